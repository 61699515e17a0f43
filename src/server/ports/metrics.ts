import type { PushResult } from '#contract/index.ts';

/** Counts what the server does. Nothing counted names or describes a person. */
export interface Metrics {
  /** An answered request; `route` is the pattern, never the path. */
  requestDone(request: { method: string; route: string; status: number; ms: number }): void;
  /** A push that was stored or refused; `waited_ms` is how long its oldest operation had waited on the phone, null without one. */
  pushDone(push: { results: readonly PushResult[]; waited_ms: number | null }): void;
  /** A statement sent to the database. */
  statementSent(): void;
}

/** For a server that nobody watches. */
export const NO_METRICS: Metrics = { requestDone: () => undefined, pushDone: () => undefined, statementSent: () => undefined };
