import { findExercise } from '../exercises/find-exercise.ts';
import { estimateOneRepMax } from '../training/e1rm.ts';
import type { ProgressSet } from '../training/progress.ts';
import { workingSets } from '../training/set-kind.ts';
import { compareWeights, displayWeight, type WeightUnit, weightNumber } from '../training/units.ts';
import { RATED_RPE_MIN } from './session-point.ts';

export interface LiftMark {
  name: string;
  /** The library's page of it; null for an exercise of one's own. */
  exercise_id: string | null;
  /** The heaviest set of so many reps or more, the highest estimated max, the most reps without added weight, the most moved in a day. */
  kind: 'weight' | 'max' | 'reps' | 'volume';
  /** Of the heaviest set. */
  reps: number;
  /** What stood before, and the record, in the shown unit. */
  before: string;
  now: string;
  /** yyyy-mm-dd */
  performed_on: string;
}

/** Sets of more reps are work, not a record of strength (TRAIN-2). */
const REPS_MOST = 12;
/** An estimate or a day's volume must exceed the best by more than rounding. */
const GAIN = 1.005;

/** What a lift's days beat since `from`, newest first, the newest of each kind and number of reps; a first day beats nothing (PROG-26). */
export function liftRecords(name: string, sets: readonly ProgressSet[], unit: WeightUnit, from: string): LiftMark[] {
  const days = new Map<string, ProgressSet[]>();
  for (const set of workingSets(sets)) if (set.reps > 0) days.set(set.performed_on, [...(days.get(set.performed_on) ?? []), set]);
  const found = new Map<string, LiftMark>();
  const before: ProgressSet[] = [];
  const best = { max: 0, volume: 0 };
  const exercise_id = findExercise(name)?.id ?? null;
  for (const [performed_on, day] of [...days].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const note = (mark: Beaten) => {
      if (performed_on >= from) found.set(`${mark.kind}${mark.reps ?? ''}`, { name, exercise_id, performed_on, reps: 0, ...mark });
    };
    for (const kind of ['max', 'volume'] as const) {
      const now = kind === 'max' ? maxOf(day, unit) : volumeOf(day, unit);
      if (best[kind] > 0 && now > best[kind] * GAIN) note({ kind, before: whole(best[kind]), now: whole(now) });
      best[kind] = Math.max(best[kind], now);
    }
    const heaviest = heaviestRecord(day, before, unit);
    if (heaviest !== undefined) note(heaviest);
    before.push(...day);
  }
  return [...found.values()].sort((a, b) => (a.performed_on > b.performed_on ? -1 : a.performed_on < b.performed_on ? 1 : b.reps - a.reps));
}

type Beaten = Pick<LiftMark, 'kind' | 'before' | 'now'> & { reps?: number };

/** Of the day's sets that are heavier than all earlier ones of as many reps, the heaviest; without added weight, of more reps. */
function heaviestRecord(day: readonly ProgressSet[], before: readonly ProgressSet[], unit: WeightUnit): Beaten | undefined {
  const marks = day.flatMap((set): { set: ProgressSet; mark: Beaten }[] => {
    if (set.weight === '') {
      const most = Math.max(0, ...before.map(({ reps, weight }) => (weight === '' ? reps : 0)));
      return most > 0 && set.reps > most ? [{ set, mark: { kind: 'reps', before: `${most}`, now: `${set.reps}` } }] : [];
    }
    const earlier = before.filter(({ reps, weight }) => weight !== '' && reps >= set.reps);
    const top = earlier.reduce<ProgressSet | undefined>((a, b) => (a === undefined || compareWeights(b, a) > 0 ? b : a), undefined);
    if (top === undefined || set.reps > REPS_MOST || compareWeights(set, top) <= 0) return [];
    const shown = (one: ProgressSet) => displayWeight(one.weight, one.unit, unit);
    return [{ set, mark: { kind: 'weight', reps: set.reps, before: shown(top), now: shown(set) } }];
  });
  return marks.sort((a, b) => compareWeights(b.set, a.set) || b.set.reps - a.set.reps)[0]?.mark;
}

/** Without easy sets, whose max is a guess (PROG-1). */
function maxOf(day: readonly ProgressSet[], unit: WeightUnit): number {
  const estimates = day.map(({ weight, unit: typed, reps, rpe }) => {
    const number = weightNumber(weight, typed, unit);
    if (number === undefined || reps > REPS_MOST || (rpe !== null && rpe < RATED_RPE_MIN)) return 0;
    return estimateOneRepMax({ weight: number, reps, rpe })?.value ?? 0;
  });
  return Math.max(0, ...estimates);
}

function volumeOf(day: readonly ProgressSet[], unit: WeightUnit): number {
  return day.reduce((sum, set) => sum + set.reps * (weightNumber(set.weight, set.unit, unit) ?? 0), 0);
}

function whole(value: number): string {
  return new Intl.NumberFormat('en').format(Math.round(value));
}
