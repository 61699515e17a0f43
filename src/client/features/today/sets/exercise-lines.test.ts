import { expect, test } from 'vitest';
import { dayView, type PrescriptionView, readPlanDay } from '#domain/plan/plan-view.ts';
import type { LoggedSet } from '#offline/log/set-logs.ts';
import { type ExerciseInput, exerciseLines, nextPlace, suggestionOfKind } from './exercise-lines.ts';
import { strokesOf, tallyText } from './strokes.ts';

function set(set_n: number, more: Partial<LoggedSet> = {}): LoggedSet {
  return {
    session_id: 's1',
    performed_on: '2026-11-16',
    exercise: 'Bench press',
    exercise_n: 1,
    set_n,
    reps: 5,
    weight: '165',
    unit: 'lb',
    rpe: 8,
    logged_at: '2026-11-18T12:00:00.000Z',
    slot: `set|s1|bench press#1|${set_n}`,
    state: 'phone',
    ...more,
  };
}

function input(more: Partial<ExerciseInput> = {}): ExerciseInput {
  const plan = { goal: 'strength', schedule: [{ exercises: [{ exercise: 'Bench press', sets: 3, reps: '5', rpe: 8 }] }] };
  const [prescription] = dayView(plan, 0, 0)!.primary as [PrescriptionView];
  const rest = {
    logged: [],
    last_time: [],
    exposures: [],
    extra: 0,
    unit: 'lb' as const,
    is_strength: true,
    lighter_week: false,
  };
  return { prescription, ...rest, ...more };
}

test('the first time an exercise is done, only what the plan says is offered', () => {
  const { lines, next, suggestion } = exerciseLines(input());
  expect(lines.map((line) => line.proposed)).toEqual([1, 2, 3].map(() => ({ reps: '5', weight: '', rpe: '8' })));
  expect(next).toBe(1);
  expect(suggestion).toBeNull();
});

test('a range of reps is no number to offer', () => {
  const ranged = input({ prescription: { ...input().prescription, reps: '8–12' } });
  expect(exerciseLines(ranged).lines[0]?.proposed.reps).toBe('');
});

test('each set stands beside the set of the same number last time', () => {
  const { lines } = exerciseLines(input({ last_time: [set(1), set(2, { weight: '170' })] }));
  expect(lines.map((line) => line.last?.weight)).toEqual(['165', '170', undefined]);
});

test('the same lift twice in a day keeps to its own sets of the last time', () => {
  const second = input({
    prescription: { ...input().prescription, exercise_n: 2 },
    last_time: [set(1), set(1, { exercise_n: 2, weight: '135' })],
  });
  expect(exerciseLines(second).lines[0]?.last?.weight).toBe('135');
});

test('a set deleted in the middle is the next one to do', () => {
  const { next, lines } = exerciseLines(input({ logged: [set(1), set(3)] }));
  expect(next).toBe(2);
  expect(lines.map((line) => line.logged?.set_n)).toEqual([1, undefined, 3]);
});

test('rows added, and sets logged beyond the plan elsewhere, are drawn', () => {
  expect(exerciseLines(input({ extra: 2 })).lines).toHaveLength(5);
  expect(exerciseLines(input({ logged: [set(6)] })).lines).toHaveLength(6);
});

test('strokes say what became of each set, and the sentence says it in words', () => {
  const rows = [1, 2, 3, 4].map((set_n) => ({
    set_n,
    isWarmUp: false,
    logged: [set(1, { state: 'sent' }), set(2, { state: 'refused' })].find((logged) => logged.set_n === set_n),
  }));
  const strokes = strokesOf(rows, 3);
  expect(strokes).toEqual(['sent', 'phone', 'now', 'todo']);
  expect(tallyText([strokes, ['sent']])).toBe('2 sets sent, 1 on this phone, 2 to do');
});

