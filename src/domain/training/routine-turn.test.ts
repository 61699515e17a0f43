import { expect, test } from 'vitest';
import { routineWorkout } from './free-workout.ts';
import { routineTurn } from './routine-turn.ts';

const on = (performed_on: string, day_id: string, routine_id = 'r') => ({ performed_on, plan_id: routineWorkout({ routine_id, day_id }) });

test('the days of a routine take turns, whatever else was trained between', () => {
  const days = ['a', 'b', 'c'];
  expect(routineTurn('r', days, [])).toEqual({ next: 'a', last_on: undefined });
  const other = [on('2026-11-03', 'c', 'another'), { performed_on: '2026-11-04', plan_id: 'free' }];
  expect(routineTurn('r', days, [on('2026-11-01', 'a'), ...other])).toEqual({ next: 'b', last_on: '2026-11-01' });
  expect(routineTurn('r', days, [on('2026-11-01', 'b'), on('2026-11-02', 'c')])).toEqual({ next: 'a', last_on: '2026-11-02' });
});

test('a day that was removed since is passed over, and a routine without days has no turn', () => {
  expect(routineTurn('r', ['a', 'b'], [on('2026-11-01', 'a'), on('2026-11-02', 'gone')])).toEqual({ next: 'b', last_on: '2026-11-02' });
  expect(routineTurn('r', [], [])).toEqual({ next: undefined, last_on: undefined });
});
