import type { Call, ChatMessage, Failure, Outcome } from '#contract/index.ts';
import type { CoachWords } from '#offline/chat/answer.ts';
import type { BesideReaders } from '#offline/chat/beside.ts';
import { listChat } from '#offline/chat/chat.ts';
import { type ChatSender, createChatSender, type PhoneQuestion } from '#offline/chat/sender.ts';
import type { Account, SetTimer } from '#offline/store/account.ts';
import type { TurnLocks } from '#offline/sync/turn.ts';

/** What happens to one request: it fails, or is answered; `lost` reaches the coach, whose answer does not come back. */
export type Weather = Failure | CoachWords | 'lost' | 'pass';

export const UNREACHABLE: Failure = { kind: 'unreachable' };
export const refused = (status: number, code?: string, retry_after?: number): Failure => ({
  kind: 'refused',
  status,
  body: code === undefined ? {} : { code },
  ...(retry_after === undefined ? {} : { retry_after }),
});

export interface SeenRequest {
  readonly messages: readonly ChatMessage[];
  /** The plan that went with them. */
  readonly plan: unknown;
  /** The open offer that went with them. */
  readonly offer: unknown;
  /** The plan that the newest accepted change replaced. */
  readonly replaced?: unknown;
  readonly key: string | undefined;
}

/** The way to a coach that answers `re: <last message>` once per key, or to the given server, through any weather. */
export class CoachNetwork {
  readonly seen: SeenRequest[] = [];
  /** Weather of the next requests; the last one stays. */
  weather: Weather[] = ['pass'];
  /** Set to hold answers back until it is called. */
  release: (() => void) | null = null;
  inFlight = 0;
  mostInFlight = 0;
  readonly #server: Call | undefined;

  constructor(server?: Call) {
    this.#server = server;
  }

  hold(): void {
    this.#gate = new Promise((resolve) => {
      this.release = () => {
        this.#gate = Promise.resolve();
        resolve();
      };
    });
  }

  readonly call: Call = async (endpoint, input, options) => {
    const { messages, plan, offer, replaced } = (input as { body: Omit<SeenRequest, 'key'> }).body;
    const more = replaced === undefined ? {} : { replaced };
    this.seen.push({ messages, plan, offer, ...more, key: options?.idempotency_key });
    this.inFlight += 1;
    this.mostInFlight = Math.max(this.mostInFlight, this.inFlight);
    const weather = (this.weather.length > 1 ? this.weather.shift() : this.weather[0]) ?? 'pass';
    await this.#gate;
    this.inFlight -= 1;
    if (weather !== 'pass' && weather !== 'lost')
      return ('kind' in weather ? { ok: false, failure: weather } : { ok: true, value: weather }) as Outcome<never>;
    const outcome = this.#server === undefined ? echo(messages) : await this.#server(endpoint, input, options);
    return (weather === 'lost' ? { ok: false, failure: UNREACHABLE } : outcome) as Outcome<never>;
  };

  #gate = Promise.resolve();
}

function echo(messages: readonly ChatMessage[]): Outcome<CoachWords> {
  return { ok: true, value: { messages: [echoOf(messages)], quick_replies: ['More'] } };
}

export function echoOf(messages: readonly ChatMessage[]): string {
  return messages.length === 0 ? 'Hello.' : `re: ${messages.at(-1)?.content}`;
}

/** Timers that run when the test says so. */
export class ManualTimer {
  readonly due: { run: () => void; ms: number }[] = [];

  readonly set: SetTimer = (run, ms) => {
    const timer = { run, ms };
    this.due.push(timer);
    return () => {
      const at = this.due.indexOf(timer);
      if (at >= 0) this.due.splice(at, 1);
    };
  };

  fire(): void {
    for (const timer of this.due.splice(0)) timer.run();
  }
}

/** A sender whose phone answers as the coach does, unless told otherwise. */
export function startSender(
  account: Account,
  network: CoachNetwork,
  more: {
    phone?: (messages: ChatMessage[], asked: PhoneQuestion) => CoachWords | null;
    log?: BesideReaders['log'];
    timer?: ManualTimer;
    locks?: TurnLocks;
    ready?: () => Promise<void>;
    isVisible?: () => boolean;
  } = {},
): ChatSender {
  const { phone = (messages) => ({ messages: [echoOf(messages)] }), timer = new ManualTimer(), log, locks, ready, isVisible } = more;
  const sender = createChatSender({
    account,
    call: network.call,
    answerOnPhone: (asked) => phone(asked.messages, asked),
    facts: () => Promise.resolve([]),
    random: () => 0,
    setTimer: timer.set,
    ...(log && { log }),
    ...(locks && { locks }),
    ...(ready && { ready }),
    ...(isVisible && { isVisible }),
  });
  sender.start();
  return sender;
}

/** Tries what can be tried now. */
export async function send(sender: ChatSender): Promise<void> {
  sender.wake();
  await sender.settled();
}

/** The conversation as a person reads it: `you`, `coach` or `phone`, and the state of an own message that is not answered. */
export async function conversation(account: Account): Promise<string[]> {
  return (await listChat(account)).map(({ role, content, on_phone, state }) => {
    if (role === 'assistant') return `${on_phone ? 'phone' : 'coach'}: ${content}`;
    return `you: ${content}${state === 'answered' ? '' : ` (${state})`}`;
  });
}

export const planFor = (goal: string) => ({
  goal,
  explanation: `For ${goal}.`,
  schedule: [{ day: 'Day 1', primary: [{ exercise: 'Squat' }] }],
});
