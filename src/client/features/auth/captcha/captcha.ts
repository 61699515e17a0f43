import { CAPTCHA_MINUTES } from '#domain/limits.ts';
import { REGISTER_MESSAGES } from '#domain/messages/join.ts';

/** A token, or an error sentence. */
type CaptchaTaken = { readonly ok: true; readonly token: string } | { readonly ok: false; readonly sentence: string };

export interface CaptchaParts<Challenge> {
  /** Null without a response. */
  readonly fetchChallenge: () => Promise<Challenge | null>;
  /** Solves a challenge; rejects with `SolverNotStarted` when it could not start. */
  readonly solve: (challenge: Challenge) => Promise<string>;
  readonly now: () => number;
  readonly wait: (ms: number) => Promise<void>;
}

export interface Captcha {
  /** Starts solving early, so that it is done when the form is filled in. */
  start(): void;
  /** Waits for a token without consuming it: null, or an error sentence. */
  ready(): Promise<string | null>;
  /** Waits for and consumes a token. */
  take(): Promise<CaptchaTaken>;
}

/** The solver could not start. */
export class SolverNotStarted extends Error {}

/** An older token might expire during email verification. */
const FRESH_MS = (CAPTCHA_MINUTES - 5) * 60_000;
const READY_WITHIN_MS = 15_000;

type State =
  | { readonly is: 'idle' | 'working' | 'not-started' | 'wrong' }
  /** `made_at`: when its challenge was requested. */
  | { readonly is: 'ready'; readonly token: string; readonly made_at: number };

/**
 * The invisible captcha (AUTH-14): some work for this browser, begun with the first letter that is typed. Taking a token
 * waits until one is there; each failure has its sentence, and the next try begins anew.
 */
export function createCaptcha<Challenge>({ fetchChallenge, solve, now, wait }: CaptchaParts<Challenge>): Captcha {
  let state: State = { is: 'idle' };
  // Re-read after each wait, because solving changes it.
  const readState = (): State => state;
  let working: Promise<void> = Promise.resolve();

  const work = async (): Promise<State> => {
    const made_at = now();
    const challenge = await fetchChallenge();
    if (challenge === null) return { is: 'not-started' };
    try {
      return { is: 'ready', token: await solve(challenge), made_at };
    } catch (error) {
      return { is: error instanceof SolverNotStarted ? 'not-started' : 'wrong' };
    }
  };
  const begin = () => {
    state = { is: 'working' };
    working = (async () => {
      state = await work();
    })();
  };

  const find = async (): Promise<CaptchaTaken> => {
    let wasTooOld = false;
    // A second pass when the token is too old.
    for (;;) {
      if (state.is !== 'working' && state.is !== 'ready') begin();
      await Promise.race([working, wait(READY_WITHIN_MS)]);
      const result = readState();
      if (result.is === 'working') return { ok: false, sentence: REGISTER_MESSAGES.captchaNotReady };
      if (result.is === 'ready' && now() - result.made_at < FRESH_MS) return { ok: true, token: result.token };
      state = { is: 'idle' };
      if (result.is === 'wrong') return { ok: false, sentence: REGISTER_MESSAGES.captchaError };
      if (result.is !== 'ready')
        return { ok: false, sentence: wasTooOld ? REGISTER_MESSAGES.captchaExpired : REGISTER_MESSAGES.captchaNotStarted };
      wasTooOld = true;
    }
  };

  return {
    start: () => {
      if (state.is === 'idle') begin();
    },
    ready: async () => {
      const found = await find();
      return found.ok ? null : found.sentence;
    },
    take: async () => {
      const found = await find();
      // Prepares the next one, in case this one is refused.
      if (found.ok) begin();
      return found;
    },
  };
}
