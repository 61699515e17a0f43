import { randomUUID } from 'node:crypto';
import { createPasswords } from '#server/auth/passwords.ts';
import { openDatabase } from '#server/db/database.ts';
import { subscriptions, users } from '#server/db/schema.ts';
import { startBuiltServer } from '#tests/support/built-server.ts';
import { TEST_PASSWORD } from '#tests/support/test-server.ts';
import { Person } from './load.ts';

const PEOPLE = 3;
const SHORTEST_MS = 50;
const LONGEST_MS = 1_200;

export interface KillPlan {
  /** The built server's main file. */
  readonly main: string;
  /** Its working folder and, without `databaseUrl`, its data. */
  readonly folder: string;
  readonly databaseUrl: string | null;
  readonly kills: number;
  /** From 0 to 1; decides when to kill. */
  readonly random: () => number;
  /** Told after each kill. */
  readonly onKill?: (so_far: KillReport) => void;
}

export interface KillReport {
  readonly kills: number;
  readonly acknowledged: number;
  readonly lost: number;
  readonly doubled: number;
  /** Operations nobody answered, sent again after a restart. */
  readonly sentAgain: number;
}

/** Kills the real server while phones send and people chat, starts it again on what it left, and counts what is missing or twice. */
export async function killServer({ main, folder, databaseUrl, kills, random, onKill = () => undefined }: KillPlan): Promise<KillReport> {
  const emails = await createPeople(folder, databaseUrl, PEOPLE);
  const variables = {
    SEED_DEMO: 'false',
    DATA_DIR: folder,
    RATE_LIMIT_FACTOR: '100000',
    ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }),
  };
  let server = startBuiltServer(main, folder, variables);
  let url = await server.ready();
  const people = await Promise.all(emails.map((email, place) => signIn(url, email, place)));
  const report = { kills: 0, acknowledged: 0, lost: 0, doubled: 0, sentAgain: 0 };
  try {
    for (; report.kills < kills; report.kills += 1) {
      for (const person of people) await person.connect(url);
      const working = Promise.all(people.map((person) => person.work()));
      await new Promise((done) => setTimeout(done, SHORTEST_MS + random() * (LONGEST_MS - SHORTEST_MS)));
      server.child.kill('SIGKILL');
      await Promise.all([server.ended(), working]);

      server = startBuiltServer(main, folder, variables);
      url = await server.ready();
      for (const person of people) {
        await person.connect(url);
        const found = await person.inspect();
        report.sentAgain += person.doubtful.reduce((total, { ops }) => total + ops.length, 0);
        await person.sendAgain();
        const after = await person.inspect();
        report.lost += found.lost + after.lost;
        report.doubled += found.doubled + after.doubled;
      }
      report.acknowledged = people.reduce((total, { acknowledged, answers }) => total + acknowledged.size + answers.size, 0);
      onKill({ ...report, kills: report.kills + 1 });
    }
    return report;
  } finally {
    server.child.kill('SIGKILL');
    await server.ended();
  }
}

/** Subscribers with the tests' password, in a database no server has open. Answers with their addresses. */
export async function createPeople(dataDir: string, databaseUrl: string | null, count: number): Promise<string[]> {
  const opened = await openDatabase({ databaseUrl, dataDir, onTrouble: () => undefined });
  await opened.migrate();
  const password_hash = await createPasswords().hash(TEST_PASSWORD);
  const emails: string[] = [];
  for (let n = 0; n < count; n += 1) {
    const id = randomUUID();
    const email = `${id}@example.com`;
    const created_at = new Date();
    await opened.database.insert(users).values({ id, email, first_name: '', last_name: '', role: 'member', password_hash, created_at });
    const prices = { price_cents: 4_999, first_month_cents: 999 };
    await opened.database
      .insert(subscriptions)
      .values({ id: randomUUID(), user_id: id, type: 'ai_coach', status: 'active', created_at, ...prices });
    emails.push(email);
  }
  await opened.close();
  return emails;
}

/** Signs in on two phones; `place` chooses their letters. */
export async function signIn(url: string, email: string, place: number): Promise<Person> {
  const answer = await fetch(`${url}/api/token/`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password: TEST_PASSWORD }),
  });
  const { access, refresh } = (await answer.json()) as { access: string; refresh: string };
  const { sub } = JSON.parse(Buffer.from(access.split('.')[1] ?? '', 'base64url').toString()) as { sub: string };
  // Ids of devices follow from one letter, and people may share one: what one account has is nothing to another.
  const letters = [0, 1].map((n) => String.fromCharCode(97 + ((place * 2 + n) % 26)));
  return new Person(sub, refresh, letters);
}
