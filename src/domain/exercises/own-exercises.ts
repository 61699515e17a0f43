import type { OwnExercise } from '../sync/exercise-shape.ts';
import type { Exercise } from './exercise.ts';
import { exerciseKey } from './exercise-key.ts';
import { exerciseOf } from './own-exercise.ts';

/**
 * The own exercises of one account, beside the library. The only state of `domain` (decision 74): a phone shows one account at a time, and
 * the server sets them for one synchronous call.
 */
interface OwnList {
  readonly byId: ReadonlyMap<string, Exercise>;
  readonly byKey: ReadonlyMap<string, Exercise>;
  /** Those that are not deleted. */
  readonly offered: readonly Exercise[];
  readonly words: ReadonlySet<string>;
  readonly mark: string;
}

const NONE: OwnList = listOf([]);
let current: OwnList = NONE;

/** Makes these the own exercises. */
export function setOwnExercises(stored: readonly OwnExercise[]): void {
  current = stored.length === 0 ? NONE : listOf(stored);
}

/** Runs `run`, which must be synchronous, with these own exercises and no others. */
export function withOwnExercises<Result>(stored: readonly OwnExercise[], run: () => Result): Result {
  const before = current;
  setOwnExercises(stored);
  try {
    return run();
  } finally {
    current = before;
  }
}

/** Also a deleted one, because its sets still count. */
export function ownExerciseById(id: string): Exercise | undefined {
  return current.byId.get(id);
}

/** By name or earlier name, also a deleted one. */
export function ownExerciseByKey(key: string): Exercise | undefined {
  return current.byKey.get(key);
}

/** Those that can be chosen. The same array until they change. */
export function offeredOwnExercises(): readonly Exercise[] {
  return current.offered;
}

/** Tells one set of own exercises from another; empty without any. For caches of what was read from a text. */
export function ownExercisesMark(): string {
  return current.mark;
}

/** Single words of own names, in `exerciseKey` form. */
export function ownExerciseWords(): ReadonlySet<string> {
  return current.words;
}

function listOf(stored: readonly OwnExercise[]): OwnList {
  const made = stored.map((value) => ({ exercise: exerciseOf(value), isOffered: value.deleted_at === null }));
  const byKey = new Map<string, Exercise>();
  // A name beats another's earlier name, and one that is offered beats a deleted one.
  const ranked = made.toSorted((a, b) => Number(b.isOffered) - Number(a.isOffered));
  const add = (name: string, exercise: Exercise) => {
    const key = exerciseKey(name);
    if (!byKey.has(key)) byKey.set(key, exercise);
  };
  for (const { exercise } of ranked) add(exercise.name, exercise);
  for (const { exercise } of ranked) for (const name of exercise.aliases) add(name, exercise);
  return {
    byId: new Map(made.map(({ exercise }) => [exercise.id, exercise])),
    byKey,
    offered: made.flatMap(({ exercise, isOffered }) => (isOffered ? [exercise] : [])),
    mark: stored.map((value) => JSON.stringify(value)).join('\n'),
    words: new Set([...byKey.keys()].flatMap((key) => key.split(' '))),
  };
}