test('TRAIN-23: warm-up sets come first, take no planned set’s place and no suggestion, and a row they stood in moves on', () => {
  const warmUps = [set(4, { kind: 'warm-up', weight: '95' }), set(5, { kind: 'warm-up', weight: '135' })];
  const before = exerciseLines(input({ last_time: [set(1), set(2)], logged: [...warmUps, set(1)] }));
  expect(before.lines.map(({ set_n, n, isWarmUp }) => [set_n, n, isWarmUp])).toEqual([
    [4, 1, true],
    [5, 2, true],
    [1, 1, false],
    [2, 2, false],
    [3, 3, false],
  ]);
  expect(before.next).toBe(2);
  expect(before.suggestion?.reason).toContain('Set 1');
  expect(before.lines.map(({ last }) => last?.set_n)).toEqual([undefined, undefined, 1, 2, undefined]);
  expect(nextPlace(before.lines)).toBe(6);
  // The first row became a warm-up set: three planned sets are still to do.
  const changed = exerciseLines(input({ logged: [set(1, { kind: 'warm-up' })] }));
  expect(changed.lines.map(({ set_n, n }) => [set_n, n])).toEqual([
    [1, 1],
    [2, 1],
    [3, 2],
    [4, 3],
  ]);
  expect(strokesOf(changed.lines, 2)).toEqual(['now', 'todo', 'todo']);
});

test('a drop set leaves the suggestion as it was without it', () => {
  const straight = exerciseLines(input({ logged: [set(1)] })).suggestion;
  const dropped = exerciseLines(input({ logged: [set(1), set(2, { kind: 'drop', weight: '95', reps: 15, rpe: 10 })] })).suggestion;
  expect(dropped).toEqual(straight);
});

/** What each row offers, with the third set a drop set, perhaps the fourth too. */
function dropped(more: Partial<ExerciseInput>, set_kinds: (string | null)[] = [null, null, 'drop']) {
  const prescription = { ...input().prescription, sets: set_kinds.length, set_kinds };
  return exerciseLines(input({ prescription, isQuiet: true, ...more })).lines.map(({ proposed, drop }) => [proposed.weight, drop]);
}

test('TRAIN-25 without suggestions a drop set is read from the set before it, once, however often it was done', () => {
  const last = (drop: string) => [set(1, { weight: '200' }), set(2, { weight: '200' }), set(3, { weight: drop, kind: 'drop' })];
  for (const drop of ['160', '130', '100'])
    expect(dropped({ last_time: last(drop) }).map(([weight]) => weight)).toEqual(['200', '200', '160']);
  expect(dropped({ last_time: last('160'), logged: [set(1, { weight: '220' }), set(2, { weight: '220' })] })[2]?.[0]).toBe('175');
  // Chosen by hand at its number, not planned.
  expect(dropped({ last_time: last('160') }, [null, null, null])[2]).toEqual(['200', '160']);
  expect(dropped({ last_time: last('160') }, [null, null, null, null])[3]?.[0]).toBe('200');
});

test('TRAIN-25 a second drop set follows the first, with suggestions and without, in the unit of the column', () => {
  const kinds = [null, 'drop', 'drop'];
  const last_time = [set(1, { weight: '200' }), set(2, { weight: '150', kind: 'drop' }), set(3, { weight: '100', kind: 'drop' })];
  expect(dropped({ last_time }, kinds).map(([weight]) => weight)).toEqual(['200', '160', '130']);
  const logged = [set(1, { weight: '100', unit: 'kg', rpe: 8 }), set(2, { weight: '80', unit: 'kg', kind: 'drop' })];
  expect(dropped({ logged, isQuiet: false, unit: 'kg' }, kinds)[2]?.[0]).toBe('65');
  const { lines, suggestion } = exerciseLines(input({ prescription: { ...input().prescription, set_kinds: kinds }, logged, unit: 'kg' }));
  expect(suggestionOfKind(suggestion, lines[2], 'drop')?.weight).toBe('65');
  expect(suggestionOfKind(suggestion, lines[2], undefined)).toEqual(suggestion);
});

test('TRAIN-25 an exercise that begins with a drop set keeps last time’s, which has no set before it', () => {
  expect(dropped({ last_time: [set(1, { weight: '150', kind: 'drop' })] }, ['drop', null])[0]?.[0]).toBe('150');
  expect(dropped({ last_time: [set(1, { weight: '200' })] }, ['drop', null])[0]?.[0]).toBe('160');
});

