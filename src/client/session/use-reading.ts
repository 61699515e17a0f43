import { useLiveQuery } from 'dexie-react-hooks';
import { useReducer } from 'react';
import { toStorageFailure } from '#offline/store/storage-failure.ts';
import { reportStorageFailure } from './storage-trouble-store.ts';

export type Reading<Value> =
  | { status: 'loading' }
  /** The phone could not read its own storage. */
  | { status: 'failed'; retry: () => void }
  /** `isKept`: what an earlier key read, while this one loads. */
  | { status: 'ready'; value: Value; isKept: boolean };

interface Settled<Value> {
  id: string;
  outcome: { value: Value } | null;
}

/**
 * A live reading of the phone's database: runs again when what it read changes, and turns a failure into a state instead of an
 * exception. `key` names what is read, and everything `read` closes over belongs in it. While a new key loads nothing of the old one
 * is shown, unless `keep` asks for it.
 */
export function useReading<Value>(key: string, read: () => Promise<Value>, { keep = false } = {}): Reading<Value> {
  const [attempt, retry] = useReducer((count: number) => count + 1, 0);
  const id = `${key}#${attempt}`;
  // An async function, not one that returns a promise: only in the former Dexie follows what is read after the first await.
  const settled = useLiveQuery<Settled<Value>>(async () => settle(id, read), [id]);
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
