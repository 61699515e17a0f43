import { readFileSync } from 'node:fs';
import { BUGS, type Bug } from './bugs-table.ts';
import type { CampaignResult, runCampaign } from './campaign.ts';
import type { Step } from './steps.ts';

export interface MainInput {
  readonly argv: readonly string[];
  readonly env: Record<string, string | undefined>;
  readonly loadCampaign: (bug: Bug | null) => Promise<typeof runCampaign>;
}

const SCHEDULES = 20_000;
const SCHEDULES_PER_BUG = 400;

/** The schedules that are played first. */
export function readCorpus(): { name: string; steps: Step[] }[] {
  return JSON.parse(readFileSync(new URL('corpus.json', import.meta.url), 'utf8')) as { name: string; steps: Step[] }[];
}

/** Runs what the command line asks for; answers with the exit code. */
export async function main({ argv, env, loadCampaign }: MainInput): Promise<number> {
  const seed = Number(env.FAULT_SEED ?? Date.now() % 2 ** 31);
  if (argv.includes('--bugs')) return findBugs({ argv, env, loadCampaign }, seed);
  const schedules = Number(env.FAULT_SCHEDULES ?? SCHEDULES);
  const campaign = await loadCampaign(null);
  console.log(`seed ${seed}, ${schedules} schedules`);
  const result = await campaign({
    schedules,
    seed,
    corpus: readCorpus(),
    ...limitOf(env),
    onProgress: (played) => console.log(`${played} schedules`),
  });
  report(result);
  return result.failure === null ? 0 : 1;
}

/** FAULT_SECONDS ends a campaign early; what was played until then counts. */
function limitOf(env: MainInput['env']): { seconds?: number } {
  return env.FAULT_SECONDS === undefined ? {} : { seconds: Number(env.FAULT_SECONDS) };
}

function report({ played, seconds, cpu_seconds, failure }: CampaignResult): void {
  const speed = `${(played / seconds).toFixed(1)} a second, ${(played / cpu_seconds).toFixed(1)} a second of one core`;
  if (failure === null) {
    console.log(`${played} schedules, no rule broken (${speed}).`);
    return;
  }
  console.log(`A rule is broken after ${failure.after} schedules (${speed}): seed ${failure.seed}, path ${failure.path}`);
  for (const line of failure.broken) console.log(`  ${line}`);
  console.log(JSON.stringify({ name: `seed ${failure.seed} path ${failure.path}`, steps: failure.steps }));
}

async function findBugs({ argv, loadCampaign }: MainInput, seed: number): Promise<number> {
  const only = argv
    .find((argument) => argument.startsWith('--only='))
    ?.slice('--only='.length)
    .split(',');
  const wanted = only === undefined ? BUGS : BUGS.filter((bug) => only.includes(bug.name));
  let found = 0;
  console.log(`seed ${seed}`);
  for (const bug of wanted) {
    const campaign = await loadCampaign(bug);
    const { failure, played, seconds } = await campaign({ schedules: SCHEDULES_PER_BUG, seed, corpus: readCorpus(), isQuick: true });
    if (failure !== null) found += 1;
    const words = failure === null ? `NOT FOUND in ${played}` : `found after ${failure.after}`;
    console.log(
      `${bug.name.padEnd(44)} ${words.padEnd(20)} ${seconds.toFixed(1).padStart(6)} s  ${failure?.broken[0]?.split('\n')[0] ?? ''}`,
    );
  }
  console.log(`${found} of ${wanted.length} bugs found`);
  return found === wanted.length ? 0 : 1;
}
