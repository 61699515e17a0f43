import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { expect, test } from 'vitest';
import { hideFact, readCoachFacts, readHiddenFacts, readLogFacts, showFact } from '#offline/chat/coach-facts.ts';
import { savePlan } from '#offline/log/plans.ts';
import { finishSession, openSession } from '#offline/log/sessions.ts';
import { saveSet } from '#offline/log/set-logs.ts';
import { saveUnit } from '#offline/log/training-choice.ts';
import { type Account, closeAccount, openAccount } from '#offline/store/account.ts';

const PLAN = {
  goal: 'strength',
  weeks: [[{ day: 'Mon', primary: [{ exercise: 'Back squat', sets: 3, reps: 5, rpe: 8 }], accessories: [] }]],
};

async function phone(): Promise<Account> {
  const now = Date.parse('2026-11-20T18:00:00Z');
  return openAccount({
    origin: 'http://setwise.test',
    owner: crypto.randomUUID(),
    device: crypto.randomUUID(),
    now: () => now,
    indexedDB: new IDBFactory(),
    IDBKeyRange,
  });
}

async function train(account: Account, performed_on: string, weight: string): Promise<void> {
  const session = await openSession(account, { performed_on, plan_id: 'p', week: 0, day: 0, label: 'Mon' });
  const { session_id } = session;
  await saveSet(account, { session_id, exercise: 'Back squat', exercise_n: 1, set_n: 1, reps: 5, weight, unit: 'kg', rpe: 8 });
  await finishSession(account, session_id);
}

test('The log becomes facts: how often, the main lifts of the plan, the last session', async () => {
  const account = await phone();
  expect(await readCoachFacts(account)).toEqual([]);
  await savePlan(account, { plan: PLAN, source: 'coach' });
  await saveUnit(account, 'kg');
  await train(account, '2026-11-02', '100');
  await train(account, '2026-11-18', '105');
  await train(account, '2026-08-03', '90');
  const facts = Object.fromEntries((await readCoachFacts(account)).map(({ key, value }) => [key, value]));
  expect(facts).toEqual({
    logged: '3 workouts since 3 August',
    workouts: '2 workouts, 0.5 a week',
    'lift:back squat': '129 kg, up 18 kg since 3 Aug',
    'last-session': '18 Nov: Back squat 105 kg × 5',
    unit: 'Kilograms',
  });
  closeAccount(account);
});

test('A fact that was removed is neither read for the coach nor lost, and comes back', async () => {
  const account = await phone();
  await train(account, '2026-11-18', '105');
  await Promise.all([hideFact(account, 'last-session'), hideFact(account, 'logged')]);
  await hideFact(account, 'logged');
  expect([...(await readHiddenFacts(account))].sort()).toEqual(['last-session', 'logged']);
  expect((await readCoachFacts(account)).map(({ key }) => key)).toEqual(['workouts', 'unit']);
  expect((await readLogFacts(account)).map(({ key }) => key)).toContain('last-session');
  await showFact(account, 'logged');
  expect((await readCoachFacts(account)).map(({ key }) => key)).toEqual(['logged', 'workouts', 'unit']);
  closeAccount(account);
});
