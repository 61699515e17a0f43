import { effortLine, isBeginner, isMinor, isOlder, say } from '../person.ts';
import type { Topic } from '../topic.ts';

export const EFFORT_TOPICS: readonly Topic[] = [
  {
    id: 'rpe-meaning',
    asks: ['What is RPE?', 'what does rpe 8 mean', 'what is this RPE letter', 'rpe in normal language', 'what number out of ten'],
    words: 'rpe c_rpe',
    answer: (person) =>
      say(
        'RPE says how hard a set was, from 1 to 10. At 10 no further rep was possible, at 9 one was left, at 8 two. It is about reps left, not about pain or sweat.',
        effortLine(person),
      ),
  },
  {
    id: 'rir-meaning',
    asks: ['What is RIR?', 'rir meaning', 'two in the tank what does that mean', 'leave two in reserve', 'plan says leave 3, leave 3 what'],
    words: 'rir c_rir remain',
    answer: (person) =>
      say(
        'RIR means reps in reserve: how many more clean reps you could have done when you stopped. With 2 RIR you rack the weight while two are left.',
        effortLine(person),
      ),
  },
  {
    id: 'rpe-and-rir',
    asks: [
      'Are RPE and RIR the same?',
      'is RIR 1 equal to RPE 9',
      'does rpe 8 mean 2 in reserve',
      'convert rir to rpe',
      'when you put rp eight does that mean eight more',
    ],
    words: 'equal convert',
    answer: (person) =>
      say(
        'They are two ways to say one thing: RPE is 10 minus the reps in reserve. RPE 9 is 1 RIR, RPE 8 is 2 RIR, RPE 7 is 3.',
        effortLine(person),
      ),
  },
  {
    id: 'judge-reserve',
    asks: [
      'How do I know how many reps I have left?',
      'I cant tell whether I had two left or five',
      'how can I know I have two in reserve if I never tried to find out',
      'nobody knows their RIR',
      'two reps left is not observable, what signal',
    ],
    words: 'estimat accurat calibrat observ guess tell',
    answer: (person) =>
      say(
        'Nobody knows it exactly: most people are off by about one rep and usually stop too early. Watch the speed, because reps slow down clearly when two or three are left.',
        isBeginner(person)
          ? 'Guess before the last set, then do a few more on a machine to see; the guess gets better within weeks.'
          : 'Now and then take the last set of a safe machine exercise to the end and compare it with your guess.',
      ),
  },
  {
    id: 'to-failure',
    asks: [
      'Do I have to train to failure?',
      'should I go till I cant or stop before',
      'fail or not',
      'do you actually have to go to failure to grow',
      'is it bad to train to failure',
    ],
    words: 'c_failure',
    answer: (person) =>
      say(
        'You need not go to failure: sets that stop one to three reps short build about as much muscle, and strength does not need failure at all; what failure adds is mostly fatigue.',
        isOlder(person) || isMinor(person)
          ? 'For you I always leave at least two reps.'
          : 'Keep it, if you like it, for the last set of a safe single-joint exercise.',
        effortLine(person),
      ),
  },
  {
    id: 'failure-every-set',
    asks: [
      'Failure on every set or only the last?',
      'to failure every set or only last one',
      'all sets hard or just the last',
      'does rpe 8 count for the final set or each set',
      'is the effort for each set',
    ],
    words: 'each final',
    answer: (person) =>
      say(
        'The effort is meant for every work set, so the first sets may feel a little easier and the last one a little harder at the same weight. If anything goes to the limit, let it be the last set only.',
        effortLine(person),
      ),
  },
  {
    id: 'failure-at-my-age',
    asks: [
      'Is training to failure safe at my age?',
      'is training to muscular failure at my age harmful',
      'failure with a heart condition',
      'is it advisable for a cardiac patient to go until no further rep',
      'should I be failing at my age or is that daft',
    ],
    words: 'age cardiac harmful',
    answer: (person) =>
      say(
        'You do not need it: stopping with two or three clean reps left builds strength at any age and spares joints and blood pressure.',
        'With a heart or blood pressure condition ask your doctor first how hard you may go, and never hold your breath on a hard rep.',
        effortLine(person),
      ),
  },
  {
    id: 'hard-enough',
    asks: [
      'How do I know it is hard enough?',
      'how hard is hard',
      'how heavy is heavy',
      'how do I know when I have done enough',
      'how do I know if I have tried enough',
    ],
    words: 'enough hard heavy tri',
    answer: (person) =>
      say(
        'A set was hard enough when the last reps slowed down and you could have done only a few more in good form. Sweat, breath and a red face say little.',
        effortLine(person),
        'If you end every set fresh, add a little weight next time.',
      ),
  },
  {
    id: 'burn-or-shake',
    asks: [
      'Do I stop when it burns or shakes?',
      'stop when burn or stop when cant',
      'do I stop when it shakes',
      'am I meant to be shaking at the end',
      'is it supposed to burn',
    ],
    words: 'burn shak shake wobbl trembl',
    answer: (person) =>
      say(
        'Neither decides it. Burning and shaking often come well before the last good rep, above all in long sets and when a movement is new, so count the clean reps you have left instead.',
        effortLine(person),
        'Sharp or joint pain is different: stop at once.',
      ),
  },
  {
    id: 'good-pain',
    asks: [
      'Is this effort or my joints complaining?',
      'difference between hard work and joint pain in a set',
      'how do I tell productive difficulty from joints paying the price',
      'is it supposed to hurt',
    ],
    words: 'joint difficult productiv',
    answer:
      'Effort is felt in the working muscle, grows through the set and fades in a minute. A pinch, a stab, numbness or an ache in a joint is no effort: end the set. If it comes back with less weight, tell me where it is, and let a physiotherapist look if it stays.',
  },
  {
    id: 'tempo-code',
    asks: [
      'What does a tempo like 3-1-1 mean?',
      'what does 31X1 mean',
      'tempo three one zero',
      'whats 3010 next to the squat a code',
      'is the 3 up or down',
    ],
    words: 'c_tempo digit eccentric number phone code',
    answer:
      'Tempo counts seconds in the order lowering, pause at the bottom, lifting, pause at the top: 3-1-1-0 is three down, one still, one up, no wait. X means lift as fast as you can. The first number is the lowering even where the movement begins with the lift, as in a pull-up.',
  },
  {
    id: 'rep-speed',
    asks: [
      'How fast should each rep be?',
      'slow down or slow up',
      'down slow and up fast or the other way',
      'how slow is slow on the lowering',
      'do I lower slowly or let it fall',
    ],
    words: 'slow fast speed lower descend fall drop eccentric',
    answer:
      'Lower under control for about two seconds and lift as fast as good form allows. Muscle grows about equally from half a second to eight seconds a rep, so very slow reps win nothing and cost weight. Slow lowering does help while you learn a movement or spare a joint.',
  },
  {
    id: 'grinding',
    asks: [
      'Is a grinding last rep okay?',
      'is it ok to grind the last rep or rack it',
      'last rep ugly is this 9 or 10',
      'does grinding count as failure',
      'bar slow last rep but clean',
    ],
    words: 'c_grind clean rack',
    answer: (person) =>
      say(
        'A slow but clean rep is about RPE 9 to 9.5; one that bends your form was a 10. One now and then does no harm, but if they come every week the weight is too high.',
        effortLine(person),
      ),
  },
  {
    id: 'technical-failure',
    asks: [
      'Does breaking form count as failure?',
      'do you count technical failure already as failure',
      'hips rise first is that failure',
      'spasticity before failure does that count',
    ],
    words: 'technical break count',
    answer:
      'Yes. Count the set as finished when you can no longer do the rep as planned, whatever gives way first, and judge your reserve from there. What comes after trains another movement.',
  },
  {
    id: 'amrap-meaning',
    asks: [
      'What does AMRAP mean?',
      'last set amrap means till fail',
      'should the last set be amrap',
      'what is 5+',
      'as many reps as possible',
    ],
    words: 'c_amrap plus',
    answer:
      'AMRAP is as many good reps as possible in one set; «5+» is the same with at least five. Stop when the next rep would not be clean, which is about one short of failure. It is a useful test now and then, not a habit for every set.',
  },
  {
    id: 'missed-rep',
    asks: [
      'I missed a rep, what now?',
      'last set fail at rep 7 of 8 ok or wrong',
      'couldnt finish the last set is that bad',
      'failed the last rep what do I do',
    ],
    words: 'miss finish wrong',
    answer:
      'Nothing is wrong: log what you did and go on. One rep short in the last set is normal, and the next weight follows from it. If it happens in the first set or two sessions running, take 5 to 10% off.',
  },
  {
    id: 'stopping-early',
    asks: [
      'Is it bad to stop too early?',
      'is it bad if I always stop with 4 left',
      'scared to check if I can do one more',
      'is RIR 3 enough stimulus',
      'is 3 in reserve enough',
    ],
    words: 'early stimulus close optimal short accessori accessory isolation scared',
    answer: (person) =>
      say(
        'Up to about three reps in reserve a set still works well, and for strength even more is fine. Beyond four it gets too easy to count in full.',
        effortLine(person),
        'Smaller exercises can go closer, to one or two.',
      ),
  },
  {
    id: 'effort-on-a-bad-day',
    asks: [
      'Does RPE follow how I feel today?',
      'rpe on a good day or on the day I am having',
      'rpe drift on nights',
      'by bar speed or feel',
      'how hard when feeling fine means nothing',
    ],
    words: 'today day feel drift true',
    answer: (person) =>
      say(
        'It is meant for the day you have. If the planned weight feels two points harder, take less and keep the effort; on a good day take a little more.',
        effortLine(person),
        'If good feelings mislead you because of a condition, keep the lower number whatever the day says.',
      ),
  },
  {
    id: 'effort-of-long-sets',
    asks: [
      'What is RPE in a long set?',
      'rpe 8 on a set of 12 two in reserve by muscle or by cardio',
      'out of breath before the muscle is tired',
      'not puffing how do I know',
    ],
    words: 'puff breath lung 12',
    answer:
      'Judge the muscle: how many clean reps would it still have? In sets above twelve, breath and burning make the guess worse, so trust it less there. If breath ends every set, rest longer before the next one.',
  },
  {
    id: 'effort-of-holds-and-fast-lifts',
    asks: [
      'How does effort work for holds and Olympic lifts?',
      'rpe on a snatch make or miss',
      'rir on olympic lifts does it count',
      'hangs leave two seconds in reserve',
      'rpe for planks',
    ],
    words: 'snatch oly olympic hang hold plank second',
    answer:
      'For holds count seconds: stop when about a tenth of your best time is left. For Olympic lifts and jumps reserve means speed, so stop when the bar gets slower or the catch gets rough, long before you could not lift it. RPE is less exact in both.',
  },
  {
    id: 'spotter',
    asks: [
      'Can I bench hard without a spotter?',
      'do I go to failure on bench with no spotter',
      'training alone at home safely',
      'no one to spot me',
      'what if I get stuck under the bar',
    ],
    words: 'spotter spot alone stuck safeti pins',
    answer:
      'Not to failure. Alone, keep two reps in reserve on the barbell bench and the squat, use safety pins or a rack, and leave the collars off the bench so that plates can slide. Dumbbells, machines and push-ups are the safe places to go near the limit.',
  },
  {
    id: 'form-or-weight',
    asks: [
      'Is form or weight more important?',
      'form vs weight',
      'should I lift heavier with worse form',
      'how strict must the technique be',
      'cheating reps',
    ],
    words: 'strict cheat sloppy ego important',
    answer:
      'Form first, then weight. A rep counts when it covers the same path with control as your first one; a small change on the last rep is normal. If you need a swing or lose range, take the last weight that you owned.',
  },
  {
    id: 'when-add-weight',
    asks: [
      'When do I add weight?',
      'when should I go up in weight',
      'how much weight to add each week',
      'when is it too light',
      'how fast should the weights go up',
    ],
    words: 'add increas heavier light up jump',
    answer: ({ plan }) =>
      say(
        plan?.isStrength === true
          ? 'In your strength plan the effort of the week decides: log weight, reps and RPE, and the next weight follows from them.'
          : 'When every set reaches the top of its reps with the planned reserve, take the smallest step up and start again at the lower end.',
        'Steps of 2.5 to 5% are plenty, less for the upper body.',
      ),
  },
  {
    id: 'percent-or-rpe',
    asks: ['Are percentages better than RPE?', 'percent of 1rm or rpe', 'what percent of max should I use', 'training max'],
    words: 'percent percentag max',
    answer:
      'Both work. A percentage is exact on paper but knows nothing of your sleep; RPE fits the day but has to be learned. Setwise plans by RPE or reserve and works out weights from what you log.',
  },
  {
    id: 'test-max',
    asks: ['Should I test my one-rep max?', 'how do I find my 1rm', 'max out', 'test day', 'do I need to know my max'],
    words: '1rm test max single',
    answer: (person) =>
      say(
        isBeginner(person) || isOlder(person) || isMinor(person)
          ? 'You do not need to, and I would not plan it for you now.'
          : 'You do not need to, unless a meet asks for it.',
        'A clean set of three to six reps with its RPE gives a good estimate, and the app works with that. A real attempt needs practice, safety pins and a rested day.',
      ),
  },
  {
    id: 'back-off-sets',
    asks: ['What are back-off sets?', 'how many in the tank on back-offs', 'top set and back off', 'lighter sets after the top set'],
    words: 'backoff back-off top',
    answer:
      'Back-off sets follow a heavier top set with about 5 to 15% less, for more good reps with less strain. They should feel one or two points easier, so leave two or three reps. If they feel as hard as the top set, take more off.',
  },
];
