import { expect, test } from 'vitest';
import { buildPlan } from '../build-plan.ts';
import { checkPlan } from '../check-plan.ts';
import { type Brief, EMPTY_BRIEF } from '../person/brief-shape.ts';
import { GYMS } from '../person/gyms-table.ts';
import { planWork } from '../plan-work.ts';

const at = ({ kit, name: gym }: { kit: Brief['kit']; name: string }, brief: Partial<Brief>): Brief => ({
  ...EMPTY_BRIEF,
  ...brief,
  kit,
  gym,
});
const sport = (name: string): Brief['sports'] => [{ name, weekdays: [] }];

/** Weeks that no single change makes sound, or whose musts no week could hold together. */
const BRIEFS: readonly (readonly [what: string, Brief])[] = [
  [
    'a glute focus and a sore ankle, new to lifting',
    at(GYMS['full gym'], {
      goal: 'fat loss',
      experience: 'beginner',
      days: 4,
      minutes: 50,
      focus: ['glutes'],
      limitations: [{ region: 'ankle' }],
    }),
  ],
  [
    'pushes that outnumber the pulls of a towel',
    at(GYMS.bodyweight, { goal: 'general fitness', experience: 'intermediate', days: 5, minutes: 25, sports: sport('running') }),
  ],
  [
    'a chest focus with one row to pull',
    at(GYMS.kettlebells, { goal: 'fat loss', experience: 'advanced', days: 4, focus: ['chest'], limitations: [{ region: 'upper back' }] }),
  ],
  [
    'a glute focus beside swings, squats and carries',
    at(GYMS.kettlebells, { goal: 'general fitness', experience: 'intermediate', days: 7, minutes: 60, focus: ['glutes'], age: 40 }),
  ],
  [
    'a glute focus at 70',
    at(GYMS['home rack'], { goal: 'functional', experience: 'beginner', days: 4, minutes: 75, focus: ['glutes'], age: 70 }),
  ],
  [
    'jumps for a court sport that need more sets of the legs than a beginner has',
    at(GYMS['hotel gym'], {
      goal: 'functional',
      experience: 'beginner',
      days: 6,
      minutes: 50,
      sports: sport('basketball'),
      focus: ['chest'],
    }),
  ],
  [
    'a first push-up in a strength block at 70',
    at(GYMS['home rack'], { goal: 'strength', experience: 'intermediate', days: 3, minutes: 120, style: 'first push-up', age: 70 }),
  ],
  [
    'seven quarters of an hour, most of them easy',
    at(GYMS['home rack'], { goal: 'fat loss', experience: 'intermediate', days: 7, minutes: 15, age: 15 }),
  ],
  [
    'arms first, and shoulders that one press more would put out of balance',
    at(GYMS['hotel gym'], { goal: 'general fitness', experience: 'intermediate', days: 2, minutes: 120, focus: ['biceps', 'triceps'] }),
  ],
  [
    'six quarters of an hour, a push on each, and a sore upper back',
    at(GYMS['full gym'], {
      goal: 'general fitness',
      experience: 'advanced',
      days: 6,
      minutes: 15,
      refused: ['y-raise'],
      limitations: [{ region: 'upper back', strict: true }],
    }),
  ],
  [
    'a chest focus whose pulls have to grow with it in full sessions',
    at(GYMS['planet fitness'], { goal: 'muscle', experience: 'advanced', weekdays: [2, 4, 5, 0], days: 4, minutes: 45, focus: ['chest'] }),
  ],
  [
    'one barbell row on three days running',
    at(GYMS.barbell, {
      goal: 'functional',
      experience: 'advanced',
      weekdays: [1, 2, 3],
      days: 3,
      focus: ['biceps', 'triceps'],
      sports: sport('cycling'),
      limitations: [{ region: 'low back' }],
    }),
  ],
  [
    'a first push-up beside other work for the chest',
    at(GYMS['dumbbells and bench'], {
      goal: 'muscle',
      experience: 'intermediate',
      days: 6,
      minutes: 50,
      style: 'first push-up',
      focus: ['biceps', 'triceps'],
      sports: sport('cycling'),
      age: 70,
    }),
  ],
  [
    'full days on which one set has to make way for another',
    at(GYMS['planet fitness'], {
      goal: 'muscle',
      experience: 'advanced',
      weekdays: [2, 4, 5, 0],
      days: 4,
      minutes: 45,
      focus: ['biceps', 'triceps'],
    }),
  ],
  [
    'a chest focus and a single pull with a load',
    at(GYMS.dumbbells, { goal: 'general fitness', experience: 'advanced', days: 2, minutes: 120, focus: ['chest'], age: 15 }),
  ],
  [
    'a heavy lift in the place of an accessory with a short rest',
    at(GYMS['full gym'], {
      goal: 'functional',
      experience: 'beginner',
      days: 7,
      minutes: 20,
      focus: ['glutes'],
      sports: sport('cycling'),
      wanted: ['trap-bar-deadlift'],
      refused: ['machine-lateral-raise'],
    }),
  ],
  [
    'two days full of work for the arms and for swimming, and legs on both',
    at(GYMS.machines, {
      goal: 'functional',
      experience: 'beginner',
      days: 2,
      minutes: 40,
      focus: ['biceps', 'triceps'],
      sports: sport('swimming'),
      wanted: ['knee-push-up'],
      refused: ['good-morning'],
    }),
  ],
  [
    'a raised push-up that opens a day of supersets',
    at(GYMS['home rack'], {
      goal: 'functional',
      experience: 'intermediate',
      weekdays: [2, 4, 5, 0],
      days: 4,
      minutes: 31,
      style: 'first push-up',
      focus: ['biceps', 'triceps'],
      sports: sport('hiking'),
      limitations: [{ region: 'low back' }],
    }),
  ],
  [
    'glutes that have their most sets before their third day',
    at(GYMS.kettlebells, {
      goal: 'general fitness',
      experience: 'intermediate',
      days: 7,
      minutes: 60,
      focus: ['glutes'],
      sports: sport('swimming'),
      limitations: [{ region: 'upper back' }],
    }),
  ],
  [
    'barbell rows that all load the low back',
    at(GYMS.barbell, {
      goal: 'functional',
      experience: 'intermediate',
      days: 7,
      minutes: 75,
      focus: ['chest'],
      sports: sport('cycling'),
      wanted: ['preacher-curl'],
      refused: ['smith-incline-press', 'pendlay-row'],
    }),
  ],
  [
    'a day on which none of the usual main lifts can be done',
    at(GYMS.dumbbells, {
      goal: 'functional',
      experience: 'beginner',
      days: 5,
      busy: [2, 4],
      focus: ['biceps', 'triceps'],
      limitations: [{ region: 'bones', strict: true }, { region: 'shoulder' }],
      refused: ['incline-dumbbell-curl', 'hanging-leg-raise'],
    }),
  ],
  [
    'hinges that a growing focus would load past what the low back takes',
    at(GYMS.barbell, {
      goal: 'muscle',
      experience: 'advanced',
      weekdays: [2, 4, 5, 0],
      days: 4,
      minutes: 40,
      focus: ['glutes'],
      wanted: ['power-clean'],
      refused: ['reverse-lunge', 'neutral-grip-dumbbell-press'],
    }),
  ],
];

