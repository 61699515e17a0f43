import { describe, expect, test } from 'vitest';
import type { Plan } from '../plan/plan.ts';
import type { SetValue } from '../sync/values.ts';
import { shiftDay } from '../training/week.ts';
import { deskFacts } from './desk-facts.ts';
import { GRANT_FIELDS, type Grant, type GrantField } from './grant.ts';
import type { LoggedSession } from './shared-log.ts';

const PLAN: Plan = {
  goal: 'strength',
  schedule: ['Mon', 'Thu'].map((day) => ({
    day,
    primary: [{ exercise: 'Bench press', sets: 3, reps: '5', rpe: 8 }],
    accessories: [],
  })),
} as Plan;

function grant(fields: readonly GrantField[] = GRANT_FIELDS, history_from = '2026-01-01'): Grant {
  return { fields, history_from, until: Date.parse('2027-01-01'), text_version: 1, granted_at: 0, epoch: 'e' };
}

function workout(
  day: string,
  week: number,
  { weight, rpe = 8, note }: { weight: number; rpe?: number | null; note?: string },
): LoggedSession {
  const session_id = `${day} ${String(week)}`;
  const sets = [1, 2, 3].map(
    (set_n): SetValue => ({
      session_id,
      exercise: 'Bench press',
      exercise_n: 1,
      set_n,
      reps: 5,
      weight: String(weight),
      unit: 'kg',
      rpe,
      prescribed: null,
      logged_at: `${day}T10:0${String(set_n)}:00.000Z`,
      ...(note === undefined || set_n !== 2 ? {} : { note }),
    }),
  );
  return {
    day,
    value: { performed_on: day, plan_id: 'p', week: week % 4, day: 0, label: 'Mon', started_at: `${day}T10:00:00.000Z` },
    is_finished: true,
    sets,
  };
}

const body = [
  { measure: 'weight', measured_on: '2026-05-01', amount: '81', unit: 'kg', made_at: '2026-05-01T08:00:00.000Z' },
  { measure: 'weight', measured_on: '2026-05-08', amount: '80', unit: 'kg', made_at: '2026-05-08T08:00:00.000Z' },
  { measure: 'waist', measured_on: '2026-05-09', amount: '90', unit: 'cm', made_at: '2026-05-09T08:00:00.000Z' },
] as never[];
const sessions = Array.from({ length: 12 }, (_, at) =>
  workout(shiftDay('2026-03-02', at * 7), at, { weight: 100, note: at === 11 ? 'grip slipped' : '' }),
);
const log = (some: readonly LoggedSession[] = sessions) => ({
  sessions: some,
  body,
  plans: new Map([['p', PLAN]]),
  in_use: { plan_id: 'p', since: '2026-03-01' },
});

describe('the facts of a desk (DESK-6)', () => {
  test('workouts, lifts, remark, weight and plan', () => {
    const facts = deskFacts(log(), grant());
    expect(facts.sessions).toHaveLength(12);
    expect(facts.sessions[0]).toEqual({ day: '2026-03-02', label: 'Mon', planned: 2, is_finished: true, sets: 3, over: 0, rated: 3 });
    expect(facts.lifts).toMatchObject([{ name: 'Bench press', measure: 'max' }]);
    expect(facts.lifts[0]?.points).toHaveLength(12);
    expect(facts).toMatchObject({
      unit: 'kg',
      note: { day: '2026-05-18', exercise: 'Bench press', text: 'grip slipped' },
      body: { day: '2026-05-08', amount: '80', unit: 'kg' },
      plan: { days: ['Mon', 'Thu'], since: '2026-03-01' },
    });
  });

  test('the week of the plan is that of the newest workout, also when the plan began again', () => {
    expect(deskFacts(log(sessions.slice(0, 4)), grant()).plan).toMatchObject({ weeks: 4, week: 4 });
    expect(deskFacts(log(sessions.slice(0, 6)), grant()).plan).toMatchObject({ weeks: 4, week: 2 });
  });

  test('each part that is not shared is missing, with all that follows from it', () => {
    for (const field of GRANT_FIELDS) {
      const facts = deskFacts(log(), grant([field]));
      expect({
        sets: facts.sessions.length + facts.lifts.length + facts.findings.length > 0,
        notes: facts.note !== null,
        body: facts.body !== null,
        plan: facts.plan !== null,
      }).toEqual({ sets: field === 'sets', notes: field === 'notes', body: field === 'body', plan: field === 'plan' });
      expect(facts.sessions.every(({ planned, over, rated }) => planned === null && over === null && rated === 0)).toBe(true);
    }
    expect(deskFacts(log(), grant(['notes'])).note?.exercise).toBeNull();
  });

  test('no day before the first one', () => {
    const facts = deskFacts(log(), grant(GRANT_FIELDS, '2026-05-05'));
    expect(facts.sessions.map(({ day }) => day)).toEqual(['2026-05-11', '2026-05-18']);
    expect(facts.lifts[0]?.points.map(({ on }) => on)).toEqual(['2026-05-11', '2026-05-18']);
    expect(facts.body?.day).toBe('2026-05-08');
  });

  test('a lift whose estimate fell is found, a rising one is not (PROG-6)', () => {
    const lifts = (weights: readonly number[]) =>
      deskFacts(log(weights.map((weight, at) => workout(shiftDay('2026-03-02', at * 4), at, { weight }))), grant(['sets']));
    expect(lifts([100, 100, 101, 102, 102, 103, 94, 93, 93]).findings).toMatchObject([
      { kind: 'stalled', name: 'Bench press', to: '2026-04-03' },
    ]);
    expect(lifts([100, 101, 102, 103, 104, 105, 106, 107, 108]).findings).toEqual([]);
  });

  test('the same load that gets harder is found (PROG-7)', () => {
    const rpes = [7, 7, 7.5, 8, 8.5, 9];
    const harder = rpes.map((rpe, at) => workout(shiftDay('2026-03-02', at * 4), at, { weight: 100, rpe }));
    expect(deskFacts(log(harder), grant(['sets'])).findings).toEqual([
      { kind: 'harder', name: 'Bench press', load: 100, reps: 5, first_rpe: 7, last_rpe: 8.75, from: '2026-03-02', to: '2026-03-22' },
    ]);
  });
});
