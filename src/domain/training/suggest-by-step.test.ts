import { expect, test } from 'vitest';
import type { Progression } from '../plan/plan.ts';
import { suggestSet } from './suggest.ts';
import type { LoggedLike } from './suggestion.ts';

const set = (weight: string, reps: number): LoggedLike => ({ weight, reps, unit: 'lb', rpe: 8 });
const three = (weight: string, ...reps: number[]) => reps.map((count) => set(weight, count));

function next(progression: Progression, sessions: readonly (readonly LoggedLike[])[], reps = '5') {
  return suggestSet({
    prescription: { reps, rpe: 8, sets: 3, progression },
    done: [],
    last_time: sessions[0] ?? [],
    exposures: sessions.map((sets, index) => ({ days_ago: 3 * (index + 1), sets })),
    unit: 'lb',
    kind: 'barbell',
  });
}
const STEP: Progression = { rule: 'linear', step: '5', unit: 'lb' };

test('ROUTINE-6 a little each time: one step more when every set was done, in the unit of today', () => {
  expect(next(STEP, [three('155', 5, 5, 5)])).toMatchObject({ weight: '160', reps: 5 });
  expect(next({ rule: 'linear', step: '2.5', unit: 'kg' }, [three('155', 5, 5, 6)])).toMatchObject({ weight: '160' });
});

test('ROUTINE-6 a little each time: the same load after one miss or a set too few, a tenth less after two misses', () => {
  expect(next(STEP, [three('155', 5, 5, 4)])).toMatchObject({ weight: '155' });
  expect(next(STEP, [three('155', 5, 5)])).toMatchObject({ weight: '155' });
  expect(next(STEP, [three('155', 5, 5, 4), three('155', 5, 4, 4)])).toMatchObject({ weight: '140' });
  expect(next(STEP, [three('155', 5, 5, 4), three('150', 5, 5, 5)])).toMatchObject({ weight: '155' });
});

test('ROUTINE-6 reps first rises only at the top of the range, whatever the RPE; by effort follows the RPE; none suggests nothing', () => {
  expect(next({ rule: 'reps' }, [three('100', 10, 9, 8)], '8–12')).toMatchObject({ weight: '100', reps: 11 });
  expect(next({ rule: 'reps' }, [three('100', 12, 12, 12)], '8–12')).toMatchObject({ weight: '105', reps: 8 });
  expect(next({ rule: 'effort' }, [three('100', 5, 5, 5)])?.reason).toContain('points to a max');
  expect(next({ rule: 'none' }, [three('100', 5, 5, 5)])).toBeNull();
});

test('ROUTINE-15 a little each time: each set of «10, 8, 6» is done by its own reps', () => {
  expect(next(STEP, [three('155', 10, 8, 6)], '10, 8, 6')).toMatchObject({ weight: '160', reps: 10 });
  expect(next(STEP, [three('155', 10, 8, 5)], '10, 8, 6')).toMatchObject({ weight: '155' });
});

test('ROUTINE-6 the reason says whether sets or reps were missing', () => {
  expect(next(STEP, [three('155', 8, 8, 8)], '10')?.reason).toBe(
    'Not every set reached 10 reps last time (155 lbs × 8, RPE 8): the same load again.',
  );
  expect(next(STEP, [three('155', 10, 8, 5)], '10, 8, 6')?.reason).toContain('Not every set reached its reps last time');
  expect(next(STEP, [three('155', 5, 5)])?.reason).toContain('Not every set was done last time');
});
