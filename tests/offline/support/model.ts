import { listRejected } from '#offline/accounts/outbox.ts';
import { makeCurrent as pointAt, savePlan } from '#offline/log/plans.ts';
import { deleteSession, finishSession } from '#offline/log/sessions.ts';
import { deleteSet } from '#offline/log/set-logs.ts';
import { renewServerEpoch } from '#server/commands/sync/epoch.ts';
import fc from '#tests/support/properties.ts';
import type { Fault } from './network.ts';
import type { Phone } from './phone.ts';
import type { Backend } from './server.ts';

const EXERCISES = ['Back squat', 'Row'];
const PLANS = ['plan-1', 'plan-2'];
const DAY = 86_400_000;

const who = fc.nat({ max: 1 });
const faults = fc.array(
  fc.constantFrom<Fault>(
    'deliver',
    'deliver',
    'drop-request',
    'drop-response',
    'duplicate',
    'captive-portal',
    { status: 503 },
    { status: 429, retry_after: 3 },
  ),
  { maxLength: 8 },
);
/** A proxy that answers 413 to a push of more operations than this. */
const limit = fc.constantFrom(500, 500, 3, 1);
/** An endpoint nothing gets through to during the round. */
const blocked = fc.constantFrom('nothing', 'nothing', 'push', 'pull');

const exercise = fc.constantFrom(0, 0, 0, 1);
const set_n = fc.constantFrom(1, 1, 2);
const reps = fc.integer({ min: 1, max: 20 });
const skew = fc.constantFrom(0, -7_000, 45_000, DAY, -DAY, 365 * DAY, -365 * DAY);
/** Everything a person, a phone, a network or an operator may do, as data: a schedule can be printed, shrunk and kept. */
const stepArbitrary = fc.oneof(
  { weight: 12, arbitrary: fc.record({ do: fc.constant('log'), who, exercise, set_n, reps }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('unlog'), who, exercise, set_n }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('finish'), who }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('delete-session'), who }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('plan'), who, plan: fc.nat({ max: 1 }) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('log-bad'), who, exercise, set_n }) },
  { weight: 10, arbitrary: fc.record({ do: fc.constant('sync'), who, faults, limit, blocked }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('sync-both'), faults, limit, blocked }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('crash-in-sync'), who, after: fc.nat({ max: 5 }), answered: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('crash'), who }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('pass-time'), ms: fc.constantFrom(1, 700, 30_000, 90_000) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('set-clock'), who, skew }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('back-up') }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('restore') }) },
);

/** Long ones: most of what can go wrong needs several things to have gone wrong before. */
export const scheduleArbitrary = fc.array(stepArbitrary, { minLength: 8, maxLength: 30, size: 'max' });

type StepOf<A> = A extends fc.Arbitrary<infer T> ? T : never;
export type Step = StepOf<typeof stepArbitrary>;

/** What a run knows beyond the phones' and the server's own data. */
export class Run {
  readonly phones: readonly Phone[];
  /** Operations the phones took from their person, with the last one of each phone per register. */
  readonly made = new Set<string>();
  readonly lastOf: Map<string, string>[] = [new Map(), new Map()];
  readonly poisoned = new Set<string>();
  /** SYNC-5 broken: own values that had not reached the server and did not show. */
  readonly hidden: string[] = [];
  /** Operations that were in the server's log at some time; a restore takes some of them out again. */
  readonly arrived = new Set<string>();
  readonly #backend: Backend;
  #restore: (() => Promise<void>) | null = null;

  private constructor(backend: Backend, phones: readonly Phone[]) {
    this.#backend = backend;
    this.phones = phones;
  }

  /** Two phones of one person, and a first backup of the server as it is: empty. */
  static async start(backend: Backend): Promise<Run> {
    const run = new Run(backend, [await backend.phone('a'), await backend.phone('b')]);
    await run.take({ do: 'back-up' });
    return run;
  }

