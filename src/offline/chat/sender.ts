import {
  askCoach,
  type Call,
  type CallOptions,
  type ChatMessage,
  COACH_WORDS_EVENT,
  type CoachFact,
  coachWordsSchema,
  type Failure,
  type Outcome,
  type ResponseOf,
} from '#contract/index.ts';
import { retryDelay } from '#domain/sync/retry-delay.ts';
import type { Account, SetTimer } from '../store/account.ts';
import { type TurnLocks, takeTurn } from '../sync/turn.ts';
import { type CoachWords, linesOf, planPointer, storeAnswer, storeGreeting } from './answer.ts';
import { gatherBeside } from './beside.ts';
import { isGreeting, listChat } from './chat.ts';
import { historyUpTo } from './history.ts';
import { type AskedWith, type MessageRow, messageTable } from './rows.ts';
import { type AskBody, bodyOf, endSending, keyOf, markSending, nextQueued, resumeInterrupted } from './sending.ts';
import { verdictOf } from './verdict.ts';

/** What the engine on the phone goes by: the same that goes to the server. */
export interface PhoneQuestion extends AskedWith {
  readonly messages: ChatMessage[];
}

export interface CreateChatSenderInput {
  readonly account: Account;
  readonly call: Call;
  /** The engine on the phone: answers a conversation that ends with the trainee, or greets an empty one. */
  readonly answerOnPhone: (asked: PhoneQuestion) => CoachWords | Promise<CoachWords>;
  /** The facts of the log that the coach may use. They are sent as they were when the message first went. */
  readonly facts: () => Promise<CoachFact[]>;
  /** Resolves when the phone has the plan and the log, which go with a message, or cannot have them now; without it nothing is waited for. */
  readonly ready?: () => Promise<void>;
  /** Gets the words of an answer while it is on its way, where the server sends them; null once it is there, or is not coming. */
  readonly onArriving?: (arriving: ArrivingAnswer | null) => void;
  /** Whether the person can see the page; without one nobody does. */
  readonly isVisible?: () => boolean;
  /** 0 to 1; spreads the phones' retries. */
  readonly random?: () => number;
  readonly setTimer?: SetTimer;
  /** `navigator.locks` where there is one. */
  readonly locks?: TurnLocks;
}

/** What has come so far of an answer: to be shown, never to be stored, for the answer itself may be another. */
export interface ArrivingAnswer {
  /** The message it answers. */
  readonly answers: string;
  /** One text for each line. */
  readonly lines: readonly string[];
}

/** Carries the account's messages to the coach, one at a time and in order, and its answers back. */
export interface ChatSender {
  /** Begins: takes up what a crash interrupted and sends what waits. */
  start(): void;
  /** Ends; nothing is stored once it has resolved. */
  stop(): Promise<void>;
  /** Tries now, whatever pause was under way: after a message was queued or retried, and signing in again. */
  wake(): void;
  /** Tries now, unless the server asked to be left alone for longer: for `online`, and coming back to the page. */
  resume(): void;
  /** Resolves when everything that can be done now has been done; for tests and for a deliberate «send now». */
  settled(): Promise<void>;
  /**
   * Makes the coach speak first in an empty conversation. Without an answer the phone's engine greets; the failure of a refusal comes
   * back, and nothing is stored; so does `unreachable` when the phone could not store what came. Confirms a greeting the phone gave earlier.
   */
  loadGreeting(): Promise<'ready' | Failure>;
}

export function createChatSender(input: CreateChatSenderInput): ChatSender {
  return new Sender(input);
}

type Answer = Outcome<ResponseOf<typeof askCoach>>;
type Ending = { readonly kind: 'done' } | { readonly kind: 'sign-in' } | { readonly kind: 'retry'; readonly retry_after?: number };

