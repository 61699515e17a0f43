import { expect, test } from 'vitest';
import { type Exercise, PATTERNS } from '#domain/exercises/exercise.ts';
import type { Plan } from '#domain/plan/plan.ts';
import { anyBrief } from '#tests/fixtures/plans/any-brief.ts';
import { daysOf, editsOf, itemsOf } from '#tests/fixtures/plans/structural-edits.ts';
import { assert, constantFrom, integer, property } from '#tests/support/properties.ts';
import { answer } from '../answer.ts';
import { type Brief, foldBrief } from '../brief.ts';
import { buildPlan } from '../build-plan.ts';
import { checkPlan } from '../check-plan.ts';
import { applyEdit } from '../edit/apply-edit.ts';
import { planWork } from '../plan-work.ts';
import { briefFacts, withoutFact } from './brief-shape.ts';
import { stateAgainst } from './state-against.ts';
import type { State } from './states-table.ts';
import { traineeOf } from './trainee.ts';

const REST = 'General fitness, 3 days, full gym.';

function ask(content: string) {
  return answer({ messages: [{ role: 'user', content }] });
}

function exercisesOf(plan: Plan): Exercise[] {
  return planWork(plan).flatMap((week) => week.flatMap((day) => day.work.flatMap(({ exercise }) => exercise ?? [])));
}

const LEGS = PATTERNS.filter((pattern) =>
  ['squat', 'lunge', 'hinge', 'glute', 'calf', 'leg-curl', 'knee-extension', 'power', 'carry', 'back-extension'].includes(pattern),
);

