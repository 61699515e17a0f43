import type { CoachPlan } from '#domain/sync/proposal-shape.ts';
import { coachPlanSchema } from '#domain/sync/proposal-shape.ts';
import type { Account } from '../store/account.ts';
import { clearDraft, readDraft, saveDraft } from '../store/drafts.ts';

/** A plan a coach writes for one client, not sent yet. */
export interface CoachDraft {
  /** What the client shared when it was begun; null for a plan that stands for itself. */
  readonly base: CoachPlan | null;
  readonly plan: CoachPlan;
  readonly note: string;
  readonly reasons: Readonly<Record<string, string>>;
}

const keyOf = (relationship_id: string) => `coach-plan|${relationship_id}`;

/** The draft for this client on this device; null without one, and where another version of the app kept another shape. */
export async function readCoachDraft(account: Account, relationship_id: string): Promise<CoachDraft | null> {
  const draft = await readDraft<CoachDraft>(account, keyOf(relationship_id));
  if (draft === undefined) return null;
  const isReadable =
    coachPlanSchema.safeParse(draft.plan).success && (draft.base === null || coachPlanSchema.safeParse(draft.base).success);
  return isReadable ? draft : null;
}

/** Throws StorageFailure. */
export function saveCoachDraft(account: Account, relationship_id: string, draft: CoachDraft): Promise<void> {
  return saveDraft(account, keyOf(relationship_id), draft);
}

/** Throws StorageFailure. */
export function clearCoachDraft(account: Account, relationship_id: string): Promise<void> {
  return clearDraft(account, keyOf(relationship_id));
}

/** One day without exercises. */
export function emptyDraft(): CoachDraft {
  return { base: null, plan: { weeks: 4, days: [{ day_id: 'day 1', title: 'Day 1', items: [] }] }, note: '', reasons: {} };
}
