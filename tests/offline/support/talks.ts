import type { Call } from '#contract/index.ts';
import { answer } from '#domain/ai-coach/answer.ts';
import type { Plan } from '#domain/plan/plan.ts';
import { acceptChange, keepPlan, undoChange, undoTo } from '#offline/chat/change.ts';
import { type ChatEntry, listChat, queueMessage } from '#offline/chat/chat.ts';
import type { ChatSender } from '#offline/chat/sender.ts';
import { readCurrentPlan, readPlan } from '#offline/log/plans.ts';
import { openSession } from '#offline/log/sessions.ts';
import { saveSet } from '#offline/log/set-logs.ts';
import type { Account } from '#offline/store/account.ts';
import { createSync } from '#offline/sync/sync.ts';
import fc from '#tests/support/properties.ts';
import { Phone } from '../accounts-phone.ts';
import { CoachNetwork, send, startSender, UNREACHABLE } from '../chat-network.ts';

const SENTENCES = [
  'Get stronger, 3 days a week, 60 minutes, full gym, lifting for a year',
  'My left shoulder hurts when I press',
  'I want to run a marathon, give me a running plan',
  'Same goal. Please build the next block.',
  'make it 40 minutes',
  'only 2 days',
  'I only have dumbbells now',
  'no deadlifts',
  'my goal is muscle now',
  'I need a deload',
  'Start over: build me a 3 day strength plan with dumbbells, 45 minutes',
  'start over',
  'lose fat, 4 days',
  "what's today",
  'undo',
  'thanks',
];
const who = fc.nat({ max: 1 });
/** Which of the changes in the conversation, counted from the newest. */
const nth = fc.constantFrom(0, 0, 0, 1, 2);
const decision = fc.constantFrom('accept' as const, 'refuse' as const, 'undo' as const);

/** What people, networks and phones do, as data: a talk can be printed, shrunk and kept. */
const stepArbitrary = fc.oneof(
  { weight: 10, arbitrary: fc.record({ do: fc.constant('say' as const), who, content: fc.constantFrom(...SENTENCES) }) },
  { weight: 7, arbitrary: fc.record({ do: fc.constant('decide' as const), who, nth, decision }) },
  // The answer is on its way while somebody decides about an earlier offer.
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('decide-meanwhile' as const), who, content: fc.constantFrom(...SENTENCES), nth, decision }),
  },
  // A backend that knows no offers sends a plan with whatever it says: the newest one it saw offered.
  { weight: 1, arbitrary: fc.record({ do: fc.constant('plan-with-any' as const), who }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('signal' as const),
      who,
      signal: fc.constantFrom('pass' as const, 'none' as const, 'lost' as const),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('sync' as const), who }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('restart' as const), who }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('log' as const), who }) },
);
export const talkArbitrary = fc.array(stepArbitrary, { minLength: 6, maxLength: 18, size: 'max' });
type StepOf<A> = A extends fc.Arbitrary<infer T> ? T : never;
export type TalkStep = StepOf<typeof stepArbitrary>;
type Deciding = Extract<TalkStep, { do: 'decide' }>['decision'];

/** A plan that was built first, accepted, or gone back to; the later one counts. */
interface Chosen {
  readonly at: number;
  readonly plan: string;
}

export interface LoggedUnder {
  readonly session_id: string;
  readonly plan_id: string;
}

/** One phone of a talk, with what a simple model says its plan is. */
class TalkPhone {
  readonly #phone: Phone;
  readonly #owner: string;
  readonly network: CoachNetwork;
  account!: Account;
  sender!: ChatSender;
  signal: 'pass' | 'none' | 'lost' = 'pass';
  /** What this phone knows of what was chosen. */
  chosen: Chosen | null = null;

  constructor(name: string, owner: string, call: Call) {
    this.#phone = new Phone(name);
    this.#owner = owner;
    this.network = new CoachNetwork(call);
  }

  async open(): Promise<void> {
    this.account = await this.#phone.account(this.#owner);
    this.sender = startSender(this.account, this.network, { phone: (_, asked) => answer(asked) });
    await this.sender.settled();
  }

  set now(now: number) {
    this.#phone.now = now;
  }

  get now(): number {
    return this.#phone.now;
  }

  async close(): Promise<void> {
    this.network.release?.();
    await this.sender.stop();
    this.#phone.crash();
  }
}

/** Two phones of one person and the real server. */
export class Talk {
  readonly phones: readonly TalkPhone[];
  readonly logged: LoggedUnder[] = [];
  readonly #call: Call;
  /** What the server has been told was chosen. */
  #shared: Chosen | null = null;

  constructor(owner: string, call: Call) {
    this.#call = call;
    this.phones = [new TalkPhone('a', owner, call), new TalkPhone('b', owner, call)];
  }

  async open(): Promise<void> {
    for (const phone of this.phones) await phone.open();
  }

  async close(): Promise<void> {
    for (const phone of this.phones) await phone.close();
  }