test.each<[string, RegExp, readonly string[], readonly string[]]>([
  [
    'training from a wheelchair',
    /from your chair.*T6/s,
    ['I use a wheelchair.', 'I am a wheelchair user.', "I'm paraplegic."],
    ['back-squat', 'push-up', 'lat-pulldown'],
  ],
  [
    'a left arm in a cast, cleared',
    /right arm/,
    [
      'My left arm is in a cast, my doctor cleared me.',
      'Left wrist in plaster, doctor says training is ok.',
      'I have a cast on my left hand and the hospital cleared me.',
    ],
    ['bench-press', 'farmers-carry', 'back-squat', 'push-up'],
  ],
  [
    'the second trimester',
    /flat on your back/,
    [
      'I am 22 weeks pregnant, midwife says it is fine.',
      'Pregnant, week 22, cleared by my midwife.',
      "I'm pregnant, second trimester, my doctor says ok.",
    ],
    ['dead-bug', 'crunch', 'glute-bridge', 'bench-press'],
  ],
  [
    'the third trimester',
    /balance/,
    [
      'I am 34 weeks pregnant, midwife ok.',
      'Eight months pregnant, cleared by my doctor.',
      "I'm in my third trimester of pregnancy, doctor says fine.",
    ],
    ['dead-bug', 'walking-lunge', 'back-squat'],
  ],
  [
    'four months after a birth',
    /pelvic-health/,
    ['I had a baby 4 months ago, no symptoms.', 'I am 17 weeks postpartum.', 'Gave birth four months ago.'],
    ['crunch', 'jump-squat', 'burpee'],
  ],
  [
    'very heavy beginners',
    /easily for 5 to 10 minutes/,
    ["I'm very overweight and new to this.", 'I am obese, never lifted.', 'My BMI is 45, total beginner.'],
    ['push-up', 'jump-squat', 'dumbbell-bench-press', 'dead-bug'],
  ],
  [
    'hypermobile joints',
    /lock a joint/,
    ['I am hypermobile.', 'I have Ehlers-Danlos.', 'I am double-jointed and bendy.'],
    ['dumbbell-fly', 'dead-hang', 'good-morning'],
  ],
])('%s: the plan says its cautions and leaves out what does not fit', (_, caution, sentences, out) => {
  for (const sentence of sentences) {
    const reply = ask(`${sentence} ${REST}`);
    const { plan } = reply;
    expect([sentence, plan !== undefined && plan !== null]).toEqual([sentence, true]);
    if (plan === undefined || plan === null) continue;
    const brief = foldBrief([{ role: 'user', content: `${sentence} ${REST}` }]);
    expect(reply.messages.join(' ')).toMatch(caution);
    expect(reply.messages.join(' ')).toContain('no clinician has checked it');
    expect(exercisesOf(plan).filter((exercise) => out.includes(exercise.id) || stateAgainst(exercise, brief) !== undefined)).toEqual([]);
    expect(checkPlan(plan, brief).filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(briefFacts(brief).map(({ label }) => label)).toContain('Body');
    expect(withoutFact(brief, 'Body').states).toEqual([]);
  }
});

test.each<[string, readonly string[]]>([
  ['a bone broken last week', ['I broke my arm last week.', 'Fractured my wrist 10 days ago.', 'I broke my ankle three weeks ago.']],
  ['a cast that nobody cleared', ['My left arm is in a cast.', 'My wrist is in plaster.', 'I have a cast on my right hand.']],
  [
    'an operation last month',
    ['I had knee surgery last month.', 'I had an operation on my shoulder 3 weeks ago.', 'Hip replacement five weeks ago.'],
  ],
  ['five weeks after a birth', ['5 weeks postpartum.', 'I had a baby five weeks ago.', 'I gave birth last month.']],
  ['a bone broken at school lately', ['I broke my ankle at school 2 months ago.', 'Not fine since I broke my foot 4 weeks ago.']],
  [
    'falls that go on, whatever stands before them',
    [
      "I'm 81 and keep falling",
      '79 years old. keep on tripping over the rug',
      'i am 83, i fall a lot lately',
      'Aged 77 and keep falling over',
    ],
  ],
  [
    'balance lost again and again from 65 on',
    [
      'keep losing my balance, i am 80.',
      'aged 83 and always losing my balance on the stairs.',
      '72 yrs old, been unsteady on my feet lately.',
      "I'm 79, my balance is going.",
      "I'm 70 and I keep on stumbling.",
    ],
  ],
  ['a fall of somebody whose age stands alone', ['78, fell on Tuesday, never fell before.']],
  ['a fall at 78', ["I'm 78 and fell last year.", 'I am 78 years old and had a fall in spring.', 'Aged 80, I have fallen twice.']],
  [
    'a pressure of 185 over 112',
    ['My BP is 185/112 today.', 'Blood pressure 185 over 112.', 'This morning my blood pressure was 190/100.'],
  ],
  [
    'a spinal injury at T4 that nobody cleared',
    ['Wheelchair user, T4 injury.', 'I use a wheelchair, complete injury at T5.', 'I am paraplegic, T3.'],
  ],
])('%s: no plan and no weights before a professional has looked at it (STATE-2)', (_, sentences) => {
  for (const sentence of sentences) {
    const reply = ask(`${sentence} ${REST}`);
    expect([sentence, reply.plan ?? null]).toEqual([sentence, null]);
    expect([sentence, reply.messages.join(' ')]).toEqual([
      sentence,
      expect.stringMatching(/I build no plan and name no weights|Stop training for now|Is that happening to you now/),
    ]);
  }
});

test.each([
  'My mother uses a wheelchair.',
  "I'm 80 and never had a fall.",
  '80, want better balance.',
  'I am 78 and never lose my balance.',
  "I'm 72 and lose my balance in lunges.",
  "I'm 80, i keep losing my balance on one leg.",
  'My mother is 80 and keeps losing her balance.',
  "I'm 34 and keep losing my balance on squats.",
  'I have not fallen in years, I am 76.',
  '77 years old, no falls, no broken bones.',
  'I am 84 and fell off a horse as a child.',
  'I broke my ankle at school.',
  'Broke my wrist in primary school, 3 days a week.',
  'My arm was broken in high school, 3 days.',
  'I tore my ACL at uni.',
  'Never had an operation, 3 days.',
  'I broke my arm in 2012.',
  'I had knee surgery 8 years ago, it is fine.',
  'My BP is 125/80.',
  'My wife is 30 weeks pregnant.',
])('«%s» takes nothing out of the plan', (sentence) => {
  expect(ask(`${sentence} ${REST}`).plan ?? null).not.toBeNull();
  expect(foldBrief([{ role: 'user', content: sentence }]).states).toEqual([]);
});

test('What a pupil broke at school, or what still hurts, is spared (FACT-12)', () => {
  const regionsOf = (content: string) => foldBrief([{ role: 'user', content }]).limitations.map(({ region }) => region);
  expect(regionsOf("I'm 16, I broke my wrist at school")).toEqual(['wrist']);
  expect(regionsOf('I broke my ankle at school and it still hurts')).toEqual(['ankle']);
  expect(regionsOf('I hurt my back at work')).toEqual(['low back']);
  expect(regionsOf('I broke my ankle at school')).toEqual([]);
});

test('A professional’s word lifts what held training back', () => {
  const messages = [
    { role: 'user' as const, content: `I had knee surgery last month. ${REST}` },
    { role: 'assistant' as const, content: 'You told me of an operation.' },
    { role: 'user' as const, content: 'A doctor has cleared me' },
  ];
  expect(answer({ messages }).plan ?? null).not.toBeNull();
});

const STATES: readonly State[] = [
  { kind: 'wheelchair' },
  { kind: 'left arm in a cast' },
  { kind: 'pregnant', weeks: 22 },
  { kind: 'pregnant', weeks: 34 },
  { kind: 'after a birth', weeks: 10 },
  { kind: 'very heavy' },
  { kind: 'hypermobile' },
];

function outOfPlace(plan: Plan, brief: Brief): string[] {
  return exercisesOf(plan).flatMap((exercise) => (stateAgainst(exercise, brief) === undefined ? [] : [exercise.id]));
}

test('No plan from a wheelchair has work for the legs or on the feet, whatever else is asked for', () => {
  assert(
    property(anyBrief, (any) => {
      const plan = buildPlan({ ...any, states: [{ kind: 'wheelchair' }] });
      expect(exercisesOf(plan).filter(({ pattern, id }) => id !== 'medicine-ball-chest-pass' && LEGS.includes(pattern))).toEqual([]);
      expect(outOfPlace(plan, { ...any, states: [{ kind: 'wheelchair' }] })).toEqual([]);
    }),
    { numRuns: 25 },
  );
}, 120_000);

test('No edit of a plan brings in what the state leaves out', () => {
  assert(
    property(anyBrief, constantFrom(...STATES), integer({ min: 0, max: 999 }), (any, state, at) => {
      const brief: Brief = { ...any, states: [state] };
      const plan = buildPlan(brief);
      const edits = editsOf(plan, traineeOf(brief), (below) => at % Math.max(1, below));
      for (const { edit } of edits.slice(0, 4)) expect(outOfPlace(applyEdit(plan, edit, traineeOf(brief)).plan, brief)).toEqual([]);
    }),
    { numRuns: 15 },
  );
}, 120_000);

test('Under 18 no main lift is done for fewer than 6 reps (STATE-3)', () => {
  for (const sentence of ["I'm 15 and want strength", 'Age 16, I want to get stronger', 'I am 14 years old, strength is my goal']) {
    const { plan } = ask(`${sentence}. 3 days, full gym`);
    expect(plan ?? null).not.toBeNull();
    for (const item of plan === undefined || plan === null ? [] : daysOf(plan).flatMap((day) => itemsOf(day)))
      expect(Number.parseInt(item.reps, 10)).toBeGreaterThanOrEqual(6);
  }
});
