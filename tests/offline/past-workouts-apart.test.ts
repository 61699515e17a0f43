import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { deleteSession, listSessions } from '#offline/log/sessions.ts';
import { listTwoValues } from '#offline/log/two-values.ts';
import { expectAgreement } from './support/agreement.ts';
import { change, move, repsOf, shownOn, withReps, workout } from './support/past-workout.ts';
import { type Backend, startBackend } from './support/server.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});
afterEach(() => backend.reset());
afterAll(() => backend.close());

const TODAY = '2026-11-20';
const BEFORE = '2026-11-13';

test.each([
  ['the move', 'the edit'],
  ['the edit', 'the move'],
])(
  'SYNC-28 moved on both phones and edited on one, %s later and %s sent first: one workout on the later day, each set once',
  async (later, first) => {
    const [a, b] = [await backend.phone('a'), await backend.phone('b')];
    const session_id = await workout(a, b);
    const acts = {
      'the move': () => move(a, session_id, BEFORE),
      'the edit': () => change(b, session_id, (base) => ({ ...withReps(2, '9')(base), day: '2026-11-19', note: 'Belt.' })),
    };
    for (const name of [later === 'the move' ? 'the edit' : 'the move', later] as const) {
      backend.world.now += 1_000;
      await acts[name as keyof typeof acts]();
    }
    for (const phone of first === 'the move' ? [a, b, a] : [b, a, b]) await phone.syncNow();
    await expectAgreement(backend, a, b);
    for (const phone of [a, b]) {
      expect(await shownOn(phone)).toEqual([later === 'the move' ? BEFORE : '2026-11-19']);
      expect(await repsOf(phone, session_id)).toEqual([5, 9, 5]);
      expect(await listSessions(phone.account, { from: '', to: '\uffff' })).toHaveLength(1);
    }
  },
);

test.each([
  ['deletion', 'a'],
  ['deletion', 'b'],
  ['edit', 'a'],
  ['edit', 'b'],
])(
  'SYNC-27 a set edited in a workout that the other phone deletes, the %s later and %s sending first, is shown to choose from',
  async (later, first) => {
    const [a, b] = [await backend.phone('a'), await backend.phone('b')];
    const session_id = await workout(a, b);
    const acts = [() => deleteSession(a.account, session_id), () => change(b, session_id, withReps(2, '9'))];
    for (const act of later === 'edit' ? acts : acts.toReversed()) {
      backend.world.now += 1_000;
      await act();
    }
    const phones = first === 'a' ? [a, b] : [b, a];
    for (const phone of [...phones, phones[0]!]) await phone.syncNow();
    await expectAgreement(backend, a, b);
    const kept = later === 'edit' ? [9] : [];
    for (const phone of [a, b]) {
      expect(await repsOf(phone, session_id)).toEqual(kept);
      expect(await shownOn(phone)).toEqual(kept.length > 0 ? [TODAY] : []);
    }
    const [two, ...others] = await listTwoValues(phones[1]!.account);
    expect([two?.isOpen, two?.session_id, others]).toEqual([true, session_id, []]);
    expect(new Set([two?.mine.kind, two?.theirs.kind])).toEqual(new Set(['set.delete', 'set.put']));
  },
);
