import { readFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { NOTHING_LOGGED } from '#domain/history/edit-workout.ts';
import type { ImportedLog } from '#domain/import/imported-log.ts';
import { readLog } from '#domain/import/read-log.ts';
import { type ImportContext, workoutRegisters } from '#domain/import/workout-registers.ts';
import { listImports } from '#offline/import/imports.ts';
import { type StoreEnd, storeImport } from '#offline/import/store-import.ts';
import { type Kept, undoImport } from '#offline/import/undo-import.ts';
import { saveWorkoutChanges } from '#offline/log/past-workouts.ts';
import { deleteSession, listSessions } from '#offline/log/sessions.ts';
import { deleteSet, lastTimeSets, readAllSets, saveSet } from '#offline/log/set-logs.ts';
import { expectAgreement } from './support/agreement.ts';
import type { Phone } from './support/phone.ts';
import { type Backend, startBackend } from './support/server.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});
afterEach(() => backend.reset());
afterAll(() => backend.close());

const fixture = (name: string) => readFileSync(new URL(`../fixtures/imports/${name}`, import.meta.url), 'utf8');

function logOf(text: string): ImportedLog {
  const result = readLog(text);
  if (!result.ok) throw new Error(JSON.stringify(result.failure));
  return result.log;
}

interface How extends Partial<ImportContext> {
  onProgress?: (stored: number, all: number) => boolean;
}

function bring(phone: Phone, text: string, { onProgress = () => true, ...more }: How = {}): Promise<StoreEnd> {
  const log = logOf(text);
  const context: ImportContext = { app: log.app, import_id: 'file-1', unit: 'kg', names: {}, ...more };
  return storeImport(phone.account, {
    registers: workoutRegisters(log.workouts, context),
    context,
    file: 'log.csv',
    names: {},
    onProgress,
  });
}

const EVER = { from: '', to: '\uffff' };
const stateOf = async ({ account }: Phone) => ({
  sets: (await readAllSets(account)).map(({ slot, exercise, weight, unit, reps, rpe, source }) => ({
    slot,
    exercise,
    weight,
    unit,
    reps,
    rpe,
    source,
  })),
  sessions: (await listSessions(account, EVER)).map(({ session_id, label }) => ({ session_id, label })),
});

async function undo(phone: Phone, import_id = 'file-1'): Promise<Kept> {
  const value = (await listImports(phone.account)).find((each) => each.import_id === import_id);
  if (value === undefined) throw new Error('There is no such import.');
  return undoImport(phone.account, value);
}

async function meet(...phones: Phone[]): Promise<void> {
  for (const phone of [...phones, ...phones]) await phone.syncNow();
  await expectAgreement(backend, ...phones);
}

/** A table of `sets` in workouts of 25, in the current form of Strong. */
function strongFile(sets: number): string {
  const rows = ['Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE'];
  for (let index = 0; index < sets; index += 1) {
    const workout = Math.floor(index / 25);
    const day = new Date(Date.UTC(2015, 0, 1 + workout * 2)).toISOString().slice(0, 10);
    const exercise = ['Squat (Barbell)', 'Bench Press (Barbell)', 'Viking Press', 'Deadlift (Barbell)', 'Pull Up'][
      Math.floor((index % 25) / 5)
    ];
    rows.push(
      `${day} 18:00:00,"Day ${workout % 3}",1h 2m,"${exercise}",${(index % 5) + 1},${60 + (index % 7) * 2.5},${5 + (index % 4)},0,0,,,`,
    );
  }
  return rows.join('\n');
}

describe('IMPORT-4: the same file again, on this or another phone, changes nothing', () => {
  test.each([
    'strong-ios.csv',
    'strong-android.csv',
    'hevy-kg.csv',
    'fitnotes.csv',
    'stronglifts.csv',
    'fitbod.csv',
    'setwise.csv',
    'setwise.json',
  ])('%s', async (name) => {
    const [a, b] = [await backend.phone('a'), await backend.phone('b')];
    const first = await bring(a, fixture(name));
    expect(first.sets).toBeGreaterThan(0);
    const before = await stateOf(a);
    const operations = await a.account.database.outbox.count();
    expect(await bring(a, fixture(name))).toEqual({ end: 'done', workouts: 0, sets: 0, others: 0 });
    expect(await a.account.database.outbox.count()).toBe(operations);
    // The other phone has no signal, and does the same.
    await bring(b, fixture(name));
    expect(await stateOf(b)).toEqual(before);
    await meet(a, b);
    expect(await stateOf(b)).toEqual(before);
    expect(await stateOf(a)).toEqual(before);
  });

  test('an overlapping export adds what is new', async () => {
    const phone = await backend.phone('a');
    const rows = fixture('hevy-kg.csv');
    const older = rows
      .split('\n')
      .filter((row) => !row.startsWith('"Evening"'))
      .join('\n');
    expect(await bring(phone, older)).toMatchObject({ workouts: 2, sets: 5 });
    expect(await bring(phone, rows, { import_id: 'file-2' })).toMatchObject({ workouts: 1, sets: 1 });
    expect(await stateOf(phone)).toMatchObject({ sessions: { length: 3 }, sets: { length: 6 } });
  });

  test('other names for its exercises do not make its sets other sets', async () => {
    const phone = await backend.phone('a');
    await bring(phone, fixture('hevy-lbs.csv'), { names: { 'Bench Press (Barbell)': 'Bench press' } });
    expect(await bring(phone, fixture('hevy-lbs.csv'), { names: {}, import_id: 'file-2' })).toMatchObject({ sets: 0 });
  });

  test('what was brought in from one app is not brought in again from another', async () => {
    const phone = await backend.phone('a');
    await bring(phone, fixture('strong-ios-old.csv'));
    const asTable =
      'Date,Exercise,Weight,Unit,Reps\n2017-05-20,Deadlift (Barbell),225,kg,5\n2017-05-20,Deadlift (Barbell),225,kg,5\n2017-05-23,Pull Up,,,12\n';
    expect(await bring(phone, asTable, { import_id: 'file-2' })).toMatchObject({ workouts: 1, sets: 1 });
  });

  test('a workout the person deleted stays deleted, and a set edited on another phone stays edited', async () => {
    const [a, b] = [await backend.phone('a'), await backend.phone('b')];
    await bring(a, fixture('hevy-kg.csv'));
    const [first] = await listSessions(a.account, EVER);
    await deleteSession(a.account, first?.session_id ?? '');
    const set = (await readAllSets(a.account)).find(({ weight }) => weight === '61.25');
    if (set === undefined) throw new Error('The set is missing.');
    const { slot: _, state: __, performed_on: ___, logged_at: ____, source: _____, ...entry } = set;
    await saveSet(a.account, { ...entry, weight: '62.5' });
    expect(await bring(a, fixture('hevy-kg.csv'))).toMatchObject({ sets: 0 });
    backend.world.now += 60_000;
    await bring(b, fixture('hevy-kg.csv'));
    await meet(a, b);
    expect((await readAllSets(b.account)).map(({ weight }) => weight)).toContain('62.5');
    expect((await readAllSets(b.account)).map(({ weight }) => weight)).not.toContain('61.25');
    expect((await listSessions(b.account, EVER)).map(({ session_id }) => session_id)).not.toContain(first?.session_id);
  });
});

describe('IMPORT-5: undoing an import removes it completely, and nothing else', () => {
  test('later, after synchronising, on another phone', async () => {
    const [a, b] = [await backend.phone('a'), await backend.phone('b')];
    const own = await a.openSession();
    const logged = await a.logSet(own.session_id, 1, 5);
    await bring(a, fixture('strong-ios.csv'));
    await meet(a, b);
    backend.world.now += 300_000;
    await undo(b);
    await meet(a, b);
    expect((await readAllSets(a.account)).map(({ slot }) => slot)).toEqual([logged.slot]);
    expect((await listSessions(a.account, EVER)).map(({ session_id }) => session_id)).toEqual([own.session_id]);
    expect((await listImports(a.account))[0]?.undone_at).not.toBeNull();
  });

  test('what was edited since stays, with its workout, and what was logged into one of its workouts', async () => {
    const phone = await backend.phone('a');
    await bring(phone, fixture('strong-ios-old.csv'));
    const [set] = await readAllSets(phone.account);
    if (set === undefined) throw new Error('The set is missing.');
    const { slot, state: _, performed_on: __, logged_at: ___, source: ____, ...entry } = set;
    await saveSet(phone.account, { ...entry, reps: 6 });
    expect(await undo(phone)).toEqual({ workouts: 1, sets: 1 });
    expect((await readAllSets(phone.account)).map((left) => [left.slot, left.reps])).toEqual([[slot, 6]]);
    expect(await listSessions(phone.account, EVER)).toHaveLength(1);
  });

  test('of a workout whose set the person deleted nothing stays', async () => {
    const phone = await backend.phone('a');
    await bring(phone, fixture('strong-ios.csv'));
    const [set] = await readAllSets(phone.account);
    await deleteSet(phone.account, set!.slot);
    expect(await undo(phone)).toEqual({ workouts: 0, sets: 0 });
    expect(await readAllSets(phone.account)).toEqual([]);
    expect(await listSessions(phone.account, EVER)).toEqual([]);
  });

  test('what was undone can be brought in again, and is what it was', async () => {
    const phone = await backend.phone('a');
    await bring(phone, fixture('hevy-kg.csv'));
    const before = await stateOf(phone);
    await undo(phone);
    expect(await stateOf(phone)).toEqual({ sets: [], sessions: [] });
    await bring(phone, fixture('hevy-kg.csv'));
    expect(await stateOf(phone)).toEqual(before);
    await meet(phone);
    expect(await stateOf(phone)).toEqual(before);
  });
});

describe('IMPORT-6: storing a long history', () => {
  test('is cut off by a crash, goes on, and ends as if nothing had happened', async () => {
    const [a, b] = [await backend.phone('a'), await backend.phone('b')];
    const file = strongFile(2_000);
    const stored: number[] = [];
    const stopped = await bring(a, file, {
      onProgress: (sets) => {
        stored.push(sets);
        return stored.length < 3;
      },
    });
    expect(stopped).toMatchObject({ end: 'stopped', sets: stored.at(-1) });
    expect(stored.at(-1)).toBeLessThan(2_000);
    await a.crash();
    expect(await listImports(a.account)).toMatchObject([{ finished_at: null, sets: 2_000 }]);
    expect(await bring(a, file)).toMatchObject({ end: 'done', sets: 2_000 - (stored.at(-1) ?? 0) });
    expect(await listImports(a.account)).toMatchObject([{ undone_at: null, sets: 2_000 }]);
    await bring(b, file);
    expect(await stateOf(a)).toEqual(await stateOf(b));
    expect((await stateOf(a)).sets).toHaveLength(2_000);
  });

  test('stopped half way, it is undone like any other', async () => {
    const phone = await backend.phone('a');
    await bring(phone, strongFile(1_000), { onProgress: () => false });
    await undo(phone);
    expect(await stateOf(phone)).toEqual({ sets: [], sessions: [] });
  });
});

describe('IMPORT-9: imported sets count everywhere, and are marked', () => {
  test('as last time, with the app and the name in the file', async () => {
    const phone = await backend.phone('a');
    await bring(phone, fixture('strong-ios-old.csv'), { unit: 'lb', names: { 'Deadlift (Barbell)': 'Deadlift' } });
    expect(await lastTimeSets(phone.account, 'Deadlift')).toMatchObject([
      { weight: '225', unit: 'lb', reps: 5, source: { app: 'strong', import_id: 'file-1', name: 'Deadlift (Barbell)' } },
      { weight: '225', unit: 'lb', reps: 5 },
    ]);
  });
});

describe('IMPORT-13: the note of a workout comes with it', () => {
  const HEADER = 'Date,Workout Name,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes';
  const ROWS = ['2026-05-01 18:00:00,Push,Dips,1,0,8,0,0,slow,Slept well', '2026-05-01 18:00:00,Push,Dips,2,0,7,0,0,,Slept well'];
  const FILE = [HEADER, ...ROWS].join('\n');
  const notesOf = async ({ account }: Phone) => (await listSessions(account, EVER)).map(({ note }) => note);

  test('is its own, goes with an undo, comes again, and a second import changes nothing', async () => {
    const phone = await backend.phone('a');
    await bring(phone, FILE);
    expect(await notesOf(phone)).toEqual(['Slept well']);
    expect((await readAllSets(phone.account)).map(({ note }) => note)).toEqual(['slow', undefined]);
    expect(await bring(phone, FILE)).toMatchObject({ sets: 0 });
    await undo(phone);
    expect(await notesOf(phone)).toEqual([]);
    await bring(phone, FILE);
    expect(await notesOf(phone)).toEqual(['Slept well']);
  });

  test('goes with an undo from a workout that stays for a set the person edited, and comes again', async () => {
    const phone = await backend.phone('a');
    await bring(phone, FILE);
    const [set] = await readAllSets(phone.account);
    const { slot: _, state: __, performed_on: ___, logged_at: ____, source: _____, ...entry } = set!;
    await saveSet(phone.account, { ...entry, reps: 12 });
    expect(await undo(phone)).toEqual({ workouts: 1, sets: 1 });
    expect(await notesOf(phone)).toEqual(['']);
    await bring(phone, FILE);
    expect(await notesOf(phone)).toEqual(['Slept well']);
  });

  test.each(['Felt strong', ''])('never replaces what a person made of it: «%s»', async (note) => {
    const phone = await backend.phone('a');
    await bring(phone, [HEADER, ROWS[0]].join('\n'));
    const [workout] = await listSessions(phone.account, EVER);
    const head = { day: '2026-05-01', started_at: workout!.started_at, note };
    const base = { ...NOTHING_LOGGED, note: workout!.note };
    await saveWorkoutChanges(phone.account, workout!.session_id, { puts: [], deletes: [], head, finished_at: undefined }, base);
    await bring(phone, FILE, { import_id: 'file-2' });
    expect(await notesOf(phone)).toEqual([note]);
    await undo(phone);
    expect(await notesOf(phone)).toEqual([note]);
  });
});
