import { expect, test } from 'vitest';
import { dayView, planView } from '../plan/plan-view.ts';
import { type Brief, EMPTY_BRIEF, foldBrief } from './brief.ts';
import { buildPlan } from './build-plan.ts';
import { checkPlan } from './check-plan.ts';
import { GYMS } from './person/gyms-table.ts';
import { chooseWeekdays } from './person/weekdays.ts';
import { unmetWishes } from './unmet-wishes.ts';

const base: Brief = {
  ...EMPTY_BRIEF,
  goal: 'muscle',
  experience: 'intermediate',
  days: 3,
  minutes: 45,
  kit: GYMS['full gym'].kit,
  gym: 'full gym',
};
const brief = (...said: string[]): Brief =>
  foldBrief(['build muscle, lifting 2 years', ...said].map((content) => ({ role: 'user', content })));

function days(of: Brief) {
  const plan = buildPlan(of);
  return Array.from({ length: planView(plan).days }, (_, day) => dayView(plan, 0, day)!);
}
const labelsOf = (of: Brief) => days(of).map(({ label }) => label);
const itemsOf = (of: Brief) => days(of).flatMap(({ primary, accessories }) => [...primary, ...accessories]);

test.each<[string, Parameters<typeof chooseWeekdays>[0], number[]]>([
  ['nothing is named', { days: 3, weekdays: [], free: [] }, [1, 3, 5]],
  ['the days are named', { days: 3, weekdays: [2, 4, 6], free: [] }, [2, 4, 6]],
  ['a day stays free', { days: 3, weekdays: [], free: [3] }, [1, 4, 6]],
  ['more days are named than wanted', { days: 2, weekdays: [1, 2, 4, 5], free: [] }, [1, 4]],
  ['fewer days are named than wanted', { days: 4, weekdays: [1, 3, 5], free: [] }, [1, 3, 5]],
  ['most days are taken', { days: 5, weekdays: [], free: [2, 3, 4, 6] }, [1, 5, 0]],
])('weekdays where %s', (_, wish, chosen) => {
  expect(chooseWeekdays(wish)).toEqual(chosen);
});

test('football on Tuesday and Thursday keeps those days free in the plan', () => {
  const labels = labelsOf(brief('3 days, full gym', 'football on Tuesday and Thursday'));
  expect(labels).toHaveLength(3);
  expect(labels).not.toContain('Tue');
  expect(labels).not.toContain('Thu');
});

test('not on Thursdays, Mon/Wed/Fri and weekends only hold in the plan', () => {
  expect(labelsOf(brief('4 days, full gym', 'not on Thursdays'))).not.toContain('Thu');
  expect(labelsOf(brief('full gym', 'Mon/Wed/Fri'))).toEqual(['Mon', 'Wed', 'Fri']);
  expect(labelsOf(brief('full gym', 'weekends only'))).toEqual(['Sat', 'Sun']);
});

test('a list of equipment is all a plan uses', () => {
  const only = brief('3 days', 'gym at my apartment: a Smith machine and a cable');
  const kit = new Set(only.kit);
  expect(itemsOf(only).length).toBeGreaterThan(6);
  expect(checkPlan(buildPlan(only), only).filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(kit).toEqual(new Set(['box', 'smith-machine', 'cable']));
});

test('20 minutes on 4 days', () => {
  const short = days(brief('20 minutes, 4 days', 'full gym'));
  expect(short).toHaveLength(4);
  expect(Math.max(...short.map(({ minutes }) => minutes ?? 0))).toBeLessThanOrEqual(22);
});

test('never conventional deadlifts leaves them out', () => {
  expect(itemsOf(brief('3 days, full gym', 'never conventional deadlifts')).map((item) => item.exercise_id)).not.toContain('deadlift');
});

test('what dumbbells end at is said beside the main lifts, and light ones mean one leg at a time', () => {
  const limited = brief('3 days', 'dumbbells up to 12 kg and a bench');
  const items = itemsOf(limited);
  expect(items.some((item) => item.note?.startsWith('Your dumbbells end at 12 kg'))).toBe(true);
  expect(items.map((item) => item.exercise_id)).not.toContain('goblet-squat');
});

test('what is met needs no words', () => {
  expect(unmetWishes(base, buildPlan(base))).toEqual([]);
});

test.each<[string, Partial<Brief>, RegExp]>([
  ['more days than are named', { days: 4, weekdays: [1, 3, 5] }, /^The plan has 3 days and not 4: you named Mon, Wed and Fri\.$/],
  ['more days than are free', { days: 6, busy: [2, 4] }, /^The plan has 5 days and not 6: Tue and Thu stay free\.$/],
  [
    'an exercise without its equipment',
    { kit: ['box', 'dumbbells'], wanted: ['lat-pulldown'] },
    /^Lat pulldown is not in it: it needs a cable station\.$/,
  ],
])('%s is said', (_, wish, words) => {
  const wanted = { ...base, ...wish };
  expect(unmetWishes(wanted, buildPlan(wanted))).toEqual([expect.stringMatching(words)]);
});
