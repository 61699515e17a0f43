import type { Page } from 'playwright/test';
import { REGISTER_MESSAGES } from '#domain/messages/join.ts';
import { aPhoto, countPictures, ownCoach } from './support/coach-form.ts';
import { expectDialogClosed } from './support/dialog.ts';
import { expectGoodInEveryLook } from './support/look.ts';
import { signIn } from './support/person.ts';
import { expect, sharedTest, test } from './support/test.ts';

test.use({ onDisk: false, withWorker: false });

const COACH = 'coach@example.com';
const openTab = (page: Page, name: string) => page.getByRole('navigation', { name: 'Profile' }).getByRole('button', { name }).click();

test('a coach is on /browse exactly while the listing rule is met', async ({ phone, openPhone }) => {
  test.setTimeout(120_000);
  const { page } = phone;
  const { page: visitor } = await openPhone();
  const isFound = async () => {
    await visitor.goto('/browse?q=Okafor');
    await expect(visitor.getByText(/Dana Okafor|No coaches found/).first()).toBeVisible();
    return (await visitor.getByText('Dana Okafor').count()) > 0;
  };
  await signIn(page, COACH);
  await page.goto('/profile');
  await expect(page.getByText('Visitors can find you')).toBeVisible();
  expect(await isFound()).toBe(true);

  await openTab(page, 'Programs');
  for (const name of ['Standard Program', 'Premium Program']) {
    const card = page.getByRole('region', { name, exact: true });
    // It flips when the server has taken it.
    await card.getByRole('switch', { name: 'Listed' }).click();
    await expect(card.getByText('This program is not currently listed')).toBeVisible();
  }
  await expect.poll(isFound).toBe(false);
  await openTab(page, 'Personal Information');
  await expect(page.getByRole('button', { name: 'List at least one program' })).toBeVisible();

  await page.getByRole('button', { name: 'List at least one program' }).click();
  await page.getByRole('region', { name: 'Standard Program', exact: true }).getByRole('switch', { name: 'Listed' }).click();
  await expect.poll(isFound).toBe(true);

  // The tab is remembered.
  await page.reload();
  await expect(page.getByRole('region', { name: 'Standard Program', exact: true })).toBeVisible();
});

