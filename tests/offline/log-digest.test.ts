import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { expect, test } from 'vitest';
import { DIGEST_MAX_LENGTH, parseLogDigest } from '#domain/ai-coach/log-digest/digest-shape.ts';
import { gatherBeside } from '#offline/chat/beside.ts';
import { listChat, queueMessage } from '#offline/chat/chat.ts';
import { hideFact } from '#offline/chat/coach-facts.ts';
import { readLogDigest } from '#offline/chat/log-digest.ts';
import { savePlan } from '#offline/log/plans.ts';
import { finishSession, openSession } from '#offline/log/sessions.ts';
import { saveSet } from '#offline/log/set-logs.ts';
import { saveUnit } from '#offline/log/training-choice.ts';
import { type Account, closeAccount, openAccount } from '#offline/store/account.ts';

const PLAN = {
  goal: 'strength',
  weeks: [8, 8.5, 9, 6].map((rpe) => [
    {
      day: 'Mon',
      primary: [{ exercise: 'Back squat', sets: 3, reps: 5, rpe }],
      accessories: [{ exercise: 'Plank', sets: 2, reps: '30 s' }],
    },
    { day: 'Fri', primary: [{ exercise: 'Bench press', sets: 3, reps: 5, rpe }], accessories: [] },
  ]),
};

/** One server's storage, so that two accounts share what they can. */
const shared = { indexedDB: new IDBFactory(), IDBKeyRange };

/** Friday, 20 November 2026. */
async function phone(more: Partial<Parameters<typeof openAccount>[0]> = {}): Promise<Account> {
  const now = Date.parse('2026-11-20T18:00:00Z');
  return openAccount({
    origin: 'http://setwise.test',
    owner: crypto.randomUUID(),
    device: crypto.randomUUID(),
    now: () => now,
    ...shared,
    ...more,
  });
}

interface Trained {
  on: string;
  exercise?: string;
  weight?: string;
  reps?: number;
  sets?: number;
  plan_id?: string;
  day?: number;
}

async function train(account: Account, trained: Trained): Promise<void> {
  const { on, exercise = 'Back squat', weight = '100', reps = 5, sets = 1, plan_id = 'p', day = 0 } = trained;
  const { session_id } = await openSession(account, { performed_on: on, plan_id, week: 0, day, label: 'Mon' });
  for (let set_n = 1; set_n <= sets; set_n += 1)
    await saveSet(account, { session_id, exercise, exercise_n: 1, set_n, reps, weight, unit: 'kg', rpe: 8 });
  await finishSession(account, session_id);
}

async function digestOf(account: Account) {
  return readLogDigest(account, await listChat(account));
}

test('the digest holds what the log and the plan say, and survives its own parser', async () => {
  const account = await phone();
  expect(await digestOf(account)).toBeNull();
  await saveUnit(account, 'kg');
  await savePlan(account, { plan: PLAN, source: 'coach' });
  await train(account, { on: '2026-08-03', weight: '90' });
  await train(account, { on: '2026-11-09', weight: '100', sets: 3 });
  await train(account, { on: '2026-11-16', weight: '105', sets: 3 });
  const digest = await digestOf(account);
  expect(parseLogDigest(digest)).toEqual(digest);
  expect(digest).toMatchObject({
    today: '2026-11-20',
    week_start: '2026-11-15',
    unit: 'kg',
    since: '2026-08-03',
    last: {
      on: '2026-11-16',
      exercises: [
        {
          name: 'Back squat',
          sets: [
            [5, '105kg', 8],
            [5, '105kg', 8],
            [5, '105kg', 8],
          ],
        },
      ],
    },
    place: { week: 0, day: 1, labels: ['Mon', 'Fri'], scheduled: true, session: 'none', changed: null },
    plan_since: '2026-11-20',
  });
  expect(digest?.workouts?.map(([on]) => on)).toEqual(['2026-08-03', '2026-11-09', '2026-11-16']);
  expect(digest?.exercises).toMatchObject([
    { name: 'Back squat', first: '2026-08-03', records: { from: '2026-08-03', estimate: ['2026-11-16', 5, '105kg', 8] } },
  ]);
  expect(digest?.weeks.map((week) => week.sets.find(([muscle]) => muscle === 'quads')?.[1] ?? 0)).toEqual([3, 3, 0, 0, 0]);
  // Today's session first, then the others of the week.
  expect(digest?.targets.map(({ exercise }) => exercise)).toEqual(['Bench press', 'Back squat', 'Plank']);
  expect(digest?.targets[0]?.suggestion).toBeNull();
  expect(digest?.targets[1]?.suggestion).toMatchObject({ reps: 5, reason: expect.stringContaining('max near 127') });
  closeAccount(account);
});

