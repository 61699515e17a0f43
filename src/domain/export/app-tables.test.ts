import { expect, test } from 'vitest';
import { assert, constantFrom, integer, array as manyOf, property, record, uniqueArray } from '#tests/support/properties.ts';
import type { ImportedLog } from '../import/imported-log.ts';
import { readLog } from '../import/read-log.ts';
import type { SetValue } from '../sync/values.ts';
import type { WeightUnit } from '../training/units.ts';
import { type AppTable, type ExportedWorkout, hevyTable, STRONG_TABLE, usualUnit } from './app-tables.ts';
import { SETS_TABLE } from './sets-csv.ts';

const text = (table: AppTable, workouts: readonly ExportedWorkout[]) =>
  [table.header, ...workouts.flatMap((workout) => table.rowsOf(workout))].join('\n');

function read(file: string): ImportedLog {
  const result = readLog(file);
  if (!result.ok) throw new Error(JSON.stringify(result.failure));
  return result.log;
}

/** What both sides say of a log: the day, name and minute of each workout, and each set in its order. */
const seen = ({ workouts }: ImportedLog) =>
  workouts.map(({ date, time, title, blocks }) => ({
    start: `${date} ${time.slice(0, 5)}`,
    title,
    sets: blocks.flatMap(({ exercise, sets }) =>
      sets.map(({ weight, unit, reps, seconds, distance, rpe, kind }) => [
        exercise,
        Number(weight) === 0 ? '' : weight,
        unit,
        reps,
        seconds === 0 ? null : seconds,
        distance,
        rpe,
        kind,
      ]),
    ),
  }));
const wanted = (workouts: readonly ExportedWorkout[]) =>
  workouts.map(({ performed_on, started_at, label, sets }) => ({
    start: `${performed_on} ${new Date(started_at).toTimeString().slice(0, 5)}`,
    title: label === '' ? 'Workout' : label,
    sets: sets.map(({ exercise, weight, unit, reps, seconds = null, distance, distance_unit = '', rpe, kind = 'normal' }) => [
      exercise,
      weight,
      weight === '' ? expect.anything() : unit,
      reps,
      seconds,
      distance === undefined ? null : { amount: distance, unit: distance_unit },
      rpe,
      kind.replace('-', ''),
    ]),
  }));

const NAMES = [
  'Back squat',
  'Bench, close grip',
  'Klimmzüge «breit»',
  '=HYPERLINK("x")',
  '+20 dips',
  'Row; one arm',
  'Curl "21s"',
  '-1 rep drill',
];

/** Logs of one unit, each workout on a day of its own. */
const logOf = (unit: WeightUnit) =>
  uniqueArray(integer({ min: 1, max: 28 }), { minLength: 1, maxLength: 4 }).chain((days) =>
    manyOf(
      record({
        label: constantFrom('', 'Legs', 'Push; pull', 'Arms, "quick"', '@home'),
        blocks: uniqueArray(constantFrom(...NAMES), { minLength: 1, maxLength: 3 }),
        weights: manyOf(constantFrom('', '20', '61.25', '102.5', '-15', '7.125'), { minLength: 1, maxLength: 3 }),
        reps: integer({ min: 1, max: 30 }),
        rpe: constantFrom(null, 6.5, 8, 10),
        minutes: integer({ min: 1, max: 200 }),
        amount: constantFrom({}, { seconds: 60 }, { seconds: 1380, distance: '2.5', distance_unit: unit === 'kg' ? 'km' : 'mi' } as const),
        kinds: manyOf(constantFrom(undefined, 'warm-up', 'drop', 'failure'), { minLength: 3, maxLength: 3 }),
      }),
      { minLength: days.length, maxLength: days.length },
    ).map((workouts) =>
      workouts.map(({ label, blocks, weights, reps, rpe, minutes, kinds, amount }, index): ExportedWorkout => {
        const day = days.toSorted((a, b) => a - b)[index] ?? 1;
        const start = new Date(2026, 4, day, 18, index, 0);
        const session_id = `2026-05-${String(day).padStart(2, '0')}|free|0|0|1`;
        const sets = blocks.flatMap((exercise) =>
          weights.map(
            (weight, set): SetValue => ({
              session_id,
              exercise,
              exercise_n: 1,
              set_n: set + 1,
              // Help is below zero, where the exercise takes help (IMPORT-12).
              weight: /klimm|dips/i.test(exercise) ? weight : weight.replace('-', ''),
              unit,
              reps,
              rpe,
              kind: kinds[set],
              ...amount,
              logged_at: start.toISOString(),
            }),
          ),
        );
        return {
          performed_on: session_id.slice(0, 10),
          label,
          note: '',
          started_at: start.toISOString(),
          finished_at: new Date(start.getTime() + minutes * 60_000).toISOString(),
          sets,
        };
      }),
    ),
  );

test.each(['kg', 'lb'] as const)('IMPORT-10 what is written in the table of Strong or Hevy is read back as it was, in %s', (unit) => {
  assert(
    property(logOf(unit), (workouts) => {
      for (const table of [STRONG_TABLE, hevyTable(unit)]) {
        const log = read(text(table, workouts));
        expect(log.unread).toEqual([]);
        expect(seen(log)).toEqual(wanted(workouts));
        expect(log.workouts.map(({ duration_seconds }) => duration_seconds)).toEqual(
          workouts.map(({ started_at, finished_at }) => (Date.parse(finished_at ?? '') - Date.parse(started_at)) / 1000),
        );
      }
    }),
  );
});

