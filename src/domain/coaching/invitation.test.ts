import { describe, expect, test } from 'vitest';
import { INVITED_CLIENTS_MAX } from '../limits.ts';
import { type InvitationFacts, invitationState, invitedName, type JoinFacts, refuseJoin } from './invitation.ts';

const NOW = 1_000;
const code = (more: Partial<InvitationFacts> = {}): InvitationFacts => ({
  created_at: 100,
  expires_at: 2_000,
  accepted_at: null,
  cancelled_at: null,
  ...more,
});

describe('a code (REL-3)', () => {
  test.each([
    ['was just made', {}, 'open'],
    ['is in its last moment', { expires_at: NOW + 1 }, 'open'],
    ['is over', { expires_at: NOW }, 'expired'],
    ['was cancelled', { cancelled_at: 500 }, 'cancelled'],
    ['was cancelled and is over', { cancelled_at: 500, expires_at: 600 }, 'cancelled'],
    ['was used', { accepted_at: 500 }, 'used'],
    ['was used and is over', { accepted_at: 500, expires_at: 600 }, 'used'],
  ] as const)('that %s', (_, more, state) => {
    expect(invitationState(code(more), NOW)).toBe(state);
  });
});

describe('joining with a code (REL-3, REL-4)', () => {
  const facts = (more: Partial<JoinFacts> = {}): JoinFacts => ({
    invitation: code(),
    isOwn: false,
    state: 'ended',
    end: null,
    invited: 0,
    ...more,
  });
  const left = (by: 't' | 'c', at: number, isBlock = false) => ({ state: 'closing', end: { at, by, isBlock } }) as const;

  test.each([
    ['a stranger', {}, null],
    ['with the last place', { invited: INVITED_CLIENTS_MAX - 1 }, null],
    ['with no place left', { invited: INVITED_CLIENTS_MAX }, 'places_taken'],
    ['after a subscription that ended', { state: 'closing' }, null],
    ['while one runs', { state: 'active' }, 'already_joined'],
    ['while a month is unpaid, which a code does not pay', { state: 'paused' }, 'already_joined'],
    ['the coach', { isOwn: true }, 'own_code'],
    ['after leaving', left('t', 500), null],
    ['after blocking the coach', left('t', 500, true), null],
    ['after the coach left, with a code made before', left('c', 500), 'code_not_valid'],
    ['after the coach left, with a code made after that', left('c', 50), null],
    ['with a used code', { invitation: code({ accepted_at: 500 }) }, 'code_not_valid'],
    ['with a used code of their own', { invitation: code({ accepted_at: 500 }), isOwn: true }, 'code_not_valid'],
    ['with a cancelled code while with the coach', { invitation: code({ cancelled_at: 500 }), state: 'active' }, 'code_not_valid'],
    ['with an old code and no place left', { invitation: code({ expires_at: 500 }), invited: INVITED_CLIENTS_MAX }, 'code_not_valid'],
  ] as const)('%s', (_, more, refusal) => {
    expect(refuseJoin(facts(more), NOW)).toBe(refusal);
  });
});

test.each([
  ['Sam', 'Rivera', 'Sam R.'],
  ['noor', 'van der Berg', 'Noor V.'],
  ['Ana', '', 'Ana'],
  ['', 'Lima', 'L.'],
  ['Zoë', '𝒳eno', 'Zoë 𝒳.'],
  [' ', ' ', null],
])('of somebody who pays nothing a coach sees first name and initial: «%s» «%s» (PRIV-3)', (first_name, last_name, name) => {
  expect(invitedName({ first_name, last_name })).toBe(name);
});
