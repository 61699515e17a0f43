import type { Page } from 'playwright/test';
import { aPhoto, countPictures, fillCoachInfo, fillPersonal, fillProgram, goOn, ownCoach } from './support/coach-form.ts';
import { closeDialog } from './support/dialog.ts';
import { createFaultyNetwork } from './support/faulty-network.ts';
import { expectGoodInEveryLook } from './support/look.ts';
import { expectEverythingKept, expectReadyOffline, MEMBER, signIn } from './support/person.ts';
import { expect, sharedTest, test } from './support/test.ts';

test.use({ onDisk: false, withWorker: false });

const NEW_COACH = 'newcoach@example.com';
const TO_SEND = [
  '/api/coach/country/',
  '/api/coach/dob/',
  '/api/coach/gender/',
  '/api/coach/bio/',
  '/api/coach/specialties/',
  '/api/user/profile_img/',
  '/api/coach/program/create/',
];

/** Everything a phone keeps of the draft is there once this line has a time. */
const kept = (page: Page) => expect(page.getByText(/^Draft kept on this phone, \d/)).toBeVisible();

test('a registration survives reloads, a lost connection, a closed and a killed browser, and answers that never come', async ({
  openPhone,
  product,
}) => {
  test.setTimeout(180_000);
  const network = await createFaultyNetwork(product.url);
  const phone = await openPhone({ origin: network.url, onDisk: true, withWorker: true });
  const before = await countPictures(product.dataDir);
  await signIn(phone.page, NEW_COACH);
  await phone.page.goto('/complete-registration');

  // Step 1 and a reload.
  await phone.page.getByRole('button', { name: 'Continue' }).click();
  await expect(phone.page.getByRole('alert')).toHaveText('Please fill out all required fields.');
  await fillPersonal(phone.page);
  await kept(phone.page);
  await phone.page.reload();
  await expect(phone.page.getByLabel('Date of birth')).toHaveValue('1990-01-01');
  await expect(phone.page.getByLabel('Country')).toHaveValue('DE');
  await goOn(phone.page, 'Coach Info');

  // Step 2 and a browser that is closed; Back leads one step back and loses nothing.
  await fillCoachInfo(phone.page);
  await kept(phone.page);
  await phone.page.goBack();
  await expect(phone.page.getByRole('heading', { name: 'Personal Info' })).toBeVisible();
  await phone.page.goForward();
  await phone.reopen();
  await phone.page.goto('/complete-registration');
  await expect(phone.page.getByLabel('Professional bio')).toHaveValue('Strong after fifty.');
  await expect(phone.page.getByRole('img', { name: 'Your profile photo' })).toBeVisible();
  await goOn(phone.page, 'Programs');

  // Step 3 and a browser that is killed; a program that is only half written is not left behind.
  await phone.page.getByRole('button', { name: 'Add Premium Program' }).click();
  await phone.page.getByLabel('Description').fill('Half a thought');
  await phone.page.getByRole('button', { name: 'Continue' }).click();
  await expect(phone.page.getByRole('alert')).toHaveText('Add the program you are writing, or cancel it, before you continue.');
  await phone.page.getByRole('button', { name: 'Cancel' }).click();
  await fillProgram(phone.page, 'Standard', '99,5');
  await kept(phone.page);
  await phone.kill();
  await phone.page.goto('/complete-registration');
  await expect(phone.page.getByText('$99.50/month')).toBeVisible();
  await goOn(phone.page, 'Complete');

  // Step 4: every call loses its first answer after the server has done the work.
  const asked = new Map<string, number>();
  network.decide((path) => {
    if (!TO_SEND.includes(path)) return 'pass';
    asked.set(path, (asked.get(path) ?? 0) + 1);
    return asked.get(path) === 1 ? 'lose-answer' : 'pass';
  });
  // The browser itself asks again after some of the breaks; after the others the person is told, and does.
  const failed = phone.page.getByText('ATTENTION: An error occurred during registration. Please try again or contact support.');
  const arrived = phone.page.getByRole('heading', { name: 'Profile', exact: true });
  for (let attempt = 0; attempt <= TO_SEND.length; attempt += 1) {
    await phone.page.getByRole('button', { name: 'Complete Registration' }).dblclick();
    await expect(failed.or(arrived)).toBeVisible();
    if (await arrived.isVisible()) break;
    if (attempt % 2 === 1) await phone.page.reload();
  }
  await expect(arrived).toBeVisible();
  expect([...asked.entries()]).toEqual(TO_SEND.map((path) => [path, 2]));

  const coach = await ownCoach(phone.page);
  expect(coach).toMatchObject({ short_bio: 'Strong after fifty.', registered: true });
  expect(coach.programs.map(({ type }) => type)).toEqual(['basic']);
  expect((await countPictures(product.dataDir)) - before).toBe(2);
  await phone.page.goto('/complete-registration');
  await expect(phone.page).toHaveURL(/\/(profile)?$/);
  await network.close();
});

