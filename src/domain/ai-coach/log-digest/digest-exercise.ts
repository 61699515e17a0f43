import { shownMax } from '../../training/e1rm.ts';
import type { ProgressSet } from '../../training/progress.ts';
import { compareWeights, type WeightUnit, weightNumber } from '../../training/units.ts';
import { type DatedSet, type DigestExercise, type DigestSet, SESSIONS_MOST } from './digest-shape.ts';

/** A logged set with its day. */
export type DigestSource = Pick<ProgressSet, 'session_id' | 'performed_on' | 'reps' | 'weight' | 'unit' | 'rpe' | 'kind'>;

export interface ExerciseSource {
  name: string;
  /** The first day it was ever logged. */
  first: string;
  /** In order within a session, newest session first. */
  sets: readonly DigestSource[];
}

/** The rep counts whose heaviest set is kept. */
export const RECORD_REPS = [1, 3, 5, 8, 10] as const;

/** What the digest says about an exercise; undefined without sets. */
export function digestExercise({ name, first, sets }: ExerciseSource): DigestExercise | undefined {
  const days = groupBy(sets, (set) => set.session_id);
  const oldest = days.at(-1);
  if (oldest === undefined) return undefined;
  const sessions = days.slice(0, SESSIONS_MOST).map((session) => ({ on: session[0]?.performed_on ?? first, sets: session.map(digestSet) }));
  const older = days.slice(SESSIONS_MOST).flat();
  return {
    name,
    first,
    sessions,
    months: monthsOf(older),
    start: dated(bestOf(oldest)),
    records: {
      from: oldest[0]?.performed_on ?? first,
      estimate: dated(bestBy(sets, estimateOf)),
      reps: dated(bestBy(sets, (set) => set.reps)),
      heaviest: heaviestSets(sets),
    },
  };
}

/** The text of a load: as typed, with its unit. */
export function loadText(weight: string, unit: WeightUnit): string {
  return weight === '' ? '' : `${weight}${unit}`;
}

export function digestSet(set: Pick<DigestSource, 'reps' | 'weight' | 'unit' | 'rpe'>): DigestSet {
  return [set.reps, loadText(set.weight, set.unit), set.rpe];
}

/** Groups in the order given. */
function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[][] {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group === undefined) groups.set(keyOf(item), [item]);
    else group.push(item);
  }
  return [...groups.values()];
}

/** The best set of each month: by estimated maximum, without weight by reps. */
function monthsOf(sets: readonly DigestSource[]): DatedSet[] {
  return groupBy(sets, (set) => set.performed_on.slice(0, 7)).flatMap((month) => {
    const set = bestOf(month);
    return set === undefined ? [] : [datedSet(set)];
  });
}

function bestOf(sets: readonly DigestSource[]): DigestSource | undefined {
  return bestBy(sets, estimateOf) ?? bestBy(sets, (set) => set.reps);
}

/**
 * The exercise with its `kept` newest sessions: of the others the best set of each month stays. Sets within a session are told apart by their
 * reps and loads alone, so the estimate decides as in the months before.
 */
export function withSessions(exercise: DigestExercise, kept: number): DigestExercise {
  const dropped = exercise.sessions.slice(kept);
  if (dropped.length === 0) return exercise;
  const sets = [...dropped.flatMap(({ on, sets: own }) => own.map((set): DatedSet => [on, ...set])), ...exercise.months].map(sourceOf);
  return { ...exercise, sessions: exercise.sessions.slice(0, kept), months: monthsOf(sets) };
}

function sourceOf([performed_on, reps, load, rpe]: DatedSet): DigestSource {
  const unit: WeightUnit = load.endsWith('lb') ? 'lb' : 'kg';
  return { session_id: performed_on, performed_on, reps, weight: load.replace(/(?:kg|lb)$/, ''), unit, rpe, kind: undefined };
}

/** Fewest reps first, so the heaviest first; a set that is the heaviest for several counts is kept for the largest. */
function heaviestSets(sets: readonly DigestSource[]): DigestExercise['records']['heaviest'] {
  const all = RECORD_REPS.flatMap((n) => {
    const found = sets
      .filter((set) => set.weight !== '' && set.reps >= n)
      .reduce<DigestSource | undefined>((top, set) => (top === undefined || compareWeights(set, top) >= 0 ? set : top), undefined);
    return found === undefined ? [] : [{ n, found }];
  });
  return all.filter(({ found }, index) => found !== all[index + 1]?.found).map(({ n, found }) => ({ n, set: datedSet(found) }));
}

/** The set with the highest figure; of equal ones the earliest. */
function bestBy(sets: readonly DigestSource[], figureOf: (set: DigestSource) => number): DigestSource | undefined {
  let best: { set: DigestSource; figure: number } | undefined;
  for (const set of sets) {
    const figure = figureOf(set);
    const isBetter = figure > 0 && (best === undefined || figure > best.figure);
    if (isBetter || (figure === best?.figure && set.performed_on < best.set.performed_on)) best = { set, figure };
  }
  return best?.set;
}

function estimateOf(set: DigestSource): number {
  const weight = weightNumber(set.weight, set.unit, 'kg');
  return weight === undefined ? 0 : (shownMax({ weight, reps: set.reps, rpe: set.rpe })?.value ?? 0);
}

function dated(set: DigestSource | undefined): DatedSet | null {
  return set === undefined ? null : datedSet(set);
}

function datedSet(set: DigestSource): DatedSet {
  return [set.performed_on, ...digestSet(set)];
}
