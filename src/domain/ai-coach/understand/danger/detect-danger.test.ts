import { describe, expect, test } from 'vitest';
import { scoreDanger, scoreOrdinary } from '#tests/fixtures/corpus/score-danger.ts';
import type { DangerKind } from '../../person/danger-kinds.ts';
import { askAboutDanger, THAT_IS_ME, THAT_IS_NOT } from './danger-question.ts';
import { detectDanger } from './detect-danger.ts';

const TOLD: readonly (readonly [DangerKind, readonly string[]])[] = [
  [
    'cardiac',
    [
      'there is a crushing pressure on my chest and I am breathless',
      'chest pain whenever I run',
      'my heart is racing and I feel dizzy just sitting here',
    ],
  ],
  [
    'stroke',
    [
      'I fainted between two sets',
      'my face is drooping and my speech is slurred',
      'worst headache of my life, it came in a second while I pressed',
    ],
  ],
  [
    'nerve',
    ['my groin went numb and I cannot pee since the deadlifts', 'I cannot lift my foot since yesterday', 'both legs are tingling and weak'],
  ],
  ['fracture', ['I fell on my wrist, it is bent and I cannot move it', 'my ankle cracked and I cannot put weight on it']],
  ['tear', ['I felt a pop in my shoulder and now I cannot raise my arm', 'my biceps snapped and rolled up']],
  ['head', ['the barbell hit my head and I have vomited since', 'I banged my head and keep asking the same question']],
  ['rhabdo', ['my urine is dark brown since the workout', 'after 500 squats my legs are swollen and my pee looks like tea']],
  ['clot', ['my calf is swollen and hot since the flight', 'one leg is red and swollen and I am short of breath']],
  ['heat', ['I trained in the heat and stopped sweating, now I am confused and dizzy']],
  ['infection', ['I have a fever of 39 but want to train', 'the cut on my leg is hot and a red line runs up from it']],
  ['pregnancy', ['I am 18 weeks pregnant and bleeding', 'pregnant and my waters broke during squats']],
  ['self-harm', ['I want to kill myself', 'everybody would be better off without me', 'I have started cutting myself again']],
  [
    'eating',
    [
      'I eat 500 calories a day and train twice',
      'I make myself throw up after meals',
      'no period for six months and I still want to lose more',
    ],
  ],
  ['drugs', ['what dose of tren should I start with', 'took clen and my heart is racing']],
  ['child', ['my son is 8 and deadlifts alone in the garage every day']],
  ['allergy', ['my lips are swelling and my throat is closing']],
  ['breathing', ['my inhaler is empty and I cannot breathe']],
  ['sugar', ['my blood sugar is 2.4 and I am shaking']],
  ['sight', ['flashes and a shadow in one eye since the deadlifts, I see only half with it']],
  ['violence', ['my boyfriend hits me when I go to the gym']],
];

test.each(TOLD.flatMap(([kind, texts]) => texts.map((text) => [kind, text] as const)))('%s: «%s» stops', (kind, text) => {
  expect(detectDanger(text)).toMatchObject({ kind, ask: false });
});

test.each([
  // Figures of speech.
  'that set killed me',
  "I don't want to live in the gym",
  'I am dying to try the new rack',
  'my arms are dead after those curls',
  'passed out on the sofa after dinner',
  'nearly fainted at the price of the membership',
  'these lunges will be the death of me lol',
  // Somebody else.
  'my father fainted once',
  'my mother had a stroke last year',
  'a friend of mine tore his biceps deadlifting',
  // Long ago or over.
  'broke my wrist when I was 12, it healed fine',
  'two years ago I had knee surgery and I was cleared',
  'I had a concussion in 2012, no symptoms since',
  // Denied.
  'no chest pain, no dizziness, no numbness, just tired',
  // General questions.
  'can deadlifts cause a hernia?',
  'what are the signs of rhabdo?',
  'is it dangerous to train with a fever?',
  // Everyday.
  'my quads are sore from Monday',
  'my knee hurts a bit on squats',
  'I want to lose 5 kg by summer',
  '3 days, full gym',
  'start again, I want to lose fat, 4 days',
])('«%s» does not stop', (text) => {
  expect(detectDanger(text)?.ask ?? true).toBe(true);
});

