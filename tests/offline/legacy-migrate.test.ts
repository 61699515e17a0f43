import { beforeEach, describe, expect, test } from 'vitest';
import { migrateLegacy } from '#offline/legacy/migrate.ts';
import { rescueLegacyKeys } from '#offline/legacy/rescue.ts';
import { readCurrentPlan, savePlan } from '#offline/log/plans.ts';
import { listSessions } from '#offline/log/sessions.ts';
import { deleteSet, listSets, saveSet } from '#offline/log/set-logs.ts';
import type { LegacyKey, QuarantineState } from '#offline/store/device.ts';
import { MemoryStorage, Phone, registersOf } from './accounts-phone.ts';

const OWNER = 'user-1';
const YEAR = { from: '2025-01-01', to: '2025-12-31' };

const squat = [
  { reps: '5', weight: '225', rpe: '8' },
  { reps: '5', weight: '230', rpe: '' },
];
const PLAN = {
  goal: 'strength',
  explanation: 'Simple and hard.',
  weeks: [[{ day: 'Day 1', primary: [{ exercise: 'Squat', sets: 3, reps: '5' }] }]],
  version: 1_753_000_000_000,
};
const HISTORY = { '2025-08-01': { date: '2025-08-01', week: 0, day: 1, exercises: [{ name: 'Squat', sets: squat }] } };
const LOG = {
  'Squat-0-1': { date: '2025-08-01T18:00:00.000Z', sets: squat },
  'Deadlift-0-2': { date: '2025-08-03', sets: [{ reps: 3, weight: 315 }] },
};

const VALID: Record<LegacyKey, string> = {
  'ai-plan': JSON.stringify(PLAN),
  'workout-history': JSON.stringify(HISTORY),
  'workout-log': JSON.stringify(LOG),
};

let phone: Phone;
beforeEach(() => {
  phone = new Phone();
});

/** One start of the app with these keys in local storage. */
async function start(storage: MemoryStorage, owner = OWNER, onStep?: (key: LegacyKey, state: QuarantineState) => void) {
  const device = await phone.device();
  await rescueLegacyKeys(device, storage, owner);
  const account = await phone.account(owner);
  const report = await migrateLegacy(device, account, { storage, onStep });
  const quarantine = await device.database.quarantine.toArray();
  return { device, account, report, quarantine };
}

async function sets(account: Awaited<ReturnType<Phone['account']>>): Promise<string[]> {
  const lines: string[] = [];
  for (const session of await listSessions(account, YEAR)) {
    for (const set of await listSets(account, session.session_id)) {
      lines.push(
        `${session.performed_on} ${set.exercise}#${set.exercise_n} set ${set.set_n}: ${set.reps} @ ${set.weight} ${set.unit}${set.rpe === null ? '' : ` RPE ${set.rpe}`}`,
      );
    }
  }
  return lines;
}

const SQUAT_LINES = ['2025-08-01 Squat#1 set 1: 5 @ 225 lb RPE 8', '2025-08-01 Squat#1 set 2: 5 @ 230 lb'];
const ALL_LINES = [...SQUAT_LINES, '2025-08-03 Deadlift#1 set 1: 3 @ 315 lb'];

test('plan, history and log of the first version become plan, sessions and sets, each once, and the keys go', async () => {
  const storage = new MemoryStorage(VALID);
  const { account, report, quarantine } = await start(storage);

  expect(await sets(account)).toEqual(ALL_LINES);
  const plan = await readCurrentPlan(account);
  expect(plan).toMatchObject({ source: 'legacy', made_at: '2025-07-20T08:26:40.000Z', plan: { goal: 'strength' } });
  expect(plan?.plan).not.toHaveProperty('version');
  expect((await listSessions(account, YEAR)).map((session) => session.finished_at)).toEqual([
    '2025-08-01T12:00:00.000Z',
    '2025-08-03T12:00:00.000Z',
  ]);
  expect(report).toMatchObject({ workouts: 2, issues: [], untouched: [] });
  expect(await account.database.outbox.count()).toBe(report.written);
  expect(storage.entries.size).toBe(0);
  expect(quarantine.map((row) => row.state)).toEqual(['cleared', 'cleared', 'cleared']);
  expect(quarantine.map((row) => row.raw).sort()).toEqual(Object.values(VALID).sort());
});