test.each(BRIEFS)('Nothing is objected to in a week with %s', (_, brief) => {
  expect(checkPlan(buildPlan(brief), brief).filter(({ severity }) => severity !== 'info')).toEqual([]);
});

test('TEMPLATE-10 A climber with nothing but kettlebells carries none, who asks for a carry by name does', () => {
  const climber = at(GYMS.kettlebells, { goal: 'functional', experience: 'intermediate', days: 3, minutes: 60, sports: sport('climbing') });
  const carries = (brief: Brief) =>
    planWork(buildPlan(brief))
      .flat()
      .flatMap(({ work }) => work.filter(({ exercise }) => exercise?.pattern === 'carry'));
  const objections = (brief: Brief) => checkPlan(buildPlan(brief), brief).filter(({ severity }) => severity !== 'info');
  expect([carries(climber), objections(climber)]).toEqual([[], []]);
  const asked: Brief = { ...climber, wanted: ['farmers-carry'] };
  expect([carries(asked).map(({ exercise }) => exercise?.id), objections(asked)]).toEqual([['farmers-carry'], []]);
});

test('TEMPLATE-10 Raised push-ups open the days of a strength plan with as many sets as a first push-up wants', () => {
  const brief = at(GYMS['home rack'], { goal: 'strength', experience: 'advanced', days: 3, minutes: 90, style: 'first push-up', age: 16 });
  for (const week of planWork(buildPlan(brief)).slice(0, 3)) {
    const steps = week.flatMap(({ work }) => work.filter(({ exercise }) => /^(?:incline|knee)-push-up$/.test(exercise?.id ?? '')));
    expect(steps.reduce((sum, { prescription }) => sum + prescription.sets, 0)).toBeGreaterThanOrEqual(8);
  }
});

test('A day that the chest opens takes no longer than there is time, though its first exercise has no partner any more', () => {
  const brief = at(GYMS.bands, {
    goal: 'fat loss',
    experience: 'advanced',
    weekdays: [2, 4, 5, 0],
    days: 4,
    minutes: 63,
    focus: ['chest'],
    age: 15,
  });
  for (const { minutes } of planWork(buildPlan(brief))[0] ?? []) expect(minutes).toBeLessThanOrEqual(63);
});