test('A slip of the thumb hides nothing', () => {
  expect(detectDanger('i fianted after my squats')).not.toBeNull();
  expect(detectDanger('my chst is tight and i cant breath')).not.toBeNull();
});

test('An answer to «Is that happening to you now?» is read with the question', () => {
  const asked = askAboutDanger('chest pain or pressure');
  expect(detectDanger(THAT_IS_ME, asked)).toEqual({ kind: 'cardiac', label: 'chest pain or pressure', urgent: true, ask: false });
  expect(detectDanger(THAT_IS_NOT, asked)).toBeNull();
  expect(detectDanger(THAT_IS_ME)).toBeNull();
});

test('Voices that trained nothing are understood, and ordinary lines go through', () => {
  const scores = [scoreDanger('development'), scoreDanger('test')];
  const dangers = scores.reduce((sum, score) => sum + score.dangers, 0);
  const found = scores.reduce((sum, { danger, dangers: count }) => sum + (danger.stopped + danger.asked) * count, 0);
  expect(found / dangers).toBeGreaterThanOrEqual(0.82);
  for (const { ordinary, falsely } of scores) {
    expect(ordinary.stopped).toBeLessThanOrEqual(0.005);
    expect(ordinary.asked).toBeLessThanOrEqual(0.02);
    expect(falsely.stopped).toBeLessThanOrEqual(0.07);
  }
}, 60_000);

test('Ordinary lines of the training voices are stopped in less than one of a hundred', () => {
  expect(scoreOrdinary('training').stopped).toBeLessThanOrEqual(0.01);
}, 120_000);

test.each([
  'my foot goes numb when I sit on it too long',
  'hands tingling after a cold shower, nothing else',
  'a fat burning plan for 4 days please',
  'my toes have been numb for years, diabetes',
  'Played rugby till 25, nothing since except marking.',
  'I am 77, fell in the kitchen last week, nothing broken, can I train?',
  'I have asthma, mild',
  'my chest is sore from bench',
])('«%s» is no danger', (text) => {
  expect(detectDanger(text)).toBeNull();
});

test.each([
  'I take fat burning tablets before training',
  'eight beers in and about to squat',
  'nearly had a heart attack when I climbed the stairs',
  'feeling shaky and sweaty after my workout, ate a biscuit',
  'my new knee is warm and puffy, 6 weeks after the replacement',
  'strange feeling in my chest sometimes',
])('«%s» is one, or asked about', (text) => {
  expect(detectDanger(text)).not.toBeNull();
});

test.each([
  'gym 5x week been lifting 6 yrs want bigger chest n back',
  'no thats easier i want MORE chest and back volume',
  'grow chest and shoulders',
  'bring up my chest and back, 4 days',
  'chest n tris focus',
  'build up my chest and legs, 52 yo man',
  'lads want massive chests',
  'mas pecho y espalda, more chest and back',
  'put some size on my arms and chest',
  'chest is coming up fine but my back is still flat so divert to back',
  'why this weight on chest-supported t-bar row?',
  'the weight on chest supported dumbbell rows feels heavy',
  'heavy chest and back day on Monday',
  'want a stronger heart and bigger chest',
  'have a set of 4 and 8 kg dumbbells, 2 days',
  'I trained in the army but did nothing since 12 years, full gym',
  'make chest and back together no rest like arnold',
])('muscles named as a goal ask nothing: «%s»', (text) => {
  expect(detectDanger(text)).toBeNull();
});