const KEYS: LegacyKey[] = ['ai-plan', 'workout-history', 'workout-log'];

describe.each(KEYS)('the key %s', (key) => {
  test.each<[string, string, QuarantineState]>([
    ['empty record', '{}', 'cleared'],
    ['nothing', 'null', 'cleared'],
    ['no data', '\u0000\u0001 garbage', 'unreadable'],
    ['a text', '"hello"', 'unreadable'],
    ['a number', '42', 'unreadable'],
    ['nesting past any plan', `{"weeks":${'['.repeat(200_000)}${']'.repeat(200_000)}}`, 'unreadable'],
    ['an unknown version', JSON.stringify({ version: 99, anything: {} }), 'unknown-version'],
    ['a version that is no time', JSON.stringify({ version: 'banana', weeks: [[]] }), 'unknown-version'],
  ])('holding %s breaks nothing and is kept raw', async (_form, raw, state) => {
    const storage = new MemoryStorage({ [key]: raw });
    const { account, quarantine } = await start(storage);
    expect(quarantine).toMatchObject([{ key, raw, state }]);
    expect(await registersOf(account)).toEqual({});
    // What nobody could take over is not taken away either.
    expect(storage.getItem(key)).toBe(state === 'cleared' ? null : raw);
  });

  test('absent or blank leaves no trace', async () => {
    const { quarantine } = await start(new MemoryStorage({ [key]: ' ' }));
    expect(quarantine).toEqual([]);
  });

  test('alone gives what it holds', async () => {
    const { account } = await start(new MemoryStorage({ [key]: VALID[key] }));
    const expected = { 'ai-plan': [], 'workout-history': SQUAT_LINES, 'workout-log': ALL_LINES }[key];
    expect(await sets(account)).toEqual(expected);
    expect((await readCurrentPlan(account))?.plan.goal).toBe(key === 'ai-plan' ? 'strength' : undefined);
  });

  test('half broken takes nothing from the other two', async () => {
    const raw = VALID[key].slice(0, 40);
    const { account, quarantine } = await start(new MemoryStorage({ ...VALID, [key]: raw }));
    const expected = { 'ai-plan': ALL_LINES, 'workout-history': ALL_LINES, 'workout-log': SQUAT_LINES }[key];
    expect(await sets(account)).toEqual(expected);
    expect(quarantine.find((row) => row.key === key)).toMatchObject({ raw, state: 'unreadable' });
  });
});

test.each([
  ['{ version, plan }', { version: 1_753_000_000_000, plan: { ...PLAN, version: undefined } }],
  ['{ plan, timestamp }', { plan: { ...PLAN, version: undefined }, timestamp: '2025-07-20T08:26:40.000Z' }],
  ['{ state: { plan }, version: 0 }', { state: { plan: PLAN }, version: 0 }],
  ['seconds', { ...PLAN, version: '1753000000' }],
])('a plan wrapped as %s is the same plan', async (_form, value) => {
  const { account } = await start(new MemoryStorage({ 'ai-plan': JSON.stringify(value) }));
  expect(await readCurrentPlan(account)).toMatchObject({ made_at: '2025-07-20T08:26:40.000Z', plan: { goal: 'strength' } });
});

test('a plan that tells no time is dated by the day it was found', async () => {
  const { account } = await start(new MemoryStorage({ 'ai-plan': JSON.stringify({ ...PLAN, version: undefined }) }));
  expect((await readCurrentPlan(account))?.made_at).toBe(new Date(phone.now).toISOString());
});

