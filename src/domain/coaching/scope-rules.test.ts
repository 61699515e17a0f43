import { describe, expect, test } from 'vitest';
import {
  decisionSlot,
  isWrittenOnce,
  messageSlot,
  parseScopeSlot,
  proposalSlot,
  readSlot,
  refusalInAccount,
  refusalInScope,
  type Side,
  withdrawSlot,
} from './scope-rules.ts';

const ID = '018f3f2a-7a2b-7c3d-8e4f-5a6b7c8d9e0f';
const SIDES: readonly Side[] = ['t', 'c'];
const STATES = ['active', 'paused', 'closing', 'ended'] as const;

describe('who writes what into a relationship', () => {
  test('each side writes its own registers and never the other’s, whatever the state (SCOPE-2)', () => {
    for (const state of STATES) {
      for (const side of SIDES) {
        const other = side === 't' ? 'c' : 't';
        expect(refusalInScope({ kind: 'message.put', slot: messageSlot(other, ID) }, side, state)).toBe('not_author');
        expect(refusalInScope({ kind: 'read.put', slot: readSlot(other) }, side, state)).toBe('not_author');
      }
    }
  });

  test('both write until the goodbyes are over; then only the trainee says what was read (SCOPE-5)', () => {
    for (const state of STATES) {
      for (const side of SIDES) {
        const closed = state === 'ended' ? 'scope_closed' : null;
        expect(refusalInScope({ kind: 'message.put', slot: messageSlot(side, ID) }, side, state)).toBe(closed);
        expect(refusalInScope({ kind: 'read.put', slot: readSlot(side) }, side, state)).toBe(side === 't' ? null : closed);
      }
    }
  });

  test('nothing of an account’s log goes into a relationship, and no message into an account’s', () => {
    for (const kind of ['set.put', 'plan.use', 'chat.put', 'body.delete'] as const) {
      expect(refusalInScope({ kind, slot: messageSlot('t', ID) }, 't', 'active')).toBe('wrong_scope');
      expect(refusalInAccount({ kind })).toBeNull();
    }
    expect([refusalInAccount({ kind: 'message.put' }), refusalInAccount({ kind: 'read.put' })]).toEqual(['wrong_scope', 'wrong_scope']);
  });

  test.each([
    'message|t|',
    'message|t|x',
    `message|o|${ID}`,
    `message|t|${ID}|1`,
    `message|T|${ID}`,
    `message|t|${ID.toUpperCase()}`,
    'read|',
    'read|o',
    'read|t|',
    'read|t\n',
  ])('a slot of another form is refused: %j', (slot) => {
    expect(parseScopeSlot(slot)).toBeUndefined();
    expect(refusalInScope({ kind: slot.startsWith('m') ? 'message.put' : 'read.put', slot }, 't', 'active')).toBe('bad_slot');
  });

  test('a coach proposes while the coaching runs, takes back and never answers; the trainee answers also after the end (CPLAN-8)', () => {
    const refusal = (kind: 'proposal.put' | 'proposal.withdraw' | 'decision.put', side: Side, state: (typeof STATES)[number]) =>
      refusalInScope(
        { kind, slot: { 'proposal.put': proposalSlot, 'proposal.withdraw': withdrawSlot, 'decision.put': decisionSlot }[kind](ID) },
        side,
        state,
      );
    expect(STATES.map((state) => refusal('proposal.put', 'c', state))).toEqual([null, 'scope_closed', 'scope_closed', 'scope_closed']);
    expect(STATES.map((state) => refusal('proposal.withdraw', 'c', state))).toEqual([null, null, null, 'scope_closed']);
    expect(STATES.map((state) => refusal('decision.put', 't', state))).toEqual([null, null, null, null]);
    for (const state of STATES) {
      expect(refusal('proposal.put', 't', state)).toBe('not_author');
      expect(refusal('proposal.withdraw', 't', state)).toBe('not_author');
      expect(refusal('decision.put', 'c', state)).toBe('not_author');
    }
    expect([isWrittenOnce('proposal.put'), isWrittenOnce('decision.put')]).toEqual([true, false]);
    expect(parseScopeSlot(`proposal|${ID}|1`)).toBeUndefined();
  });

  test('a message is written once, a read mark moves on (SCOPE-6)', () => {
    expect([isWrittenOnce('message.put'), isWrittenOnce('read.put'), isWrittenOnce('set.put')]).toEqual([true, false, false]);
  });
});
