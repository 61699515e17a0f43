import { rm } from 'node:fs/promises';
import { createProduct, seedTemplate } from '#tests/e2e/support/product.ts';
import type { Engine } from './browser.ts';
import { createChromium } from './chromium.ts';
import { createFirefox } from './firefox.ts';
import { createGate } from './gate.ts';
import { killWhileLogging } from './kills.ts';
import { killNetworkProcess } from './network-kills.ts';
import { SCENARIOS } from './scenarios.ts';
import { type Stage, TestPhone } from './test-phone.ts';
import { createWebKitGtk } from './webkitgtk.ts';

/** How soon the app must be usable again after the storage died under it (SYNC-23). */
const RECOVERY_MAX_MS = 5_000;

export interface EngineOptions {
  readonly engines: readonly string[];
  /** Kills of browser and page; null is each engine's own number. */
  readonly kills: number | null;
  readonly networkKills: number;
  readonly scenarios: boolean;
  readonly seed: number;
}

const ENGINES: Record<string, { create: () => Promise<Engine>; kills: number }> = {
  chromium: { create: () => Promise.resolve(createChromium()), kills: 100 },
  webkitgtk: { create: createWebKitGtk, kills: 20 },
  firefox: { create: () => Promise.resolve(createFirefox()), kills: 20 },
};

interface Sum {
  passed: number;
  failed: number;
}

/** Plays the scenarios and the kills in each engine; prints every count. Answers the exit code. */
export async function main({ engines, kills, networkKills, scenarios, seed }: EngineOptions): Promise<number> {
  const sum: Sum = { passed: 0, failed: 0 };
  const template = await seedTemplate();
  const random = seededRandom(seed);
  say(`seed ${seed}`);
  try {
    for (const name of engines) {
      const known = ENGINES[name];
      if (known === undefined) throw new Error(`No engine is called ${name}. There are: ${Object.keys(ENGINES).join(', ')}.`);
      const engine = await known.create();
      say(`${name}: ${await engine.version()}`);
      try {
        if (scenarios) await withStage(template, engine, (stage) => playScenarios(stage, sum));
        const wanted = kills ?? known.kills;
        if (wanted > 0) await withStage(template, engine, (stage) => playKills(stage, wanted, random, sum));
        if (name === 'webkitgtk' && networkKills > 0)
          await withStage(template, engine, (stage) => playNetworkKills(stage, networkKills, random, sum));
      } finally {
        await engine.stop();
      }
    }
  } finally {
    await rm(template, { recursive: true, force: true });
  }
  say(`${sum.passed} passed, ${sum.failed} failed`);
  return sum.failed === 0 && sum.passed > 0 ? 0 : 1;
}

async function withStage(template: string, engine: Engine, play: (stage: Stage) => Promise<void>): Promise<void> {
  const product = await createProduct(template);
  await product.start({ RATE_LIMIT_FACTOR: '100000' });
  const gate = await createGate(product.url);
  try {
    await play({ engine, gate, url: product.url });
  } finally {
    await gate.close();
    await product.remove();
  }
}

async function playScenarios(stage: Stage, sum: Sum): Promise<void> {
  for (const [title, scenario] of Object.entries(SCENARIOS)) {
    const phone = await TestPhone.open(stage);
    await count(sum, `${stage.engine.name}: ${title}`, async () => {
      await scenario(stage, phone);
      return '';
    });
    stage.gate.open();
    await phone.remove();
  }
}

function playKills(stage: Stage, kills: number, random: () => number, sum: Sum): Promise<void> {
  const { name } = stage.engine;
  return count(sum, `${name}: ${kills} kills while sets are logged, none lost, none twice, what was typed is back`, async () => {
    const onKill = (so_far: object) => say(`  ${name} kills: ${JSON.stringify(so_far)}`);
    const report = await killWhileLogging({ stage, kills, random, onKill });
    if (report.lost + report.doubled + report.typed_lost > 0) throw new Error(JSON.stringify(report));
    return JSON.stringify(report);
  });
}

function playNetworkKills(stage: Stage, kills: number, random: () => number, sum: Sum): Promise<void> {
  const { name } = stage.engine;
  return count(sum, `${name}: the storage lost ${kills} times under the page, back within ${RECOVERY_MAX_MS} ms`, async () => {
    const onKill = (so_far: object) => say(`  ${name} network process: ${JSON.stringify(so_far)}`);
    const report = await killNetworkProcess({ stage, kills, random, onKill });
    const slowest = Math.max(...report.recovered_ms);
    if (report.lost + report.doubled + report.typed_lost > 0 || slowest > RECOVERY_MAX_MS) throw new Error(JSON.stringify(report));
    return JSON.stringify({ ...report, slowest });
  });
}

async function count(sum: Sum, title: string, play: () => Promise<string>): Promise<void> {
  const started = performance.now();
  const seconds = () => `${Math.round((performance.now() - started) / 1000)} s`;
  try {
    const figures = await play();
    sum.passed += 1;
    say(`✓ ${title} (${seconds()}) ${figures}`);
  } catch (error) {
    sum.failed += 1;
    say(`✗ ${title} (${seconds()})`);
    for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) say(String(cause.stack));
  }
}

/** The same moments and choices for the same seed; what the machine does between them is its own. */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
