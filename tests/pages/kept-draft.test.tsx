import { beforeEach, expect, test } from 'vitest';
import { TypedSets } from '#client/features/today/sets/typed-sets.ts';
import { KeptDraft } from '#client/training/kept-draft.ts';
import { closeAccount } from '#offline/store/account.ts';
import { readDraft } from '#offline/store/drafts.ts';
import { breakStorage, type TrainingWorld, trainingWorld } from './training-world.tsx';

let world: TrainingWorld;

beforeEach(async () => {
  window.sessionStorage.clear();
  world = await trainingWorld();
});

/** As the page that opens next sees it. */
const draft = () => new KeptDraft<{ note: string }>(world.account, 'past|s', window.sessionStorage);

test('what was typed is there after a reload that comes before the database has written it', async () => {
  closeAccount(world.account);
  const keeping = draft().keep({ note: 'Paused every rep.' });
  expect(await draft().read()).toEqual({ note: 'Paused every rep.' });
  await keeping;
  expect(await draft().read()).toEqual({ note: 'Paused every rep.' });
});

test('once written it is in the database alone, and the last of two stands', async () => {
  const first = draft().keep({ note: 'Paused' });
  await draft().keep({ note: 'Paused every rep.' });
  await first;
  expect(window.sessionStorage).toHaveLength(0);
  expect(await readDraft(world.account, 'past|s')).toEqual({ note: 'Paused every rep.' });
});

test('a draft that was saved or thrown away does not come back', async () => {
  await draft().keep({ note: 'Paused' });
  await draft().clear();
  expect(await draft().read()).toBeUndefined();
});

test('a full tab storage leaves the database, and a broken database the tab', async () => {
  const full: Storage = Object.create(window.sessionStorage, {
    setItem: {
      value: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    },
    getItem: { value: () => null },
    removeItem: { value: () => undefined },
  });
  await new KeptDraft(world.account, 'past|s', full).keep({ note: 'Paused' });
  expect(await readDraft(world.account, 'past|s')).toEqual({ note: 'Paused' });
  breakStorage(world);
  await draft().keep({ note: 'Paused every rep.' });
  expect(await draft().read()).toEqual({ note: 'Paused every rep.' });
});

test('sets typed a moment before a reload are there after it', async () => {
  const typed = new TypedSets(world.account, 'p', window.sessionStorage);
  typed.type('squat#1', 1, { reps: '5', weight: '129.31', rpe: '7' });
  const text = window.sessionStorage.getItem(window.sessionStorage.key(0) ?? '') ?? '';
  expect(JSON.parse(text)).toMatchObject({ typed: { 1: { weight: '129.31' } } });
  await typed.settled();
  expect(window.sessionStorage).toHaveLength(0);
});

test('a set emptied a moment before a reload stays empty', async () => {
  const typed = new TypedSets(world.account, 'p', window.sessionStorage);
  typed.type('squat#1', 1, { reps: '5', weight: '129.31', rpe: '7' });
  await typed.settled();
  typed.forget('squat#1', 1);
  const next = new TypedSets(world.account, 'p', window.sessionStorage);
  await next.load(['squat#1']);
  expect(next.typedOf('squat#1', 1)).toBeUndefined();
  await typed.settled();
});
