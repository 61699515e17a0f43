import type { OperationKind } from '../sync/operation.ts';
import type { RelationshipState } from './relationship-state.ts';

/** Of a relationship: trainee or coach. */
export type Side = 't' | 'c';

/** The account's own side of a relationship. */
export function ownSide({ side }: { readonly side: 'trainee' | 'coach' }): Side {
  return side === 'trainee' ? 't' : 'c';
}

/** What is written into a relationship's log; every other kind belongs to an account's own. */
const SCOPE_KINDS: ReadonlySet<OperationKind> = new Set(['message.put', 'read.put', 'proposal.put', 'proposal.withdraw', 'decision.put']);

/** Registers that nobody writes twice: what somebody has read cannot change behind their back. */
const WRITTEN_ONCE: ReadonlySet<OperationKind> = new Set(['message.put', 'proposal.put']);

export function isWrittenOnce(kind: OperationKind): boolean {
  return WRITTEN_ONCE.has(kind);
}

export function messageSlot(side: Side, message_id: string): string {
  return `message|${side}|${message_id}`;
}

/** How far a side has read: the highest revision it was shown. */
export function readSlot(side: Side): string {
  return `read|${side}`;
}

/** The register of a plan that the coach proposes. */
export function proposalSlot(proposal_id: string): string {
  return `proposal|${proposal_id}`;
}

/** The register of taking a proposal back. */
export function withdrawSlot(proposal_id: string): string {
  return `withdraw|${proposal_id}`;
}

/** The register of the trainee's answer to a proposal. */
export function decisionSlot(proposal_id: string): string {
  return `decision|${proposal_id}`;
}

/** Proposals are the coach's, decisions the trainee's (CPLAN-8). */
const PLAN_SLOT = /^(proposal|withdraw|decision)\|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The side whose register it is, and the message's id; undefined for any other slot. */
export function parseScopeSlot(slot: string): { readonly side: Side; readonly message_id: string | null } | undefined {
  const [, side, message_id] = /^(?:message\|([tc])\|([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})|read\|[tc])$/.exec(slot) ?? [undefined];
  if (side !== undefined && message_id !== undefined) return { side: side as Side, message_id };
  const plan = PLAN_SLOT.exec(slot);
  if (plan !== null) return { side: plan[1] === 'decision' ? 't' : 'c', message_id: null };
  return slot === 'read|t' || slot === 'read|c' ? { side: slot.slice(-1) as Side, message_id: null } : undefined;
}

/** What only concerns the trainee's own phone. */
const OPEN_AFTER_THE_END: ReadonlySet<OperationKind> = new Set(['read.put', 'decision.put']);

export type ScopeRefusal = 'wrong_scope' | 'bad_slot' | 'not_author' | 'scope_closed';

/** Why an operation cannot be taken into an account's own log; null when it can. */
export function refusalInAccount({ kind }: { readonly kind: OperationKind }): ScopeRefusal | null {
  return SCOPE_KINDS.has(kind) ? 'wrong_scope' : null;
}

/**
 * Why an operation cannot be taken into a relationship's log from this side (SCOPE-2, SCOPE-5); null when it can. After the end only the
 * trainee may still say how far they have read and answer a plan; plans are proposed only while the coaching runs.
 */
export function refusalInScope(
  { kind, slot }: { readonly kind: OperationKind; readonly slot: string },
  side: Side,
  state: RelationshipState,
): ScopeRefusal | null {
  if (!SCOPE_KINDS.has(kind)) return 'wrong_scope';
  const register = parseScopeSlot(slot);
  if (register === undefined) return 'bad_slot';
  if (register.side !== side) return 'not_author';
  if (kind === 'proposal.put' && state !== 'active') return 'scope_closed';
  return state === 'ended' && !(side === 't' && OPEN_AFTER_THE_END.has(kind)) ? 'scope_closed' : null;
}
