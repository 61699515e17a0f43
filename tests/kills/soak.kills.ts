import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildServer, startBuiltServer } from '#tests/support/built-server.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';
import { createPeople, signIn } from './kill-server.ts';

const PEOPLE = 20;
const MINUTES = Number(process.env.SOAK_MINUTES ?? 5);
/** What a warm server may still take on; a leak of a kilobyte a request would be many times that. */
const GROWTH_MAX_MB = 150;

let main: string;
let folder: string;
beforeAll(async () => {
  main = buildServer('server-to-soak');
  folder = await mkdtemp(join(tmpdir(), 'setwise-soak-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function megabytes(pid: number | undefined): Promise<number> {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(await readFile(`/proc/${String(pid)}/status`, 'utf8')) ?? [];
  return Math.round(Number(kilobytes) / 1024);
}

const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));

test('twenty people on forty phones for minutes: no request fails, nothing is lost, and the server does not swell', async () => {
  const opened = await openTestDatabase('postgres');
  const emails = await createPeople(folder, opened.url, PEOPLE);
  const variables = { SEED_DEMO: 'false', DATA_DIR: folder, RATE_LIMIT_FACTOR: '100000', DATABASE_URL: opened.url! };
  const server = startBuiltServer(main, folder, variables);
  try {
    const url = await server.ready();
    const people: Awaited<ReturnType<typeof signIn>>[] = [];
    // One after another: the server turns away more sign-ins at once than it can hash in time.
    for (const [place, email] of emails.entries()) people.push(await signIn(url, email, place));
    for (const person of people) await person.connect(url);
    const working = Promise.all(people.map((person) => person.work()));
    // A fifth of the time to warm up.
    await wait(MINUTES * 12_000);
    const before = await megabytes(server.child.pid);
    await wait(MINUTES * 48_000);
    const after = await megabytes(server.child.pid);
    for (const person of people) person.stop();
    await working;
    const doubtful = people.reduce((total, person) => total + person.doubtful.length + person.unanswered, 0);
    const acknowledged = people.reduce((total, person) => total + person.acknowledged.size + person.answers.size, 0);
    let lost = 0;
    let doubled = 0;
    for (const person of people) {
      const found = await person.inspect();
      lost += found.lost;
      doubled += found.doubled;
    }
    const cameBack: Record<string, number> = {};
    for (const person of people) {
      for (const [status, times] of Object.entries(person.cameBack)) cameBack[status] = (cameBack[status] ?? 0) + times;
    }
    const report = { minutes: MINUTES, acknowledged, cameBack, doubtful, lost, doubled, megabytes: [before, after] };
    process.stdout.write(`soak: ${JSON.stringify(report)}\n`);
    expect(report).toMatchObject({ doubtful: 0, lost: 0, doubled: 0 });
    expect(after - before).toBeLessThan(GROWTH_MAX_MB);
  } finally {
    server.child.kill('SIGKILL');
    await server.ended();
    await opened.close();
  }
});
