import { expect, test } from 'vitest';
import { messageSlot, readSlot } from '../coaching/scope-rules.ts';
import { OPERATION_KINDS } from './operation.ts';
import {
  bodySlot,
  COACH_HIDE_SLOT,
  chatSlot,
  FIRST_GYM,
  favouriteSlot,
  GYM_USE_SLOT,
  gymSlot,
  importSlot,
  ownExerciseSlot,
  PLAN_USE_SLOT,
  planSlot,
  preferenceSlot,
  revokeSlot,
  routineDaySlot,
  routineSlot,
  sessionAdjustSlot,
  sessionFinishSlot,
  sessionId,
  sessionSlot,
  setSlot,
  UNIT_SLOT,
} from './slots.ts';
import { isStorable, slotFits } from './storable.ts';

test('ordinary training values can be stored, emoji and accents included', () => {
  expect(isStorable({ exercise: 'Développé couché 💪', sets: [{ reps: 5, weight: '82.5' }], rpe: null, done: true })).toBe(true);
});

test('text no database can hold is refused wherever it hides', () => {
  expect(isStorable('a\0b')).toBe(false);
  expect(isStorable({ note: ['fine', { deeper: 'half a pair \ud83d' }] })).toBe(false);
  expect(isStorable(Object.fromEntries([['key\0', 1]]))).toBe(false);
});

test('numbers that are none, keys that aim at prototypes and bottomless nesting are refused', () => {
  expect(isStorable(JSON.parse('{"reps":1e999}'))).toBe(false);
  expect(isStorable(JSON.parse('{"plan":{"__proto__":{"admin":true}}}'))).toBe(false);
  expect(isStorable({ a: { constructor: 1 } })).toBe(false);
  expect(isStorable(JSON.parse(`${'['.repeat(50_000)}${']'.repeat(50_000)}`))).toBe(false);
});

test('every kind fits the slot it is meant for and no other family', () => {
  const session = sessionSlot(sessionId({ performed_on: '2026-03-02', plan_id: 'p', week: 0, day: 0, n: 1 }));
  const slots = {
    session,
    set: setSlot({ session_id: session, exercise: 'Squat', exercise_n: 1, set_n: 1 }),
    finish: sessionFinishSlot(session),
    plan: planSlot('p'),
    use: PLAN_USE_SLOT,
    chat: chatSlot('m'),
    adjust: sessionAdjustSlot(session),
    gym: gymSlot('g'),
    firstGym: gymSlot(FIRST_GYM),
    gymUse: GYM_USE_SLOT,
    unit: UNIT_SLOT,
    preference: preferenceSlot('rest_main'),
    hide: COACH_HIDE_SLOT,
    import: importSlot('i'),
    routine: routineSlot('r'),
    day: routineDaySlot('r', 'd'),
    body: bodySlot('weight', '2026-03-02'),
    exercise: ownExerciseSlot('own-viking-press'),
    favourite: favouriteSlot('bench-press'),
    revoke: revokeSlot('r', 'v'),
    message: messageSlot('t', '018f3f2a-7a2b-7c3d-8e4f-5a6b7c8d9e0f'),
    read: readSlot('c'),
    proposal: 'proposal|p',
    withdraw: 'withdraw|p',
    decision: 'decision|p',
  };
  const fitting: Record<(typeof OPERATION_KINDS)[number], keyof typeof slots> = {
    'session.put': 'session',
    'session.delete': 'session',
    'session.finish': 'finish',
    'set.put': 'set',
    'set.delete': 'set',
    'plan.put': 'plan',
    'plan.use': 'use',
    'chat.put': 'chat',
    'session.adjust': 'adjust',
    'gym.put': 'gym',
    'gym.use': 'gymUse',
    'unit.put': 'unit',
    'preference.put': 'preference',
    'coach.hide': 'hide',
    'import.put': 'import',
    'routine.put': 'routine',
    'routine.delete': 'routine',
    'routine-day.put': 'day',
    'routine-day.delete': 'day',
    'body.put': 'body',
    'body.delete': 'body',
    'exercise.put': 'exercise',
    'favourite.put': 'favourite',
    'consent.revoke': 'revoke',
    'message.put': 'message',
    'read.put': 'read',
    'proposal.put': 'proposal',
    'proposal.withdraw': 'withdraw',
    'decision.put': 'decision',
  };
  for (const kind of OPERATION_KINDS) {
    for (const [family, slot] of Object.entries(slots))
      expect([kind, family, slotFits(kind, slot)]).toEqual([kind, family, (family === 'firstGym' ? 'gym' : family) === fitting[kind]]);
  }
});
