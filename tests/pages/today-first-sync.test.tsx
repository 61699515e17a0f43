import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ProgressPage } from '#client/features/progress/progress-page.tsx';
import { TypedSets } from '#client/features/today/sets/typed-sets.ts';
import { TodayPage } from '#client/features/today/today-page.tsx';
import { setRuntime } from '#client/session/runtime.ts';
import type { Call } from '#contract/index.ts';
import type { ChatSender } from '#offline/chat/sender.ts';
import { saveDraft } from '#offline/store/drafts.ts';
import { createSync, type Sync } from '#offline/sync/sync.ts';
import { STRENGTH_PLAN, storePlan, storeWorkout, type TrainingWorld, trainingWorld } from './training-world.tsx';

let sync: Sync | null = null;

afterEach(async () => {
  setRuntime(null);
  await sync?.stop();
});

/** A page with a plan on the phone, while the server has not answered yet. */
async function openUnanswered(world: TrainingWorld, last_sync: string | null, page = <TodayPage />): Promise<{ lose: () => void }> {
  await storePlan(world, STRENGTH_PLAN);
  let lose = () => {};
  const unanswered = new Promise<void>((resolve) => {
    lose = resolve;
  });
  const call: Call = async () => {
    await unanswered;
    return { ok: false, failure: { kind: 'unreachable', reason: 'no answer' } };
  };
  sync = createSync({ account: world.account, call, last_sync });
  sync.start();
  setRuntime({ account: world.account, sync, chat: {} as ChatSender });
  world.show(page);
  return { lose };
}

test('TODAY-10 on a phone new to the account, Today waits for the first round and shows what is there when it fails', async () => {
  const { lose } = await openUnanswered(await trainingWorld(), null);
  await expect(screen.findByRole('region', { name: 'Back squat' }, { timeout: 500 })).rejects.toThrow(/Unable to find/);
  expect(screen.getByText('Loading your workout...')).toBeDefined();
  lose();
  expect(await screen.findByRole('region', { name: 'Back squat' })).toBeDefined();
});

test('TODAY-10 on a phone that was up to date once, Today does not wait for the server', async () => {
  await openUnanswered(await trainingWorld(), '2026-11-17T10:00:00.000Z');
  expect(await screen.findByRole('region', { name: 'Back squat' })).toBeDefined();
});

test('PROG-40 half of a log is not told as the whole of it: Progress waits for the first round too', async () => {
  const world = await trainingWorld();
  await storeWorkout(world, '2026-11-11', [{ exercise: 'Deadlift', reps: 5, weight: '225' }]);
  const { lose } = await openUnanswered(world, null, <ProgressPage />);
  await expect(screen.findByRole('heading', { name: 'Main lifts' }, { timeout: 500 })).rejects.toThrow(/Unable to find/);
  expect(screen.getByText('Loading your progress...')).toBeDefined();
  lose();
  expect(await screen.findByText(/^1 workout/)).toBeDefined();
});

test('what is typed while an earlier page’s values are read stands', async () => {
  const { account } = await trainingWorld();
  await saveDraft(account, 'typed|p|squat#1', {
    at: account.now() - 1_000,
    typed: { 1: { reps: '5', weight: '210', rpe: '7' } },
    extra: 0,
  });
  const typed = new TypedSets(account, 'p', window.sessionStorage);
  const loading = typed.load(['squat#1']);
  typed.type('squat#1', 1, { reps: '5', weight: '129.31', rpe: '7' });
  await loading;
  expect(typed.typedOf('squat#1', 1)?.weight).toBe('129.31');
  await typed.settled();
});

test('a longer list of exercises is read when all of it is', async () => {
  const { account } = await trainingWorld();
  await saveDraft(account, 'typed|p|squat#1', { at: account.now(), typed: { 1: { reps: '5', weight: '100', rpe: '' } }, extra: 0 });
  const typed = new TypedSets(account, 'p', window.sessionStorage);
  const first = typed.load(['squat#1']);
  await typed.load(['squat#1', 'press#1']);
  expect(typed.typedOf('squat#1', 1)?.weight).toBe('100');
  await first;
});