test('an exercise that was named is in it, whatever the plan holds, with records over its whole history', async () => {
  const account = await phone();
  await savePlan(account, { plan: PLAN, source: 'coach' });
  await train(account, { on: '2024-02-01', exercise: 'Deadlift', weight: '180' });
  await train(account, { on: '2026-11-16' });
  expect((await digestOf(account))?.exercises.map(({ name }) => name)).toEqual(['Back squat']);
  await queueMessage(account, 'whats my best deadlift?');
  expect((await digestOf(account))?.exercises).toMatchObject([
    { name: 'Deadlift', records: { from: '2024-02-01', heaviest: [{ n: 5, set: ['2024-02-01', 5, '180kg', 8] }] } },
    { name: 'Back squat' },
  ]);
  closeAccount(account);
});

test('facts removed from what the coach sees leave the digest too', async () => {
  const account = await phone();
  await saveUnit(account, 'kg');
  await savePlan(account, { plan: PLAN, source: 'coach' });
  await train(account, { on: '2026-11-09', weight: '100' });
  await train(account, { on: '2026-11-13', weight: '70', exercise: 'Bench press' });
  await train(account, { on: '2026-11-16', weight: '105' });
  await hideFact(account, 'last-session');
  const withoutLast = await digestOf(account);
  expect(withoutLast).toMatchObject({
    last: null,
    hidden: ['last-session'],
    exercises: [{ sessions: [{ on: '2026-11-09' }] }, { name: 'Bench press' }],
  });
  expect(JSON.stringify(withoutLast)).not.toContain('105');
  await hideFact(account, 'lift:back squat');
  await hideFact(account, 'workouts');
  const less = await digestOf(account);
  expect(less).toMatchObject({ workouts: null, weeks: [] });
  expect(less?.exercises.map(({ name }) => name)).toEqual(['Bench press']);
  expect(less?.targets.find(({ exercise }) => exercise === 'Back squat')?.suggestion).toBeNull();
  closeAccount(account);
});

test('it stays within its length, the oldest first, and holds nothing of another account', async () => {
  const [account, other] = await Promise.all([phone(), phone()]);
  await train(other, { on: '2026-11-10', exercise: 'Snatch', weight: '66.6' });
  const names = Array.from({ length: 20 }, (_, n) => `Exercise with a long name, number ${n + 1}`);
  await savePlan(account, {
    plan: { ...PLAN, weeks: [[{ day: 'Mon', primary: names.map((exercise) => ({ exercise })), accessories: [] }]] },
    source: 'coach',
  });
  for (let month = 1; month <= 9; month += 1)
    for (const exercise of names) await train(account, { on: `2026-0${month}-10`, exercise, sets: 4, weight: '102.5' });
  const digest = await digestOf(account);
  expect(JSON.stringify(digest).length).toBeLessThanOrEqual(DIGEST_MAX_LENGTH);
  expect(parseLogDigest(digest)).toEqual(digest);
  expect(digest?.exercises.length).toBe(20);
  expect(digest?.exercises[0]?.sessions[0]?.on).toBe('2026-09-10');
  expect(JSON.stringify(digest)).not.toMatch(/Snatch|66\.6/);
  closeAccount(account);
  closeAccount(other);
}, 60_000);

test('it is read for the conversation up to the message, and an unreadable one is left out', async () => {
  const account = await phone();
  await savePlan(account, { plan: PLAN, source: 'coach' });
  await train(account, { on: '2024-02-01', exercise: 'Deadlift', weight: '180' });
  const first = await queueMessage(account, 'hello');
  await queueMessage(account, 'what is my best deadlift?');
  const read = { facts: () => Promise.resolve([]), log: (entries: Parameters<typeof readLogDigest>[1]) => readLogDigest(account, entries) };
  expect((await gatherBeside(account, first.message_id, read)).log?.exercises).toEqual([]);
  const broken = { ...read, log: () => Promise.reject(new Error('no storage')) };
  expect(await gatherBeside(account, first.message_id, broken)).toMatchObject({ facts: [], plan: { goal: 'strength' }, log: null });
  closeAccount(account);
});
