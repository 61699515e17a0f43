import { MEMBER, PASSWORD, TRAINEE } from '#tests/e2e/support/person.ts';
import { HISTORY, THIS_PHONE, TODAY } from '#tests/e2e/support/scene.ts';
import { type Browser, findInPage, pause, type Target, until } from './browser.ts';

export { HISTORY, MEMBER, TODAY, TRAINEE };

/** The row of the first set that is still to do. */
const ROW = 'li:has(button[aria-label^="Log set "])';
const REPS: Target = { css: `${ROW} input[aria-label$=" reps"]` };
const WEIGHT: Target = { css: `${ROW} input[aria-label*=" weight in "]` };
const TICK: Target = { css: 'button[aria-label^="Log set "]' };
const ARRIVING_MS = 250;

export async function signIn(browser: Browser, email: string): Promise<void> {
  await browser.open('/login');
  await browser.write({ css: 'input[name="email"]' }, email);
  await browser.write({ css: 'input[name="password"]' }, PASSWORD);
  await browser.click({ css: 'button[type="submit"]' });
  await until('the home page of who is signed in', () =>
    browser.run(() => location.pathname === '/' && localStorage.getItem('access') !== null, null),
  );
}

/** Signed in, everything fetched, and ready to be opened without signal. */
export async function settle(browser: Browser, email: string = TRAINEE): Promise<void> {
  await signIn(browser, email);
  await browser.open(TODAY);
  await expectUpToDate(browser);
  await until('the app is kept on the phone', () => browser.run(() => navigator.serviceWorker.controller?.state === 'activated', null));
}

export function expectUpToDate(browser: Browser): Promise<boolean> {
  return until('the phone is up to date', () =>
    browser.run(() => [...document.querySelectorAll('[role="status"]')].some((status) => status.textContent?.includes('Up to date')), null),
  );
}

/** Opens today's workout with a set to be logged in it. */
export async function openWorkout(browser: Browser): Promise<void> {
  await browser.open(TODAY);
  await workoutShown(browser);
}

async function workoutShown(browser: Browser): Promise<void> {
  await until("today's workout", async () => (await countTicked(browser)) !== null);
}

/** How many sets the head of the workout counts; null while there is none on the screen. */
export function countTicked(browser: Browser): Promise<number | null> {
  return browser.run(() => {
    const found = /(\d+)\s+of \d+ sets/.exec(document.querySelector('main')?.textContent ?? '');
    return found === null ? null : Number(found[1]);
  }, null);
}

/** Types a weight into the next set without ticking it. A day that is done gets one more set. */
export async function typeNextSet(browser: Browser, weight: string): Promise<void> {
  await workoutShown(browser);
  await until('a set that can be typed into', async () => {
    if (!(await isShown(browser, TICK))) {
      if (!(await isShown(browser, ADD))) await browser.click({ css: 'button[aria-expanded="false"]', name: /^open / });
      await browser.click(ADD);
    }
    // What was logged before may just be arriving on the screen, and take the row away again.
    await pause(ARRIVING_MS);
    return isShown(browser, REPS);
  });
  await browser.write(REPS, '5');
  await browser.write(WEIGHT, weight);
}

const ADD: Target = { css: 'button', name: /^add a set$/ };

export function tick(browser: Browser): Promise<void> {
  return browser.click(TICK);
}

/** The tap on a page the driver has lost. */
export function tickInPage(browser: Browser): Promise<void> {
  return browser.run((css) => document.querySelector<HTMLElement>(css)?.click(), TICK.css);
}

/** Logs the next set; resolves when the screen shows it as logged. */
export async function logSet(browser: Browser, weight: string): Promise<void> {
  await typeNextSet(browser, weight);
  const before = (await countTicked(browser)) ?? 0;
  await tick(browser);
  await until(`${weight} is shown as logged`, async () => ((await countTicked(browser)) ?? 0) > before);
}

/** What stands in the weight field of the next set. */
export function typedWeight(browser: Browser): Promise<string | null> {
  return browser.run((css) => document.querySelector<HTMLInputElement>(css)?.value ?? null, WEIGHT.css);
}

/** The weights of every set the history shows for the latest day; none where it says that there are none. */
export async function weightsInHistory(browser: Browser): Promise<string[]> {
  await browser.open(HISTORY);
  return until('the history', () =>
    browser.run(() => {
      if (/No workout (?:logs saved yet|in this week|logged on)/.test(document.querySelector('main')?.textContent ?? '')) return [];
      const lines = [...document.querySelectorAll('main section ul > li')].map(
        (line) => /reps @ ([\d.]+) /.exec(line.textContent ?? '')?.[1],
      );
      const weights = lines.filter((weight): weight is string => weight !== undefined);
      return weights.length === 0 ? null : weights;
    }, null),
  );
}

/** Asks the phone to send what waits, and waits until nothing does. */
export async function sendAll(browser: Browser): Promise<void> {
  await browser.open(THIS_PHONE);
  await until('a word about what waits', () => browser.run(() => (document.querySelector('main')?.textContent ?? '').length > 40, null));
  // With signal it may all be on its way already.
  if (await isShown(browser, SEND)) await browser.click(SEND);
  await expectUpToDate(browser);
}

const SEND: Target = { css: 'button', name: /^send now$/ };

function isShown(browser: Browser, { css, name }: Target): Promise<boolean> {
  return browser.run(findInPage, { css, name: name?.source ?? null }).then((found) => found !== null);
}
