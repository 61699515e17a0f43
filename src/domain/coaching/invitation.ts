import { INVITED_CLIENTS_MAX } from '../limits.ts';
import { capitalised } from '../users/display-name.ts';
import type { End } from './leaving.ts';
import type { RelationshipState } from './relationship-state.ts';

/** A coach's code. Times in ms since 1970. */
export interface InvitationFacts {
  readonly created_at: number;
  readonly expires_at: number;
  readonly accepted_at: number | null;
  readonly cancelled_at: number | null;
}

export type InvitationState = 'open' | 'used' | 'expired' | 'cancelled';

/** What a code is now (REL-3). */
export function invitationState({ expires_at, accepted_at, cancelled_at }: InvitationFacts, now: number): InvitationState {
  if (accepted_at !== null) return 'used';
  if (cancelled_at !== null) return 'cancelled';
  return now < expires_at ? 'open' : 'expired';
}

/** What is between the two accounts before the code is used. */
export interface JoinFacts {
  readonly invitation: InvitationFacts;
  /** The code is the account's own. */
  readonly isOwn: boolean;
  readonly state: RelationshipState;
  readonly end: End;
  /** People who are with the coach without paying. */
  readonly invited: number;
}

export type JoinRefusal = 'code_not_valid' | 'own_code' | 'already_joined' | 'places_taken';

/**
 * Why a code begins nothing for an account (REL-3); null when it does. A coach who ended it has not asked for the person back with a code
 * made before (REL-4).
 */
export function refuseJoin({ invitation, isOwn, state, end, invited }: JoinFacts, now: number): JoinRefusal | null {
  if (invitationState(invitation, now) !== 'open') return 'code_not_valid';
  if (isOwn) return 'own_code';
  if (state === 'active' || state === 'paused') return 'already_joined';
  if (end?.by === 'c' && invitation.created_at <= end.at) return 'code_not_valid';
  return invited >= INVITED_CLIENTS_MAX ? 'places_taken' : null;
}

/** First name and initial: what a coach sees of somebody who pays nothing (PRIV-3). */
export function invitedName({ first_name, last_name }: { readonly first_name: string; readonly last_name: string }): string | null {
  const initial = Array.from(capitalised(last_name))[0];
  const name = [capitalised(first_name), initial === undefined ? '' : `${initial}.`].filter((part) => part !== '').join(' ');
  return name === '' ? null : name;
}
