import type { Page } from 'playwright/test';
import { expectDialogClosed } from './dialog.ts';
import { expect } from './test.ts';

export const ROUTINES = '/ai-coach/routines';

/** Adds exercises by search in the sheet that is open or opens. */
export async function addExercises(page: Page, names: readonly string[], how?: 'As a superset'): Promise<void> {
  await page.getByRole('button', { name: 'Add exercises' }).click();
  const sheet = page.getByRole('dialog', { name: 'Add exercises' });
  for (const name of names) {
    await sheet.getByRole('searchbox', { name: 'Search by name' }).fill(name);
    await sheet.getByRole('checkbox', { name: new RegExp(`^${name}\\b`) }).check();
  }
  await sheet.getByRole('button', { name: how ?? `Add ${names.length}` }).click();
  await expectDialogClosed(page);
}

/** Opens a routine's page by its name, from the list. */
export async function openRoutine(page: Page, name: string): Promise<void> {
  await page.goto(ROUTINES);
  await page.getByRole('link', { name: new RegExp(`^${name}`) }).click();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(name);
}

/** Sets of an exercise of the day that is shown. */
export async function setSets(page: Page, exercise: string, sets: string): Promise<void> {
  await page.getByRole('button', { name: `Settings of ${exercise}` }).click();
  const sheet = page.getByRole('dialog', { name: exercise });
  await sheet.getByLabel('Sets', { exact: true }).selectOption(sets);
  await sheet.getByRole('button', { name: 'Use this' }).click();
  await expectDialogClosed(page);
}

export async function saveRoutine(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`${ROUTINES}$`));
}
