import { expect, test } from 'vitest';
import { assert, constantFrom, integer, array as manyOf, property, record, uniqueArray } from '#tests/support/properties.ts';
import type { ImportedLog } from '../import/imported-log.ts';
import { readLog } from '../import/read-log.ts';
import type { SetValue } from '../sync/values.ts';
import type { WeightUnit } from '../training/units.ts';
import { type AppTable, type ExportedWorkout, hevyTable, STRONG_TABLE, usualUnit } from './app-tables.ts';

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
      sets.map(({ weight, unit, reps, rpe, kind }) => [exercise, Number(weight) === 0 ? '' : weight, unit, reps, rpe, kind]),
    ),
  }));
const wanted = (workouts: readonly ExportedWorkout[]) =>
  workouts.map(({ performed_on, started_at, label, sets }) => ({
    start: `${performed_on} ${new Date(started_at).toTimeString().slice(0, 5)}`,
    title: label === '' ? 'Workout' : label,
    sets: sets.map(({ exercise, weight, unit, reps, rpe, kind = 'normal' }) => [
      exercise,
      weight,
      weight === '' ? expect.anything() : unit,
      reps,
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
        kinds: manyOf(constantFrom(undefined, 'warm-up', 'drop', 'failure'), { minLength: 3, maxLength: 3 }),
      }),
      { minLength: days.length, maxLength: days.length },
    ).map((workouts) =>
      workouts.map(({ label, blocks, weights, reps, rpe, minutes, kinds }, index): ExportedWorkout => {
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
              logged_at: start.toISOString(),
            }),
          ),
        );
        return {
          performed_on: session_id.slice(0, 10),
          label,
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

test('IMPORT-10 Hevy’s table has one unit, the usual one, and the other is converted exactly', () => {
  const set = { session_id: 's', exercise: 'Row', exercise_n: 1, reps: 5, rpe: null, logged_at: '' };
  const workout: ExportedWorkout = {
    performed_on: '2026-05-01',
    label: 'A',
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