test('TRAIN-26 a planned set to failure is offered with no rep left, whatever effort the exercise asks for', () => {
  const prescription = { ...input().prescription, set_kinds: [null, null, 'failure'] };
  const efforts = (more: Partial<ExerciseInput>) =>
    exerciseLines(input({ prescription, ...more })).lines.map(({ proposed }) => [proposed.rpe, proposed.rir]);
  expect(efforts({})).toEqual([
    ['8', undefined],
    ['8', undefined],
    ['10', '0'],
  ]);
  expect(efforts({ effort: 'rir' })[2]).toEqual(['10', '0']);
});

test('ROUTINE-17 a planned warm-up that is logged is not asked for again', () => {
  const day = { exercises: [{ exercise: 'Bench press', sets: 3, reps: '5', set_kinds: ['warm-up', null, 'drop'] }] };
  const prescription = readPlanDay(day, 0, 0).primary[0]!;
  const left = (logged: LoggedSet[]) =>
    exerciseLines(input({ prescription, logged })).lines.flatMap(({ logged: set, proposed }) => (set === undefined ? [proposed.kind] : []));
  expect(left([])).toEqual([undefined, 'drop']);
  expect(left([set(3, { kind: 'warm-up' })])).toEqual([undefined, 'drop']);
  expect(left([set(3, { kind: 'warm-up' }), set(1)])).toEqual(['drop']);
});

test('TRAIN-24 a set of time starts as the one before it, else with the time that is prescribed', () => {
  const plank = { ...input().prescription, exercise: 'Plank', exercise_id: 'plank', reps: '40 s' };
  expect(exerciseLines(input({ prescription: plank })).lines[0]?.proposed).toEqual({
    rpe: '8',
    measure: 'time',
    reps: '',
    weight: '',
    time: '40 s',
  });
  const logged = [set(1, { exercise: 'Plank', reps: 75, seconds: 75, weight: '10' })];
  expect(exerciseLines(input({ prescription: plank, logged })).lines[1]?.proposed).toMatchObject({ weight: '10', time: '1:15' });
});

test('TRAIN-24 a set of distance starts with what is prescribed where none was logged, and a time for any exercise', () => {
  const first = (reps: string, more: Partial<ExerciseInput> = {}) =>
    exerciseLines(input({ prescription: { ...input().prescription, exercise: 'Rowing', exercise_id: null, reps }, ...more })).lines[0]
      ?.proposed;
  expect(first('5 km in 25:00')).toMatchObject({ measure: 'distance', distance: '5', distance_unit: 'km', time: '25:00', reps: '' });
  expect(first('20–40 meters')).toMatchObject({ measure: 'distance', distance: '', distance_unit: 'm', time: '' });
  expect(first('45 s')).toMatchObject({ measure: 'time', time: '45 s', reps: '' });
  const last_time = [set(1, { exercise: 'Rowing', reps: 0, distance: '6', distance_unit: 'km', seconds: 1_800 })];
  expect(first('5 km in 25:00', { last_time })).toMatchObject({ distance: '6', time: '30:00' });
});

test('TRAIN-24 a set of each side makes the next one so', () => {
  const proposed = exerciseLines(input({ logged: [set(1, { per_side: true })] })).lines[1]?.proposed;
  expect(proposed).toMatchObject({ per_side: true, weight: '165' });
  expect(exerciseLines(input({ prescription: { ...input().prescription, reps: '10 each' } })).lines[0]?.proposed.per_side).toBe(true);
});

test('ROUTINE-15 each set of «10, 8, 6» is filled in with its own reps, before the first and after it', () => {
  const prescription = { ...input().prescription, reps: '10, 8, 6', rpe: null };
  const reps = (more: Partial<ExerciseInput>) =>
    exerciseLines(input({ prescription, is_strength: false, ...more })).lines.map(({ proposed }) => proposed.reps);
  expect(reps({})).toEqual(['10', '8', '6']);
  expect(reps({ last_time: [set(1, { reps: 10 })] })).toEqual(['10', '8', '6']);
  expect(reps({ logged: [set(1, { reps: 10, rpe: null })] }).slice(1)).toEqual(['8', '6']);
});
