import { describe, expect, test } from 'vitest';
import { blocksOf, CONTEXT, everyDays, liftOf, setOf } from '#tests/fixtures/progress/history.ts';
import type { Plan } from '../plan/plan.ts';
import { type BlockFacts, type BlockSession, summariseBlock } from './block-summary.ts';

const PLAN: Plan = {
  goal: 'muscle',
  block: { number: 2, kind: 'muscle', weeks: 5, light_week: 5 },
  schedule: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'].map((day) => ({
    day,
    primary: [{ exercise: 'Bench press', sets: 4, reps: '4–6' }],
    accessories: [{ exercise: 'Biceps curl', sets: 2, reps: '8–12' }],
  })),
};
const FACTS: BlockFacts = { stated_minutes: 60, swaps: [], notes: [] };
const ALL: BlockSession[] = [1, 2, 3, 4].flatMap((week) =>
  [0, 1, 2, 3, 4].map((day) => ({
    on: `2026-10-${String(week * 7 + day - 6).padStart(2, '0')}`,
    week,
    day,
    minutes: 60,
    exercises: [
      { name: 'Bench press', sets: 4 },
      { name: 'Biceps curl', sets: 2 },
    ],
  })),
);
const bench = liftOf(
  blocksOf([
    [100, 101, 100, 99],
    [106, 107, 105, 106],
  ]),
);

function summary(sessions: readonly BlockSession[], facts: Partial<BlockFacts> = {}, lifts = [bench]) {
  return summariseBlock({ plan: PLAN, sessions, lifts, facts: { ...FACTS, ...facts }, context: CONTEXT });
}

describe('a block in numbers (PROG-13)', () => {
  test.each([
    [18, 0.9, 'good'],
    [14, 0.7, 'fair'],
    [9, 0.45, 'low'],
  ])('%i of 20 sessions are %d, %s', (count, share, reading) => {
    expect(summary(ALL.slice(0, count)).adherence).toEqual({ done: count, planned: 20, share, reading });
  });

  test('two workouts of one day count as one, and the lighter week not at all', () => {
    const light = { ...ALL[0], week: 5 } as BlockSession;
    expect(summary([...ALL.slice(0, 5), ...ALL.slice(0, 2), light]).adherence.done).toBe(5);
  });

  test('half of the sets of sessions that were done is too little', () => {
    const half = ALL.map((session) => ({ ...session, exercises: [{ name: 'bench press', sets: 3 }] }));
    expect(summary(half).set_completion).toEqual({ done: 60, prescribed: 120, share: 0.5, is_low: true });
    expect(summary(ALL).set_completion.is_low).toBe(false);
  });

  test('an exercise left out at least half of the time, and a day not trained', () => {
    const without = ALL.filter(({ day }) => day !== 4).map((session, index) =>
      index % 2 === 0 ? { ...session, exercises: session.exercises.slice(0, 1) } : session,
    );
    expect(summary(without).skips).toEqual([
      { kind: 'exercise', name: 'Biceps curl', skipped: 8, planned: 16 },
      { kind: 'day', name: 'Fri', skipped: 4, planned: 4 },
    ]);
    expect(summary(ALL).skips).toEqual([]);
  });

  test.each([
    [82, 'long'],
    [60, 'on'],
    [40, 'short'],
  ])('%i minutes of 60 are %s', (minutes, reading) => {
    expect(summary(ALL.map((session) => ({ ...session, minutes }))).time).toEqual({ share: minutes / 60, reading });
  });

  test('an exercise replaced three times by the same one is a preference, once is not', () => {
    const swap = { from: 'Biceps curl', to: 'Hammer curl' };
    const once = { from: 'Bench press', to: 'Push-up' };
    expect(summary(ALL, { swaps: [swap, once, swap, swap] }).swaps).toEqual([{ ...swap, times: 3 }]);
  });

  test('lifts rise, stay level or fall by their finding', () => {
    expect(summary(ALL).lifts).toMatchObject([{ name: 'Bench press', trend: 'rise', finding: { id: 'rise' } }]);
    expect(summary(ALL.slice(0, 9)).lifts).toMatchObject([{ trend: 'unknown', finding: null }]);
  });

  test('reps above the range at the planned effort, and effort above the plan at the end', () => {
    const strong = liftOf(
      everyDays(
        3,
        [1, 2, 3, 4].map((week) => ({ week, sets: [setOf({ reps: 8 }), setOf({ reps: 7 })] })),
      ),
    );
    expect(summary(ALL, {}, [strong]).reps_against_target).toEqual({ median: 2.5, reading: 'high' });
    const hard = liftOf(
      everyDays(
        3,
        [1, 2, 3, 4].map((week) => ({ week, sets: [setOf({ rpe: week > 2 ? 9 : 7 })] })),
      ),
    );
    expect(summary(ALL, {}, [hard]).effort_drift).toEqual({ median: 1, reading: 'hard' });
    expect(summary(ALL, {}, []).effort_drift).toEqual({ median: null, reading: 'unknown' });
  });
});
