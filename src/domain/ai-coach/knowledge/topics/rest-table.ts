import { isOlder, restLine, rests, say } from '../person.ts';
import type { Topic } from '../topic.ts';

export const REST_TOPICS: readonly Topic[] = [
  {
    id: 'rest-length',
    asks: [
      'How long do I rest between sets?',
      'rest time?',
      'how long between',
      'how many minutes pause between sets',
      'how much time do I breathe between two series',
    ],
    words: 'c_rest long',
    answer: (person) =>
      say(
        'Two to three minutes before heavy sets of big lifts, one to two before the rest. Go when you could do the next set just as well, not when a clock says so.',
        restLine(person),
      ),
  },
  {
    id: 'rest-heavy',
    asks: [
      'How long between heavy sets?',
      'rest after heavy deadlifts',
      'how long after the heavy stuff',
      '2 minutes enough for heavy 5s',
      'between sets of deadlift how many minutes',
    ],
    words: 'heavy deadlift squat 5 five pull deid',
    answer: ({ plan }) => {
      const main = rests(plan?.items.filter((item) => item.main) ?? []);
      return say(
        'Three minutes serve most heavy sets, and up to five are fine after very hard ones. Less costs reps; more than five brings little.',
        main !== '' && `Your plan gives the main lifts ${main}.`,
      );
    },
  },
  {
    id: 'rest-small',
    asks: [
      'How long between small exercises?',
      'rest for curls and lateral raises',
      'same rest for isolation as for squats',
      'cable work sixty seconds or ninety',
      'do triceps need as long as the big lifts',
    ],
    words: 'small isolation curl lateral tricep cable dumbbell light',
    answer: ({ plan }) => {
      const other = rests(plan?.items.filter((item) => !item.main && item.exercise?.compound === false) ?? []);
      return say(
        'Sixty to ninety seconds are enough for single-joint work: fewer muscles are tired and the breath is back sooner. If reps fall a lot from set to set, wait longer.',
        other !== '' && `Your plan gives them ${other}.`,
      );
    },
  },
  {
    id: 'rest-why-differs',
    asks: [
      'Why is rest longer for big lifts?',
      'why 3 min for bench and 1 for curl',
      'why so much waiting for the squat and so little for the arms',
      'why such long rests',
      'why so long',
    ],
    words: 'why longer differ so',
    answer: (person) =>
      say(
        'A big lift tires more muscle and the heart, so full strength comes back more slowly; a curl tires little. Short rest before a squat would only make you lift less.',
        restLine(person),
      ),
  },
  {
    id: 'rest-singles',
    asks: [
      'How long before heavy singles or a max?',
      'how much rest before a max attempt',
      'rest between heavy singles',
      'between openers and seconds in training',
      'rest before I retake a missed rep',
    ],
    words: 'single max attempt opener retak 1rm pr',
    answer:
      'Three to five minutes between heavy singles, up to about seven or eight before a true maximum. Below 90% two to three often do. A missed single deserves the long end, and one retake is enough.',
  },
  {
    id: 'rest-too-short',
    asks: [
      'What if I rest too little?',
      'what happens if I only get 30 seconds between',
      'if I dont rest is that bad',
      'is 1 min enough',
      'can I just go without waiting',
    ],
    words: 'short 30 thirty 45 minimum least little skip cannot hurry',
    answer: (person) =>
      say(
        'You do fewer reps with the same weight, so each set trains a little less; it is not dangerous. Below a minute the loss is clear, above about 90 seconds it is small. If time is short, pair two exercises that do not share muscles.',
        restLine(person),
      ),
  },
  {
    id: 'rest-too-long',
    asks: [
      'Is it bad to rest too long?',
      'if I rest too long does the muscle get cold',
      'four or five minutes is that bad',
      'does a long rest spoil the benefit',
      'am I lazy if I need 4 min',
    ],
    words: 'cold spoil lazy chat lose ten four too benefit harm',
    answer:
      'Waiting longer does no harm: it costs time, not progress, and lets you lift a little more. After about ten minutes do one light set before you go on.',
  },
  {
    id: 'rest-evidence',
    asks: [
      'What does research say about rest and growth?',
      'does rest interval affect hypertrophy',
      'dose response curve for rest or is 2 min a convention',
      '120 or 150 seconds measurable difference',
      'does resting longer make you bigger',
    ],
    words: 'research evidence study scienc dose convention measurabl atp noise',
    answer: (person) =>
      say(
        'For size, more than a minute is slightly better than less, and beyond about 90 seconds studies find no clear gain. For strength longer rests help, because you lift more. Differences of 30 seconds are noise.',
        restLine(person),
      ),
  },
  {
    id: 'rest-until-breath',
    asks: [
      'Do I wait until my breath is back?',
      'wait till I stop puffing',
      'when do I go again when the heart is slow or when the phone says',
      'do you wait for the breath to come back or a clock',
      'rest by heart rate or clock',
    ],
    words: 'breath puff clock c_pulse heart settl ready',
    answer: (person) =>
      say(
        'Let the breath be calm enough to speak a sentence; the clock is only a reminder, so wait on when it ends too soon. Heart rate is a poor guide here, and with a heart condition or medicine for it your doctor sets the limits.',
        isOlder(person) && restLine(person),
      ),
  },
  {
    id: 'rest-ready-early',
    asks: [
      'Can I start before the timer ends?',
      'if I feel ready in 40 seconds do I have to wait two minutes',
      'do i have to wait the whole 2 min',
      'must I wait the full time',
      'do I need to be waiting two minutes',
    ],
    words: 'ready early whole full statu',
    answer: (person) =>
      say(
        'Yes, on smaller exercises. On heavy lifts you often feel ready before you are, so wait at least two minutes there and see whether the reps hold.',
        restLine(person),
      ),
  },
  {
    id: 'rest-sit-or-walk',
    asks: [
      'Do I sit or walk between sets?',
      'am I allowed to sit down in between',
      'stand or sit between sets',
      'is active recovery between sets better than sitting',
      'remain standing or be seated',
    ],
    words: 'sit stand seat chair walk activ lie',
    answer:
      'Whatever lets your breath settle. Walking slowly helps a little after very hard sets and keeps dizziness away; sitting is just as good otherwise. Only stand up slowly before the next set.',
  },
  {
    id: 'rest-phone',
    asks: [
      'Can I do something else while resting?',
      'can I use my phone between sets',
      'drink tea and talk between',
      'may one read',
      'change a nappy in the break',
    ],
    words: 'phone tea talk read nappy coding water scroll press',
    answer:
      'Yes, as long as it does not double the rest or pull your mind away from a heavy set. Phone, talk, a drink: the muscle does not care. The walk for water counts as rest too.',
  },
  {
    id: 'rest-each-side',
    asks: [
      'Do I rest between left and right?',
      'rest after each side or when both legs are done',
      'pause between arms on one-arm exercises',
      'rest longer on the bad side',
    ],
    words: 'side left right arm leg each one both unilateral',
    answer:
      'Do one side, then the other after a few breaths, then take the full rest. Start with the weaker side and do no more on the good one. If breath is the limit, rest half a minute between the sides.',
  },
  {
    id: 'rest-interrupted',
    asks: [
      'I was interrupted in the middle, does it still count?',
      'kid interrupts for ten minutes do I restart the set',
      'baby calls and I rest ten minutes did I spoil everything',
      'come back after 20 minutes is it still the same training',
      'up the stairs and back',
    ],
    words: 'interrupt baby kid spoil restart middle minut come',
    answer:
      'It counts. The work done stays done, so go on where you stopped. After ten minutes or more do one light set first, and if little time is left keep the main lifts.',
  },
  {
    id: 'rest-in-supersets',
    asks: [
      'How do I rest in a superset?',
      'when do I go again after a superset',
      'rest between two exercises of a superset',
      'minimum break in antagonist supersets',
      'do I rest between exercises',
    ],
    words: 'c_superset pair antagonist',
    answer:
      'Go from the first to the second exercise in about 15 seconds, then rest as you would after the harder of the two, at least a minute. For muscles that oppose each other, such as a press and a row, this saves time at little cost.',
  },
  {
    id: 'rest-between-exercises',
    asks: [
      'How long between two exercises?',
      'between exercise and exercise how many minutes',
      'same time between exercises as between sets',
      'what interval from one exercise to the next',
    ],
    words: 'exercis',
    answer: (person) =>
      say(
        'About the same as between sets: two to three minutes when the next one is heavy or uses the same muscles, less otherwise. Setting up usually fills it.',
        restLine(person),
      ),
  },
  {
    id: 'rest-counts-from',
    asks: [
      'When does the rest begin?',
      'does the rest period begin when the last rep ends or when the dumbbell is on the floor',
      'pause counts since I drop the weight',
      'do I count the time walking',
    ],
    words: 'begin start count since floor drop end',
    answer:
      "When the weight is down. Today's Workout starts the timer as you tick the set, which is close enough. A few seconds either way change nothing.",
  },
  {
    id: 'rest-speed-and-hangs',
    asks: [
      'How long between power sets or hangs?',
      'rest between max hangs',
      'dynamic effort rest',
      'sprints rest between reps',
      'rest on jumps',
    ],
    words: 'hang power speed dynamic sprint jump grip finger',
    answer:
      'Speed and maximal grip work need freshness: two to three minutes between jumps, throws or hard hangs, and stop when they get slower or shorter. Light speed sets can go every minute. Shorter rest makes it endurance training, which is another goal.',
  },
  {
    id: 'rest-and-condition',
    asks: [
      'How long should I rest with a heart condition?',
      'safe interval for one with a stent',
      'rest at my age',
      'is 90 seconds enough for an older woman',
      'heart rate does not do what other peoples does',
    ],
    words: 'c_doctor c_old condition safe vintage',
    answer: (person) =>
      say(
        'Longer is always allowed: rest two to three minutes and begin when you can speak easily. With a heart condition your doctor or cardiac rehab team sets how hard you may go; chest pressure, dizziness or an odd heartbeat mean stop and get help.',
        restLine(person),
      ),
  },
  {
    id: 'rest-days',
    asks: [
      'How many rest days do I need?',
      'what counts as a rest day',
      'how long between training the same muscle',
      'hours between two loadings of the same muscle',
      'how long between hard deadlift days',
    ],
    words: 'day days hours 48 loading recover between same',
    answer: ({ plan }) =>
      say(
        'Give a muscle that worked hard about 48 hours, and very heavy deadlifts three days or more. A rest day is one without hard training; a walk is fine, and a day of heavy labor counts as work.',
        plan !== undefined &&
          plan.days.length < 7 &&
          `Your plan trains ${plan.days.length} ${plan.days.length === 1 ? 'day' : 'days'} and keeps the rest free.`,
      ),
  },
];
