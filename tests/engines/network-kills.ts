import { type Browser, pause, until } from './browser.ts';
import { Ledger } from './ledger.ts';
import { countTicked, openWorkout, sendAll, settle, tick, tickInPage, typedWeight, typeNextSet, weightsInHistory } from './screen.ts';
import { countOnServer } from './server-sets.ts';
import { type Stage, TestPhone } from './test-phone.ts';

export interface NetworkKillReport {
  kills: number;
  /** From the kill until a workout is on the screen again that can be written to. */
  recovered_ms: number[];
  /** Neither stored nor in its field after the recovery. */
  typed_lost: number;
  acknowledged: number;
  lost: number;
  doubled: number;
}

interface NetworkKillPlan {
  readonly stage: Stage;
  readonly kills: number;
  readonly random: () => number;
  readonly onKill: (so_far: NetworkKillReport) => void;
}

/**
 * The fault of iOS: the process that keeps the databases dies under the page, which can neither read nor write from then on. The app
 * must notice by itself, whether the person taps or does nothing, come back, and have what was typed.
 */
export async function killNetworkProcess({ stage, kills, random, onKill }: NetworkKillPlan): Promise<NetworkKillReport> {
  const ledger = new Ledger();
  const report: NetworkKillReport = { kills: 0, recovered_ms: [], typed_lost: 0, ...ledger.figures };
  const phone = await TestPhone.open(stage);
  try {
    await settle(phone.browser);
    // Signed in for good: what a browser keeps of a sign-in is on the disk once it has been closed.
    await phone.reopen();
    for (; report.kills < kills; ) {
      if (random() < 0.5) stage.gate.open();
      else stage.gate.shut();
      const weight = ledger.next();
      const { ms, state } = await loseStorage(phone.browser, weight, random());
      report.recovered_ms.push(ms);
      if (state === 'neither') report.typed_lost += 1;
      ledger.pressed(weight);
      // The driver lost the page with the process; what was typed is in its field in the next one, too.
      await phone.reopen();
      await openWorkout(phone.browser);
      if (state === 'typed') await tickTyped(phone.browser);
      if (state !== 'neither') ledger.shown(weight);
      ledger.check(await weightsInHistory(phone.browser));
      report.kills += 1;
      Object.assign(report, ledger.figures);
      onKill(report);
    }
    stage.gate.open();
    await sendAll(phone.browser);
    ledger.check(await countOnServer(stage.url, ledger.weights));
    return Object.assign(report, ledger.figures);
  } finally {
    stage.gate.open();
    await phone.remove();
  }
}

type State = 'stored' | 'typed' | 'neither';

/** Types a set and takes the storage away: before the tap, at the tap, or with no tap at all. */
async function loseStorage(browser: Browser, weight: string, chance: number): Promise<{ ms: number; state: State }> {
  await openWorkout(browser);
  await typeNextSet(browser, weight);
  await browser.run(() => void Object.assign(window, { isFirstPage: true }), null);
  const before = (await countTicked(browser)) ?? 0;
  if (chance > 0.66) {
    // The driver may lose the page before it has answered.
    tick(browser).catch(() => undefined);
    await pause(chance * 50);
  } else if (chance > 0.33) await pause(400);
  const killed = performance.now();
  await browser.kill('network');
  if (chance <= 0.33) await tickInPage(browser).catch(() => undefined);
  const state = await until('the app comes back by itself', () => lookAfter(browser, weight, before));
  const ms = Math.round(performance.now() - killed);
  return { ms, state };
}

/** Null until the page was loaded anew and shows the workout. */
async function lookAfter(browser: Browser, weight: string, before: number): Promise<State | null> {
  if (await browser.run(() => 'isFirstPage' in window, null)) return null;
  const ticked = await countTicked(browser);
  if (ticked === null) return null;
  if (ticked > before) return 'stored';
  const typed = await typedWeight(browser);
  if (typed === weight) return 'typed';
  return (await browser.run(() => document.readyState === 'complete', null)) ? 'neither' : null;
}

async function tickTyped(browser: Browser): Promise<void> {
  const before = (await countTicked(browser)) ?? 0;
  await tick(browser);
  await until('the set is shown as logged', async () => ((await countTicked(browser)) ?? 0) > before);
}
