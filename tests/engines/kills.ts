import { type Browser, pause, type Victim } from './browser.ts';
import { Ledger } from './ledger.ts';
import { countTicked, HISTORY, logSet, openWorkout, sendAll, settle, tick, typedWeight, typeNextSet, weightsInHistory } from './screen.ts';
import { countOnServer } from './server-sets.ts';
import { type Stage, TestPhone } from './test-phone.ts';

/** After this many kills the phone sends everything, and the server is looked at. */
const SEND_EVERY = 5;
/** The kill comes at any moment from the tap until this much later. */
const KILL_WITHIN_MS = 350;
/** What was typed this long before the kill must be in its field again. */
const TYPED_KEPT_MS = 400;

export interface KillReport {
  kills: Partial<Record<Victim, number>>;
  /** Sets the screen showed as logged, or that were found later. */
  acknowledged: number;
  lost: number;
  doubled: number;
  /** Kills with a value typed and not ticked, and how many of those values were not in their field afterwards. */
  typed: number;
  typed_lost: number;
}

export interface KillPlan {
  readonly stage: Stage;
  readonly kills: number;
  /** From 0 to 1. */
  readonly random: () => number;
  readonly onKill: (so_far: KillReport) => void;
}

/** Logs sets through the screen, kills the browser or its page at any moment, and looks what is there: on the phone, then on the server. */
export async function killWhileLogging({ stage, kills, random, onKill }: KillPlan): Promise<KillReport> {
  const ledger = new Ledger();
  const report: KillReport = { kills: {}, typed: 0, typed_lost: 0, ...ledger.figures };
  const phone = await TestPhone.open(stage);
  try {
    await settle(phone.browser);
    // Signed in for good: what a browser keeps of a sign-in is on the disk once it has been closed.
    await phone.reopen();
    for (let kill = 1; kill <= kills; kill += 1) {
      if (random() < 0.5) stage.gate.open();
      else stage.gate.shut();
      const victim = stage.engine.victims[kill % stage.engine.victims.length] ?? 'browser';
      const typed = await trainUntilKilled(phone.browser, { ledger, random, victim });
      if (victim === 'browser') await phone.launch();
      else await phone.openAfterKill(HISTORY);
      ledger.check(await weightsInHistory(phone.browser));
      if (typed !== null) {
        report.typed += 1;
        await openWorkout(phone.browser);
        if ((await typedWeight(phone.browser)) !== typed) report.typed_lost += 1;
      }
      if (kill % SEND_EVERY === 0 || kill === kills) await compareWithServer(stage, phone, ledger);
      report.kills[victim] = (report.kills[victim] ?? 0) + 1;
      Object.assign(report, ledger.figures);
      onKill(report);
    }
    return report;
  } finally {
    stage.gate.open();
    await phone.remove();
  }
}

/** Some sets in peace, then one at whose tap, or typing, the end comes. Answers what was typed and not ticked. */
async function trainUntilKilled(
  browser: Browser,
  { ledger, random, victim }: { ledger: Ledger; random: () => number; victim: Victim },
): Promise<string | null> {
  await openWorkout(browser);
  for (let quiet = Math.floor(random() * 3); quiet > 0; quiet -= 1) {
    const weight = ledger.next();
    ledger.pressed(weight);
    await logSet(browser, weight);
    ledger.shown(weight);
  }
  const weight = ledger.next();
  await typeNextSet(browser, weight);
  if (random() < 0.25) {
    await pause(TYPED_KEPT_MS);
    await browser.kill(victim);
    return weight;
  }
  const before = (await countTicked(browser)) ?? 0;
  ledger.pressed(weight);
  const watching = watch(browser, before, () => ledger.shown(weight));
  await pause(random() * KILL_WITHIN_MS);
  await browser.kill(victim);
  await watching;
  return null;
}

/** Taps, and tells when the screen shows the set as logged; ends with the page. */
async function watch(browser: Browser, before: number, onShown: () => void): Promise<void> {
  try {
    await tick(browser);
    for (;;) {
      const ticked = await countTicked(browser);
      if (ticked === null) return;
      if (ticked > before) return onShown();
    }
  } catch {
    // The page is dead, as it was meant to be.
  }
}

async function compareWithServer({ gate, url }: Stage, phone: TestPhone, ledger: Ledger): Promise<void> {
  gate.open();
  await sendAll(phone.browser);
  ledger.check(await countOnServer(url, ledger.weights));
  ledger.check(await weightsInHistory(phone.browser));
}