test('a coach edits everything of the profile, and it is still there after a reload', async ({ phone, product }) => {
  test.setTimeout(120_000);
  const { page } = phone;
  await signIn(page, COACH);
  await page.goto('/profile');
  await openTab(page, 'Your Brand');
  await page.getByLabel('My Approach').fill('Less, and better.');
  await page.getByRole('button', { name: 'Save Branding Info' }).dblclick();
  await expect(page.getByText('Branding updated successfully!')).toBeVisible();

  await page.getByRole('button', { name: 'Edit specialties' }).click();
  await page.getByRole('checkbox', { name: /^Strength/ }).uncheck();
  await page.getByRole('checkbox', { name: /^Mobility/ }).check();
  await expect(page.getByRole('checkbox', { name: 'Strength (will be removed)' })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Mobility (new)' })).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Specialties' }).getByText('Mobility')).toBeVisible();

  // Four is the most: the slot for another comes back with the place.
  expect((await ownCoach(page)).portfolio).toHaveLength(4);
  await expect(page.getByRole('button', { name: 'Open picture 4' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add picture' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Open picture 4' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('button', { name: 'Delete picture' }).click();
  await expectDialogClosed(page);
  await expect(page.getByRole('button', { name: 'Open picture 4' })).toHaveCount(0);
  const before = 3;
  const files = await countPictures(product.dataDir);
  await page.getByRole('button', { name: 'Add picture' }).click();
  const sheet = page.getByRole('dialog', { name: 'Add picture' });
  await sheet.getByRole('button', { name: 'Add picture' }).click();
  await expect(sheet.getByRole('alert')).toHaveText('Please select an image to upload');
  const huge = { name: 'huge.png', mimeType: 'image/png', buffer: Buffer.alloc(5_242_881) };
  await sheet.getByLabel('Picture').setInputFiles(huge);
  await expect(sheet.getByRole('alert')).toHaveText('File size too large. Maximum size is 5MB');
  await sheet.getByLabel('Picture').setInputFiles(await aPhoto());
  await sheet.getByLabel('Description').fill('A quiet gym.');
  await sheet.getByRole('button', { name: 'Add picture' }).dblclick();
  await expectDialogClosed(page);
  expect((await ownCoach(page)).portfolio).toHaveLength(before + 1);
  await page.getByRole('button', { name: `Open picture ${String(before + 1)}` }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('button', { name: 'Keep it' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('button', { name: 'Delete picture' }).click();
  await expectDialogClosed(page);
  await expect(page.getByRole('button', { name: `Open picture ${String(before + 1)}` })).toHaveCount(0);
  expect(await countPictures(product.dataDir)).toBe(files);

  await openTab(page, 'Programs');
  await page.getByRole('button', { name: 'Edit Standard Program' }).click();
  await page.getByLabel('Price').fill('12.345');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alert')).toHaveText('The price must be a number from 0 to 9999.99, with at most two decimals.');
  await page.getByLabel('Price').fill('135');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('$135.00/month')).toBeVisible();

  await openTab(page, 'Scheduling');
  await page.getByRole('button', { name: 'Manage Calendly' }).click();
  await page.getByLabel('Calendly username').fill('');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Please enter a username')).toBeVisible();
  await page.getByLabel('Calendly username').fill('https://calendly.com/tomas-varga');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alert')).toHaveText('Error updating Calendly username or username already taken');
  await page.getByLabel('Calendly username').fill('https://calendly.com/dana-new/15min');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Discovery calls are booked at calendly.com/dana-new.')).toBeVisible();

  await page.reload();
  await expect(page.getByText('Discovery calls are booked at calendly.com/dana-new.')).toBeVisible();
  await openTab(page, 'Your Brand');
  await expect(page.getByLabel('My Approach')).toHaveValue('Less, and better.');
});

test('the password changes by its rules, and the data can be downloaded', async ({ phone }) => {
  const { page } = phone;
  await signIn(page, COACH);
  await page.goto('/profile');
  await openTab(page, 'Security');
  await page.getByRole('button', { name: 'Change Password' }).click();
  const save = page.getByRole('button', { name: 'Save' });
  const fill = async (old: string, next: string, again = next) => {
    await page.getByLabel('Current password', { exact: true }).fill(old);
    await page.getByLabel('New password', { exact: true }).fill(next);
    await page.getByLabel('Confirm new password', { exact: true }).fill(again);
    await save.click();
  };
  for (const [old, next, again, sentence] of [
    ['', '', '', 'Please fill in the required fields'],
    ['demo-password-1', 'kettlebar1', 'kettlebar2', 'Passwords do not match'],
    ['demo-password-1', 'abc1', 'abc1', 'Password must be at least 8 characters long'],
    ['demo-password-1', 'kettlebar!', 'kettlebar!', 'Password cannot contain special characters'],
    ['demo-password-1', 'football99', 'football99', REGISTER_MESSAGES.wellKnown],
  ] as const) {
    await fill(old, next, again);
    await expect(page.getByRole('alert')).toHaveText(sentence);
  }
  await fill('demo-password-1', 'SquatRack2026');
  await expect(page.getByText(/^Your password was changed/)).toBeVisible();
  await expect(page.getByText('This device', { exact: true })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  expect((await download).suggestedFilename()).toBe('setwise-account.json');
});

sharedTest('every tab is accessible and fits, on a phone and on a desk, light and dark', async ({ phone }) => {
  sharedTest.setTimeout(400_000);
  const { page } = phone;
  await signIn(page, COACH);
  await page.goto('/profile');
  for (const tab of ['Personal Information', 'Your Brand', 'Programs', 'Scheduling', 'Payments', 'Security']) {
    await openTab(page, tab);
    await expect(page.getByRole('region', { name: tab, exact: true })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expectGoodInEveryLook(page, `profile-${tab.toLowerCase().replaceAll(' ', '-')}`);
  }
});
