import { expect, test } from 'vitest';
import { BAD_PLANS, beginner, intermediate, muscle, soundDays, withLine } from '#tests/fixtures/plans/bad-plans-table.ts';
import { buildPlan } from './build-plan.ts';
import { checkPlan } from './check-plan.ts';
import { EMPTY_BRIEF } from './person/brief-shape.ts';

const withCalves = () =>
  soundDays().map((day) => ({
    ...day,
    accessories: [...(day.accessories ?? []), { exercise: 'Seated calf raise', sets: 2, reps: '12–15', rir: '2' }],
  }));

test('A sound plan gets no error and no warning', () => {
  expect(checkPlan(muscle(...withCalves()), beginner).filter((finding) => finding.severity !== 'info')).toEqual([]);
});

test('There is a plan for each of the 43 kinds of fault', () => {
  expect([...new Set(BAD_PLANS.map(([n]) => n))].sort((a, b) => a - b)).toEqual(Array.from({ length: 43 }, (_, index) => index + 1));
});

test.each(BAD_PLANS)('%i: a plan with %s is caught', (_n, _fault, plan, brief, wanted) => {
  const findings = checkPlan(plan, brief).map(({ rule, severity }) => `${rule} ${severity}`);
  for (const [rule, severity] of wanted) expect(findings).toContain(`${rule} ${severity}`);
});

test.each([
  [null],
  [7],
  ['plan'],
  [[]],
  [{ schedule: 'Mon' }],
  [{ schedule: [{ primary: [{ exercise: 'Push-up', sets: Number.NaN }] }] }],
  [{ schedule: [{ primary: [{ exercise: 'Push-up', sets: Number.POSITIVE_INFINITY }] }] }],
])('What is no plan (%j) is refused without a crash', (value) => {
  expect(checkPlan(value).some((finding) => finding.severity === 'error')).toBe(true);
});

test('A finding says what was found and what to do in one sentence', () => {
  const findings = checkPlan(withLine(['Good morning', 40, 109]), { ...beginner, limitations: [{ region: 'low back' }] });
  for (const { sentence } of findings) expect(sentence).toMatch(/^\P{Ll}.*\.$/su);
});

test('A limitation finding names something easier', () => {
  const findings = checkPlan(withLine(['Good morning']), { ...intermediate, limitations: [{ region: 'low back' }] });
  expect(findings.find((finding) => finding.rule === 'LIMITATION')?.sentence).toMatch(/is hard on your low back; .+ is easier on it\./);
});

test('As many sessions as the free weekdays leave room for are no fault, fewer are (FACT-3)', () => {
  const brief = { ...EMPTY_BRIEF, goal: 'general fitness', experience: 'intermediate', days: 6, busy: [2, 4] } as const;
  const plan = buildPlan(brief);
  const faults = (schedule = plan.schedule) => checkPlan({ ...plan, schedule }, brief).filter(({ severity }) => severity === 'error');
  expect(faults()).toEqual([]);
  expect(faults(plan.schedule?.slice(1)).map(({ rule }) => rule)).toContain('DAYS');
});
