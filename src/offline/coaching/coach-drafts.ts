import { whatExceeds } from '#domain/coaching/plan-size.ts';
import { COACH_PLAN_MESSAGES } from '#domain/messages/coach-plans.ts';
import type { CoachPlan } from '#domain/sync/proposal-shape.ts';
import { coachPlanSchema } from '#domain/sync/proposal-shape.ts';
import type { Account } from '../store/account.ts';
import { coachDraftKey } from '../store/client-logs.ts';
import { changeDraft, clearDraft, readDraft, saveDraft } from '../store/drafts.ts';

/** A plan a coach writes for one client, not sent yet. */
export interface CoachDraft {
  /** What the client shared when it was begun; null for a plan that stands for itself. */
  readonly base: CoachPlan | null;
  /** The plan was built on what the client shared, though it is sent as one of its own. */
  readonly is_of_client?: true;
  /** Of the consent under which the client's plan was read; none without one. */
  readonly version?: number;
  /** Until when what was shared may be shown (READ-2); none without a base. */
  readonly lease_until?: string;
  readonly plan: CoachPlan;
  readonly note: string;
  readonly reasons: Readonly<Record<string, string>>;
}

/** The draft for this client on this device; null without one, and where another version of the app kept another shape. */
export async function readCoachDraft(account: Account, relationship_id: string): Promise<CoachDraft | null> {
  const draft = await readDraft<CoachDraft>(account, coachDraftKey(relationship_id));
  if (draft === undefined) return null;
  const isReadable =
    coachPlanSchema.safeParse(draft.plan).success && (draft.base === null || coachPlanSchema.safeParse(draft.base).success);
  return isReadable ? draft : null;
}

/** Begins a draft, unless it is longer than a plan may be: then the one before stays and a sentence says why. Throws StorageFailure. */
export async function saveCoachDraft(account: Account, relationship_id: string, draft: CoachDraft): Promise<string | null> {
  const tooMuch = whatExceeds(draft.plan);
  if (tooMuch !== null) return tooMuch;
  await saveDraft(account, coachDraftKey(relationship_id), draft);
  return null;
}

/**
 * Keeps a change of a draft like `saveCoachDraft`, while there is one: an editor that is still open brings back none that was dropped, sent
 * or thrown away. Throws StorageFailure.
 */
export async function keepCoachDraft(account: Account, relationship_id: string, draft: CoachDraft): Promise<string | null> {
  const tooMuch = whatExceeds(draft.plan);
  if (tooMuch !== null) return tooMuch;
  const isThere = await changeDraft(account, coachDraftKey(relationship_id), draft);
  return isThere ? null : COACH_PLAN_MESSAGES.draftGone;
}

/** Throws StorageFailure. */
export function clearCoachDraft(account: Account, relationship_id: string): Promise<void> {
  return clearDraft(account, coachDraftKey(relationship_id));
}

/** One day without exercises. */
export function emptyDraft(): CoachDraft {
  return { base: null, plan: { weeks: 4, days: [{ day_id: 'day 1', title: 'Day 1', items: [] }] }, note: '', reasons: {} };
}
