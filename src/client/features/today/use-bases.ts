import { useEffect, useState } from 'react';
import { prescribedExercise } from '#domain/exercises/find-exercise.ts';
import type { PrescriptionView } from '#domain/plan/plan-view.ts';
import { exerciseKey } from '#domain/sync/slots.ts';
import type { LoadNote } from '#domain/training/load-notes.ts';
import type { Account } from '#offline/store/account.ts';
import type { Earlier } from './read-sets.ts';
import type { Basis } from './sets/exercise-lines.ts';
import { NO_SETS, type SetGroups } from './share-sets.ts';

interface BasesInput {
  account: Account;
  exercises: readonly PrescriptionView[];
  earlier: ReadonlyMap<string, Earlier>;
  logged: SetGroups;
  /** Of a changed session, by `exerciseKey`. */
  notes: ReadonlyMap<string, LoadNote>;
}

type KnownMax = NonNullable<Basis['known_max']>;

/** Bases of suggestions besides an exercise's own sets, by name, where needed. */
export function useBases({ account, exercises, earlier, logged, notes }: BasesInput): ReadonlyMap<string, Basis> {
  const fresh = exercises.filter(({ exercise }) => (earlier.get(exercise)?.last.length ?? 0) === 0);
  const isLoaded = (view: PrescriptionView) => ['barbell', 'dumbbell', 'machine'].includes(prescribedExercise(view)?.load ?? '');
  const maxes = useKnownMaxes(account, fresh.some(isLoaded));
  const bases = new Map<string, Basis>();
  for (const view of exercises) {
    const basis = basisOf(view, notes.get(exerciseKey(view.exercise)), maxes, earlier, logged);
    if (basis !== undefined) bases.set(view.exercise, basis);
  }
  return bases;
}

function basisOf(
  view: PrescriptionView,
  note: LoadNote | undefined,
  maxes: ReadonlyMap<string, KnownMax>,
  earlier: ReadonlyMap<string, Earlier>,
  logged: SetGroups,
): Basis | undefined {
  if (note !== undefined && exerciseKey(note.from) === exerciseKey(view.exercise)) return { eased: true };
  if (note !== undefined) {
    const today = [...logged].find(([key]) => key.startsWith(`${exerciseKey(note.from)}#`))?.[1] ?? NO_SETS;
    const sets = today.length > 0 ? today : (earlier.get(note.from)?.last ?? NO_SETS);
    return { stands_for: { exercise: note.from, sets, factor: note.factor } };
  }
  const known_max = maxes.get(prescribedExercise(view)?.id ?? '');
  return known_max === undefined ? undefined : { known_max };
}

const NO_MAXES: ReadonlyMap<string, KnownMax> = new Map();

/** Reported maxes by exercise; read only if something was never logged, because reading the chat is slow. */
function useKnownMaxes(account: Account, isWanted: boolean): ReadonlyMap<string, KnownMax> {
  const [maxes, setMaxes] = useState(NO_MAXES);
  useEffect(() => {
    if (!isWanted) return;
    let left = false;
    const read = async () => {
      const { readBrief } = await import('./change/read-brief.ts');
      const brief = await readBrief(account);
      if (!left && brief.maxes.length > 0)
        setMaxes(new Map(brief.maxes.map(({ exercise_id, weight, unit }) => [exercise_id, { weight, unit }])));
    };
    // Without it, suggestions are just missing.
    read().catch(() => {});
    return () => {
      left = true;
    };
  }, [account, isWanted]);
  return maxes;
}
