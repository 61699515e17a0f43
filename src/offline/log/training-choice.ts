import { UNIT_SLOT } from '#domain/sync/slots.ts';
import { readValue } from '#domain/sync/values.ts';
import type { RememberedChoice } from '#domain/training/next-workout.ts';
import { unitOfRegion } from '#domain/training/region.ts';
import type { WeightUnit } from '#domain/training/units.ts';
import { localDate } from '#domain/training/week.ts';
import { type Account, readTogether } from '../store/account.ts';
import { clearDraft, readDraft, saveDraft } from '../store/drafts.ts';
import { record } from '../sync/record.ts';
import { readGym } from './gym.ts';
import { lastLoggedUnit, lastWorkoutDate } from './last-workout.ts';

/** The draft key of versions that did not sync the unit. */
const UNSENT_UNIT_KEY = 'unit';
const CHOICE_KEY = 'workout-choice';
const LEFT_OUT_KEY = 'left-out';

/** The unit weights are shown and typed in: the one chosen, else that of the present gym, else as in the region (TODAY-6). */
export async function readUnit(account: Account): Promise<WeightUnit> {
  return (await readOwnUnit(account)) ?? unitOfRegion(account.language);
}

/**
 * The unit as far as the person chose or used one; undefined while the region decides. Pounds were shown everywhere before regions counted,
 * so a log in pounds keeps them. Sets of today are left out: live queries would rerun with each.
 */
export async function readOwnUnit(account: Account): Promise<WeightUnit | undefined> {
  const chosen = await readChosenUnit(account);
  if (chosen !== undefined || unitOfRegion(account.language) === 'lb') return chosen;
  return (await lastLoggedUnit(account, localDate(new Date(account.now())))) === 'lb' ? 'lb' : undefined;
}

/** Whether the unit question can be skipped: a unit was chosen, or weights were logged. */
export function isUnitKnown(account: Account): Promise<boolean> {
  return readTogether(account, async () => (await readOwnUnit(account)) !== undefined || (await lastWorkoutDate(account)) !== undefined);
}

/** Applies to all devices of the account. Throws StorageFailure. */
export async function saveUnit(account: Account, unit: WeightUnit): Promise<void> {
  await record(account, [{ kind: 'unit.put', slot: UNIT_SLOT, value: { unit, made_at: new Date(account.now()).toISOString() } }]);
}

async function readChosenUnit(account: Account): Promise<WeightUnit | undefined> {
  const row = await account.database.registers.get(UNIT_SLOT);
  const chosen = row === undefined ? undefined : readValue('unit.put', row)?.unit;
  return chosen ?? (await readDraft<WeightUnit>(account, UNSENT_UNIT_KEY)) ?? (await readGym(account))?.unit;
}

/** The week and day last chosen or trained. */
export async function readChoice(account: Account): Promise<RememberedChoice | null> {
  return (await readDraft<RememberedChoice>(account, CHOICE_KEY)) ?? null;
}

/** Throws StorageFailure. */
export function saveChoice(account: Account, choice: RememberedChoice): Promise<void> {
  return saveDraft(account, CHOICE_KEY, choice);
}

/** Like `saveChoice`, inside the caller's transaction over the drafts. */
export async function saveChoiceWithin(account: Account, choice: RememberedChoice): Promise<void> {
  await account.database.drafts.put({ key: CHOICE_KEY, value: choice });
}

/** A day of a plan, in one week of the calendar, that is not asked about any more (TODAY-16). */
export interface LeftOut {
  plan_id: string;
  /** The day it was planned for, yyyy-mm-dd. */
  date: string;
}

/** The last day that was left out on this phone. */
export async function readLeftOut(account: Account): Promise<LeftOut | null> {
  return (await readDraft<LeftOut>(account, LEFT_OUT_KEY)) ?? null;
}

/** Throws StorageFailure. */
export function saveLeftOut(account: Account, left: LeftOut): Promise<void> {
  return saveDraft(account, LEFT_OUT_KEY, left);
}

/** Returns to the position by plan and calendar. Throws StorageFailure. */
export function forgetChoice(account: Account): Promise<void> {
  return clearDraft(account, CHOICE_KEY);
}
