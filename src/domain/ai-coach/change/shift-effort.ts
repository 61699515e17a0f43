import type { Prescription } from '#domain/plan/plan.ts';

const RPE_LEAST = 5;
const RIR_MOST = 5;

/** Lowers effort by `by` points of RPE or reps in reserve, in the given weeks (default all). */
export function easeEffort(raw: Prescription, by: number, weeks?: readonly number[]): Prescription {
  return moveEffort(
    raw,
    { rpe: (rpe) => Math.max(Math.min(rpe, RPE_LEAST), rpe - by), reserve: (reps) => Math.min(RIR_MOST, reps + by) },
    weeks,
  );
}

/** Keeps at least so many reps in reserve, in every week; what is easier stays. */
export function keepReserve(raw: Prescription, least: number): Prescription {
  return moveEffort(raw, { rpe: (rpe) => Math.min(rpe, RPE_OF_NONE - least), reserve: (reps) => Math.max(reps, least) });
}

/** RPE with no reps in reserve. */
const RPE_OF_NONE = 10;

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