test('one bad entry is kept with its reason and the rest goes in', async () => {
  const history = {
    ...HISTORY,
    someday: { exercises: [] },
    '2025-08-05': {
      exercises: [
        { name: '', sets: squat },
        { name: 'Row', sets: [{ reps: 8, weight: 100 }] },
      ],
    },
  };
  const { account, quarantine } = await start(new MemoryStorage({ 'workout-history': JSON.stringify(history) }));
  expect(await sets(account)).toEqual([...SQUAT_LINES, '2025-08-05 Row#1 set 1: 8 @ 100 lb']);
  expect(quarantine[0]?.issues).toEqual([
    { where: 'someday', reason: 'It has no date.', part: '{"exercises":[]}' },
    { where: '2025-08-05 › exercise 1', reason: 'It has no name.', part: JSON.stringify({ name: '', sets: squat }) },
  ]);
});

test('a history that breaks off gives every workout before the break', async () => {
  const whole = JSON.stringify({ ...HISTORY, '2025-08-09': { exercises: [{ name: 'Row', sets: squat }] } });
  const { account, quarantine } = await start(new MemoryStorage({ 'workout-history': whole.slice(0, -30) }));
  expect(await sets(account)).toEqual(SQUAT_LINES);
  expect(quarantine[0]).toMatchObject({ state: 'cleared', issues: [{ where: 'workout-history' }] });
});

test('the log adds sets the history lacks, and keeps beside it what it contradicts', async () => {
  const log = {
    'Squat-0-1': { date: '2025-08-01', sets: [...squat, { reps: 4, weight: 235 }] },
    'Row-0-1': { date: '2025-08-01', sets: [{ reps: 8, weight: 90 }] },
  };
  const history = {
    '2025-08-01': {
      ...HISTORY['2025-08-01'],
      exercises: [
        { name: 'Squat', sets: squat },
        { name: 'Row', sets: [{ reps: 8, weight: 100 }] },
      ],
    },
  };
  const { account } = await start(new MemoryStorage({ 'workout-history': JSON.stringify(history), 'workout-log': JSON.stringify(log) }));
  expect((await sets(account)).sort()).toEqual(
    [
      ...SQUAT_LINES,
      '2025-08-01 Squat#1 set 3: 4 @ 235 lb',
      '2025-08-01 Row#1 set 1: 8 @ 100 lb',
      '2025-08-01 Row#2 set 1: 8 @ 90 lb',
    ].sort(),
  );
});

test('a log entry an evening past midnight by the other clock does not double the workout', async () => {
  const log = { 'Squat-0-1': { date: '2025-08-02T01:30:00.000Z', sets: squat } };
  const { account } = await start(new MemoryStorage({ 'workout-history': VALID['workout-history'], 'workout-log': JSON.stringify(log) }));
  expect(await sets(account)).toEqual(SQUAT_LINES);
});

test('a log entry without a day is taken as logged when the history holds it, and kept aside when not', async () => {
  const log = { 'Squat-0-1': { sets: squat }, 'Bench-0-1': { sets: [{ reps: 5, weight: 185 }] } };
  const { account, report } = await start(
    new MemoryStorage({ 'workout-history': VALID['workout-history'], 'workout-log': JSON.stringify(log) }),
  );
  expect(await sets(account)).toEqual(SQUAT_LINES);
  expect(report.issues).toMatchObject([{ where: 'Bench-0-1', reason: 'It has no date.' }]);
});

test('keys that reach for an object’s prototype reach nothing', async () => {
  const plan = `{"goal":"strength","version":1753000000000,"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"weeks":[[{"day":"A","primary":[{"exercise":"Squat","__proto__":{"polluted":1}}]}]]}`;
  const history = `{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"2025-08-01":{"exercises":[{"name":"__proto__","sets":[{"reps":5,"weight":1,"__proto__":{"polluted":1}}]}]}}`;
  const { account } = await start(new MemoryStorage({ 'ai-plan': plan, 'workout-history': history }));
  expect(await sets(account)).toEqual(['2025-08-01 __proto__#1 set 1: 5 @ 1 lb']);
  expect(JSON.stringify((await readCurrentPlan(account))?.plan)).not.toContain('polluted');
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
});

