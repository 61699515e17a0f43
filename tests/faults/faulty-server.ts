import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { createAccessTokens } from '#server/auth/access-tokens.ts';
import { renewServerEpoch } from '#server/commands/sync/epoch.ts';
import { idempotencyKeys, syncOperations, syncOwners, syncRegisters } from '#server/db/schema.ts';
import { createIdempotency, type Idempotency } from '#server/http/idempotency.ts';
import { Refusal } from '#server/http/refusal.ts';
import { startTestServer, TEST_TOKEN_SECRET, type TestServer } from '#tests/support/test-server.ts';
import { coachAnswer } from './coach.ts';

/** The server dies at its `at`th commit from now on (from 1), just before it or just after. */
export interface ServerCrash {
  readonly at: number;
  readonly when: 'before' | 'after';
}

/** A row of the server's log, with whether it holds its slot now. */
export interface LoggedOperation {
  readonly owner: string;
  readonly op_id: string;
  readonly slot: string;
  readonly kind: string;
  readonly hlc: string;
  readonly rev: number;
  readonly value: Record<string, unknown> | null;
  readonly holds: boolean;
  readonly held_rev: number | null;
  readonly held_hlc: string | null;
}

export interface Person {
  readonly owner: string;
  readonly sid: string;
}

const KILLED = 'the server was killed';

class ServerDied extends Error {}

const TRUNCATE_EVERY = 200;

/**
 * The real server in this process, that can die at any commit, be backed up and be restored. Its coach costs nothing and never says the
 * same twice.
 */
export class FaultyServer {
  readonly server: TestServer;
  readonly persons: readonly Person[];
  /** How often the coach was asked, by idempotency key. */
  readonly coachRuns = new Map<string, number>();
  /** How often an answer of the coach was lost with the server that had it: as often it may be asked again. */
  lostAnswers = 0;
  /** Errors nobody asked for. */
  readonly failures: string[] = [];
  readonly #clock: () => number;
  #idempotency: Idempotency;
  #crash: ServerCrash | null = null;
  #commits = 0;
  #said = 0;
  #resets = 0;
  #backup: Backup | null = null;
  /** Everything a backup that was put back took out of the log. */
  readonly takenOut = new Map<string, LoggedOperation>();
  readonly #tokens = new Map<string, { token: string; at: number }>();
  readonly #signer: ReturnType<typeof createAccessTokens>;

  private constructor(server: TestServer, persons: readonly Person[], clock: () => number) {
    this.server = server;
    this.persons = persons;
    this.#clock = clock;
    this.#idempotency = createIdempotency({ database: server.database, clock });
    this.#signer = createAccessTokens({ secret: TEST_TOKEN_SECRET, clock, newId: randomUUID });
    this.#watchCommits();
  }

  /** `clock` in ms; two people are signed in. */
  static async start(clock: () => number): Promise<FaultyServer> {
    const server = await startTestServer({ clock, settings: { checkAnswers: false } });
    const persons: Person[] = [];
    for (let n = 0; n < 2; n += 1) {
      const { owner, access } = await server.signIn((await server.createUser()).email);
      const claims = JSON.parse(Buffer.from(access.split('.')[1] ?? '', 'base64url').toString()) as { sid: string };
      persons.push({ owner, sid: claims.sid });
    }
    return new FaultyServer(server, persons, clock);
  }

  /** A token of this person that is good now. */
  async token(index: number): Promise<string> {
    const { owner, sid } = this.persons[index]!;
    const known = this.#tokens.get(owner);
    if (known !== undefined && Math.abs(this.#clock() - known.at) < 300_000) return known.token;
    const token = await this.#signer.sign({ sub: owner, sid });
    this.#tokens.set(owner, { token, at: this.#clock() });
    return token;
  }

  /** Dies at a commit; null never. */
  arm(crash: ServerCrash | null): void {
    this.#crash = crash;
    this.#commits = 0;
  }

  /** Takes one request of the person signed in; throws when the server dies over it. */
  readonly deliver = async (path: string, init: RequestInit): Promise<Response> => {
    const answer = path.startsWith('/api/ai-coach/') ? await this.#coach(init) : await this.server.fetch(path, init);
    if (answer.status !== 500) return answer;
    // Of a server that was killed nothing comes back; any other error of its own is a fault to be found.
    const unexpected = this.server.loggedErrors.splice(0).filter((error) => !JSON.stringify(error).includes(KILLED));
    this.failures.push(...unexpected.map((error) => `the server failed: ${JSON.stringify(error)}`));
    throw new TypeError('connection reset');
  };

  #watchCommits(): void {
    const { database } = this.server;
    const begin = database.transaction.bind(database);
    database.transaction = async (run, config) => {
      let isLast = false;
      const result = await begin(async (transaction) => {
        const value = await run(transaction);
        isLast = this.#reaches();
        if (isLast && this.#crash?.when === 'before') this.#die();
        return value;
      }, config);
      if (isLast) this.#die();
      return result;
    };
  }

  #reaches(): boolean {
    this.#commits += 1;
    return this.#crash !== null && this.#crash.at === this.#commits;
  }

  #die(): never {
    this.#idempotency = createIdempotency({ database: this.server.database, clock: this.#clock });
    throw new ServerDied(KILLED);
  }