  async take(step: TalkStep): Promise<void> {
    for (const phone of this.phones) phone.now += 1_000;
    const phone = this.phone(step.who);
    if (step.do === 'say') await this.#say(phone, step.content);
    else if (step.do === 'decide') await this.#decide(phone, step.nth, step.decision);
    else if (step.do === 'decide-meanwhile') await this.#decideMeanwhile(phone, step);
    else if (step.do === 'plan-with-any') await this.#planWithAny(phone);
    else if (step.do === 'signal') phone.signal = step.signal;
    else if (step.do === 'sync') await this.sync(phone);
    else if (step.do === 'log') await this.#log(phone);
    else {
      await phone.close();
      await phone.open();
    }
  }

  phone(index: number): TalkPhone {
    return this.phones[index] ?? this.phones[0]!;
  }

  /** The plan that counts everywhere once everybody has synchronised. */
  get last(): string | null {
    return this.phones.map(({ chosen }) => chosen).reduce(later, this.#shared)?.plan ?? null;
  }

  async sync(phone: TalkPhone): Promise<void> {
    const running = createSync({ account: phone.account, call: this.#call });
    running.start();
    await running.syncNow();
    await running.stop();
    this.#shared = later(this.#shared, phone.chosen);
    phone.chosen = this.#shared;
  }

  async #say(phone: TalkPhone, content: string): Promise<void> {
    await queueMessage(phone.account, content);
    phone.network.weather = [phone.signal === 'none' ? UNREACHABLE : phone.signal];
    await send(phone.sender);
    await this.#noteFirst(phone);
  }

  /** A plan where there was none is used at once. */
  async #noteFirst(phone: TalkPhone): Promise<void> {
    if (phone.chosen !== null) return;
    const entries = await listChat(phone.account);
    const built = entries.find(({ plan_id, change }) => plan_id !== null && change == null);
    const plan = built?.plan_id == null ? undefined : await readPlan(phone.account, built.plan_id);
    if (plan !== undefined) phone.chosen = { at: phone.now, plan: canonical(plan.plan) };
  }

  async #decide(phone: TalkPhone, nth: number, deciding: Deciding): Promise<void> {
    const entries = await listChat(phone.account);
    const entry = entries.filter(({ change }) => change != null).at(-1 - nth);
    if (entry === undefined) return;
    const target = await this.#targetOf(phone, entry, entries, deciding);
    const act = { accept: acceptChange, refuse: keepPlan, undo: undoChange }[deciding];
    const outcome = await act(phone.account, entry.message_id);
    if (outcome === 'done' && target !== undefined) phone.chosen = { at: phone.now, plan: canonical(target) };
  }

  async #targetOf(phone: TalkPhone, entry: ChatEntry, entries: readonly ChatEntry[], deciding: Deciding): Promise<Plan | undefined> {
    const current = (await readCurrentPlan(phone.account))?.plan_id ?? null;
    const plan_id = deciding === 'accept' ? entry.plan_id : deciding === 'undo' ? undoTo(entry, entries, current) : null;
    return plan_id === null ? undefined : (await readPlan(phone.account, plan_id))?.plan;
  }

  async #decideMeanwhile(phone: TalkPhone, step: { content: string; nth: number; decision: Deciding }): Promise<void> {
    await queueMessage(phone.account, step.content);
    phone.network.weather = [phone.signal === 'none' ? UNREACHABLE : phone.signal];
    phone.network.hold();
    phone.sender.wake();
    await this.#decide(phone, step.nth, step.decision);
    phone.network.release?.();
    await send(phone.sender);
    await this.#noteFirst(phone);
  }

  async #planWithAny(phone: TalkPhone): Promise<void> {
    const offered = (await listChat(phone.account)).findLast(({ change }) => change != null);
    const version = offered?.plan_id == null ? undefined : await readPlan(phone.account, offered.plan_id);
    if (version === undefined) return;
    await queueMessage(phone.account, 'thanks');
    phone.network.weather = [{ messages: ['Drink enough.'], plan: version.plan }];
    await send(phone.sender);
  }

  async #log(phone: TalkPhone): Promise<void> {
    const current = await readCurrentPlan(phone.account);
    if (current === undefined) return;
    const place = { performed_on: '2025-09-01', plan_id: current.plan_id, week: 0, day: 0, label: 'Day A' };
    const { session_id } = await openSession(phone.account, place);
    await saveSet(phone.account, {
      session_id,
      exercise: 'Back squat',
      exercise_n: 1,
      set_n: 1,
      reps: 5,
      weight: '100',
      unit: 'kg',
      rpe: 8,
    });
    this.logged.push({ session_id, plan_id: current.plan_id });
  }
}

function later(a: Chosen | null, b: Chosen | null): Chosen | null {
  if (a === null || b === null) return a ?? b;
  return a.at > b.at ? a : b;
}

/** Equal for equal plans, in whatever order their fields came. */
export function canonical(plan: Plan): string {
  return JSON.stringify(plan, (_key, part: unknown) => {
    if (typeof part !== 'object' || part === null || Array.isArray(part)) return part;
    return Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)));
  });
}