  async take(step: Step): Promise<void> {
    if ('who' in step) await this.#takeOn(step);
    else if (step.do === 'pass-time') this.#backend.world.now += step.ms;
    else if (step.do === 'sync-both') await this.#syncBoth(step);
    else if (step.do === 'back-up') this.#restore = await this.#backend.backUp();
    else if (this.#restore !== null) {
      await this.#restore();
      await renewServerEpoch(this.#backend.server.database);
    }
    await this.#note();
  }

  /** Every fault is over: both send, and the first one reads what the second sent. Answers with how the rounds ended. */
  async settle(): Promise<string[]> {
    const phases: string[] = [];
    for (const phone of [this.#phone(0), this.#phone(1), this.#phone(0)]) {
      phone.network.plan = () => 'deliver';
      phases.push((await phone.syncNow()).phase);
    }
    await this.#note();
    return phases;
  }

  async #takeOn(step: Extract<Step, { who: number }>): Promise<void> {
    const phone = this.#phone(step.who);
    if (step.do === 'sync') return sync(phone, step);
    if (step.do === 'crash') return phone.crash();
    if (step.do === 'crash-in-sync') return crashInSync(phone, step.after, step.answered);
    if (step.do === 'set-clock') {
      phone.skew = step.skew;
      return;
    }
    if (step.do === 'plan') return choosePlan(phone, step.plan);
    const { session_id } = await phone.openSession();
    if (step.do === 'log') await phone.logSet(session_id, step.set_n, step.reps, EXERCISES[step.exercise]);
    else if (step.do === 'log-bad') await this.#logBad(phone, session_id, step);
    else if (step.do === 'unlog')
      await deleteSet(phone.account, `set|${session_id}|${EXERCISES[step.exercise]?.toLowerCase()}#1|${step.set_n}`);
    else if (step.do === 'finish') await finishSession(phone.account, session_id);
    else await deleteSession(phone.account, session_id);
  }

  async #syncBoth(weather: Weather): Promise<void> {
    await Promise.all(this.phones.map((phone) => sync(phone, weather)));
  }

  /** Logs a set in a form that no server takes, as a fault in an app might. */
  async #logBad(phone: Phone, session_id: string, { exercise, set_n }: { exercise: number; set_n: number }): Promise<void> {
    const { slot } = await phone.logSet(session_id, set_n, 1, EXERCISES[exercise]);
    const { outbox } = phone.account.database;
    const rows = await outbox.where('slot').equals(slot).sortBy('n');
    const bad = rows.at(-1);
    if (bad === undefined) throw new Error('the set did not join the outbox');
    this.poisoned.add(bad.op_id);
    await outbox.put({ ...bad, v: 99 });
  }

  /** Remembers what the phones have taken from their person since the last step, and whether it shows. */
  async #note(): Promise<void> {
    for (const op_id of (await this.#backend.log()).keys()) this.arrived.add(op_id);
    for (const [index, phone] of this.phones.entries()) {
      const newest = new Map<string, string>();
      for (const { op_id, slot, hlc } of await phone.account.database.outbox.orderBy('n').toArray()) {
        newest.set(slot, op_id);
        if (this.made.has(op_id) || !hlc.endsWith(`:${index === 0 ? 'a' : 'b'}`)) continue;
        this.made.add(op_id);
        this.lastOf[index]?.set(slot, op_id);
      }
      for (const row of await phone.account.database.registers.bulkGet([...newest.keys()])) {
        const own = newest.get(row?.slot ?? '') ?? '';
        if (row?.op_id !== own && !this.arrived.has(own)) this.hidden.push(own);
      }
    }
  }

  #phone(index: number): Phone {
    const phone = this.phones[index];
    if (phone === undefined) throw new Error('no such phone');
    return phone;
  }

  /** Ids in the visible lists of refused operations. */
  async rejected(): Promise<Set<string>> {
    const lists = await Promise.all(this.phones.map((phone) => listRejected(phone.account)));
    return new Set(lists.flat().map(({ op_id }) => op_id));
  }
}

interface Weather {
  readonly faults: readonly Fault[];
  readonly limit: number;
  readonly blocked: string;
}

async function sync(phone: Phone, { faults, limit, blocked }: Weather): Promise<void> {
  const left = [...faults];
  phone.network.plan = ({ body, path }) => {
    if (path.includes(blocked)) return 'drop-request';
    const ops = (body as { ops?: unknown[] } | null)?.ops ?? [];
    return ops.length > limit ? { status: 413, html: true } : (left.shift() ?? 'deliver');
  };
  await phone.syncNow();
}

/** Kills the app while its request number `after` is on the way; the server may or may not have seen it. */
async function crashInSync(phone: Phone, after: number, answered: boolean): Promise<void> {
  let n = 0;
  let isReached: () => void = () => undefined;
  const reached = new Promise<void>((resolve) => {
    isReached = resolve;
  });
  phone.network.plan = () => {
    n += 1;
    if (n <= after) return 'deliver';
    isReached();
    return answered ? 'hold' : 'drop-request';
  };
  const syncing = phone.syncNow();
  await Promise.race([reached, syncing]);
  if (answered && n > after) await phone.network.untilHeld();
  await phone.crash();
  phone.network.release();
  await syncing;
}

async function choosePlan(phone: Phone, index: number): Promise<void> {
  const plan_id = PLANS[index] ?? '';
  await savePlan(phone.account, { plan: { goal: plan_id, weeks: [[{ day: 'A' }]] }, source: 'phone', plan_id, use: false });
  await pointAt(phone.account, plan_id);
}
