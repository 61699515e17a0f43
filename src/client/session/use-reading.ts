import { useLiveQuery } from 'dexie-react-hooks';
import { useReducer } from 'react';
import { toStorageFailure } from '#offline/store/storage-failure.ts';
import { useOwnExercisesRevision } from './own-exercises-store.ts';
import { reportStorageFailure } from './storage-trouble-store.ts';

export type Reading<Value> =
  | { status: 'loading' }
  /** Storage could not be read. */
  | { status: 'failed'; retry: () => void }
  /** `isKept`: the previous key's value while this one loads. */
  | { status: 'ready'; value: Value; isKept: boolean };

interface Settled<Value> {
  id: string;
  outcome: { value: Value } | null;
}

/**
 * A live query of the database, with failures as a state. `key` must identify everything `read` closes over. A new key shows nothing of the
 * old one, unless `keep`.
 */
export function useReading<Value>(key: string, read: () => Promise<Value>, { keep = false } = {}): Reading<Value> {
  const [attempt, retry] = useReducer((count: number) => count + 1, 0);
  const id = `${key}#${attempt}`;
  // What a query computes may depend on the own exercises.
  // Must be an async function: only then Dexie tracks reads after the first await.
  const own = useOwnExercisesRevision();
  const settled = useLiveQuery<Settled<Value>>(async () => settle(id, read), [id, own]);
  if (settled === undefined || (settled.id !== id && !(keep && settled.outcome !== null))) return { status: 'loading' };
  return settled.outcome === null
    ? { status: 'failed', retry }
    : { status: 'ready', value: settled.outcome.value, isKept: settled.id !== id };
}

async function settle<Value>(id: string, read: () => Promise<Value>): Promise<Settled<Value>> {
  try {
    return { id, outcome: { value: await read() } };
  } catch (error) {
    reportStorageFailure(toStorageFailure(error));
    return { id, outcome: null };
  }
}
