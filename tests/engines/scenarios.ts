import { COACH_PAGES } from '#tests/e2e/support/scene.ts';
import { type Browser, pause, until } from './browser.ts';
import {
  expectUpToDate,
  logSet,
  MEMBER,
  openWorkout,
  sendAll,
  settle,
  signIn,
  TODAY,
  TRAINEE,
  typedWeight,
  typeNextSet,
  weightsInHistory,
} from './screen.ts';
import { countOnServer, expectSame } from './server-sets.ts';
import type { Stage, TestPhone } from './test-phone.ts';

/** Scenarios for every engine, each on an empty phone. */
export const SCENARIOS: Record<string, (stage: Stage, phone: TestPhone) => Promise<void>> = {
  async 'sets logged without signal are there after the app was closed, and on the server once when signal is back'({ gate, url }, phone) {
    await settle(phone.browser);
    gate.shut();
    await openWorkout(phone.browser);
    const weights = ['311.25', '312.25', '313.25'];
    for (const weight of weights) await logSet(phone.browser, weight);
    await phone.reopen();
    const shown = await weightsInHistory(phone.browser);
    expectSame(
      'on the phone',
      shown.filter((weight) => weights.includes(weight)),
      weights,
    );
    gate.open();
    await sendAll(phone.browser);
    expectSame('on the server', await countOnServer(url, weights), weights);
  },

  async 'the browser killed after a set was shown as logged: it is there, what was being typed too'({ gate, url }, phone) {
    await settle(phone.browser);
    gate.shut();
    await openWorkout(phone.browser);
    await logSet(phone.browser, '321.25');
    await typeNextSet(phone.browser, '322.25');
    await until('the typed value is kept', async () => (await typedWeight(phone.browser)) === '322.25');
    await pause(1_000);
    await phone.kill();
    expectSame(
      'on the phone',
      (await weightsInHistory(phone.browser)).filter((weight) => weight === '321.25'),
      ['321.25'],
    );
    await openWorkout(phone.browser);
    expectSame('in the field', [await until('the field', () => typedWeight(phone.browser))], ['322.25']);
    gate.open();
    await sendAll(phone.browser);
    expectSame('on the server', await countOnServer(url, ['321.25']), ['321.25']);
  },

  async 'another account on the same phone sees nothing, and what was not sent arrives when the first returns'({ gate, url }, phone) {
    await settle(phone.browser);
    gate.shut();
    await openWorkout(phone.browser);
    await logSet(phone.browser, '331.25');
    await logOut(phone.browser, /^keep locked and log out$/);
    gate.open();
    await signIn(phone.browser, MEMBER);
    for (const path of [...COACH_PAGES, '/profile']) {
      await phone.browser.open(path);
      await until('a page', () => phone.browser.run(() => (document.querySelector('h1')?.textContent ?? '') !== '', null));
      expectSame(path, await phone.browser.run((words) => (document.body.textContent?.includes(words) ? [words] : []), '331.25'), []);
    }
    await logOut(phone.browser, null);
    await signIn(phone.browser, TRAINEE);
    await phone.browser.open(TODAY);
    await expectUpToDate(phone.browser);
    expectSame('on the server', await countOnServer(url, ['331.25']), ['331.25']);
    expectSame(
      'in the history',
      (await weightsInHistory(phone.browser)).filter((weight) => weight === '331.25'),
      ['331.25'],
    );
  },

  async 'every page of the AI Coach opens without signal, first thing after a cold start'({ gate }, phone) {
    await settle(phone.browser);
    gate.shut();
    for (const path of COACH_PAGES) {
      await phone.reopen();
      await phone.browser.open(path);
      await until(`${path} without signal`, () =>
        phone.browser.run(
          (wanted) =>
            location.pathname === wanted &&
            (document.querySelector('h1')?.textContent ?? '') !== '' &&
            document.querySelector('main [aria-busy="true"]') === null &&
            !document.body.textContent?.includes('Something went wrong'),
          path,
        ),
      );
    }
    gate.open();
  },
};

/** `choice`: which button of the sheet, where one asks about unsent work. */
async function logOut(browser: Browser, choice: RegExp | null): Promise<void> {
  await browser.open('/profile');
  await browser.click({ css: 'button', name: /^log out$/ });
  if (choice !== null) await browser.click({ css: '[role="dialog"] button, dialog button', name: choice });
  await until('signed out', () => browser.run(() => location.pathname === '/' && localStorage.getItem('access') === null, null));
}
