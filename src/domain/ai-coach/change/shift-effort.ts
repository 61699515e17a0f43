import type { Prescription } from '#domain/plan/plan.ts';

const RPE_LEAST = 5;
const RIR_MOST = 5;

/** Lowers effort by `by` points of RPE or reps in reserve, in the given weeks (default all). */
export function easeEffort(raw: Prescription, by: number, weeks?: readonly number[]): Prescription {
  const eased: Prescription = { ...raw };
  if (raw.rpe_schedule != null && raw.rpe_schedule.length > 0)
    eased.rpe_schedule = raw.rpe_schedule.map((value, week) => (weeks === undefined || weeks.includes(week) ? lowerRpe(value, by) : value));
  if (raw.rpe != null) eased.rpe = lowerRpe(raw.rpe, by);
  if (raw.rir != null) eased.rir = moreReserve(String(raw.rir), by);
  if (raw.rir_schedule != null)
    eased.rir_schedule = raw.rir_schedule.map((value, week) =>
      weeks === undefined || weeks.includes(week) ? moreReserve(String(value), by) : value,
    );
  return eased;
}

function lowerRpe(value: number | string, by: number): number | string {
  const rpe = numberOf(String(value));
  return rpe === undefined ? value : Math.max(Math.min(rpe, RPE_LEAST), rpe - by);
}

/** «1–2» eased by two points becomes «3–4»; other words stay. */
function moreReserve(text: string, by: number): string {
  const shifted = text.replace(/\d+(?:[.,]\d+)?/g, (found) => String(Math.min(RIR_MOST, (numberOf(found) ?? 0) + by)));
  return shifted.replace(/(\d+(?:\.\d+)?)\s*[–-]\s*\1(?!\d)/, '$1');
}

function numberOf(text: string): number | undefined {
  const found = /\d+(?:[.,]\d+)?/.exec(text)?.[0];
  return found === undefined ? undefined : Number(found.replace(',', '.'));
}
