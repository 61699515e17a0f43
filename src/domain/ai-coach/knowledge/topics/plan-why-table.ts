import { daysLine, effortLine, firstLift, firstLiftLine, isBeginner, listWords, type Person, restLine, say, setsLine } from '../person.ts';
import type { Topic } from '../topic.ts';

/** The first three exercises of the first day, in order. */
function orderLine({ plan }: Person): string {
  const names = plan?.days[0]?.items.slice(0, 3).map((item) => item.name) ?? [];
  return names.length < 2 ? '' : `Your first day begins with ${listWords(names)}.`;
}

const NO_PLAN = 'There is no plan yet; once there is, I explain it with its own numbers.';

function planned(person: Person, ...sentences: readonly (string | false)[]): string {
  return person.plan === undefined ? say(...sentences.slice(0, 2), NO_PLAN) : say(...sentences);
}

export const PLAN_WHY_TOPICS: readonly Topic[] = [
  {
    id: 'why-sets',
    asks: [
      'Why this number of sets?',
      'why 3 sets',
      'why 3 sets and not 5',
      'why only 2 sets',
      'what is the rationale for 3 sets rather than 4',
    ],
    words: 'c_set 3 4 2 5 only',
    answer: (person) =>
      planned(
        person,
        'Two to four hard sets give most of the benefit; each further one adds less and costs time and recovery.',
        'Deadlifts get fewer because they tire the back most.',
        setsLine(person),
        isBeginner(person) ? 'As a beginner you need less, and it grows later.' : 'If it is too little, say «more sets».',
      ),
  },
  {
    id: 'why-accessories',
    asks: [
      'What are the accessories for?',
      'why accessories',
      'can I do only the main lifts',
      'just the big lifts and nothing else',
      'do I need the small exercises',
    ],
    words: 'accessory accessories assistance small',
    answer: (person) =>
      planned(
        person,
        'They train what the big lifts leave short (back, arms, one leg at a time, side delts) and keep joints and weak links in step.',
        'Only the big lifts work too, for strength above all; what grows less is the rest. Say which bores you, and I swap it or leave it out.',
      ),
  },
  {
    id: 'why-reps',
    asks: [
      'Why these reps?',
      'why 8 reps and not 10',
      'why 6 reps and not 12',
      'why only 3 reps on deadlift and 12 on hamstrings',
      'evidence for 8-12 over 6-8',
    ],
    words: 'c_rep 8 10 12 6 dozen ten eight prescription',
    answer: (person) =>
      planned(
        person,
        'Low reps with more weight train strength, six to fifteen build muscle most comfortably, small exercises get more because joints like it.',
        'Between 8 and 10 there is no real difference, so it is a range to move in.',
        firstLiftLine(person),
      ),
  },
  {
    id: 'why-rest',
    asks: [
      'Why such long rests in my plan?',
      'reason for 2 min rests on the small stuff',
      'why do I have to wait so long in this plan',
      'why are the pauses different',
    ],
    words: 'c_rest small stuff long',
    answer: (person) =>
      planned(
        person,
        'So that the next set is as good as the one before: short rests cost reps, and with them progress.',
        restLine(person),
        'If you feel ready on a small exercise, go earlier.',
      ),
  },
  {
    id: 'why-order',
    asks: [
      'Why this order?',
      'what is the logic of this order',
      'why row before bench',
      'why is the hinge before the squat',
      'curious about the order why deadlifts last',
    ],
    words: 'c_order first then squat row bench',
    answer: (person) =>
      planned(
        person,
        'What matters most and needs most care comes first, while you are fresh; small exercises follow. Opposites such as a press and a row alternate so that one side rests.',
        orderLine(person),
        'If you want another order, say which goes first.',
      ),
  },
  {
    id: 'why-days',
    asks: [
      'Why these days?',
      'why is the rest day on wednesday',
      'why this number of days',
      'why two leg days',
      'why squats on both monday and thursday',
    ],
    words: 'day days c_weekday both two',
    answer: (person) =>
      planned(
        person,
        'Each big muscle is trained about twice a week with a day or two between, and the days you named come first.',
        daysLine(person),
        'If another weekday suits you better, say «move Wednesday to Tuesday».',
      ),
  },
  {
    id: 'why-lighter-week',
    asks: [
      'Why is there a light week?',
      'why does the load decrease in week 4',
      'explain the light week I pay for heavy',
      'why are my weights lower this week',
      'why is my squat percentage low this week',
    ],
    words: 'c_deload lower low percent decreas smaller bad',
    answer: (person) =>
      planned(
        person,
        'You did nothing wrong: lower numbers come from a planned lighter week, or from the effort you logged.',
        person.plan?.isStrength === true && person.plan.weeks === 4
          ? 'In your strength plan week 4 is the lighter one, so that the next block starts fresh.'
          : 'Tap a suggested weight to read its reason.',
      ),
  },
  {
    id: 'why-easy-start',
    asks: [
      'Why is it so easy at first?',
      'why do I start so light',
      'on what do you base the start weight',
      'why light weight for so long',
      'for what reason do you give me ten kilos I am not made of sugar',
    ],
    words: 'easy light start begin sugar appear low kilo',
    answer: (person) =>
      planned(
        person,
        'The first weeks leave room on purpose: joints adapt more slowly than muscle, technique needs practice, and easy weights grow fast.',
        effortLine(person),
        'Log the effort you feel, and the weights rise from it; too easy twice in a row, tell me.',
      ),
  },
  {
    id: 'why-same-weeks',
    asks: [
      'Why is every week the same?',
      'why same thing every week',
      'why nothing new',
      'same exercises on the two days',
      'why no variety',
    ],
    words: 'same every week new variety figure',
    answer: (person) =>
      planned(
        person,
        'Because you only see and get better at what you repeat; the weights and reps change, the exercises stay for a block.',
        person.plan?.isStrength === true
          ? 'In your plan the effort changes from week to week.'
          : 'Each week asks for one rep or a little weight more.',
        'Bored of one? Say which and I swap it.',
      ),
  },
  {
    id: 'why-effort-waves',
    asks: [
      'Why does the effort change over the weeks?',
      'why RIR 2 in week 1 and RIR 1 in week 3',
      'why is my top set an 8',
      'rationale for week 3 at 82.5%',
      'why RPE 7 and not 9',
    ],
    words: 'c_rir c_rpe week percent top wave harder',
    answer: (person) =>
      planned(
        person,
        'Effort rises over the block so that you practice heavy weights without being tired from the first week on.',
        effortLine(person),
        'A set of 8 out of 10 trains as well as a 9 and costs much less.',
      ),
  },
  {
    id: 'why-more-of-one',
    asks: [
      'Why so much of one muscle and little of another?',
      'why is there so much back stuff',
      'why all that pulling and hardly any pushing',
      'chest has fewer sets than the back is that intentional',
      'chest two times but hamstring one time',
    ],
    words: 'much little fewer back chest pull push twice once hardly',
    answer: (person) =>
      planned(
        person,
        'Back and legs are large and are trained by several exercises; pulling balances pressing and the sitting of the day. Arms and shoulders get part of their work from presses and rows.',
        person.brief.focus.length > 0
          ? `You asked for extra ${listWords(person.brief.focus)}, so that has more.`
          : 'Say what you want more or less of, and I change it.',
      ),
  },
  {
    id: 'why-one-sided',
    asks: [
      'Why one leg or one arm at a time?',
      'why am I standing on one leg like a heron',
      'one-arm row why not both',
      'why split squats',
      'thinking behind the good arm and bad arm separate',
    ],
    words: 'one leg arm side heron both split balance separate left',
    answer: (person) =>
      planned(
        person,
        'Single-sided work evens out left and right, trains balance and loads legs hard with little weight on the back.',
        person.plan?.items.some((item) => item.exercise?.unilateral === true) === true && 'Your plan has it beside the two-sided lifts.',
        'If you dislike one, say so and I swap it.',
      ),
  },
  {
    id: 'why-not-barbell',
    asks: [
      'Why dumbbells or machines and not the bar?',
      'why am I on dumbbells for chest',
      'why goblet squats instead of back squats',
      'why floor press and not push-up',
      'why front squat and not back squat',
    ],
    words: 'instead goblet dumbbell bar variation not front',
    answer: (person) =>
      planned(
        person,
        'The choice follows your equipment, your experience and what you told me to spare; the muscle does not mind.',
        isBeginner(person)
          ? 'Simple variations come first because you learn them in one session.'
          : 'Close variations train the same movement.',
        'Name the one you want and I put it in if it fits.',
      ),
  },
  {
    id: 'why-two-similar',
    asks: [
      'Why two similar exercises on one day?',
      'two hinges in a row',
      'why rows and pulldowns the same day',
      'why RDLs after pulls',
      'why rdl after deadlift',
    ],
    words: 'same day similar two row hinge after both',
    answer: (person) =>
      planned(
        person,
        'They look alike and train different parts: a row the middle back, a pulldown the lats; a deadlift starts from the floor, a Romanian one stretches the hamstrings.',
        'The second is lighter on purpose.',
        setsLine(person),
      ),
  },
  {
    id: 'why-pause',
    asks: [
      'Why the pause or slow tempo?',
      'pause of 2 seconds down in the squat serves for what',
      'point of the pause at the bottom',
      'why paused bench',
      'reason for tempo squats',
    ],
    words: 'pause bottom tempo second slow',
    answer: (person) =>
      planned(
        person,
        'A pause takes the bounce away, so you learn the hardest position and stay tight in it with less weight on the joints.',
        'It belongs early in a block; near a test the lift is done as it is tested.',
        firstLiftLine(person),
      ),
  },
  {
    id: 'why-warm-up-sets',
    asks: [
      'Why the light sets first?',
      'point of the 2 light sets first',
      'why do I warm up with the bar',
      'is the warm-up part of the sets',
    ],
    words: 'light first c_warmup bar',
    answer: (person) =>
      planned(
        person,
        'They get joints and nerves ready, so the work sets go better; they should not tire you and do not count as sets.',
        firstLiftLine(person),
      ),
  },
  {
    id: 'why-this-exercise',
    asks: [
      'What is this exercise for?',
      'what is this one supposed to be doing for me',
      'what is the point of that one',
      'what is the bridge meant to help with',
      'why do I have this exercise',
    ],
    words: 'point one third hip walk meant purpose',
    answer: (person) =>
      planned(
        person,
        "Each one fills a gap: a movement or muscle the others leave out. Tap its name in Today's Workout to read why it is there, or tell me its name.",
        firstLift(person.plan)?.why != null &&
          (firstLift(person.plan)?.why ?? '').length < 120 &&
          `For example ${firstLift(person.plan)?.name}: ${firstLift(person.plan)?.why}`,
      ),
  },
  {
    id: 'why-carries',
    asks: [
      'What are carries for?',
      'walking about with two weights am I training to be a waiter',
      'what is the carrying exercise for',
      'why farmers before log my grip is gone',
    ],
    words: 'carry carri walk weights farmer waiter grip',
    answer: (person) =>
      planned(
        person,
        'Carries train grip, trunk and legs at once, as in daily life, with little risk.',
        'They usually come late, so that grip does not limit the pulls; say so if yours come too early.',
        daysLine(person),
      ),
  },
  {
    id: 'why-not-in-plan',
    asks: ['Why is an exercise not in my plan?', 'why no bench in my plan', 'why no curls', 'why no pull-ups at all', 'why no sit-ups'],
    words: 'no not missing forgot without',
    answer: (person) =>
      planned(
        person,
        'Something else does its job within your time, equipment and what you asked me to spare: presses and rows train arms, squats and carries the trunk.',
        'Say «add curls», or whatever you miss, and I show what it costs in minutes.',
      ),
  },
  {
    id: 'why-different-steps',
    asks: [
      'Why do lifts progress at different speeds?',
      'why load progression 1 kg on press and 2.5 on squat',
      'why does the squat go up faster',
      'the 2.5 kg jump explain',
    ],
    words: 'progression step faster press squat kg differ',
    answer: (person) =>
      planned(
        person,
        'Bigger muscles take bigger steps: 2.5 kg is 3% of a squat and 6% of a small press.',
        'Steps of 2.5 to 5% are what most people can follow.',
        firstLiftLine(person),
      ),
  },
  {
    id: 'why-plan-basis',
    asks: [
      'What is my plan based on?',
      'is there evidence for this plan',
      'sources please not vibes',
      'my neighbor has it the other way round what should I answer',
      'is this a theology or a habit',
    ],
    words: 'evidence source based neighbor theology habit house decide program',
    answer: (person) =>
      planned(
        person,
        'On your goal, days, equipment and what you told me to spare, filled by rules taken from position stands and pooled studies on sets, reps, effort and rest.',
        'Another sound plan can look different; regular work matters more than its order.',
        setsLine(person),
      ),
  },
];