test('odd characters in names survive where they can be stored', async () => {
  const names = ['Übung 深蹲 🏋️‍♀️', 'a\ud800b', '\u0000Row', 'الضغط', 'é'];
  const exercises = names.map((name) => ({ name, sets: [{ reps: 5, weight: 1 }] }));
  const { account } = await start(new MemoryStorage({ 'workout-history': JSON.stringify({ '2025-08-01': { exercises } }) }));
  const found = new Set((await account.database.outbox.toArray()).flatMap((row) => (row.kind === 'set.put' ? [row.value?.exercise] : [])));
  expect(found).toEqual(new Set(['Übung 深蹲 🏋️‍♀️', 'a\ufffdb', 'Row', 'الضغط', 'é']));
});

test('five megabytes go in', async () => {
  const history = Object.fromEntries(
    Array.from({ length: 120 }, (_, index) => {
      const date = new Date(Date.UTC(2025, 0, 1 + index)).toISOString().slice(0, 10);
      return [date, { exercises: [{ name: 'Squat', sets: squat }], note: 'x'.repeat(43_000) }];
    }),
  );
  const raw = JSON.stringify(history);
  expect(raw.length).toBeGreaterThan(5_000_000);
  const { account, report } = await start(
    new MemoryStorage({ 'workout-history': raw, 'ai-plan': JSON.stringify({ ...PLAN, explanation: 'y'.repeat(300_000) }) }),
  );
  expect(await listSessions(account, YEAR)).toHaveLength(120);
  // A plan too large to be one operation stays where it is and says so; nothing points at it.
  expect(report.issues).toMatchObject([{ where: 'ai-plan', reason: 'It is too large to be kept as one piece.' }]);
  expect(await readCurrentPlan(account)).toBeUndefined();
});

test('a plan older than the one in use does not replace it; a newer one does', async () => {
  const account = await phone.account(OWNER);
  await savePlan(account, { plan: { goal: 'muscle', schedule: [{ day: 'A' }] }, source: 'coach' });
  phone.now += 1000;
  await start(new MemoryStorage({ 'ai-plan': VALID['ai-plan'] }));
  expect((await readCurrentPlan(account))?.plan.goal).toBe('muscle');
  await start(new MemoryStorage({ 'ai-plan': JSON.stringify({ ...PLAN, goal: 'functional', version: phone.now }) }));
  expect((await readCurrentPlan(account))?.plan.goal).toBe('functional');
});

test('a key written anew while its old text was taken over stays for the next start', async () => {
  const storage = new MemoryStorage({ 'workout-log': VALID['workout-log'] });
  const newer = JSON.stringify({ ...LOG, 'Row-0-2': { date: '2025-08-04', sets: [{ reps: 8, weight: 100 }] } });
  const first = await start(storage, OWNER, (_key, state) => {
    if (state === 'verified') storage.setItem('workout-log', newer);
  });
  expect(await sets(first.account)).toEqual(ALL_LINES);
  expect(storage.getItem('workout-log')).toBe(newer);
  const second = await start(storage);
  expect(await sets(second.account)).toEqual([...ALL_LINES, '2025-08-04 Row#1 set 1: 8 @ 100 lb']);
  expect(storage.entries.size).toBe(0);
});

test('what the trainee changed or deleted since does not come back with a key that came back', async () => {
  const { account } = await start(new MemoryStorage(VALID));
  const [session] = await listSessions(account, YEAR);
  const [first, second] = await listSets(account, session?.session_id ?? '');
  const { slot: _, state: __, logged_at: ___, ...entry } = first!;
  await saveSet(account, { ...entry, reps: 6 });
  await deleteSet(account, second!.slot);
  const storage = new MemoryStorage({ ...VALID, 'workout-history': `${VALID['workout-history']} ` });
  await start(storage);
  expect(await sets(account)).toEqual(['2025-08-01 Squat#1 set 1: 6 @ 225 lb RPE 8', '2025-08-03 Deadlift#1 set 1: 3 @ 315 lb']);
  expect(storage.entries.size).toBe(0);
});
