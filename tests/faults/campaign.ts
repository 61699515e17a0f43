import fc from 'fast-check';
import { World } from '#tests/offline/support/phone.ts';
import { settleAndCheck } from './checks.ts';
import { FaultyServer } from './faulty-server.ts';
import { Simulation } from './simulation.ts';
import { type Step, scheduleArbitrary } from './steps.ts';

export interface CampaignInput {
  /** Schedules to play at random. */
  readonly schedules: number;
  readonly seed: number;
  /** Schedules that once told right from wrong; played first. */
  readonly corpus: readonly { readonly name: string; readonly steps: readonly Step[] }[];
  /** No new random schedule is begun after so long; the known ones are played in any case. */
  readonly seconds?: number;
  /** Stop at the first broken rule, without looking for a shorter schedule. */
  readonly isQuick?: boolean;
  readonly onProgress?: (played: number) => void;
}

export interface CampaignResult {
  /** Schedules played, those of the corpus included. */
  readonly played: number;
  readonly seconds: number;
  readonly cpu_seconds: number;
  /** Kinds of the operations that were made. */
  readonly kinds: ReadonlySet<string>;
  readonly failure: {
    readonly after: number;
    readonly seed: number;
    readonly path: string;
    readonly steps: readonly Step[];
    readonly broken: readonly string[];
  } | null;
}

/** A schedule that has not ended by then never will. */
const PATIENCE_MS = 120_000;
const SHRINK_MS = 20_000;

/** The product's own time-outs are measured in the schedule's time: a slow machine is no fault of the product's. */
const REAL_MS = 1_000;

function withoutLongTimers<T>(run: () => Promise<T>): Promise<T> {
  const { setTimeout: setReal } = globalThis;
  const setShort = (work: () => void, ms = 0) => (ms < REAL_MS ? setReal(work, ms) : setReal(() => undefined, ms).unref());
  globalThis.setTimeout = Object.assign(setShort, setReal) as typeof setTimeout;
  return run().finally(() => {
    globalThis.setTimeout = setReal;
  });
}

/** Plays schedules against one server until a rule breaks or all are played. */
export async function runCampaign({
  schedules,
  seed,
  corpus,
  seconds = Number.POSITIVE_INFINITY,
  isQuick = false,
  onProgress,
}: CampaignInput): Promise<CampaignResult> {
  let world = new World();
  const started = world.now;
  const server = await FaultyServer.start(() => world.now);
  const began = performance.now();
  const cpu = process.cpuUsage();
  let played = 0;
  let broken: string[] = [];
  const kinds = new Set<string>();
  const play = async (steps: readonly Step[]): Promise<string[]> => {
    world = new World();
    world.now = started;
    await server.reset();
    played += 1;
    if (played % 100 === 0) onProgress?.(played);
    return withPatience(() => withoutLongTimers(() => playOn(server, world, steps, kinds)));
  };
  const done = (failure: CampaignResult['failure']): CampaignResult => {
    const { user, system } = process.cpuUsage(cpu);
    return { played, seconds: (performance.now() - began) / 1000, cpu_seconds: (user + system) / 1e6, kinds, failure };
  };
  try {
    for (const { name, steps } of corpus) {
      broken = await play(steps);
      if (broken.length > 0) return done({ after: played, seed: 0, path: name, steps, broken });
    }
    let after = 0;
    let until = performance.now() + seconds * 1000;
    const property = fc.asyncProperty(scheduleArbitrary, async (steps) => {
      // Also the search for a shorter schedule ends in time.
      if (performance.now() > until) return true;
      const found = await play(steps);
      if (found.length === 0) return true;
      if (after === 0) {
        after = played;
        until = performance.now() + SHRINK_MS;
      }
      broken = found;
      return false;
    });
    const outcome = await fc.check(property, { numRuns: schedules, seed, endOnFailure: isQuick });
    if (!outcome.failed) return done(null);
    return done({ after, seed: outcome.seed, path: outcome.counterexamplePath ?? '', steps: outcome.counterexample?.[0] ?? [], broken });
  } finally {
    await server.close();
  }
}

async function playOn(server: FaultyServer, world: World, steps: readonly Step[], kinds: Set<string>): Promise<string[]> {
  const simulation = await Simulation.start(server, world);
  try {
    for (const step of steps) await simulation.take(step);
    return await settleAndCheck(simulation);
  } catch (error) {
    return [`it broke off: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`];
  } finally {
    for (const kind of simulation.knowledge.kinds) kinds.add(kind);
    simulation.close();
  }
}

function withPatience(play: () => Promise<string[]>): Promise<string[]> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(['SYNC-18 it never ended']), PATIENCE_MS);
    void play()
      .then(resolve)
      .finally(() => clearTimeout(timer));
  });
}