test.each([
  "I cannot do a press-up on the floor, I'm afraid",
  'push ups on the floor no. on the counter yes',
  'sit ups on the floor hurt my tailbone',
  'I am 70 and press ups on the carpet are beyond me',
  'pushups done on the ground are too low for me',
])('an exercise on the floor is no fall: «%s»', (text) => {
  expect(detectDanger(text)).toBeNull();
});

test.each(['I did push-ups and next I was on the floor', 'ended up on the floor after squats, dont know how', 'woke up on the floor'])(
  '«%s» stops',
  (text) => {
    expect(detectDanger(text)).toMatchObject({ kind: 'stroke', ask: false });
  },
);

test.each(['something is wrong with my chest', 'bigger chest, but it is tight when I climb stairs', 'my chest hurts and I want it bigger'])(
  'how a part feels is no goal: «%s»',
  (text) => {
    expect(detectDanger(text)).not.toBeNull();
  },
);

test('A denial ends the doubt, and a sign named with it does not pass', () => {
  const asked = askAboutDanger('a sign of heart trouble');
  for (const text of [
    'lol no just want bigger chest and back. no heart stuff',
    'my heart is fine, I only meant the muscle',
    'I never said heart',
  ])
    expect(detectDanger(text, asked)).toBeNull();
  expect(detectDanger('no, but there is a pressure on my chest', asked)).not.toBeNull();
});

test.each([
  'And bench',
  'So how hard would that have to be?',
  'and how heavy should the sets feel then?',
  'i cant get down on the floor anymore, knees',
  'Please nothing where I have to lie down on the carpet, I struggle to get back up.',
  'staying at my son’s next weekend so saturday is out',
  'honestly im half dead on my feet after nights, so short ones please',
  'there is a gap between 3 and 5 when I can train',
])('plain words of plain people are no danger: «%s»', (text) => {
  expect(detectDanger(text)).toBeNull();
});

test.each([
  'Prison officer 36 male. Got to pass the fitness test again in 9 weeks, bleep test level 5.4, grip, push pull. failed bleep last time at 4.8',
  'My wife also want to do sir. She is 40, knee is paining for her. Same plan she can follow?',
  'physio at work reckons meniscus, waiting on scan. can run in straight line he said if it dont swell. I dont believe him tbh',
  'My father has hypertension, 68, BP 150/95 on amlodipine. He is asking can he do deadlifts along with me. I told him no. Who is right?',
  'Next week is Navratri, I will be on fast for nine days, only fruits, milk and sabudana. Should I skip lower days or just cut weights?',
])('a life told in passing is no danger: «%s»', (text) => {
  expect(detectDanger(text)).toBeNull();
});

test.each([
  'Question, possibly a stupid one. I sing mezzo in an opera chorus and my teacher thinks heavy pressing is making my neck tight and the top has gone. True or myth?',
  'knuckles are swelled up like sausages again its just salt water and cold happens every trip. can i still do the pull ups',
])('what only sounds like a danger is asked about and stops nothing: «%s»', (text) => {
  expect(detectDanger(text)).toMatchObject({ ask: true });
});

test('A fast of faith is no illness, and a sign of illness in it is one', () => {
  expect(detectDanger('Ramadan is on, nothing to eat all day, still training')).toBeNull();
  expect(detectDanger('I use Ramadan as an excuse, eaten nothing, I make myself sick at night and train')).toMatchObject({
    kind: 'eating',
  });
});

const INTRODUCTION =
  'Hello there, I am Ruth, 61, and I keep two allotments. My back is stiff in the mornings. I sit at a till for six hours on Tuesdays, Thursdays and Fridays. ' +
  'My hands are cold from October on. I have a bench, two pairs of dumbbells and bands. I would like three short sessions. My daughter trains too.';

test('The signs of a long introduction do not add up to a danger, and one that it tells of is found wherever it stands', () => {
  expect(detectDanger(INTRODUCTION)).toBeNull();
  const danger = 'Yesterday on the stairs my chest felt tight and my left arm went numb.';
  for (const text of [`${danger} ${INTRODUCTION}`, `${INTRODUCTION} ${danger}`, `${INTRODUCTION} ${danger} ${INTRODUCTION}`])
    expect(detectDanger(text)).toMatchObject({ kind: 'cardiac', ask: false });
});

