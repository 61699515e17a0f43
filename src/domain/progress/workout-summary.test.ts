import { describe, expect, test } from 'vitest';
import type { PrescriptionView } from '../plan/plan-view.ts';
import { effortRows, summariseWorkout } from './workout-summary.ts';

const DAY = '2026-11-24';

function set(weight: string, reps: number, { on = DAY, rpe = null as number | null, kind = undefined as string | undefined } = {}) {
  return { session_id: on, performed_on: on, weight, reps, unit: 'lb' as const, rpe, kind };
}

const workout = (sets: ReturnType<typeof set>[]) => ({
  performed_on: DAY,
  started_at: `${DAY}T17:00:00.000Z`,
  finished_at: `${DAY}T17:56:00.000Z`,
  sets,
});

describe('PROG-28 what a workout came to', () => {
  test('minutes, working sets and the weight they moved', () => {
    const sets = [set('45', 5, { kind: 'warm-up' }), set('100', 5), set('100', 4)];
    expect(summariseWorkout(workout(sets), [], 'lb')).toMatchObject({ minutes: 56, sets: 2, moved: 900 });
  });

  test('one record an exercise, with what stood before; none of a day before, and none of a first day', () => {
    const before = [set('157.5', 5, { on: '2026-11-10' }), set('150', 5, { on: '2026-11-03' })];
    const today = [set('160', 5)];
    const { records } = summariseWorkout(
      workout(today),
      [
        { name: 'Bench press', sets: [...before, ...today] },
        { name: 'Back squat', sets: [set('200', 5)] },
      ],
      'lb',
    );
    expect(records.map(({ name, kind, before: was, now }) => `${name} ${kind} ${was} → ${now}`)).toEqual([
      'Bench press weight 157.5 → 160',
    ]);
    expect(summariseWorkout(workout([]), [{ name: 'Bench press', sets: before }], 'lb').records).toEqual([]);
  });

  test('muscles trained mainly, and those that helped and were not', () => {
    const sets = [set('100', 5)];
    const { primary, secondary } = summariseWorkout(
      workout(sets),
      [
        { name: 'Bench press', sets },
        { name: 'Triceps pushdown', sets },
        { name: 'Something unheard of', sets },
      ],
      'lb',
    );
    expect(primary).toEqual(expect.arrayContaining(['chest', 'triceps']));
    expect(secondary).not.toContain('triceps');
    expect(secondary).toContain('front delts');
  });
});

test('PROG-29 effort asked beside the mean given, over from half a point; without either there is no row', () => {
  const asked = (exercise: string, rpe: number | null, rir: string | null = null) => ({ exercise, rpe, rir }) as PrescriptionView;
  const rows = effortRows([
    { prescription: asked('Back squat', 8), logged: [set('100', 5, { rpe: 8 }), set('100', 5, { rpe: 8 })] },
    { prescription: asked('Row', null, '2–3'), logged: [set('100', 5, { rpe: 9 }), set('50', 5, { rpe: 6, kind: 'warm-up' })] },
    { prescription: asked('Curl', 8), logged: [set('30', 10)] },
    { prescription: asked('Raise', null), logged: [set('30', 10, { rpe: 9 })] },
  ]);
  expect(rows).toEqual([
    { name: 'Back squat', asked: 8, given: 8, isOver: false },
    { name: 'Row', asked: 8, given: 9, isOver: true },
  ]);
});
