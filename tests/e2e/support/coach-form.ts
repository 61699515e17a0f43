import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page } from 'playwright/test';
import sharp from 'sharp';
import { expectDialogClosed } from './dialog.ts';

/** A photo as a phone takes one. */
export async function aPhoto(): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const buffer = await sharp({ create: { width: 900, height: 1_200, channels: 3, background: '#7c8b6a' } })
    .jpeg()
    .toBuffer();
  return { name: 'IMG_0001.jpg', mimeType: 'image/jpeg', buffer };
}

export async function fillPersonal(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Personal Info' })).toBeVisible();
  await page.getByLabel('Country').selectOption({ label: 'Germany (Deutschland)' });
  await page.getByLabel('Date of birth').fill('1990-01-01');
  await page.getByRole('radio', { name: 'Female', exact: true }).check();
  await page.getByRole('checkbox', { name: /I agree to the Coach Terms of Service/ }).check();
}

export async function fillCoachInfo(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Coach Info' })).toBeVisible();
  await page.getByRole('button', { name: /^(Upload|Change) photo$/ }).click();
  await page.getByLabel(/Choose a JPG/).setInputFiles(await aPhoto());
  await page.getByRole('button', { name: 'Use this photo' }).click();
  await expectDialogClosed(page);
  await page.getByLabel('Professional bio').fill('Strong after fifty.');
  await page.getByRole('checkbox', { name: 'Strength', exact: true }).check();
}

export async function fillProgram(page: Page, name: 'Standard' | 'Premium', price: string): Promise<void> {
  await page.getByRole('button', { name: `Add ${name} Program` }).click();
  await page.getByLabel('Description').fill(`What ${name} gives.`);
  await page.getByRole('checkbox', { name: 'Strength', exact: true }).check();
  await page.getByLabel('Price').fill(price);
  await page.getByRole('button', { name: `Add ${name} Program` }).click();
  await expect(page.getByRole('button', { name: `Edit ${name} Program` })).toBeVisible();
}

export async function goOn(page: Page, to: string): Promise<void> {
  await page.getByRole('button', { name: 'Continue' }).dblclick();
  await expect(page.getByRole('heading', { name: to })).toBeVisible();
}

export interface OwnCoachFacts {
  readonly id: number;
  readonly programs: readonly { readonly type: string }[];
  readonly portfolio: readonly unknown[];
  readonly profile_image_url: string;
  readonly short_bio: string;
  readonly registered: boolean;
}

/** What the server has of the signed-in coach. */
export async function ownCoach(page: Page): Promise<OwnCoachFacts> {
  return page.evaluate(async () => {
    const answer = await fetch('/api/coach/profile/', { headers: { Authorization: `Bearer ${localStorage.getItem('access') ?? ''}` } });
    return (await answer.json()) as OwnCoachFacts;
  });
}

/** How many files of pictures the server keeps. */
export async function countPictures(dataDir: string): Promise<number> {
  return (await readdir(join(dataDir, 'images')).catch(() => [])).length;
}