test.each([
  'im on 900 cals a day and my periods stopped, what cardio should I add',
  'I have been cutting myself again',
  'some days I do not see the point of being here',
])('a hint at hunger or at harming oneself is met with care and no question: «%s»', (text) => {
  expect(detectDanger(text)).toMatchObject({ ask: false });
});

test('what is laughed at is asked about before anything is stopped, but for thoughts of harming oneself', () => {
  expect(detectDanger('squats wrecked everything lol cannot feel my feet 😂')?.ask).toBe(true);
  expect(detectDanger('cannot feel my feet since the squats')?.ask).toBe(false);
  expect(detectDanger('haha I want to kill myself tonight')).toMatchObject({ kind: 'self-harm', ask: false });
});

describe('a child that is cared for trains nothing (PLAN-4)', () => {
  test.each([
    'I lift my disabled son, 12 years and 40 kg, every day',
    'carrying my disabled 12 year old daughter is hard, I want a strong back',
    'my disabled son, 12 years, 40kg, needs lifting every day',
    'my disabled son, 12 years old, needs me so I train alone at home',
    'I care for my 9 year old daughter, she weighs 30 kg',
  ])('«%s»', (said) => expect(detectDanger(said)).toBeNull());
  test.each([
    'my disabled son, 12 years, trains alone with heavy barbells',
    'hold my 6 year old son while he benches heavy',
    'my son, 12 years, wants to deadlift heavy',
    'I lift with my 10 year old son, he maxes out on bench',
  ])('«%s» is asked about or refused', (said) => expect(detectDanger(said)).toMatchObject({ kind: 'child' }));
});

describe('autumn is no accident (PLAN-4)', () => {
  test.each([
    'comp in the fall, headache today',
    'football in the fall, 3 days gym, my head hurts from the helmet',
    'every fall and winter I ski, knee pain after',
    "I'll compete in the fall",
    'my fall season starts in week 6',
  ])('«%s»', (said) => expect(detectDanger(said)).toBeNull());
  test.each([
    ['my head hurts since the fall', 'head'],
    ['I hit my head in the fall and feel dizzy', 'head'],
    ['hurt my knee in the fall, swollen now', expect.stringMatching(/^(?:tear|fracture)$/)],
    ['this fall hurt my head, I vomited', 'head'],
    ['I had a fall and my wrist is swollen and hurts', 'fracture'],
  ])('«%s» is one', (said, kind) => expect(detectDanger(said)).toMatchObject({ kind }));
});

describe('PLAN-4: a tight chest that does not hurt is still one', () => {
  test.each(['My chest is tight, not pain really', 'tight chest, no pain', 'pressure on my chest but it does not hurt'])('%s', (text) => {
    expect(detectDanger(text)).not.toBeNull();
  });

  test.each([
    'no chest pain, no tightness in my chest, build me a plan',
    'My chest is tight from benching yesterday, not really pain',
    'I have tight hips, no pain',
  ])('but not: %s', (text) => {
    expect(detectDanger(text)).toBeNull();
  });
});

test.each([
  'I will stay with my daughter over Christmas for ten days and cannot exercise. Is that bad?',
  "I'm with my son for two weeks and can't train. Is that bad?",
  'I cannot exercise for ten days over the holidays. Is that bad?',
  'We visit my parents over Easter, no gym at all. A problem?',
])('time off that ends is no self-harm: «%s»', (text) => {
  expect(detectDanger(text)).toBeNull();
});

test.each([
  'I cannot train for ten days and nobody would miss me anyway',
  'I will stay with my daughter over Christmas and cannot go on',
  'I cannot exercise this week, there is no point in anything',
])('despair beside time off is met: «%s»', (text) => {
  expect(detectDanger(text)).toMatchObject({ kind: 'self-harm' });
});
