import { expect, test } from 'vitest';
import type { Plan, PlanDay, Prescription } from '../../plan/plan.ts';
import { buildPlan } from '../build-plan.ts';
import { checkPlan } from '../check-plan.ts';
import { type Brief, EMPTY_BRIEF, EXPERIENCES } from '../person/brief-shape.ts';
import { GYMS } from '../person/gyms-table.ts';
import type { Meet } from '../person/meet.ts';

const FRIDAY = 5;

function lifter(days: number, more: Partial<Brief> = {}): Brief {
  const meet = { days, on: null, told: days, from: FRIDAY, is_first: false, lifts: null };
  const { kit, name } = GYMS['full gym'];
  return { ...EMPTY_BRIEF, goal: 'strength', style: 'powerlifting', experience: 'intermediate', days: 4, kit, gym: name, meet, ...more };
}

const ofTaper = (plan: unknown, brief: Brief): string[] =>
  checkPlan(plan, brief).flatMap(({ rule, severity, sentence }) => (rule === 'TAPER' ? [`${severity}: ${sentence}`] : []));

/** The plan with each exercise of the weeks (from 0) changed. */
function changed(plan: Plan, weeks: readonly number[], change: (item: Prescription) => Prescription): Plan {
  const days = (week: NonNullable<Plan['weeks']>[number]): PlanDay[] => (Array.isArray(week) ? week : week.days);
  const edit = (day: PlanDay): PlanDay => ({ ...day, primary: (day.primary ?? []).map(change) });
  return { ...plan, weeks: (plan.weeks ?? []).map((week, at) => (weeks.includes(at) ? days(week).map(edit) : days(week))) };
}

const WEEKS = [
  [1, 4],
  [1, 3, 5],
  [1, 2, 4, 5],
  [2, 3, 5, 6, 0],
];
const CONTESTS: readonly Meet['lifts'][] = [null, ['bench press', 'deadlift'], ['bench press']];

test('TAPER What is built for a meet on any day passes, for whoever lifts and whatever is lifted there', () => {
  let turn = 0;
  for (const experience of EXPERIENCES)
    for (let days = 0; days <= 120; days += days < 40 ? 1 : 6) {
      turn += 1;
      const weekdays = WEEKS[turn % WEEKS.length] ?? [];
      const brief = lifter(days, { experience, days: weekdays.length, weekdays });
      const lifts = CONTESTS[turn % CONTESTS.length] ?? null;
      const told: Brief = { ...brief, meet: brief.meet === null ? null : { ...brief.meet, lifts } };
      expect([days, weekdays, lifts, ofTaper(buildPlan(told), told)]).toEqual([days, weekdays, lifts, []]);
    }
});

test('TAPER The usual plan is none before a meet: heavy too late, work on the last days, too many sets and assistance', () => {
  const found = ofTaper(buildPlan(lifter(17, { meet: null })), lifter(17)).join('\n');
  expect(found).toMatch(/error: Thu is 4 days before the meet; 7 are needed to recover from a heavy deadlift/);
  expect(found).toMatch(/error: .*the last two days before a meet are rest/);
  expect(found).toMatch(/warn: .*assistance .*days before the meet; in the taper only the lifts stay/);
});

test('TAPER Sets that are not halved, and a taper without a heavy set, are named', () => {
  const brief = lifter(10);
  const plan = buildPlan(brief);
  expect(
    ofTaper(
      changed(plan, [0], (item) => ({ ...item, sets: 5 })),
      brief,
    ).join('\n'),
  ).toMatch(/warn: .* 5 sets of .* days before the meet; half/);
  const easy = changed(plan, [0, 1], (item) => ({ ...item, rpe_schedule: [6, 6, 6, 6] }));
  expect(ofTaper(easy, brief).join('\n')).toMatch(/warn: The deadlift is never heavy in the taper; the sets fall and the weight stays/);
});

test('TAPER A lighter week on the way has fewer sets or less effort, and a peak week is heavy', () => {
  const brief = lifter(84);
  const flat = changed(buildPlan(brief), [3], (item) => ({ ...item, sets: 5, rpe_schedule: [8, 8, 8, 8.5] }));
  expect(ofTaper(flat, brief).join('\n')).toMatch(
    /warn: Week 4 is as hard as the one before; 9 weeks before the meet it should be lighter/,
  );
  const near = lifter(28);
  const soft = changed(buildPlan(near), [0, 1], (item) => ({ ...item, rpe_schedule: [6.5, 6.5, 6.5, 6.5] }));
  expect(ofTaper(soft, near).join('\n')).toMatch(/warn: Week 1 has no heavy set, 4 weeks before the meet/);
});
