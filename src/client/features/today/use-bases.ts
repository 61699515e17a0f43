import { useEffect, useState } from 'react';
import { whenIdle } from '#client/pwa/when-idle.ts';
import { type Basis, suggestionBasis, takesKnownMax } from '#domain/ai-coach/planned-suggestion.ts';
import type { PrescriptionView } from '#domain/plan/plan-view.ts';
import { exerciseKey } from '#domain/sync/slots.ts';
import type { LoadNote } from '#domain/training/load-notes.ts';
import type { Earlier } from '#offline/log/earlier-sets.ts';
import type { LoggedSet } from '#offline/log/set-logs.ts';
import type { Account } from '#offline/store/account.ts';
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
  const maxes = useKnownMaxes(account, fresh.some(takesKnownMax));
  const setsOf = setsBehind(logged, earlier);
  const bases = new Map<string, Basis>();
  for (const view of exercises) {
    const basis = suggestionBasis(view, { note: notes.get(exerciseKey(view.exercise)), maxes, setsOf });
    if (basis !== undefined) bases.set(view.exercise, basis);
  }
  return bases;
}

/** Sets of a replaced exercise, by name: today's, else those of its last session. */
export function setsBehind(logged: SetGroups, earlier: ReadonlyMap<string, Earlier>): (exercise: string) => readonly LoggedSet[] {
  return (exercise) => {
    const today = [...logged].find(([key]) => key.startsWith(`${exerciseKey(exercise)}#`))?.[1] ?? NO_SETS;
    return today.length > 0 ? today : (earlier.get(exercise)?.last ?? NO_SETS);
  };
}

const NO_MAXES: ReadonlyMap<string, KnownMax> = new Map();

/** Reported maxes by exercise; read only if something was never logged, and once the day is drawn, because what reads the chat is large. */
function useKnownMaxes(account: Account, isWanted: boolean): ReadonlyMap<string, KnownMax> {
  const [maxes, setMaxes] = useState(NO_MAXES);
  useEffect(() => {
    if (!isWanted) return;
    let left = false;
    const read = async () => {
      if (left) return;
      const { readBrief } = await import('#offline/chat/read-brief.ts');
      const brief = await readBrief(account);
      // Without a unit a number could be twice or half of what is meant.
      const known = (brief?.maxes ?? []).filter(({ is_guess }) => is_guess !== true);
      if (!left && known.length > 0) setMaxes(new Map(known.map(({ exercise_id, weight, unit }) => [exercise_id, { weight, unit }])));
    };
    // Without it, suggestions are just missing.
    whenIdle(() => void read().catch(() => {}));
    return () => {
      left = true;
    };
  }, [account, isWanted]);
  return maxes;
}
