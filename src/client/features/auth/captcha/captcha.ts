import { CAPTCHA_MINUTES } from '#domain/limits.ts';
import { REGISTER_MESSAGES } from '#domain/messages/join.ts';

/** A token for one registration, or the sentence that says why there is none. */
type CaptchaTaken = { readonly ok: true; readonly token: string } | { readonly ok: false; readonly sentence: string };

export interface CaptchaParts<Challenge> {
  /** Null when nothing came. */
  readonly fetchChallenge: () => Promise<Challenge | null>;
  /** Does the work; rejects with `SolverNotStarted` when it could not begin. */
  readonly solve: (challenge: Challenge) => Promise<string>;
  readonly now: () => number;
  /** Resolves after so many milliseconds. */
  readonly wait: (ms: number) => Promise<void>;
}

export interface Captcha {
  /** Begins the work, so that it is done by the time the form is filled in. */
  start(): void;
  /** Waits a while for a token to be there and leaves it there: null, or the sentence that says why there is none. */
  ready(): Promise<string | null>;
  /** The same, and hands the token out; each only once. */
  take(): Promise<CaptchaTaken>;
}

/** The browser could not begin to solve. */
export class SolverNotStarted extends Error {}

/** A token this old might run out while a code is looked for in the mail. */
const FRESH_MS = (CAPTCHA_MINUTES - 5) * 60_000;
const READY_WITHIN_MS = 15_000;

type State =
  | { readonly is: 'idle' | 'working' | 'not-started' | 'wrong' }
  /** `made_at`: when its challenge was asked for. */
  | { readonly is: 'ready'; readonly token: string; readonly made_at: number };

/**
 * The invisible captcha (AUTH-14): some work for this browser, begun with the first letter that is typed. Whoever takes a token while none
 * is there waits for it; each failure has its sentence, and the next try begins anew.
 */
export function createCaptcha<Challenge>({ fetchChallenge, solve, now, wait }: CaptchaParts<Challenge>): Captcha {
  let state: State = { is: 'idle' };
  // Asked for anew after each wait: the work has changed it meanwhile.
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
    // Once more for a token that lay there too long.
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
      // The next one, should this one be refused.
      if (found.ok) begin();
      return found;
    },
  };
}