class Sender implements ChatSender {
  readonly #input: CreateChatSenderInput;
  /** Present between start and stop. */
  #stopping: AbortController | null = null;
  #running: Promise<void> | null = null;
  #greeting: Promise<'ready' | Failure> | null = null;
  #again = false;
  #failures = 0;
  /** Milliseconds since 1970: the server asked to be left alone until then. */
  #notBefore = 0;
  #cancelTimer: (() => void) | null = null;

  constructor(input: CreateChatSenderInput) {
    this.#input = input;
  }

  readonly start = (): void => {
    if (this.#stopping !== null) return;
    this.#stopping = new AbortController();
    this.wake();
  };

  readonly stop = async (): Promise<void> => {
    this.#stopping?.abort();
    this.#stopping = null;
    this.#again = false;
    this.#pause();
    await Promise.allSettled([this.#running, this.#greeting]);
    this.#pause();
  };

  readonly wake = (): void => {
    if (this.#stopping === null) return;
    this.#pause();
    this.#again = true;
    this.#running ??= this.#run();
  };

  readonly resume = (): void => {
    if (this.#input.account.now() >= this.#notBefore) this.wake();
  };

  readonly settled = async (): Promise<void> => {
    await this.#running;
  };

  readonly loadGreeting = (): Promise<'ready' | Failure> => {
    this.#greeting ??= this.#greet()
      .catch((): Failure => ({ kind: 'unreachable' }))
      .finally(() => {
        this.#greeting = null;
      });
    return this.#greeting;
  };

  async #run(): Promise<void> {
    while (this.#again && this.#stopping !== null) {
      this.#again = false;
      const ending = await this.#turn(this.#stopping.signal);
      const retry_after = (ending.kind === 'retry' ? ending.retry_after : undefined) ?? 0;
      this.#failures = ending.kind === 'retry' ? this.#failures + 1 : 0;
      this.#notBefore = this.#input.account.now() + retry_after * 1000;
      if (ending.kind === 'retry' && !this.#again) this.#retryIn(retry_after);
    }
    this.#running = null;
  }

  /** Cannot reject: storage that fails here is met by whoever writes next, and by the next try. */
  async #turn(stopping: AbortSignal): Promise<Ending> {
    const { account, locks } = this.#input;
    const turn = { locks, name: `chat-${account.database.name}`, setTimer: this.#setTimer, stopping };
    try {
      await this.#input.ready?.();
      return await takeTurn(turn, () => this.#drain(stopping));
    } catch {
      return { kind: 'retry' };
    }
  }

  async #drain(stopping: AbortSignal): Promise<Ending> {
    const { account } = this.#input;
    await resumeInterrupted(account);
    // Known to be out of reach: nobody waits for a time-out to be told what the phone knows.
    if (this.#failures > 0) await this.#answerAllOnPhone();
    for (;;) {
      const next = await nextQueued(account);
      if (next === undefined || stopping.aborted) return { kind: 'done' };
      const beside = next.asked_with ?? (await gatherBeside(account, this.#input.facts));
      const sending = await markSending(account, next.message_id, beside);
      if (sending === undefined) continue;
      const outcome = await this.#ask(bodyOf(sending), stopping, { idempotency_key: keyOf(sending), on_event: this.#wordsOf(sending) });
      if (stopping.aborted) {
        this.#input.onArriving?.(null);
        await resumeInterrupted(account);
        return { kind: 'done' };
      }
      const ending = await this.#settle(sending, outcome).finally(() => this.#input.onArriving?.(null));
      if (ending !== null) return ending;
    }
  }

  /** Null when the next message can go. */
  async #settle(row: MessageRow, outcome: Answer): Promise<Ending | null> {
    const { account } = this.#input;
    if (outcome.ok) {
      await storeAnswer(account, row.message_id, outcome.value, 'server');
      return null;
    }
    const verdict = verdictOf(outcome.failure);
    if (verdict.kind === 'given-up') {
      await endSending(account, row.message_id, { state: verdict.state, failure: verdict.failure });
      return null;
    }
    if (verdict.kind === 'new-key') {
      await endSending(account, row.message_id, { state: 'queued', attempt: (row.attempt ?? 0) + 1 });
      return null;
    }
    await endSending(account, row.message_id, { state: 'queued' });
    if (verdict.kind === 'retry') await this.#answerAllOnPhone();
    return verdict;
  }

  /** Every message that waits gets the phone's answer, in order, so that each knows the ones before. */
  async #answerAllOnPhone(): Promise<void> {
    const { account, answerOnPhone } = this.#input;
    const entries = await listChat(account);
    const answered = new Set(entries.map((entry) => entry.answers));
    for (const entry of entries) {
      if (entry.state !== 'queued' || answered.has(entry.message_id)) continue;
      const asked = (await messageTable(account).get(entry.message_id))?.asked_with ?? (await gatherBeside(account, this.#input.facts));
      const words = await answerOnPhone({ messages: historyUpTo(await listChat(account), entry.message_id), ...asked });
      if (linesOf(words).length > 0) await storeAnswer(account, entry.message_id, words, 'phone');
    }
  }

  async #greet(): Promise<'ready' | Failure> {
    const { account, answerOnPhone } = this.#input;
    const entries = await listChat(account);
    const greeting = entries.filter((entry) => isGreeting(entry.message_id));
    if (entries.length > 0 && !greeting.some((entry) => entry.on_phone)) return 'ready';
    const plan_base = await planPointer(account);
    const stopping = this.#stopping?.signal ?? new AbortController().signal;
    const outcome = await this.#ask({ messages: [] }, stopping);
    if (stopping.aborted) return entries.length > 0 ? 'ready' : { kind: 'unreachable' };
    if (outcome.ok && linesOf(outcome.value).length > 0) {
      await storeGreeting(account, outcome.value, 'server', plan_base);
      return 'ready';
    }
    if (entries.length > 0) return 'ready';
    if (outcome.ok) return { kind: 'unreadable', status: 200 };
    if (verdictOf(outcome.failure).kind !== 'retry') return outcome.failure;
    await storeGreeting(account, await answerOnPhone({ messages: [], facts: [], plan: null }), 'phone', plan_base);
    return 'ready';
  }

  /** Counts as unreachable from the moment the sender is stopped. */
  #ask(body: AskBody, stopping: AbortSignal, options: CallOptions = {}): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const giveUp = () => resolve({ ok: false, failure: { kind: 'unreachable' } });
      if (stopping.aborted) return giveUp();
      stopping.addEventListener('abort', giveUp, { once: true });
      this.#input
        .call(askCoach, { body }, options)
        .then(resolve, reject)
        .finally(() => stopping.removeEventListener('abort', giveUp));
    });
  }

  /** Hands the words on as they come; what comes after the sender was stopped, or is not in our form, is dropped. */
  #wordsOf(row: MessageRow): (event: string, data: unknown) => void {
    const lines: string[] = [];
    return (event, data) => {
      const piece = coachWordsSchema.safeParse(data);
      if (event !== COACH_WORDS_EVENT || !piece.success || this.#stopping === null) return;
      const { message, text } = piece.data;
      if (message < 0 || message > lines.length) return;
      lines[message] = `${lines[message] ?? ''}${text}`;
      this.#input.onArriving?.({ answers: row.message_id, lines: [...lines] });
    };
  }

  #retryIn(retry_after: number): void {
    this.#pause();
    if (this.#stopping === null) return;
    const { random = Math.random, isVisible } = this.#input;
    const delay = retryDelay({ failures: this.#failures, isWaitedFor: isVisible?.() === true, random, retry_after });
    this.#cancelTimer = this.#setTimer(this.wake, delay);
  }

  #pause(): void {
    this.#cancelTimer?.();
    this.#cancelTimer = null;
  }

  get #setTimer(): SetTimer {
    return this.#input.setTimer ?? this.#input.account.setTimer;
  }
}
