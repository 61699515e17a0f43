import type { Call, Endpoint, InputOf, Outcome, ResponseOf } from '#contract/index.ts';
import type { Account } from '../store/account.ts';

/** Shared state of a round's steps. */
export interface Exchange {
  readonly account: Account;
  /** Reports `unreachable` once sync is stopped, so that nothing is stored after `stop` resolved. */
  readonly call: Call;
  /** Operations per push, set by the server. */
  readonly max_ops: number;
  /** How many relationships the account has, as hello said. */
  readonly relationships: number;
}

const UNREACHABLE: Outcome<never> = { ok: false, failure: { kind: 'unreachable' } };

/** Ends every call, including running ones, as unreachable once `stopping` aborts. */
export function untilStopped(call: Call, stopping: AbortSignal): Call {
  return <E extends Endpoint>(endpoint: E, input: InputOf<E>): Promise<Outcome<ResponseOf<E>>> =>
    new Promise((resolve, reject) => {
      if (stopping.aborted) return resolve(UNREACHABLE);
      const giveUp = () => resolve(UNREACHABLE);
      stopping.addEventListener('abort', giveUp, { once: true });
      call(endpoint, input)
        .then(resolve, reject)
        .finally(() => stopping.removeEventListener('abort', giveUp));
    });
}
