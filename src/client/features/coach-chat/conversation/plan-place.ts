import { changeState, undoTo } from '#offline/chat/change.ts';
import type { ChatEntry } from '#offline/chat/chat.ts';
import type { Decision } from '../change/change-words.ts';

/** A line's plan relative to the current plan. */
export interface PlanPlace {
  readonly standing: 'current' | 'earlier' | 'other';
  /** Of a proposed change; null while the current plan is being read. */
  readonly decision: Decision | null;
  /** The plan that Undo restores, for a plan used at once; null if none. */
  readonly goBackTo: string | null;
}

/** `currentPlanId`: undefined while being read, null without one. Returns null for lines without a plan. */
export function planPlace(entry: ChatEntry, entries: readonly ChatEntry[], currentPlanId: string | null | undefined): PlanPlace | null {
  if (entry.plan_id === null || isSaidAgain(entry, entries)) return null;
  const current = currentPlanId ?? null;
  const isReplaced = entries.some(
    (other) => other.replaces != null && other.replaces === entry.plan_id && wasUsed(other, entries, current),
  );
  return {
    standing: entry.plan_id === current ? 'current' : isReplaced ? 'earlier' : 'other',
    decision:
      entry.change == null || currentPlanId === undefined
        ? null
        : { state: changeState(entry, entries, current), undoTo: undoTo(entry, entries, current) },
    goBackTo: entry.change == null ? planToGoBackTo(entry, entries, current) : null,
  };
}

/** The answer repeats the same plan: one card is enough. */
function isSaidAgain(entry: ChatEntry, entries: readonly ChatEntry[]): boolean {
  const twin = entries.findLast((other) => other.plan_id === entry.plan_id && other.answers === entry.answers);
  return twin !== undefined && twin.message_id !== entry.message_id;
}

function wasUsed(entry: ChatEntry, entries: readonly ChatEntry[], currentPlanId: string | null): boolean {
  if (entry.change == null) return true;
  const state = changeState(entry, entries, currentPlanId);
  return state === 'accepted' || state === 'earlier';
}

/** The plan before the newest one, if that is current. Null for other messages; older plans have their own button. */
export function planToGoBackTo(entry: ChatEntry, entries: readonly ChatEntry[], currentPlanId: string | null): string | null {
  const plans = entries.flatMap(({ plan_id }) => plan_id ?? []);
  if (entry.plan_id === null || entry.plan_id !== currentPlanId || entry.plan_id !== plans.at(-1)) return null;
  // Lines of earlier app versions do not name the replaced plan.
  if (entry.replaces !== undefined) return entry.replaces;
  return plans.findLast((plan_id) => plan_id !== entry.plan_id) ?? null;
}
