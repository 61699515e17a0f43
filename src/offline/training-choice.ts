import type { RememberedChoice } from '#domain/training/next-workout.ts';
import type { WeightUnit } from '#domain/training/units.ts';
import type { Account } from './account.ts';
import { clearDraft, readDraft, saveDraft } from './drafts.ts';
import { readGym } from './gym.ts';

const UNIT_KEY = 'unit';
const CHOICE_KEY = 'workout-choice';

/** The unit of the weight fields: the one chosen here, else that of the saved gym, else pounds (section 2 writes lbs). */
export async function readUnit(account: Account): Promise<WeightUnit> {
  return (await readDraft<WeightUnit>(account, UNIT_KEY)) ?? (await readGym(account))?.unit ?? 'lb';
}

/** Throws StorageFailure. */
export function saveUnit(account: Account, unit: WeightUnit): Promise<void> {
  return saveDraft(account, UNIT_KEY, unit);
}

/** The week and day last chosen by hand, or trained. */
export async function readChoice(account: Account): Promise<RememberedChoice | null> {
  return (await readDraft<RememberedChoice>(account, CHOICE_KEY)) ?? null;
}

/** Throws StorageFailure. */
export function saveChoice(account: Account, choice: RememberedChoice): Promise<void> {
  return saveDraft(account, CHOICE_KEY, choice);
}

/** Back to what the plan and the calendar say. Throws StorageFailure. */
export function forgetChoice(account: Account): Promise<void> {
  return clearDraft(account, CHOICE_KEY);
}
