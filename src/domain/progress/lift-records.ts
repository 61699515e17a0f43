import { findExercise } from '../exercises/find-exercise.ts';
import { shownMax } from '../training/e1rm.ts';
import type { ProgressSet } from '../training/progress.ts';
import { workingSets } from '../training/set-kind.ts';
import { measureOf } from '../training/set-measure.ts';
import { compareWeights, displayWeight, type WeightUnit, weightNumber } from '../training/units.ts';

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
/** An estimate or a day's volume must exceed the best by more than rounding, and in whole numbers as both are shown (PROG-36). */
const GAIN = 1.005;

/** What a lift's days beat since `from`, newest first, the newest of each kind and number of reps; a first day beats nothing (PROG-26). */
export function liftRecords(name: string, sets: readonly ProgressSet[], unit: WeightUnit, from: string): LiftMark[] {
  const days = new Map<string, ProgressSet[]>();
  const known = findExercise(name);
  const counted = workingSets(sets).filter((set) => set.reps > 0 && measureOf(set, known) === 'reps');
  for (const set of counted) days.set(set.performed_on, [...(days.get(set.performed_on) ?? []), set]);
  const found = new Map<string, LiftMark>();
  const before: Earlier = { heaviest: [], mostReps: 0 };
  const best = { max: 0, volume: 0 };
  const exercise_id = known?.id ?? null;
  for (const [performed_on, day] of [...days].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const note = (mark: Beaten) => {
      if (performed_on >= from) found.set(`${mark.kind}${mark.reps ?? ''}`, { name, exercise_id, performed_on, reps: 0, ...mark });
    };
    for (const kind of ['max', 'volume'] as const) {
      const now = kind === 'max' ? maxOf(day, unit) : volumeOf(day, unit);
      if (best[kind] > 0 && now > best[kind] * GAIN && Math.round(now) > Math.round(best[kind]))
        note({ kind, before: whole(best[kind]), now: whole(now) });
      best[kind] = Math.max(best[kind], now);
    }
    const heaviest = heaviestRecord(day, before, unit);
    if (heaviest !== undefined) note(heaviest);
    for (const set of day) remember(before, set);
  }
  return [...found.values()].sort((a, b) => (a.performed_on > b.performed_on ? -1 : a.performed_on < b.performed_on ? 1 : b.reps - a.reps));
}

type Beaten = Pick<LiftMark, 'kind' | 'before' | 'now'> & { reps?: number };

/** What earlier days reached. */
interface Earlier {
  /** The heaviest set of as many reps or more, by reps from 1 to `REPS_MOST`; the earliest of equals. */
  heaviest: (ProgressSet | undefined)[];
  /** Without added weight. */
  mostReps: number;
}

function remember(before: Earlier, set: ProgressSet): void {
  if (set.weight === '') {
    before.mostReps = Math.max(before.mostReps, set.reps);
    return;
  }
  for (let reps = Math.min(set.reps, REPS_MOST); reps > 0; reps -= 1) {
    const top = before.heaviest[reps];
    // A set that is the heaviest of its reps but not of fewer is below something heavier there.
    if (top !== undefined && compareWeights(set, top) <= 0) return;
    before.heaviest[reps] = set;
  }
}

/** Of the day's sets that are heavier than all earlier ones of as many reps, the heaviest; without added weight, of more reps. */
function heaviestRecord(day: readonly ProgressSet[], { heaviest, mostReps }: Earlier, unit: WeightUnit): Beaten | undefined {
  const marks = day.flatMap((set): { set: ProgressSet; mark: Beaten }[] => {
    if (set.weight === '') {
      if (mostReps === 0 || set.reps <= mostReps) return [];
      return [{ set, mark: { kind: 'reps', before: `${mostReps}`, now: `${set.reps}` } }];
    }
    const top = heaviest[set.reps];
    if (top === undefined || compareWeights(set, top) <= 0) return [];
    const shown = (one: ProgressSet) => displayWeight(one.weight, one.unit, unit);
    return [{ set, mark: { kind: 'weight', reps: set.reps, before: shown(top), now: shown(set) } }];
  });
  return marks.sort((a, b) => compareWeights(b.set, a.set) || b.set.reps - a.set.reps)[0]?.mark;
}

/** Without easy sets, whose max is a guess (PROG-1). */
function maxOf(day: readonly ProgressSet[], unit: WeightUnit): number {
  const estimates = day.map(({ weight, unit: typed, reps, rpe }) => {
    const number = weightNumber(weight, typed, unit);
    if (number === undefined || reps > REPS_MOST) return 0;
    return shownMax({ weight: number, reps, rpe })?.value ?? 0;
  });
  return Math.max(0, ...estimates);
}

function volumeOf(day: readonly ProgressSet[], unit: WeightUnit): number {
  return day.reduce((sum, set) => sum + set.reps * (weightNumber(set.weight, set.unit, unit) ?? 0), 0);
}

function whole(value: number): string {
  return new Intl.NumberFormat('en').format(Math.round(value));
}
