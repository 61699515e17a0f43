import { expect, type Page } from 'playwright/test';
import { expectDialogClosed } from './dialog.ts';

export const PASSWORD = 'demo-password-1';
export const TRAINEE = 'trainee@example.com';
export const MEMBER = 'member@example.com';

/**
 * Who signs in when a test names nobody: the demonstration's trainee, or on a product that tests share one of the test's own. The
 * fixture of the product sets it before each test; a worker runs one test at a time.
 */
export const trainee = { email: TRAINEE };

/** Signs in through the screen; ends on the home page with the header of a signed-in person. */
export async function signIn(page: Page, email: string = trainee.email): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL(/\/$/);
}

/** Waits until the phone says that the server has everything. */
export async function expectUpToDate(page: Page): Promise<void> {
  await expect(page.getByRole('status').filter({ hasText: 'Up to date' })).toBeVisible({ timeout: 30_000 });
}

/** Waits until training works without signal; the coach's answers and other pages follow. */
export async function expectReadyOffline(page: Page): Promise<void> {
  await page.waitForFunction(async () => (await navigator.serviceWorker.ready).active?.state === 'activated', undefined, {
    timeout: 30_000,
  });
}

/**
 * Waits until Today shows the day's sets, done or not: its head can say that all is up to date before they are drawn. On a day that the
 * plan leaves free, which depends on the day of the run, the next workout is begun as a person would.
 */
export async function expectWorkout(page: Page): Promise<void> {
  const head = page.getByText(/^\s*(of \d+ )?sets?\s*$/).first();
  // Where the day before is open the start offers it as well.
  const begin = page.getByRole('button', { name: 'Do it today' }).first();
  await expect(head.or(begin).first()).toBeVisible();
  if (!(await head.isVisible())) await begin.click();
  await expect(head).toBeVisible();
}

/** Waits until the phone has also fetched what training does not need, as the service worker says. */
export function expectEverythingKept(page: Page): Promise<void> {
  return expectKept(page, 'all');
}

/** Waits until the coach can read and answer without signal. */
export function expectCoachKept(page: Page): Promise<void> {
  return expectKept(page, 'coach');
}

async function expectKept(page: Page, what: 'coach' | 'all'): Promise<void> {
  const ask = async () => {
    const { active } = await navigator.serviceWorker.ready;
    const { port1, port2 } = new MessageChannel();
    const answer = new Promise<Record<string, boolean>>((resolve) => {
      port1.onmessage = ({ data }) => resolve(data);
    });
    active?.postMessage({ type: 'TELL_WHAT_IS_KEPT' }, [port2]);
    return answer;
  };
  await expect.poll(async () => (await page.evaluate(ask))[what], { timeout: 60_000 }).toBe(true);
}

export interface TypedSet {
  reps: string;
  weight: string;
  rpe?: string;
}

/** The first set still to do: types the values and ticks it. Answers how the history will word it, without the exercise. */
export async function logNextSet(page: Page, typed: TypedSet): Promise<string> {
  await expectWorkout(page);
  const tick = page.getByRole('button', { name: /^Log set \d+$/ }).first();
  const name = (await tick.getAttribute('aria-label')) ?? '';
  const number = name.replace('Log set ', '');
  const card = page.getByRole('region').filter({ has: tick }).last();
  await card.getByLabel(`Set ${number} reps`).fill(typed.reps);
  await card.getByLabel(new RegExp(`^Set ${number} weight`)).fill(typed.weight);
  const rpe = card.getByLabel(`Set ${number} RPE`);
  if (typed.rpe !== undefined && (await rpe.count()) > 0) await rpe.fill(typed.rpe);
  const before = await countTicked(page);
  await card.getByRole('button', { name, exact: true }).click();
  await expectTicked(page, before + 1);
  return `Set ${number}: ${typed.reps} reps @ ${typed.weight.replace(',', '.')} lbs`;
}

/** How many sets of the workout are done, as its head says. */
async function countTicked(page: Page): Promise<number> {
  const text = await page
    .getByText(/^\s*(of \d+ )?sets?\s*$/)
    .first()
    .locator('..')
    .innerText();
  return Number(text.match(/\d+/)?.[0] ?? Number.NaN);
}

/** How many sets the head says are done, once it does. */
export async function expectTicked(page: Page, count: number): Promise<void> {
  await expect.poll(() => countTicked(page)).toBe(count);
}

/** What the history shows for the day that is open, line by line: what is there now, while more may still arrive. */
export async function historyLines(page: Page): Promise<string[]> {
  const lines = page.getByText(/^Set \d+: /);
  await expect(lines.first()).toBeVisible();
  return (await lines.allInnerTexts()).map((line) => line.trim());
}

/** The history shows these lines for the day that is open, and no others. */
export async function expectHistory(page: Page, lines: readonly string[]): Promise<void> {
  await expect.poll(() => historyLines(page)).toEqual(lines);
}

/** `Log Workout` with sets still open: it asks, and what is ticked is logged. */
export async function finishNow(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Log Workout' }).click();
  await page.getByRole('button', { name: 'Finish now' }).click();
  await expect(page.getByText('Workout logged to history.')).toBeVisible();
  await expectDialogClosed(page);
}
