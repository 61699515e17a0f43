import { daysLine, isOlder, type Person, say } from '../person.ts';
import type { Topic } from '../topic.ts';

export const CARDIO_TOPICS: readonly Topic[] = [
  {
    id: 'cardio-amount',
    asks: [
      'How much cardio should I do?',
      'how many minutes of cardio weekly',
      'how many minutes of walking the heart needs in a week',
      'how many minutes of brisk walking would do some good for the heart',
      'minimum cardio',
    ],
    words: 'minut week weekly amount minimum 150 much c_cardio',
    answer: (person) =>
      say(
        '150 to 300 easy minutes a week, or half of that hard, is the advice for health; any amount is better than none. Brisk walks of ten minutes count.',
        daysLine(person),
        'Put it on free days or after lifting.',
      ),
  },
  {
    id: 'cardio-and-gains',
    asks: [
      'Does cardio kill gains?',
      'will cardio kill my gains',
      'does cardio burn muscle',
      'does cardio harm strength',
      'cardio interference with hypertrophy',
    ],
    words: 'kill ruin interfer harm burn lose eat tank gains excuse bro cost',
    answer:
      'Cardio does not eat muscle: in the pooled studies cardio next to lifting cost neither muscle nor maximal strength; only jumping and sprint power suffered a little, mostly in the same session. What hurts is volume you cannot recover from: hours of running or rides before heavy legs.',
  },
  {
    id: 'cardio-before-or-after',
    asks: [
      'Cardio before or after weights?',
      'bike before or after weights',
      'run before lift or after',
      'bike before or after iron',
      'rope before or after the weights',
    ],
    words: 'before after first then b4',
    answer:
      'Weights first when strength or muscle is the goal, cardio first when the race is. Five easy minutes before lifting are a warm-up and always fine. On different days, or six hours apart, the order stops mattering.',
  },
  {
    id: 'cardio-same-day',
    asks: [
      'Same day or another day for cardio?',
      'run and lift same day ok',
      'bicycle the same day as the weights or another',
      'hours apart needed',
      '3 hour ride same day as squats',
    ],
    words: 'same day another apart hours separate',
    answer: (person) =>
      say(
        'Both work. Easy cardio fits any day; put hard or long sessions on days without heavy legs, or at least six hours away.',
        daysLine(person),
        'If legs stay heavy, shorten the cardio first.',
      ),
  },
  {
    id: 'walking-counts',
    asks: [
      'Does walking count as cardio?',
      'is walking cardio',
      'does walking the dog count',
      'pushing the trolley counts as walking',
      '10k steps count',
    ],
    words: 'c_walk count enough trolley sweat incline hill',
    answer: (person) =>
      say(
        'Yes, when it is brisk: warm, breathing deeper, still able to talk. Hills, a pram or an incline make it count more.',
        isOlder(person) && 'At your age it is one of the best things you can do.',
        '150 minutes a week of it meets the health advice, in pieces if you like.',
      ),
  },
  {
    id: 'job-counts',
    asks: [
      'Does my job count as cardio?',
      'do I need cardio if I carry tubes all day',
      'twenty thousand steps on a shift do I need more',
      'stairs all night counts',
      'does digging or mowing count',
    ],
    words: 'job work shift mow dig drum scaffold carry kids allotment fence feet',
    answer:
      'It counts for health if it makes you breathe deeper for ten minutes at a time, and it counts as fatigue in any case. Slow standing work does neither much. If your days are heavy already, twenty easy minutes twice a week for the heart is plenty.',
  },
  {
    id: 'sport-counts',
    asks: [
      'Does my sport count as cardio?',
      'is swimming counting for the heart',
      'surf two hours is cardio',
      'does capoeira count',
      'does yoga count as cardiovascular work',
    ],
    words: 'sport swim surf yoga dance capoeira netball water prowler sled vinyasa club',
    answer:
      'Yes, whenever it keeps you breathing hard for a while; ball games, swimming, dance and sled work all do. Gentle yoga does not, a fast flow may. If you do it three times a week you need nothing extra, and I keep heavy legs away from those days if you tell me which.',
  },
  {
    id: 'hiit-or-steady',
    asks: [
      'HIIT or steady cardio?',
      'short fast things or one long boring one',
      'is hiit bad',
      'hiit vs steady',
      'hiit vs liss interference',
    ],
    words: 'c_hiit steady liss long short interval',
    answer:
      'Both train the heart, and they burn fat equally for the same work. Intervals save time but tire legs and nerves; easy cardio recovers quickly. Beside lifting, mostly easy with one hard session a week is a good mix, and none of it hard after bad nights.',
  },
  {
    id: 'zone-2',
    asks: [
      'What is zone 2?',
      'whats this zone 2 everyone talks about',
      'zone 2 heart rate for me',
      'upper limit of zone 2',
      'zone two how to measure without a watch',
    ],
    words: 'c_zone talk nose easy limit formula',
    answer:
      'Zone 2 is easy, steady work: you can speak in full sentences but would rather not sing. That test is as good as a formula, because heart rates differ by 10 to 20 beats between people. Measured limits come from a lab test.',
  },
  {
    id: 'heart-rate',
    asks: [
      'What heart rate should I have in cardio?',
      'how fast should my heart be going',
      'heart goes 160 on a hill good or bad',
      'what pulse should one not exceed',
      'watch says 160',
      'what number should my heart be at',
      'which pulse for easy cardio at my age',
    ],
    words: 'heart c_pulse 160 exceed beats max resting',
    answer: (person) =>
      say(
        heartRateLine(person),
        'Talking tells more than any formula: easy means sentences, hard means a few words; formulas and watches are off by 10 to 20 beats.',
        'With a heart condition, medicine or a fast pulse at small efforts ask your doctor for your limits; chest pressure or dizziness means stop.',
      ),
  },
  {
    id: 'cardio-with-condition',
    asks: [
      'Cardio with a heart condition or medicine?',
      'pulse under beta blocker',
      'exercise after bypass',
      'intervals with asthma',
      'my sugar drops on the treadmill',
    ],
    words: 'c_doctor asthma hip section blocker c_diabetes c_pregnant condition',
    answer:
      'First your doctor or rehab team: they know which limits and which medicine count, and I do not. In general, start easy, judge by talking instead of pulse, build minutes before speed, and stop at chest pressure, dizziness, wheezing or low sugar. Tell me what they allow and I plan around it.',
  },
  {
    id: 'best-machine',
    asks: [
      'Which cardio machine is best?',
      'treadmill or bike',
      'bike erg or row erg',
      'is rowing better than cycling for the back',
      'stair machine or sprints',
    ],
    words: 'c_machine c_stairs c_row c_bike best which better treadmill elliptical',
    answer:
      'The one you will use. Bike and incline walking are kindest to joints and legs, the rower works the whole body but asks for a fresh back, stairs are hard and short, running needs the slowest build-up. For the heart they are equal at equal effort.',
  },
  {
    id: 'running-and-lifting',
    asks: [
      'Does running go with lifting?',
      'will running hurt my gains',
      'how many kilometers a week can I run',
      'how many miles is too many while lifting heavy',
      'running when you climb',
    ],
    words: 'c_run kilometer miles kays many',
    answer:
      'Yes. Ten to twenty easy kilometers a week rarely bother the squat; more needs time to grow into and lighter leg days. Keep the long or fast run away from your heaviest leg session and raise distance by about a tenth a week.',
  },
  {
    id: 'cycling-and-legs',
    asks: [
      'Will cycling hurt my leg training?',
      'will biking kill my legs for squats',
      'twenty minutes on the bike three times a week eats my squat',
      'does spin make legs massive',
      'z2 2x25 interference on deadlift',
    ],
    words: 'c_bike legs squat spin massive',
    answer:
      'Two or three easy rides of 20 to 40 minutes do not cost squat strength, and cycling alone makes no massive legs. Long or hard rides the day before do. On the same day lift first, or leave six hours.',
  },
  {
    id: 'no-running',
    asks: [
      'What can I do instead of running?',
      'fitter without running',
      'I dont like running',
      'get lungs up without running',
      'cardio without jumping',
    ],
    words: 'without instead hate dislike else alternativ c_run',
    answer:
      'Fast walking uphill, cycling, rowing, swimming, stairs, skipping, a sled, or kettlebell swings in short rounds. The heart only notices how hard you breathe. Choose what your joints like and what is near; twice a week 20 minutes is a start.',
  },
  {
    id: 'fasted-cardio',
    asks: [
      'Is fasted cardio better?',
      'cardio on an empty stomach in the morning',
      'fasted cardio burns more fat or muscle',
      'walk before breakfast',
    ],
    words: 'c_fasted empty morning',
    answer:
      'No better for fat loss: over weeks, people who ate before lost the same. If it suits your morning, keep it easy and short. With diabetes or dizziness eat something first and ask your doctor.',
  },
  {
    id: 'cardio-for-belly',
    asks: [
      'Does cardio burn belly fat?',
      'stairs before I see abs',
      'how many minutes of stairs to lose the belly',
      'which is better for the belly',
      'how much stairs equals one chocolate',
    ],
    words: 'belly abs fat c_fatloss chocolate c_calories burn',
    answer:
      'It helps a little with the total, but nobody can choose the belly, and food decides most of it. Twenty minutes of stairs burn about a chocolate bar, so count on the habit, not on the session. Walking more every day is the easiest lever.',
  },
  {
    id: 'cardio-every-day',
    asks: ['Can I do cardio every day?', 'cardio every day if its easy', 'daily running', 'stairs ten times a day endurance'],
    words: 'every day daily 7',
    answer:
      'Easy cardio, yes: walking or relaxed cycling can be daily. Keep hard sessions to two or three a week with a day between, and drop one when your lifts or your sleep get worse.',
  },
  {
    id: 'need-cardio',
    asks: [
      'Is cardio necessary at all?',
      'is cardio necessary',
      'can I skip cardio',
      'do weights count as cardio',
      'is there any point in two minutes on a pedal thing',
    ],
    words: 'need necessary skip point all',
    answer: ({ plan }) =>
      say(
        'For muscle and strength, no; for heart, blood pressure and stamina, yes, and lifting replaces only part of it. Even short bouts add up.',
        plan?.items.some((item) => item.exercise?.pattern === 'conditioning') === true && 'Your plan has some already.',
      ),
  },
  {
    id: 'endurance-how-soon',
    asks: [
      'How soon does endurance improve?',
      'how long must I run that lungs are better weeks or years',
      'cheapest way to not gas out on heavy fives',
      'not gas out',
      'get my lungs up for a medley',
    ],
    words: 'weeks soon improve gas lung stamina medley',
    answer:
      'Two to three sessions of 20 to 30 minutes a week are felt within about four weeks and keep improving for months. Most of it easy, one session with a few hard minutes. Longer rest between heavy sets helps at once.',
  },
  {
    id: 'skipping-rope',
    asks: [
      'Is skipping rope good for me?',
      'skipping rope at 58',
      'jump rope bad for knees',
      'do I still need jump rope',
      'is jump rope cardio',
    ],
    words: 'rope skip jump knee',
    answer:
      'It is fine cardio if ankles, knees and pelvic floor agree: start with ten rounds of 20 jumps, low and soft, with rest between. Add a little each week. If joints ache or you leak, take fast walking or a bike and ask a physiotherapist.',
  },
];

/** Easy is 60 to 70% of the most, which falls with age (208 minus 0.7 times the age). */
function heartRateLine({ brief }: Person): string {
  if (brief.age === null) return '';
  const most = 208 - 0.7 * brief.age;
  return `At ${brief.age} easy cardio is about ${Math.round(most * 0.6)} to ${Math.round(most * 0.7)} beats a minute.`;
}
