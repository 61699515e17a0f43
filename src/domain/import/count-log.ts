import { type Decimal, decimalText, multiply, parseDecimal } from '../training/decimal.ts';
import type { WeightUnit } from '../training/units.ts';
import { type DoubtfulRow, findDoubts } from './find-doubts.ts';
import type { ImportApp, ImportedLog, ImportedSet, UnreadRow } from './imported-log.ts';

/** What an import of a file would store (IMPORT-1). */
export interface LogCounts {
  readonly app: ImportApp;
  readonly dialect: string;
  readonly workouts: number;
  readonly days: number;
  readonly sets: number;
  /** Different names as written. */
  readonly exercises: number;
  readonly reps: number;
  /** Weight times reps of all sets, in the numbers as written. */
  readonly volume: number;
  /** The units the file names; none when it must be asked for. */
  readonly units: readonly WeightUnit[];
  /** First and last day. */
  readonly from: string;
  readonly to: string;
  readonly unread: readonly UnreadRow[];
  /** What is brought in and said (IMPORT-18). */
  readonly doubts: readonly DoubtfulRow[];
}

export function countLog(log: ImportedLog): LogCounts {
  const { app, dialect, workouts, unread } = log;
  const blocks = workouts.flatMap((workout) => workout.blocks);
  const sets = blocks.flatMap((block) => block.sets);
  return {
    app,
    dialect,
    workouts: workouts.length,
    days: new Set(workouts.map(({ date }) => date)).size,
    sets: sets.length,
    exercises: new Set(blocks.map(({ exercise }) => exercise)).size,
    reps: sum(sets.map(({ reps }) => parseDecimal(String(reps ?? 0)))),
    volume: sum(sets.map(volumeOf)),
    units: [...new Set(sets.flatMap(({ unit, weight }) => (unit === null || weight === '' ? [] : [unit])))].sort(),
    from: workouts[0]?.date ?? '',
    to: workouts.at(-1)?.date ?? '',
    unread,
    doubts: findDoubts(log),
  };
}

function volumeOf({ weight, reps }: ImportedSet): Decimal | undefined {
  const [heavy, often] = [parseDecimal(weight), parseDecimal(String(reps ?? 0))];
  return heavy === undefined || often === undefined ? undefined : multiply(heavy, often);
}

/** Added exactly, so that thousands of decimals make no error. */
function sum(values: readonly (Decimal | undefined)[]): number {
  let units = 0n;
  let scale = 0;
  for (const value of values) {
    if (value === undefined) continue;
    const wider = Math.max(scale, value.scale);
    units = units * 10n ** BigInt(wider - scale) + value.units * 10n ** BigInt(wider - value.scale);
    scale = wider;
  }
  return Number(decimalText({ units, scale }));
}
