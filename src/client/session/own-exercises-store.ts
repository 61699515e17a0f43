import { create } from 'zustand';
import type { Exercise } from '#domain/exercises/exercise.ts';
import { allExercises, exerciseById } from '#domain/exercises/library.ts';
import { setOwnExercises } from '#domain/exercises/own-exercises.ts';
import { watchOwnExercises } from '#offline/log/own-exercises.ts';
import type { Account } from '#offline/store/account.ts';
import { toStorageFailure } from '#offline/store/storage-failure.ts';
import { reportStorageFailure } from './storage-trouble-store.ts';

/** Counts the changes of the own exercises, so that what was computed with them is computed again. */
const useRevision = create(() => ({ revision: 0 }));

/** Changes with the own exercises of the account. */
export function useOwnExercisesRevision(): number {
  return useRevision(({ revision }) => revision);
}

/** What can be chosen: the library, then one's own. */
export function useExercises(): readonly Exercise[] {
  return useRevision(allExercises);
}

/** An exercise of the library or one's own, also a deleted one. */
export function useExercise(id: string): Exercise | undefined {
  return useRevision(() => exerciseById(id));
}

/** Makes the account's own exercises known to every rule (OWN-1), now and after each change. Resolves to what ends that. */
export function followOwnExercises(account: Account): Promise<() => void> {
  return new Promise((resolve) => {
    const stopWatching = watchOwnExercises(account, {
      onChange: (stored) => {
        setOwnExercises(stored);
        useRevision.setState(({ revision }) => ({ revision: revision + 1 }));
        resolve(stop);
      },
      onError: (error) => {
        reportStorageFailure(toStorageFailure(error));
        resolve(stop);
      },
    });
    function stop(): void {
      stopWatching();
      setOwnExercises([]);
    }
  });
}
