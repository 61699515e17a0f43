import type { Page } from 'playwright/test';
import { CHECKOUT_MESSAGES } from '#domain/messages/checkout.ts';
import { CANCEL_MESSAGES, CARD_MESSAGES, REVIEW_MESSAGES } from '#domain/messages/payments.ts';
import { PAYMENTS_PATH } from '#domain/payments/payments-path.ts';
import { closeDialog, expectDialogClosed } from './support/dialog.ts';
import { holdBack } from './support/hold-back.ts';
import { expectGoodInEveryLook } from './support/look.ts';
import { failRenewal, logOut, openPayments, posts, registerWith, waitOutThePromise } from './support/money.ts';
import { MEMBER, signIn, TRAINEE } from './support/person.ts';
import { expect, test } from './support/test.ts';

test.use({ onDisk: false, withWorker: false });

// Each walks through many pages with a real server; on a busy machine that takes its time.
test.setTimeout(420_000);

const COACH_WITHOUT_PAYOUTS = 'nadia.rahman@coaches.example.com';
const subscriptions = (page: Page) => page.getByRole('list', { name: 'Subscriptions' });
const payments = (page: Page) => page.getByRole('list', { name: 'Payments' });

test('a visitor buys a program without an account, claims it with the address that paid, reviews the coach and cancels', async ({
  phone: { page },
  product,
}) => {
  const sent = posts(page);
  const email = 'robin@example.com';
  await page.goto('/coach/1');
  await page
    .getByRole('button', { name: /^Subscribe Now/ })
    .first()
    .dblclick();
  await expect(page.getByRole('heading', { level: 1, name: /Program, / })).toBeVisible();
  expect(sent(/^\/api\/programs\/\d+\/buy\/$/)).toBe(1);
  await expectGoodInEveryLook(page, 'checkout-visitor');
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('button', { name: 'Pay with a declined card' }).click();
  await expect(page.getByRole('alert')).toContainText(CHECKOUT_MESSAGES.declined);
  await expect(page.getByLabel('Email address')).toHaveValue(email);
  await page.getByRole('button', { name: /^Pay \$/ }).dblclick();
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible();

  await page.getByRole('main').getByRole('link', { name: 'Register' }).click();
  await registerWith(page, email, product.url);
  await openPayments(page);
  await expect(page.getByText('First contact within 72 hours')).toBeVisible();
  await expect(subscriptions(page).getByRole('listitem')).toHaveCount(1);
  await expect(payments(page).getByRole('listitem')).toHaveCount(1);

  await subscriptions(page)
    .getByRole('button', { name: /^Leave Review/ })
    .click();
  const review = page.getByRole('dialog', { name: /Leave a review/ });
  await review.getByRole('radio', { name: '4 of 5 stars' }).check({ force: true });
  await review.getByLabel('Comment (optional)').fill('Answers on the same day.');
  await review.getByRole('button', { name: 'Submit Review' }).dblclick();
  await expect(review.getByText(REVIEW_MESSAGES.done)).toBeVisible();
  expect(sent(/^\/api\/review\/create\//)).toBe(1);
  await review.getByRole('button', { name: 'Done' }).click();
  await expectDialogClosed(page);

  await subscriptions(page)
    .getByRole('button', { name: /^Cancel/ })
    .click();
  const question = page.getByRole('dialog', { name: /^Cancel / });
  await expect(question).toContainText('at the end of the billing period');
  const letCancel = await holdBack(page, '**/api/cancel-subscription/');
  await question.getByRole('button', { name: 'Cancel subscription' }).dblclick();
  await expect(page.getByText('Cancelling…')).toBeVisible();
  await letCancel();
  await expect(page.getByText(CANCEL_MESSAGES.done)).toBeVisible();
  await expect(subscriptions(page)).toContainText('cancelled, ends');
  expect(sent(/^\/api\/cancel-subscription\/$/)).toBe(1);

  await expectDialogClosed(page);
  await page.goto('/coach/1');
  await expect(page.getByText('Answers on the same day.')).toBeVisible();
});

test('a member abandons the checkout of the AI Coach, is declined, confirms with a second step, and reaches the chat', async ({
  phone: { page },
}) => {
  const sent = posts(page);
  await signIn(page, MEMBER);
  const start = async () => {
    await page.goto('/ai-coach');
    await page.getByRole('button', { name: 'Start for $9.99' }).first().dblclick();
    await expect(page.getByRole('heading', { level: 1, name: 'AI Coach subscription' })).toBeVisible();
  };
  await start();
  expect(sent(/^\/api\/stripe\/checkout\/$/)).toBe(1);
  await expectGoodInEveryLook(page, 'checkout-ai-coach');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(/\/ai-coach$/);
  await openPayments(page);
  await expect(page.getByText('No active subscriptions.')).toBeVisible();

  await start();
  await page.getByRole('button', { name: 'Pay with a declined card' }).click();
  await expect(page.getByRole('alert')).toContainText(CHECKOUT_MESSAGES.declined);
  await expectGoodInEveryLook(page, 'checkout-declined');
  await page.getByRole('button', { name: 'Pay with a card that asks to confirm' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Confirm your payment' })).toBeVisible();
  await expectGoodInEveryLook(page, 'checkout-confirm');
  await page.getByRole('button', { name: 'Do not confirm' }).click();
  await expect(page.getByRole('alert')).toContainText(CHECKOUT_MESSAGES.declined);
  await page.getByRole('button', { name: 'Pay with a card that asks to confirm' }).click();
  await page.getByRole('button', { name: 'Confirm', exact: true }).dblclick();
  await expect(page).toHaveURL(/\/ai-coach\/chat$/);
  await expect(page.getByRole('log')).toBeVisible();
  await openPayments(page);
  await expect(subscriptions(page)).toContainText('AI Coach');
  await expect(payments(page).getByRole('listitem')).toHaveCount(1);
  await page.goto('/ai-coach');
  await expect(page.getByRole('link', { name: 'Open AI Coach Chat' }).first()).toBeVisible();
});

test('a missed promise gives the money back with one click, a stranger cannot review, and a coach sets up payouts', async ({
  phone: { page },
  product,
}) => {
  await waitOutThePromise(product);
  const sent = posts(page);
  await signIn(page, TRAINEE);
  await openPayments(page);
  await expect(page.getByText('No contact within 72 hours')).toBeVisible();
  await expectGoodInEveryLook(page, 'payments-buyer');
  await page.getByRole('button', { name: /^Get \$.* back$/ }).dblclick();
  await expect(page.getByText('Your money was given back.')).toBeVisible();
  expect(sent(/^\/api\/purchases\/.*\/refund\/$/)).toBe(1);
  await expect(payments(page)).toContainText('refunded');

  // Who has their money back is a stranger to the coach again.
  await subscriptions(page)
    .getByRole('button', { name: /^Leave Review/ })
    .click();
  const review = page.getByRole('dialog', { name: /Leave a review/ });
  await review.getByRole('button', { name: 'Submit Review' }).click();
  await expect(review.getByText(REVIEW_MESSAGES.buyersOnly)).toBeVisible();
  await closeDialog(page);
  await logOut(page);

  await signIn(page, COACH_WITHOUT_PAYOUTS);
  await openPayments(page);
  await expect(page.getByText('Payout setup required')).toBeVisible();
  await page.getByRole('button', { name: 'Set up payouts' }).dblclick();
  await expect(page.getByRole('heading', { level: 1, name: 'Payouts' })).toBeVisible();
  expect(sent(/^\/api\/coach\/stripe\/setup\/$/)).toBe(1);
  await expectGoodInEveryLook(page, 'payouts');
  await page.getByRole('button', { name: 'Finish later' }).click();
  await page.getByRole('button', { name: 'Continue payout setup' }).click();
  await page.getByRole('button', { name: 'Finish setup' }).dblclick();
  await expect(page.getByText('Payout setup complete')).toBeVisible();
  await logOut(page);

  await signIn(page, 'coach@example.com');
  await openPayments(page);
  await expect(page.getByText('Your share this month')).toBeVisible();
  await expectGoodInEveryLook(page, 'payments-coach');
});

test('a renewal fails, and the person pays with another card from where they read of it', async ({ phone: { page }, product }) => {
  const sent = posts(page);
  await signIn(page, TRAINEE);
  await openPayments(page);
  const coach = subscriptions(page).getByRole('listitem').filter({ hasText: 'AI Coach' });
  await expect(payments(page).getByRole('listitem').first()).toBeVisible();
  const before = await payments(page).getByRole('listitem').count();
  await failRenewal(page, product.url, 'AI Coach', TRAINEE);

  // As the mail about it leads here, whichever tab was open last.
  await page.goto(PAYMENTS_PATH);
  await expect(coach.getByText('Payment failed')).toBeVisible();
  await expect(coach.getByText(CARD_MESSAGES.payNow)).toBeVisible();
  await expectGoodInEveryLook(page, 'payments-failed');
  const letUpdate = await holdBack(page, '**/api/update-payment-method/');
  await coach.getByRole('button', { name: /^Update card/ }).dblclick();
  await expect(coach.getByText('Processing...')).toBeVisible();
  await letUpdate();
  await expect(page.getByRole('heading', { level: 1, name: 'Update card' })).toBeVisible();
  expect(sent(/^\/api\/update-payment-method\/$/)).toBe(1);
  await expectGoodInEveryLook(page, 'card-due');
  await page.getByRole('button', { name: 'Pay with a declined card' }).click();
  await expect(page.getByRole('alert')).toContainText(CHECKOUT_MESSAGES.declined);
  await expectGoodInEveryLook(page, 'card-declined');
  await page.getByRole('button', { name: 'Pay with a card that asks to confirm' }).click();
  await page.getByRole('button', { name: 'Confirm', exact: true }).dblclick();

  await expect(coach.getByText(/^Active, renews /)).toBeVisible();
  await expect(payments(page).getByRole('listitem')).toHaveCount(before + 1);
  await coach.getByRole('button', { name: /^Update card/ }).click();
  await expect(page.getByText('···· 3155', { exact: true })).toBeVisible();
  await expectGoodInEveryLook(page, 'card-active');
  await page.getByRole('button', { name: 'Use this card' }).dblclick();
  await expect(payments(page).getByRole('listitem')).toHaveCount(before + 1);
});

test('every other button that pays leads to one checkout however often it is clicked', async ({ phone: { page } }) => {
  const sent = posts(page);
  const first = '/quiz/1/results?experience=new&goal=muscle&confidence=none&budget=high';
  const fourth = '/quiz/4/results?goal=strength&style=strength&need=recovery&method=combination&log=yes&budget=high';
  const buttons = [
    [first, /^Start Your Plan/, /^\/api\/stripe\/checkout\/$/, 'First 14 days'],
    [fourth, /^Subscribe To This Program/, /\/buy\/$/, 'Each month'],
    [fourth, /^Book Discovery Call - \$15/, /^\/api\/discovery-call\/\d+\/$/, '$15.00'],
  ] as const;
  for (const [path, name, address, shown] of buttons) {
    const before = sent(address);
    await page.goto(path);
    const programs = page.getByText(/^Programs?: /).first();
    if (path === fourth) await programs.click();
    await page.getByRole('button', { name }).first().dblclick();
    await expect(page.getByText(shown).first()).toBeVisible();
    expect([name, sent(address) - before]).toEqual([name, 1]);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page).toHaveURL(new RegExp(`${path.replaceAll(/[?.]/g, '\\$&')}$`));
  }
});
