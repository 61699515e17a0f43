import { shownMax } from '../training/e1rm.ts';
import { firstBest } from '../training/first-best.ts';
import { distanceIn, type HistoryMeasure, secondsOf } from '../training/history-measure.ts';
import type { Amount } from '../training/set-measure.ts';
import { compareWeights, type WeightUnit, weightNumber } from '../training/units.ts';

export interface SummarySet extends Amount {
  session_id: string;
  /** yyyy-mm-dd */
  performed_on: string;
  set_n: number;
  weight: string;
  unit: WeightUnit;
  rpe: number | null;
  /** ISO instant. */
  logged_at: string;
}

export interface LogSummary<LoggedSet extends SummarySet> {
  /** The newest session's sets in workout order, with its day (yyyy-mm-dd). */
  last: { performed_on: string; sets: LoggedSet[] };
  /**
   * The set with the highest estimated max, of the most reps, time or distance where these are told, of those with the least help; ties:
   * the earliest.
   */
  best: { performed_on: string; set: LoggedSet /** Whole number in `unit`; null where reps count. */; max: number | null };
}

/** The last and best performance of an exercise, from its sets in any order; undefined without sets. */
export function summariseLog<LoggedSet extends SummarySet>(
  sets: readonly LoggedSet[],
  unit: WeightUnit,
  measure: HistoryMeasure,
): LogSummary<LoggedSet> | undefined {
  const dated = sets.map((set) => ({ set, max: maxOf(set, unit) }));
  dated.sort(({ set: a }, { set: b }) => (`${a.performed_on} ${a.logged_at}` < `${b.performed_on} ${b.logged_at}` ? -1 : 1));
  const newest = dated.at(-1);
  if (newest === undefined) return undefined;
  const isWeighed = measure === 'load' && dated.some(({ max }) => max !== undefined);
  const figureOf = ({ set, max }: (typeof dated)[number]) => (isWeighed ? Math.round(max ?? 0) : amountOf(set, measure));
  const isByWeight = !isWeighed && (measure === 'load' || measure === 'help');
  const among = isByWeight ? dated.filter(({ set }) => dated.every((other) => compareWeights(set, other.set) >= 0)) : dated;
  const best = firstBest(among, figureOf) ?? newest;
  return {
    last: {
      performed_on: newest.set.performed_on,
      sets: dated
        .filter(({ set }) => set.session_id === newest.set.session_id)
        .map(({ set }) => set)
        .sort((a, b) => a.set_n - b.set_n),
    },
    best: { performed_on: best.set.performed_on, set: best.set, max: isWeighed && best.max !== undefined ? Math.round(best.max) : null },
  };
}

function amountOf(set: SummarySet, measure: HistoryMeasure): number {
  if (measure === 'time') return secondsOf(set);
  return measure === 'distance' ? distanceIn(set, 'm') : set.reps;
}

function maxOf(set: SummarySet, unit: WeightUnit): number | undefined {
  const weight = weightNumber(set.weight, set.unit, unit);
  return weight === undefined ? undefined : shownMax({ weight, reps: set.reps, rpe: set.rpe })?.value;
}
