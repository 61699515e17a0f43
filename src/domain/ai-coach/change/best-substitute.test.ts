import { describe, expect, test } from 'vitest';
import type { PlanDay, Prescription } from '#domain/plan/plan.ts';
import { findExercise } from '../../exercises/find-exercise.ts';
import { type Brief, EMPTY_BRIEF } from '../person/brief-shape.ts';
import { GYMS } from '../person/gyms-table.ts';
import { adjustSession } from './adjust-session.ts';

const item = (exercise: string, sets: number, reps: string, rest_seconds: number): Prescription => ({
  exercise,
  exercise_id: findExercise(exercise)?.id ?? null,
  sets,
  reps,
  rir: '2',
  rest_seconds,
});

interface Case {
  brief: Partial<Brief>;
  day: PlanDay;
  others?: PlanDay[];
  exercise: string;
}

function exchange({ brief, day, others = [], exercise }: Case) {
  const request = { kind: 'taken', exercise, exercise_n: 1 } as const;
  const result = adjustSession({
    day,
    goal: 'muscle',
    is_strength: false,
    week: 0,
    done: [],
    brief: { ...EMPTY_BRIEF, goal: 'muscle', experience: 'intermediate', ...brief },
    request,
    others,
  });
  if ('refused' in result) throw new Error(result.refused);
  const items = [...(result.day.primary ?? []), ...(result.day.accessories ?? [])];
  return { ...result, names: items.map((now) => `${now.exercise} ${now.sets}`), items };
}

const KEPT = /^Every muscle keeps its sets/;

describe('the substitute is one with which every muscle keeps its week', () => {
  test('one less like it, where none of its kind does', () => {
    const brief = { kit: GYMS['home rack'].kit, minutes: 20 };
    const day = { day: 'Mon', primary: [item('Back squat', 2, '6–10', 120), item('Bench press', 2, '6–10', 120)] };
    const { names, kept } = exchange({ brief, day, exercise: 'Back squat' });
    expect(names).toEqual(['Bodyweight step-up 2', 'Bench press 2']);
    expect(kept).toContainEqual(expect.stringMatching(KEPT));
  });

  test('in fewer sets, where as many would cost the session another exercise', () => {
    const brief = { kit: GYMS['dumbbells and bench'].kit, minutes: 21 };
    const day = {
      day: 'Mon',
      primary: [item('Chest-supported dumbbell row', 3, '5–8', 105)],
      accessories: [item('Hammer curl', 2, '8–12', 45), item('Y-raise', 2, '12–15', 45), item('Dumbbell fly', 2, '8–12', 45)],
    };
    const others = [{ day: 'Thu', primary: [item('Dumbbell bench press', 5, '6–10', 90), item('Push-up', 3, '8–15', 60)] }];
    const { names, kept, day: after } = exchange({ brief, day, others, exercise: 'Dumbbell fly' });
    expect(names).toEqual(['Chest-supported dumbbell row 3', 'Hammer curl 2', 'Y-raise 2', 'Dumbbell floor press 1']);
    expect(kept).toContainEqual(expect.stringMatching(KEPT));
    expect(after.minutes).toBeLessThanOrEqual(21);
  });

  test('a minute longer, where nobody said how long and an hour was assumed', () => {
    const day = {
      day: 'Mon',
      primary: [
        item('Dumbbell Romanian deadlift', 2, '8–12', 90),
        item('Standing dumbbell press', 2, '8–12', 90),
        item('Bent-over dumbbell row', 2, '8–12', 90),
      ],
      accessories: [item('Dumbbell curl', 2, '10–15', 60)],
    };
    const { names, kept } = exchange({ brief: { kit: GYMS.dumbbells.kit }, day, exercise: 'Dumbbell Romanian deadlift' });
    expect(names.slice(1)).toEqual(['Standing dumbbell press 2', 'Bent-over dumbbell row 2', 'Dumbbell curl 2']);
    expect(kept).toContainEqual(expect.stringMatching(KEPT));
  });

  test('and easy cardio in its place takes no set from anything else', () => {
    const day = {
      day: 'Mon',
      primary: [item('Bodyweight split squat', 3, '8–15', 105), item('Single-leg glute bridge', 3, '8–15', 105)],
      accessories: [
        item('Bodyweight step-up', 2, '8–15', 75),
        item('Glute bridge', 2, '8–15', 75),
        item('Single-leg calf raise', 2, '12–15', 60),
      ],
    };
    const brief = { goal: 'functional', kit: GYMS.park.kit, minutes: 90, limitations: [{ region: 'hamstring', strict: false }] } as const;
    const { names, kept } = exchange({ brief, day, exercise: 'Single-leg calf raise' });
    expect(names.slice(0, 4)).toEqual(['Bodyweight split squat 3', 'Single-leg glute bridge 3', 'Bodyweight step-up 2', 'Glute bridge 2']);
    expect(kept).toContainEqual(expect.stringMatching(KEPT));
  });
});

test('trunk work in the place of a throw waits until the heavy work is done', () => {
  const day = {
    day: 'Mon',
    primary: [item('Medicine-ball slam', 3, '3–5', 90), item('Dumbbell bench press', 4, '5–8', 105), item('Barbell row', 4, '5–8', 105)],
    accessories: [item('Trap-bar deadlift', 3, '8–12', 75), item('Lat pulldown', 2, '8–12', 75)],
  };
  const brief = { goal: 'functional', experience: 'advanced', kit: GYMS['full gym'].kit, minutes: 60 } as const;
  const { items, names } = exchange({ brief, day, exercise: 'Medicine-ball slam' });
  expect(names.slice(0, 3)).toEqual(['Dumbbell bench press 4', 'Barbell row 4', 'Trap-bar deadlift 3']);
  expect(findExercise(items.at(-1)?.exercise ?? '')?.pattern).toBe('core');
});

test('what is lighter than a heavy bar rests no longer than it needs', () => {
  const day = { day: 'Mon', primary: [item('Romanian deadlift', 3, '6–10', 180), item('Overhead press', 3, '6–10', 180)] };
  const { items } = exchange({
    brief: { kit: GYMS.barbell.kit, minutes: 30, refused: ['stiff-leg-deadlift'] },
    day,
    exercise: 'Romanian deadlift',
  });
  const [instead] = items;
  expect(findExercise(instead?.exercise ?? '')?.load).not.toBe('barbell');
  expect(instead?.rest_seconds).toBeLessThanOrEqual(120);
});
