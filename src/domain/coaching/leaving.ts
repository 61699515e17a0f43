import type { RelationshipState } from './relationship-state.ts';
import type { Side } from './scope-rules.ts';

/** Who ended a relationship, in ms since 1970; null while nobody has. */
export type End = { readonly at: number; readonly by: Side; readonly isBlock: boolean } | null;

export type LeaveStep = 'leave' | 'return' | 'block';
export type LeaveRefusal = 'already_ended' | 'not_yours' | 'trainee_only';

/**
 * What leaving, taking it back or blocking makes of the end (REL-4), or why it cannot be done. Repeated it changes nothing. Nobody takes
 * back what the other side did: a trainee who lifts a block of a coach who had left is left all the same.
 */
export function decideEnd(
  { state, end }: { readonly state: RelationshipState; readonly end: End },
  side: Side,
  step: LeaveStep,
  now: number,
): { readonly end: End } | LeaveRefusal {
  const isRunning = state === 'active' || state === 'paused';
  switch (step) {
    case 'leave':
      if (isRunning) return { end: { at: now, by: side, isBlock: false } };
      return end?.by === side ? { end } : 'already_ended';
    case 'return':
      if (end === null) return { end };
      if (end.by === side) return { end: null };
      return side === 't' && end.isBlock ? { end: { ...end, isBlock: false } } : 'not_yours';
    case 'block':
      if (side === 'c') return 'trainee_only';
      if (isRunning) return { end: { at: now, by: side, isBlock: true } };
      if (end?.isBlock === true) return { end };
      return state === 'ended' ? 'already_ended' : { end: { at: now, by: end?.by ?? side, isBlock: true } };
  }
}
