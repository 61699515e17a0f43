import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Gym } from '#domain/sync/gym-shape.ts';
import {
  COACH_HIDE_SLOT,
  GYM_USE_SLOT,
  PLAN_USE_SLOT,
  routineDaySlot,
  sessionAdjustSlot,
  sessionFinishSlot,
  sessionSlot,
  UNIT_SLOT,
} from '#domain/sync/slots.ts';
import { hideFact } from '#offline/chat/coach-facts.ts';
import { addGym, readGyms, switchGym } from '#offline/log/gym.ts';
import { savePlan } from '#offline/log/plans.ts';
import { readRoutine, saveRoutine } from '#offline/log/routines.ts';
import { adjustSessionDay, arrangeSession, readSessionDay } from '#offline/log/session-adjust.ts';
import { finishSession, reopenSession } from '#offline/log/sessions.ts';
import { deleteSet, saveFirstSet } from '#offline/log/set-logs.ts';
import { saveUnit } from '#offline/log/training-choice.ts';
import { keepValue, listTwoValues } from '#offline/log/two-values.ts';
import { undoChange } from '#offline/log/undo-change.ts';
import { record } from '#offline/sync/record.ts';
import type { Phone } from './support/phone.ts';
import { type Backend, startBackend } from './support/server.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});
afterEach(() => backend.reset());
afterAll(() => backend.close());

const PLACE = { performed_on: '2026-11-20', plan_id: 'plan-1', week: 0, day: 0 };
const SET = { exercise: 'Row', exercise_n: 1, set_n: 1, reps: 8, weight: '40', unit: 'kg', rpe: null } as const;
const GYM: Gym = { name: 'Office', unit: 'kg', bar: 20, plates: [{ weight: 20, pairs: 2 }], dumbbells: [] };
const DAY = { title: 'Back', exercises: [{ exercise: 'Row' }] };

const firstSet = ({ account }: Phone) => saveFirstSet(account, { ...PLACE, label: 'Back' }, (session_id) => ({ session_id, ...SET }));
const storedAt = async ({ account }: Phone, slot: string) => (await account.database.registers.get(slot))?.value;

/** Each register that is written again, as this app writes it first and once more. */
const WRITES: Record<string, { slot: (session_id: string) => string; write: (phone: Phone, session_id: string) => Promise<unknown> }> = {
  'the gym somebody is in': {
    slot: () => GYM_USE_SLOT,
    write: async ({ account }) => {
      if ((await readGyms(account)).present === undefined) await addGym(account, GYM);
      else await switchGym(account, (await readGyms(account)).present!);
    },
  },
  'the unit': { slot: () => UNIT_SLOT, write: ({ account }) => saveUnit(account, 'kg') },
  'a session’s changed day': {
    slot: sessionAdjustSlot,
    write: ({ account }, session_id) => adjustSessionDay(account, { session_id, day: DAY, why: '' }),
  },
  'a session’s exercises': {
    slot: sessionAdjustSlot,
    write: ({ account }, session_id) => arrangeSession(account, { session_id, day: DAY, text: 'Added Row' }),
  },
  'the end of a session': {
    slot: sessionFinishSlot,
    write: async ({ account }, session_id) => {
      await finishSession(account, session_id);
      await reopenSession(account, session_id);
    },
  },
  'what the coach may not use': { slot: () => COACH_HIDE_SLOT, write: ({ account }) => hideFact(account, 'one') },
  'the plan in use': {
    slot: () => PLAN_USE_SLOT,
    write: ({ account }) => savePlan(account, { plan: { goal: 'g', explanation: '', schedule: [DAY] }, source: 'phone' }),
  },
  'a day of a routine': {
    slot: () => routineDaySlot('r', 'd'),
    write: async ({ account }) => {
      const base = await readRoutine(account, 'r');
      const sets = 1 + Number(base?.days[0]?.day.exercises?.[0]?.sets ?? 0);
      await saveRoutine(
        account,
        { routine_id: 'r', name: 'R', days: [{ day_id: 'd', day: { exercises: [{ exercise: 'Row', sets }] } }] },
        base,
      );
    },
  },
};

test.each(Object.keys(WRITES))('SYNC-24 what a newer app stored in %s survives a change here', async (name) => {
  const phone = await backend.phone('a');
  const { session } = await firstSet(phone);
  const { slot, write } = WRITES[name]!;
  await write(phone, session.session_id);
  const at = slot(session.session_id);
  const row = (await phone.account.database.registers.get(at))!;
  await record(phone.account, [{ kind: row.kind as 'unit.put', slot: at, value: { ...row.value, mood: 'calm' } }]);
  backend.world.now += 1_000;
  await write(phone, session.session_id);
  const after = (await phone.account.database.registers.get(at))!;
  expect(after.op_id).not.toBe(row.op_id);
  expect(after.value).toMatchObject({ mood: 'calm' });
});

test('SYNC-24 a changed day keeps it when its session loses its last set, and when that comes back', async () => {
  const phone = await backend.phone('a');
  const { session } = await firstSet(phone);
  const value = { session_id: session.session_id, day: DAY, why: '', made_at: '', mood: 'calm' };
  await record(phone.account, [{ kind: 'session.adjust', slot: sessionAdjustSlot(session.session_id), value }]);
  const change = await deleteSet(phone.account, `set|${session.session_id}|row#1|1`);
  const next = session.session_id.replace(/1$/, '2');
  expect(await storedAt(phone, sessionAdjustSlot(next))).toMatchObject({ session_id: next, day: DAY, mood: 'calm' });
  await undoChange(phone.account, PLACE, change!.id);
  expect(await readSessionDay(phone.account, next)).toBeNull();
  expect(await storedAt(phone, sessionAdjustSlot(session.session_id))).toEqual(value);
});

test('SYNC-24 fields this app knows, and those below a deletion, are not carried on', async () => {
  const { account } = await backend.phone('a');
  const session_id = '2026-11-20|plan-1|0|0|1';
  const slot = sessionSlot(session_id);
  const value = { ...PLACE, label: 'Back', started_at: '2026-11-20T10:00:00Z' };
  await record(account, [{ kind: 'session.put', slot, value: { ...value, note: 'n', mood: 'calm' } }]);
  await record(account, [{ kind: 'session.put', slot, value }]);
  expect((await account.database.registers.get(slot))?.value).toEqual({ ...value, mood: 'calm' });
  await record(account, [{ kind: 'session.delete', slot, value: null }]);
  await record(account, [{ kind: 'session.put', slot, value }]);
  expect((await account.database.registers.get(slot))?.value).toEqual(value);
});

test('SYNC-27 of two values the one that is chosen is stored as it was written', async () => {
  const [a, b] = [await backend.phone('a'), await backend.phone('b')];
  const day = (title: string) => ({ session_id: '2026-11-20|p|0|0|1', day: { title }, why: '', made_at: '' });
  const slot = sessionAdjustSlot('2026-11-20|p|0|0|1');
  const { account } = a;
  await record(account, [{ kind: 'session.adjust', slot, value: day('read') }]);
  for (const phone of [a, b]) await phone.syncNow();
  await record(account, [{ kind: 'session.adjust', slot, value: day('theirs') }]);
  await a.syncNow();
  backend.world.now += 1_000;
  await record(b.account, [{ kind: 'session.adjust', slot, value: { ...day('mine'), mood: 'calm' } }]);
  await b.syncNow();
  const [two] = await listTwoValues(b.account);
  await keepValue(b.account, two!, 'theirs');
  expect(await storedAt(b, slot)).toEqual(day('theirs'));
});
