import { expectUpToDate, signIn } from './support/person.ts';
import { expect, sharedTest as test } from './support/test.ts';

test.use({ onDisk: false, withWorker: false });

test('an earlier plan comes into use, which is said where it is seen, and Undo brings the plan back', async ({ phone }) => {
  const { page } = phone;
  await signIn(page);
  await page.goto('/ai-coach/dashboard');
  await expectUpToDate(page);
  const heading = page.getByRole('heading', { name: 'Your Weekly Training Plan' });
  await expect(heading).toBeVisible();
  const before = await page.getByRole('main').innerText();
  await page.getByRole('button', { name: 'Earlier plans' }).click();
  await page.getByRole('button', { name: 'Train by it' }).first().click();
  const note = page.getByText('You train by this earlier plan now.');
  await expect(note).toBeInViewport();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(note).toHaveCount(0);
  await expect(heading).toBeVisible();
  await expect.poll(() => page.getByRole('main').innerText()).toBe(before);
});
