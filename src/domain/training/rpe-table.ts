/**
 * Percent of the one-rep max by reps and RPE (chart by Tuchscherer, Reactive Training Systems). One rep equals one point of RPE,
 * so the whole chart is one sequence read at 2(reps − 1) + 2(10 − RPE).
 */
const PERCENT_BY_STEP = [
  100, 97.8, 95.5, 93.9, 92.2, 90.7, 89.2, 87.8, 86.3, 85, 83.7, 82.4, 81.1, 79.9, 78.6, 77.4, 76.2, 75.1, 73.9, 72.3, 70.7, 69.4, 68, 66.7,
  65.3, 64, 62.6, 61.3, 59.9, 58.6, 57.4,
] as const;

const TABLE_REPS_MAX = 12;
const TABLE_RPE_MIN = 6;

/** Share of the one-rep max (0 to 1); undefined outside 1–12 reps and RPE 6–10. */
export function shareOfMax(reps: number, rpe: number): number | undefined {
  if (!Number.isInteger(reps) || reps < 1 || reps > TABLE_REPS_MAX || !(rpe >= TABLE_RPE_MIN && rpe <= 10)) return undefined;
  const step = 2 * (reps - 1) + 2 * (10 - rpe);
  const below = PERCENT_BY_STEP[Math.floor(step)];
  const above = PERCENT_BY_STEP[Math.ceil(step)];
  if (below === undefined || above === undefined) return undefined;
  return (below + (above - below) * (step - Math.floor(step))) / 100;
}

/** Brzycki divides by 37 − reps; beyond this the formulas are meaningless. */
const FORMULA_REPS_MAX = 30;

/**
 * Percent of the one-rep max. Beyond the chart it falls like the mean of Epley (1985) and Brzycki (1993) on reps plus reps in reserve; null
 * where neither applies.
 */
export function percentOfMax(reps: number, rpe: number): number | null {
  const share = shareOfMax(reps, rpe);
  if (share !== undefined) return share * 100;
  const reserve = Math.max(0, 10 - rpe);
  const edge = shareOfMax(TABLE_REPS_MAX, Math.min(10, Math.max(TABLE_RPE_MIN, rpe)));
  if (edge === undefined || !(reps >= 1) || reps + reserve > FORMULA_REPS_MAX) return null;
  return (100 * edge * formulaShare(reps + reserve)) / formulaShare(TABLE_REPS_MAX + Math.min(reserve, 10 - TABLE_RPE_MIN));
}

function formulaShare(reps: number): number {
  return (1 / (1 + reps / 30) + (37 - reps) / 36) / 2;
}
