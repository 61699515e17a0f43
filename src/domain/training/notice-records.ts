import { shownMax } from './e1rm.ts';
import { isHelp, loadText } from './set-measure.ts';
import { setText } from './set-text.ts';
import type { LoggedLike } from './suggestion.ts';
import { compareWeights, displayWeight, type WeightUnit, weightNumber, weightWithUnit } from './units.ts';

export interface NoticedRecord {
  kind: 'weight' | 'reps' | 'estimate';
  /** One sentence. */
  sentence: string;
}

/** A record on paper from more reps than this is not one: estimates are too loose there (TRAIN-2). */
const ESTIMATE_REPS_MAX = 12;
/** An estimate must exceed the best by more than rounding. */
const ESTIMATE_GAIN = 1.005;

/**
 * What a set beats, best first: the heaviest weight, the most reps with a weight, or the highest estimated max. None without earlier sets.
 * `before` holds all earlier sets of the exercise, in any unit; the sentence is in `unit`.
 */
export function noticeRecord(set: LoggedLike, before: readonly LoggedLike[], unit: WeightUnit): NoticedRecord | null {
  const earlier = before.filter((other) => other.reps >= 1);
  if (set.reps < 1 || earlier.length === 0) return null;
  if (set.weight !== '' && earlier.every((other) => compareWeights(set, other) > 0))
    return { kind: 'weight', sentence: weightSentence(set, unit) };
  const asHeavy = earlier.filter((other) => compareWeights(other, set) >= 0);
  const best = Math.max(0, ...asHeavy.map((other) => other.reps));
  if (set.reps > best && asHeavy.length > 0) return { kind: 'reps', sentence: repsSentence(set, unit) };
  return estimateRecord(set, earlier, unit);
}

/**
 * The record of a session's last set that beat everything before it, including the session's earlier sets. `sets`: the session's, in order;
 * `before`: those of earlier sessions.
 */
export function sessionRecord<Logged extends LoggedLike>(
  sets: readonly Logged[],
  before: readonly LoggedLike[],
  unit: WeightUnit,
): { set: Logged; record: NoticedRecord } | null {
  let found: { set: Logged; record: NoticedRecord } | null = null;
  // The first day of an exercise has no records.
  if (before.every((set) => set.reps < 1)) return null;
  for (const [index, set] of sets.entries()) {
    const record = noticeRecord(set, [...before, ...sets.slice(0, index)], unit);
    if (record !== null) found = { set, record };
  }
  return found;
}

function repsSentence(set: LoggedLike, unit: WeightUnit): string {
  const text = setText({ ...set, rpe: null }, unit);
  return set.weight === '' ? `${text} is more than ever.` : `${text} is more reps than ever with this weight.`;
}

function weightSentence(set: LoggedLike, unit: WeightUnit): string {
  const load = loadText(displayWeight(set.weight, set.unit, unit), unit);
  return isHelp(set.weight)
    ? `${load} is the least you have needed in this exercise.`
    : `${load} is the most you have lifted in this exercise.`;
}

function estimateRecord(set: LoggedLike, earlier: readonly LoggedLike[], unit: WeightUnit): NoticedRecord | null {
  const now = estimateOf(set, unit);
  const best = Math.max(0, ...earlier.map((other) => estimateOf(other, unit) ?? 0));
  if (now === undefined || best === 0 || now < best * ESTIMATE_GAIN) return null;
  return {
    kind: 'estimate',
    sentence: `This set points to a maximum near ${weightWithUnit(String(Math.round(now)), unit)}, your best so far.`,
  };
}

function estimateOf(set: LoggedLike, unit: WeightUnit): number | undefined {
  const weight = weightNumber(set.weight, set.unit, unit);
  if (weight === undefined || set.rpe === null || set.seconds !== undefined || set.reps > ESTIMATE_REPS_MAX) return undefined;
  return shownMax({ weight, reps: set.reps, rpe: set.rpe })?.value;
}
