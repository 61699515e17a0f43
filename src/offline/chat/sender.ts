import {
  askCoach,
  type Call,
  type CallOptions,
  type ChatMessage,
  COACH_WORDS_EVENT,
  coachWordsSchema,
  type Failure,
  type Outcome,
  type ResponseOf,
} from '#contract/index.ts';
import { retryDelay } from '#domain/sync/retry-delay.ts';
import type { Account, SetTimer } from '../store/account.ts';
import { type TurnLocks, takeTurn } from '../sync/turn.ts';
import { type CoachWords, linesOf, planPointer, storeAnswer, storeGreeting } from './answer.ts';
import { type BesideReaders, gatherBeside } from './beside.ts';
import { isGreeting, listChat } from './chat.ts';
import { historyUpTo } from './history.ts';
import { type AskedWith, type MessageRow, messageTable } from './rows.ts';
import { type AskBody, bodyOf, endSending, keyOf, markSending, nextQueued, resumeInterrupted } from './sending.ts';
import { verdictOf } from './verdict.ts';

/** Input of the phone's engine, equal to the server's. */
export interface PhoneQuestion extends AskedWith {
  readonly messages: ChatMessage[];
}

/** Facts and log digest of the first try go with its retries. */
export interface CreateChatSenderInput extends BesideReaders {
  readonly account: Account;
  readonly call: Call;
  /** The phone's engine: answers a conversation that ends with the trainee, or greets an empty one. Null: its code is not on the phone yet. */
  readonly answerOnPhone: (asked: PhoneQuestion) => CoachWords | null | Promise<CoachWords | null>;
  /** Resolves when plan and log are on the phone, or cannot be fetched now. Default: immediately. */
  readonly ready?: () => Promise<void>;
  /** Receives streamed text of an answer; null when it is complete or failed. */
  readonly onArriving?: (arriving: ArrivingAnswer | null) => void;
  /** Page visibility; default: hidden. */
  readonly isVisible?: () => boolean;
  /** 0 to 1; jitter for retries. */
  readonly random?: () => number;
  readonly setTimer?: SetTimer;
  /** `navigator.locks` where supported. */
  readonly locks?: TurnLocks;
}

/** The streamed part of an answer: displayed, never stored, because the final answer may differ. */
export interface ArrivingAnswer {
  /** The message being answered. */
  readonly answers: string;
  /** One text per line. */
  readonly lines: readonly string[];
}

/** Sends the account's chat messages in order, one at a time, and stores the answers. */
export interface ChatSender {
  /** Starts: resumes interrupted messages and sends waiting ones. */
  start(): void;
  /** Stops; nothing is stored after it resolves. */
  stop(): Promise<void>;
  /** Tries now, ending any pause: after queueing, retrying or signing in. */
  wake(): void;
  /** Tries now, but respects `Retry-After`: for `online` and a page that becomes visible. */
  resume(): void;
  /** Resolves when nothing more can be done now; for tests and «send now». */
  settled(): Promise<void>;
  /**
   * Loads the coach's first message in an empty conversation. Offline the phone's engine greets; a refusal is returned and nothing stored,
   * likewise `unreachable` when storing failed. Confirms the phone's earlier greeting.
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
  /** Set between start and stop. */
  #stopping: AbortController | null = null;
  #running: Promise<void> | null = null;
  #greeting: Promise<'ready' | Failure> | null = null;
  #again = false;
  #failures = 0;
  /** `Retry-After` as ms since 1970. */
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

  /** Never rejects: a storage failure shows at the next write or try. */
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
    // Known to be offline: answer at once instead of after a time-out.
    if (this.#failures > 0) await this.#answerAllOnPhone();
    for (;;) {
      const next = await nextQueued(account);
      if (next === undefined || stopping.aborted) return { kind: 'done' };
      const beside = next.asked_with ?? (await gatherBeside(account, next.message_id, this.#input));
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

  /** Null when the next message can be sent. */
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

  /** The phone answers every waiting message in order, so that each knows the earlier ones. Without the engine's code they go on waiting. */
  async #answerAllOnPhone(): Promise<void> {
    const { account, answerOnPhone } = this.#input;
    const entries = await listChat(account);
    const answered = new Set(entries.map((entry) => entry.answers));
    for (const entry of entries) {
      if (entry.state !== 'queued' || answered.has(entry.message_id)) continue;
      const row = await messageTable(account).get(entry.message_id);
      const asked = row?.asked_with ?? (await gatherBeside(account, entry.message_id, this.#input));
      const words = await answerOnPhone({ messages: historyUpTo(await listChat(account), entry.message_id), ...asked });
      if (words === null) return;
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
    const words = await answerOnPhone({ messages: [], facts: [], plan: null });
    if (words === null) return outcome.failure;
    await storeGreeting(account, words, 'phone', plan_base);
    return 'ready';
  }

  /** Reports `unreachable` once the sender is stopped. */
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

  /** Forwards streamed text; drops it after stop or when malformed. */
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