test.each([
  ['10:14:10', '10:35:50', '22m', '10:14', '10:36'],
  ['10:14:50', '10:36:10', '21m', '10:14', '10:35'],
  ['23:50:40', '00:20:20', '30m', '23:50', '00:20'],
])('IMPORT-10 a workout from %s to %s is as long in Hevy’s table as in Strong’s', (from, to, length, start, end) => {
  const at = (clock: string, day: number) => new Date(`2026-04-0${day}T${clock}`).toISOString();
  const set = {
    session_id: 's',
    exercise: 'Row',
    exercise_n: 1,
    set_n: 1,
    weight: '60',
    unit: 'kg',
    reps: 5,
    rpe: null,
    logged_at: '',
  } as const;
  const times = { performed_on: '2026-04-07', started_at: at(from, 7), finished_at: at(to, to < from ? 8 : 7) };
  const workout: ExportedWorkout = { ...times, label: 'A', note: '', sets: [set] };
  expect(STRONG_TABLE.rowsOf(workout)[0]?.split(';').at(-1)).toBe(length);
  expect(hevyTable('kg').rowsOf(workout)[0]).toContain(`7 Apr 2026, ${start}`);
  expect(hevyTable('kg').rowsOf(workout)[0]).toContain(`${to < from ? 8 : 7} Apr 2026, ${end}`);
});

test('IMPORT-10 Hevy’s table has one unit, the usual one, and the other is converted exactly', () => {
  const set = { session_id: 's', exercise: 'Row', exercise_n: 1, reps: 5, rpe: null, logged_at: '' };
  const workout: ExportedWorkout = {
    performed_on: '2026-05-01',
    label: 'A',
    note: '',
    started_at: new Date(2026, 4, 1, 23, 30).toISOString(),
    finished_at: new Date(2026, 4, 2, 0, 15).toISOString(),
    sets: [
      { ...set, set_n: 1, weight: '100', unit: 'kg' },
      { ...set, set_n: 2, weight: '60', unit: 'kg' },
      { ...set, set_n: 3, weight: '135', unit: 'lb' },
    ],
  };
  expect(usualUnit([workout])).toBe('kg');
  const log = read(text(hevyTable('kg'), [workout]));
  expect(seen(log)[0]?.sets.map(([, weight]) => weight)).toEqual(['100', '60', '61.23496995']);
  expect(log.workouts[0]?.duration_seconds).toBe(45 * 60);
});

test('IMPORT-10 notes go along: of a workout, of sets, and in Hevy’s table, which has none of sets, of the exercise', () => {
  const set = { session_id: 's', exercise: 'Row', exercise_n: 1, reps: 5, rpe: null, logged_at: '', weight: '60', unit: 'kg' } as const;
  const workout: ExportedWorkout = {
    performed_on: '2026-05-01',
    label: 'A',
    note: 'slept badly; =late',
    started_at: new Date(2026, 4, 1, 18, 0).toISOString(),
    finished_at: null,
    sets: [
      { ...set, set_n: 1, note: 'grip "wide"' },
      { ...set, set_n: 2, note: '=1\n+2' },
      { ...set, set_n: 3 },
    ],
  };
  const [strong] = read(text(STRONG_TABLE, [workout])).workouts;
  expect(strong?.note).toBe(workout.note);
  expect(strong?.blocks[0]?.sets.map(({ note }) => note)).toEqual(['grip "wide"', '=1\n+2', '']);
  const [own] = read(text(SETS_TABLE, [workout])).workouts;
  expect([own?.note, own?.blocks[0]?.sets.map(({ note }) => note)]).toEqual([workout.note, ['grip "wide"', '=1\n+2', '']]);
  const [hevy] = read(text(hevyTable('kg'), [workout])).workouts;
  expect([hevy?.note, hevy?.blocks[0]?.note]).toEqual([workout.note, 'grip "wide"\n=1\n+2']);
});

test('IMPORT-10 a distance of another unit is converted for Hevy’s table', () => {
  const set = {
    session_id: 's',
    exercise: 'Run',
    exercise_n: 1,
    set_n: 1,
    reps: 0,
    rpe: null,
    logged_at: '',
    weight: '',
    unit: 'kg',
  } as const;
  const at = '2026-05-01T10:00:00.000Z';
  const workout = { performed_on: '2026-05-01', label: '', note: '', started_at: at, finished_at: at };
  const rows = (['mi', 'm', 'yd'] as const).map((distance_unit, n) => ({
    ...set,
    set_n: n + 1,
    distance: '800',
    distance_unit,
    seconds: 90,
  }));
  const [run] = read(text(hevyTable('kg'), [{ ...workout, sets: rows }])).workouts;
  expect(run?.blocks[0]?.sets.map(({ distance }) => distance)).toEqual([
    { amount: '1287.4752', unit: 'km' },
    { amount: '0.8', unit: 'km' },
    { amount: '0.7315', unit: 'km' },
  ]);
});
