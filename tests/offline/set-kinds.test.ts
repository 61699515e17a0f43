import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { parseSessionId } from '#domain/sync/slots.ts';
import { exportEverything } from '#offline/accounts/export.ts';
import { readLogDigest } from '#offline/chat/log-digest.ts';
import { sessionsBeforeDay, setsBeforeDay } from '#offline/log/last-workout.ts';
import { readUndoable } from '#offline/log/set-changes.ts';
import { type LoggedSet, listSets, saveSet } from '#offline/log/set-logs.ts';
import { undoChange } from '#offline/log/undo-change.ts';
import { record } from '#offline/sync/record.ts';
import { expectAgreement } from './support/agreement.ts';
import type { Phone } from './support/phone.ts';
import { type Backend, startBackend } from './support/server.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});
afterEach(() => backend.reset());
afterAll(() => backend.close());

/** A set as its screen saves it. */
function entryOf({ slot: _, state: __, logged_at: ___, ...entry }: LoggedSet) {
  return entry;
}

async function meet(a: Phone, b: Phone): Promise<void> {
  for (const phone of [a, b, a]) await phone.syncNow();
  await expectAgreement(backend, a, b);
}

test('SYNC-4 the kind of a set is part of it: of two phones the later one decides, and nobody’s set is doubled', async () => {
  const [a, b] = [await backend.phone('a'), await backend.phone('b')];
  const { session_id } = await a.openSession();
  const set = await a.logSet(session_id, 1);
  await meet(a, b);
  await saveSet(a.account, { ...entryOf(set), kind: 'warm-up' });
  backend.world.now += 1_000;
  await saveSet(b.account, { ...entryOf(set), kind: 'failure', rpe: 10 });
  await meet(a, b);
  for (const phone of [a, b]) expect(await listSets(phone.account, session_id)).toMatchObject([{ kind: 'failure', rpe: 10 }]);
});

test('SYNC-24 what a newer app wrote into a set survives an edit, its undo and the export of an older one, on every phone', async () => {
  const [a, b] = [await backend.phone('a'), await backend.phone('b')];
  const { session_id } = await a.openSession();
  const set = await a.logSet(session_id, 1);
  const { state: _, slot, ...value } = set;
  backend.world.now += 1_000;
  await record(a.account, [{ kind: 'set.put', slot, value: { ...value, kind: 'of-a-newer-app', tempo: { down: 3 } } }]);
  await meet(a, b);
  const [known] = await listSets(b.account, session_id);
  expect(known).toMatchObject({ kind: 'of-a-newer-app', reps: 5 });
  // The screen knows nothing of `tempo`.
  const { tempo: ____, ...entry } = entryOf(known!) as LoggedSet & { tempo: unknown };
  await saveSet(b.account, { ...entry, reps: 6 });
  await meet(a, b);
  for (const phone of [a, b]) {
    expect(await listSets(phone.account, session_id)).toMatchObject([{ kind: 'of-a-newer-app', tempo: { down: 3 }, reps: 6 }]);
    expect((await exportEverything(phone.account)).sessions[0]?.sets).toMatchObject([{ kind: 'of-a-newer-app', tempo: { down: 3 } }]);
  }
  const day = parseSessionId(session_id)!;
  const [change] = await readUndoable(b.account, day);
  expect(await undoChange(b.account, day, change!.id)).toMatchObject({ outcome: 'undone' });
  expect(await listSets(b.account, session_id)).toMatchObject([{ kind: 'of-a-newer-app', tempo: { down: 3 }, reps: 5 }]);
});

test('TRAIN-23 warm-up sets are no earlier sets to beat or repeat, and the coach hears of none', async () => {
  const phone = await backend.phone('a');
  const { session_id, performed_on } = await phone.openSession();
  const warmUp = await phone.logSet(session_id, 1);
  await saveSet(phone.account, { ...entryOf(warmUp), kind: 'warm-up', weight: '300' });
  await phone.logSet(session_id, 2);
  const drop = await phone.logSet(session_id, 3, 9);
  await saveSet(phone.account, { ...entryOf(drop), kind: 'drop', weight: '60' });
  const later = '2999-01-01';
  expect((await setsBeforeDay(phone.account, 'Back squat', later)).map(({ set_n }) => set_n)).toEqual([2, 3]);
  expect((await sessionsBeforeDay(phone.account, 'Back squat', later, 3)).map(({ sets }) => sets.length)).toEqual([2]);
  const digest = await readLogDigest(phone.account, []);
  expect(digest?.last).toMatchObject({
    on: performed_on,
    exercises: [
      {
        sets: [
          [5, '100kg', 8],
          [9, '60kg', 8],
        ],
      },
    ],
  });
  expect(digest?.exercises).toMatchObject([{ sessions: [{ sets: [[5, '100kg', 8]] }] }]);
  expect(digest?.weeks[0]?.sets.find(([muscle]) => muscle === 'quads')?.[1]).toBe(1.5);
  expect(digest?.weeks[0]?.moved_kg).toBe(5 * 100 + 9 * 60);
});
