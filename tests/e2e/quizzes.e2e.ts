import { EventEmitter, once } from 'node:events';
import type { Page } from 'playwright/test';
import { QUIZ_NUMBERS } from '#domain/quizzes/quiz.ts';
import { QUIZZES } from '#domain/quizzes/quiz-table.ts';
import { expectAccessible, expectFits } from './support/look.ts';
import { expectReadyOffline } from './support/person.ts';
import { expect, sharedTest as test } from './support/test.ts';

test.use({ onDisk: false, withWorker: false });

const SIZES = [
  [390, 844],
  [1280, 800],
] as const;
const RESULT = '/quiz/1/results?experience=years&goal=strength&confidence=stuck&budget=mid';

/** Answers every question with its second option, the way a thumb or a mouse does. */
async function takeQuiz(page: Page, n: (typeof QUIZ_NUMBERS)[number]) {
  for (const [index, { question, options }] of QUIZZES[n].questions.entries()) {
    await expect(page.getByRole('heading', { level: 1, name: question })).toBeVisible();
    await page.getByText(options[1]!.label, { exact: true }).click();
    if (n === 1) continue;
    await page.getByRole('button', { name: index === 5 ? 'See My Results' : 'Next' }).click();
  }
  await expect(page).toHaveURL(new RegExp(`/quiz/${n}/results`));
}

const coachNames = (page: Page) => page.getByRole('article').getByRole('heading', { level: 2 }).allInnerTexts();

for (const [width, height] of SIZES) {
  for (const n of QUIZ_NUMBERS) {
    test(`quiz ${n} leads to its results, and the link of a result reproduces it, ${width} px`, async ({ openPhone }) => {
      const { page } = await openPhone({ width, height });
      const stranger = await openPhone({ width, height, dark: true });
      await page.goto(`/quiz/${n}`);
      await expectAccessible(page, `quiz ${n}`);
      await expectFits(page, `quiz ${n}`);
      await takeQuiz(page, n);
      await expect(page.getByRole('article').first()).toBeVisible();
      await expectAccessible(page, `results ${n}`);
      await expectFits(page, `results ${n}`);
      const names = await coachNames(page);
      expect(names.length).toBeGreaterThan(0);
      await stranger.page.goto(page.url());
      await expect(stranger.page.getByRole('article').first()).toBeVisible();
      expect(await coachNames(stranger.page)).toEqual(names);
      await expectAccessible(stranger.page, `shared results ${n}`);
    });
  }

  test(`a discovery call is asked for and leads to the coach's calendar, ${width} px`, async ({ openPhone }) => {
    const { page, context } = await openPhone({ width, height });
    // The calendar comes when the modal has been looked at, however long that takes.
    const seen = new EventEmitter();
    const looked = once(seen, 'looked');
    await context.route(/^https:\/\/calendly\.com\//, async (route) => {
      await looked;
      await route.fulfill({ contentType: 'text/html', body: '<h1>Calendar</h1>' });
    });
    await page.goto(RESULT);
    await page.getByRole('link', { name: 'Book FREE Discovery Call' }).first().click();
    await expect(page.getByRole('heading', { name: 'Book Your FREE Discovery Call' })).toBeVisible();
    await expectAccessible(page);
    await expectFits(page);
    await page.getByRole('button', { name: 'Continue to Schedule Call' }).click();
    await expect(page.getByRole('alert')).toHaveText('Please fill in all fields');
    await page.getByLabel('Full Name').fill('Sam Rivera');
    await page.getByLabel('Email Address').fill('sam@example.com');
    await page.getByRole('button', { name: 'Continue to Schedule Call' }).click();
    const modal = page.getByRole('dialog', { name: 'Check Your Inbox!' });
    await expect(modal).toContainText('Redirecting you to schedule your call...');
    await expectAccessible(page);
    seen.emit('looked');
    await expect(page).toHaveURL(/^https:\/\/calendly\.com\//);
    await expect(page.getByRole('heading', { name: 'Calendar' })).toBeVisible();
  });
}