  /** The coach's endpoint behind the server's own idempotency keys. */
  async #coach(init: RequestInit): Promise<Response> {
    const headers = new Headers(init.headers);
    const key = headers.get('Idempotency-Key');
    const user_id = (await this.#signer.verify(headers.get('Authorization')?.slice(7) ?? '')) as { sub: string };
    const body = typeof init.body === 'string' ? init.body : '';
    const isLast = this.#reaches();
    const answer = (): Promise<string> => {
      this.#said += 1;
      if (key !== null) this.coachRuns.set(key, (this.coachRuns.get(key) ?? 0) + 1);
      return Promise.resolve(JSON.stringify(coachAnswer(body, this.#said)));
    };
    try {
      if (key === null) return new Response(await answer());
      const request = { user_id: user_id.sub, key, endpoint: 'POST /api/ai-coach/', body };
      if (isLast && this.#crash?.when === 'before') return await this.#dieOver(request);
      const text = await this.#idempotency.once(request, answer);
      if (isLast) this.#die();
      return new Response(text);
    } catch (error) {
      if (error instanceof ServerDied) return new Response(null, { status: 500 });
      if (!(error instanceof Refusal)) throw error;
      return new Response(JSON.stringify(error.body), {
        status: error.status,
        headers: { 'Retry-After': String(error.retryAfterSeconds ?? 1) },
      });
    }
  }

  /** The key is claimed, the coach asked, and nobody is left to store what it says. */
  async #dieOver(request: Parameters<Idempotency['once']>[0]): Promise<never> {
    this.lostAnswers += 1;
    await new Promise<void>((claimed) => {
      void this.#idempotency
        .once(request, () => {
          claimed();
          return new Promise<string>(() => undefined);
        })
        .then(
          () => claimed(),
          () => claimed(),
        );
    });
    return this.#die();
  }

  /** What a nightly backup keeps. */
  async backUp(): Promise<void> {
    this.#backup = await readBackup(this.server);
  }

  /** Puts the last backup back (an empty server without one), and renews the epoch as the command does. */
  async restore(): Promise<void> {
    this.lostAnswers += 1;
    for (const operation of await this.log()) this.takenOut.set(operation.op_id, operation);
    await this.#empty();
    const { database } = this.server;
    if (this.#backup !== null) {
      const { owners, operations, registers, keys } = this.#backup;
      if (owners.length > 0) await database.insert(syncOwners).values(owners);
      if (operations.length > 0) await database.insert(syncOperations).values(operations);
      if (registers.length > 0) await database.insert(syncRegisters).values(registers);
      if (keys.length > 0) await database.insert(idempotencyKeys).values(keys);
    }
    await renewServerEpoch(database);
  }

  /** Everybody's log. */
  async log(): Promise<LoggedOperation[]> {
    const { rows } = await this.server.database.execute(sql`
      select o.owner, o.op_id, o.slot, o.kind, o.hlc, o.rev, o.value, r.op_id is not null as holds, r.rev as held_rev, r.hlc as held_hlc
      from sync_operations o left join sync_registers r on r.owner = o.owner and r.slot = o.slot and r.op_id = o.op_id
    `);
    return rows.map((row) => ({ ...row, rev: Number(row.rev), held_rev: row.held_rev === null ? null : Number(row.held_rev) })) as never;
  }

  /** The counters as they stand: by owner, the last revision given out. */
  async counters(): Promise<Map<string, number>> {
    const rows = await this.server.database.select({ owner: syncOwners.owner, rev: syncOwners.rev }).from(syncOwners);
    return new Map(rows.map((row) => [row.owner, row.rev]));
  }

  /** Nothing of the last schedule is left. */
  async reset(): Promise<void> {
    this.arm(null);
    this.coachRuns.clear();
    this.takenOut.clear();
    this.failures.length = 0;
    this.#backup = null;
    this.#said = 0;
    this.lostAnswers = 0;
    this.#idempotency = createIdempotency({ database: this.server.database, clock: this.#clock });
    this.#resets += 1;
    if (this.#resets % TRUNCATE_EVERY === 0) {
      await this.server.database.execute(sql.raw('truncate sync_operations, sync_registers, sync_owners, idempotency_keys, rate_limits'));
    } else await this.#empty();
  }

  async #empty(): Promise<void> {
    const { database } = this.server;
    await database.execute(sql.raw('with r as (delete from sync_registers), k as (delete from idempotency_keys) delete from sync_owners'));
  }

  async close(): Promise<void> {
    this.server.loggedErrors.length = 0;
    await this.server.close();
  }
}

type Backup = Awaited<ReturnType<typeof readBackup>>;

async function readBackup({ database }: TestServer) {
  const owners = await database.select().from(syncOwners);
  const operations = await database.select().from(syncOperations);
  const registers = await database.select().from(syncRegisters);
  const keys = await database.select().from(idempotencyKeys);
  return { owners, operations, registers, keys };
}
