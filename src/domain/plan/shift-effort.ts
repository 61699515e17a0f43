import type { Prescription } from './plan.ts';

const RPE_LEAST = 5;
const RIR_MOST = 5;

/** Lowers effort by `by` points of RPE or reps in reserve, in the given weeks (default all). */
export function easeEffort(raw: Prescription, by: number, weeks?: readonly number[]): Prescription {
  return moveEffort(raw, easierBy(by), weeks);
}

/** Lowers effort by `by` points, to `rpe_least` at least; what is easier stays. */
export function easeEffortTo(raw: Prescription, by: number, rpe_least: number): Prescription {
  const reserveMost = RPE_OF_NONE - rpe_least;
  return moveEffort(raw, {
    rpe: (rpe) => Math.min(rpe, Math.max(rpe_least, rpe - by)),
    reserve: (reps) => Math.max(reps, Math.min(reserveMost, reps + by)),
  });
}

/** Raises effort by `by` points of RPE or reps in reserve, to `rpe_most` at most; what is harder stays. */
export function raiseEffort(raw: Prescription, by: number, rpe_most: number, weeks?: readonly number[]): Prescription {
  const reserveLeast = RPE_OF_NONE - rpe_most;
  return moveEffort(
    raw,
    {
      rpe: (rpe) => Math.max(rpe, Math.min(rpe_most, rpe + by)),
      reserve: (reps) => Math.min(reps, Math.max(reserveLeast, reps - by)),
    },
    weeks,
  );
}

/** RPE and reps in reserve of one week, as planned. */
export interface Effort {
  rpe: number | null;
  rir: string | null;
}

/** One week's effort, lowered by `by` points; negative is harder, with one rep left in reserve. */
export function lowerEffort(effort: Effort, by: number): Effort {
  return moveOne(
    effort,
    by >= 0
      ? easierBy(by)
      : { rpe: (rpe) => Math.min(Math.max(rpe, 9), rpe - by), reserve: (reps) => Math.max(Math.min(reps, 1), reps + by) },
  );
}

/** One week's effort with at least so many reps in reserve; what is easier stays. */
export function keepReserve(effort: Effort, least: number): Effort {
  return moveOne(effort, { rpe: (rpe) => Math.min(rpe, RPE_OF_NONE - least), reserve: (reps) => Math.max(reps, least) });
}

/** The easier of two. */
export function easierEffort(a: Effort, b: Effort): Effort {
  return {
    rpe: a.rpe === null || b.rpe === null ? b.rpe : Math.min(a.rpe, b.rpe),
    rir: a.rir === null || b.rir === null || (numberOf(b.rir) ?? 0) >= (numberOf(a.rir) ?? 0) ? b.rir : a.rir,
  };
}

/** RPE with no reps in reserve. */
const RPE_OF_NONE = 10;

function easierBy(by: number): Move {
  return { rpe: (rpe) => Math.max(Math.min(rpe, RPE_LEAST), rpe - by), reserve: (reps) => Math.min(RIR_MOST, reps + by) };
}

function moveOne({ rpe, rir }: Effort, move: Move): Effort {
  return { rpe: rpe === null ? null : move.rpe(rpe), rir: rir === null ? null : moveReserve(rir, move.reserve) };
}

interface Move {
  rpe: (rpe: number) => number;
  reserve: (reps: number) => number;
}

function moveEffort(raw: Prescription, { rpe, reserve }: Move, weeks?: readonly number[]): Prescription {
  const eased: Prescription = { ...raw };
  const inWeeks = <Value>(values: readonly Value[], move: (value: Value) => Value): Value[] =>
    values.map((value, week) => (weeks === undefined || weeks.includes(week) ? move(value) : value));
  if (raw.rpe_schedule != null && raw.rpe_schedule.length > 0)
    eased.rpe_schedule = inWeeks(raw.rpe_schedule, (value) => moveRpe(value, rpe));
  if (raw.rpe != null) eased.rpe = moveRpe(raw.rpe, rpe);
  if (raw.rir != null) eased.rir = moveReserve(String(raw.rir), reserve);
  if (raw.rir_schedule != null) eased.rir_schedule = inWeeks(raw.rir_schedule, (value) => moveReserve(String(value), reserve));
  return eased;
}

function moveRpe(value: number | string, move: (rpe: number) => number): number | string {
  const rpe = numberOf(String(value));
  return rpe === undefined ? value : move(rpe);
}

/** «1–2» eased by two points becomes «3–4»; other words stay. */
function moveReserve(text: string, move: (reps: number) => number): string {
  const shifted = text.replace(/\d+(?:[.,]\d+)?/g, (found) => String(move(numberOf(found) ?? 0)));
  return shifted.replace(/(\d+(?:\.\d+)?)\s*[–-]\s*\1(?!\d)/, '$1');
}

function numberOf(text: string): number | undefined {
  const found = /\d+(?:[.,]\d+)?/.exec(text)?.[0];
  return found === undefined ? undefined : Number(found.replace(',', '.'));
}