test('quiz 1 can be walked with the keyboard alone', async ({ phone: { page } }) => {
  await page.goto('/quiz/1');
  for (const [index, { question }] of QUIZZES[1].questions.entries()) {
    const heading = page.getByRole('heading', { level: 1, name: question });
    await expect(heading).toBeVisible();
    // The page comes with the browser's focus; each further question takes it to its heading.
    if (index > 0) await expect(heading).toBeFocused();
    // Tab until an answer has the focus: the bar above the first question comes before.
    for (let steps = 0; steps < 6; steps += 1) {
      await page.keyboard.press('Tab');
      if (await page.evaluate(() => document.activeElement?.getAttribute('type') === 'radio')) break;
    }
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('radio').nth(1)).toBeChecked();
    await expect(heading).toBeVisible();
    await page.keyboard.press('Enter');
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Based on your answers, here are the coaches we recommend.');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Change answers' })).toBeFocused();
});

test("the phone's Back leads from question to question, and from the results to the last answer", async ({ phone: { page } }) => {
  await page.goto('/quiz/2');
  await takeQuiz(page, 2);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: QUIZZES[2].questions[5]!.question })).toBeVisible();
  await expect(page.getByRole('radio').nth(1)).toBeChecked();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: QUIZZES[2].questions[4]!.question })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('radio').nth(1)).toBeChecked();
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(page.getByRole('heading', { level: 1, name: QUIZZES[2].questions[3]!.question })).toBeVisible();
});

test('results 2 start the $15 call and a subscription through the checkout of this product', async ({ phone: { page } }) => {
  await page.goto('/quiz/2/results?training=strength&diet=lose&budget=high');
  const card = page.getByRole('article').first();
  await card.getByRole('button', { name: 'Book Discovery Call - $15' }).click();
  await expect(page).toHaveURL(/\/sandbox\//);
  await expect(page.getByText('$15.00').first()).toBeVisible();
  await page.goBack();
  await card.getByText(/^Programs?: /).click();
  await card.getByRole('button', { name: 'Subscribe To This Program' }).first().click();
  await expect(page).toHaveURL(/\/sandbox\//);
});

test('without signal a request for a call is kept through a restart and sent once when asked to', async ({ openPhone, product }) => {
  const phone = await openPhone({ onDisk: true, withWorker: true });
  const { page } = phone;
  await page.goto('/coach/1/discovery-call');
  await expectReadyOffline(page);
  const path = new URL(page.url()).pathname;
  await expect(page.getByRole('heading', { name: 'Book Your FREE Discovery Call' })).toBeVisible();
  await phone.goOffline();
  await page.getByLabel('Full Name').fill('Robin Fields');
  await page.getByLabel('Email Address').fill('robin.fields@example.com');
  await page.getByRole('button', { name: 'Continue to Schedule Call' }).click();
  await expect(page.getByText('Not sent yet: no signal')).toBeVisible();
  await expectAccessible(page);
  await phone.reopen();
  await phone.page.goto(path);
  await expect(phone.page.getByText('Not sent yet: no signal')).toBeVisible();
  await expect(phone.page.getByLabel('Full Name')).toHaveValue('Robin Fields');
  await phone.goOnline();
  const sent: string[] = [];
  phone.page.on('request', (request) => {
    if (request.url().endsWith('/submit/')) sent.push(request.url());
  });
  await phone.context.route(/^https:\/\/calendly\.com\//, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Calendar</h1>' }),
  );
  await expect(phone.page.getByText('Not sent yet: no signal')).toBeVisible();
  expect(sent).toEqual([]);
  await phone.page.getByRole('button', { name: 'Send now' }).dblclick();
  await expect(phone.page.getByRole('dialog', { name: 'Check Your Inbox!' })).toBeVisible();
  expect(sent).toHaveLength(1);
  expect(new URL(sent[0]!).origin).toBe(product.url);
  // Until the calendar is there, so that no answer is broken off when the phone closes.
  await expect(phone.page.getByRole('heading', { name: 'Calendar' })).toBeVisible();
});

test('a result seen before opens without signal, and a quiz begins without it', async ({ openPhone }) => {
  const phone = await openPhone({ withWorker: true });
  const { page } = phone;
  await page.goto('/quiz/1');
  await expectReadyOffline(page);
  await takeQuiz(page, 1);
  await expect(page.getByRole('article')).toHaveCount(3);
  const names = await coachNames(page);
  const address = page.url();
  await phone.goOffline();
  await page.goto('/quiz/3');
  await expect(page.getByRole('heading', { level: 1, name: QUIZZES[3].questions[0]!.question })).toBeVisible();
  await page.goto(address);
  await expect(page.getByRole('article')).toHaveCount(3);
  expect(await coachNames(page)).toEqual(names);
});