test('at every step two tabs, double clicks, Back, a lost connection and a reload leave one program of each type and one photo', async ({
  openPhone,
  product,
}) => {
  test.setTimeout(240_000);
  const phone = await openPhone({ withWorker: true });
  const before = await countPictures(product.dataDir);
  const { page } = phone;
  await signIn(page, NEW_COACH);
  await page.goto('/complete-registration');
  await expectReadyOffline(page);
  await expectEverythingKept(page);
  const other = await phone.context.newPage();
  await other.goto('/complete-registration');
  const tabs = [page, other];
  const steps = [
    { name: 'Personal Info', next: 'Coach Info', fill: fillPersonal },
    { name: 'Coach Info', next: 'Programs', fill: fillCoachInfo },
    {
      name: 'Programs',
      next: 'Complete',
      fill: async (tab: Page) => {
        await fillProgram(tab, 'Standard', '99');
        await fillProgram(tab, 'Premium', '199');
      },
    },
  ];
  for (const { name, next, fill } of steps) {
    for (const tab of tabs) await fill(tab);
    await kept(page);
    await phone.goOffline();
    await page.reload();
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
    await goOn(page, next);
    await page.goBack();
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
    await phone.goOnline();
    for (const tab of tabs) await goOn(tab, next);
  }
  const complete = (tab: Page) => tab.getByRole('button', { name: 'Complete Registration' }).dblclick();
  await phone.goOffline();
  await complete(page);
  await expect(page.getByRole('alert')).toHaveText(/^ATTENTION: An error occurred during registration\./);
  await phone.goOnline();
  await Promise.all(tabs.map(complete));
  await Promise.all(tabs.map((tab) => tab.waitForURL('**/profile', { timeout: 30_000 })));
  const coach = await ownCoach(page);
  expect(coach.programs.map(({ type }) => type)).toEqual(['basic', 'premium']);
  expect((await countPictures(product.dataDir)) - before).toBe(2);
});

test('a member becomes a coach and enters the registration; a member who has not asked for it is sent home', async ({ phone }) => {
  const { page } = phone;
  await signIn(page, MEMBER);
  await page.goto('/become-coach');
  await expect(page).toHaveURL(/\/$/);
  await page.goto('/profile');
  await expect(page.getByRole('navigation', { name: 'Profile' }).getByRole('button', { name: 'Your Brand' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Become a Coach' }).dblclick();
  await expect(page).toHaveURL(/\/become-coach/);
  await fillPersonal(page);
  await page.getByLabel('Date of birth').fill('2015-01-01');
  await expect(page.getByText('Must be 18 years or older to be a coach')).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('alert')).toHaveText('You must be 18 years or older to become a coach.');
});

sharedTest('every step is accessible and fits, on a phone and on a desk, light and dark', async ({ phone }) => {
  sharedTest.setTimeout(400_000);
  const { page } = phone;
  await signIn(page, NEW_COACH);
  await page.goto('/complete-registration');
  await fillPersonal(page);
  await expectGoodInEveryLook(page, 'step-1');
  await goOn(page, 'Coach Info');
  await page.getByRole('button', { name: /photo$/ }).click();
  await expectGoodInEveryLook(page, 'step-2-choose');
  await page.getByLabel(/Choose a JPG/).setInputFiles(await aPhoto());
  await expect(page.getByLabel('Zoom')).toBeVisible();
  await expectGoodInEveryLook(page, 'step-2-photo');
  await closeDialog(page);
  await expectGoodInEveryLook(page, 'step-2');
  await goOn(page, 'Programs');
  await page.getByRole('button', { name: 'Add Standard Program' }).click();
  await expectGoodInEveryLook(page, 'step-3');
  await page.goto('/complete-registration?step=4');
  await expectGoodInEveryLook(page, 'step-4');
});
