import { Dexie, type ObservabilitySet } from 'dexie';
import type { Account } from './account.ts';

const SHOWN_TABLES = ['registers', 'drafts'];

/** Calls `run` after every write to the account's log or drafts, in this tab or another. Returns what ends it. */
export function onLogWrites({ database }: Account, run: () => void): () => void {
  const starts = SHOWN_TABLES.map((table) => `idb://${database.name}/${table}/`);
  const hear = (parts: ObservabilitySet) => {
    if (Object.keys(parts).some((part) => starts.some((start) => part.startsWith(start)))) run();
  };
  Dexie.on('storagemutated', hear);
  return () => Dexie.on.storagemutated.unsubscribe(hear);
}
