import type { RowTyped } from './set-entry.ts';

/** What a set is, besides a normal one; as stored and sent. */
export const SET_KINDS = ['warm-up', 'drop', 'failure'] as const;

export type SetKind = (typeof SET_KINDS)[number];

/** A set's kind as stored: absent for a normal set, any text of a newer app. */
interface OfKind {
  readonly kind?: string | undefined;
}

/** The letter at a set's number; a normal set has its number. */
export const KIND_LETTERS: Readonly<Record<SetKind, string>> = { 'warm-up': 'W', drop: 'D', failure: 'F' };

/** The kind of a stored set; null for a normal one, and for a kind of a newer app. */
export function setKindOf({ kind }: OfKind): SetKind | null {
  return SET_KINDS.find((known) => known === kind) ?? null;
}

/** What a set to failure was: no rep was left (TRAIN-26). */
export const FAILURE_EFFORT = { rpe: '10', rir: '0' } as const;

/**
 * The fields of a set whose kind is chosen (TRAIN-26). `offered`: the effort a working set that is not to failure starts with; without it
 * what is said stays. A warm-up set starts with none.
 */
export function withKind(typed: RowTyped, kind: SetKind | null, offered: Pick<RowTyped, 'rpe' | 'rir'> | undefined): RowTyped {
  const chosen = { ...typed, kind: kind ?? undefined };
  if (kind === 'failure') return { ...chosen, ...FAILURE_EFFORT };
  if (offered === undefined) return chosen;
  if (kind === 'warm-up') return typed.rpe === offered.rpe ? { ...chosen, rpe: '', rir: '' } : chosen;
  const left = setKindOf(typed);
  const isLeft = (left === 'failure' && typed.rpe === FAILURE_EFFORT.rpe) || (left === 'warm-up' && typed.rpe === '');
  return isLeft ? { ...chosen, rpe: offered.rpe, rir: offered.rir ?? '' } : chosen;
}

/** Whether a set counts: as one of the plan's, for volume, records and suggestions. A warm-up set does not (TRAIN-23). */
export function isWorkingSet(set: OfKind): boolean {
  return setKindOf(set) !== 'warm-up';
}

export function workingSets<Logged extends OfKind>(sets: readonly Logged[]): Logged[] {
  return sets.filter(isWorkingSet);
}

/** Sets that say what can be lifted with full rest: neither warm-up nor drop sets (TRAIN-23). */
export function straightSets<Logged extends OfKind>(sets: readonly Logged[]): Logged[] {
  return sets.filter((set) => isWorkingSet(set) && setKindOf(set) !== 'drop');
}

/** The share of a set in sets per muscle (TRAIN-23). */
export function shareOfSet(set: OfKind): number {
  if (!isWorkingSet(set)) return 0;
  return setKindOf(set) === 'drop' ? DROP_SHARE : 1;
}

const DROP_SHARE = 0.5;

/** Sets of one exercise with their names: «Warm-up 1», then «Set 1», as each is counted. Warm-up sets come first. */
export function namedSets<Logged extends OfKind>(sets: readonly Logged[]): { set: Logged; name: string }[] {
  const warmUps = sets.filter((set) => !isWorkingSet(set));
  return [
    ...warmUps.map((set, index) => ({ set, name: setName(set, index + 1) })),
    ...workingSets(sets).map((set, index) => ({ set, name: setName(set, index + 1) })),
  ];
}

/** The number of a working set at a place: warm-up sets before it take places, and no number. `sets`: the exercise's in this session. */
export function workingNumber(set_n: number, sets: readonly (OfKind & { readonly set_n: number })[]): number {
  return set_n - sets.filter((set) => set.set_n < set_n && !isWorkingSet(set)).length;
}

/** «Set 3», «Warm-up 1»; `n` counts the exercise's sets of the same sort, from 1. */
export function setName(set: OfKind, n: number): string {
  return isWorkingSet(set) ? `Set ${n}` : `Warm-up ${n}`;
}
