import { sessionSlot } from '#domain/sync/slots.ts';
import { type ImportValue, readValue, type SessionValue } from '#domain/sync/values.ts';
import { usedSessionIds } from '../log/sessions.ts';
import { type Account, writeDurably } from '../store/account.ts';
import { type Intent, operationTables, recordWithin } from '../sync/record.ts';
import { undoOthers } from './others.ts';
import { putImport } from './store-import.ts';

/** Sessions looked at in one transaction. */
const CHUNK = 20;

/** What an undone import leaves: sets of its workouts that the person logged or changed. */
export interface Kept {
  readonly workouts: number;
  readonly sets: number;
}

/**
 * Removes everything an import stored, also what came back from the server (IMPORT-5). A set that was edited since no longer carries the
 * import's mark: it stays, and its workout with it. What is cut off goes on when it is called again. Throws StorageFailure.
 */
export async function undoImport(
  account: Account,
  value: ImportValue,
  onProgress: (done: number, all: number) => void = () => {},
): Promise<Kept> {
  const kept = { workouts: 0, sets: 0 };
  const sessions = await usedSessionIds(account, { from: value.from, to: value.to });
  for (let start = 0; start < sessions.length; start += CHUNK) {
    const sets = await undoSessions(account, sessions.slice(start, start + CHUNK), value.import_id);
    kept.workouts += sets.length;
    kept.sets += sets.reduce((total, count) => total + count, 0);
    onProgress(Math.min(start + CHUNK, sessions.length), sessions.length);
  }
  if (value.others_at != null) await undoOthers(account, value.others_at);
  await putImport(account, { ...value, undone_at: new Date(account.now()).toISOString() });
  return kept;
}

/** The number of sets that stay, of each workout of the import that has some. */
function undoSessions(account: Account, sessionIds: readonly string[], import_id: string): Promise<number[]> {
  const { registers } = account.database;
  return writeDurably(account, operationTables(account.database), async () => {
    const intents: Intent[] = [];
    const kept: number[] = [];
    const sessions = await registers.bulkGet(sessionIds.map(sessionSlot));
    for (const [index, session_id] of sessionIds.entries()) {
      const rows = await registers.where('session_id').equals(session_id).toArray();
      const imported = rows.filter((row) => readValue('set.put', row)?.source?.import_id === import_id);
      intents.push(...imported.map(({ slot }): Intent => ({ kind: 'set.delete', slot, value: null })));
      const row = sessions[index];
      const head = row === undefined ? undefined : readValue('session.put', row);
      const isImported = row !== undefined && head?.source?.import_id === import_id;
      if (!isImported && imported.length === 0) continue;
      const staying = rows.filter((set) => set.value !== null).length - imported.length;
      if (staying > 0) kept.push(staying);
      if (staying > 0) intents.push(...(isImported ? withoutNote(row.slot, head) : []));
      else if (isImported && imported.length === rows.length) intents.push({ kind: 'session.delete', slot: row.slot, value: null });
    }
    await recordWithin(account, intents);
    return kept;
  });
}

/** A workout that stays loses the note of the file (IMPORT-13). One the person wrote is in a head without the import's mark. */
function withoutNote(slot: string, { note, ...head }: SessionValue): Intent[] {
  return note === undefined ? [] : [{ kind: 'session.put', slot, value: head }];
}
