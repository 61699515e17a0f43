/** A rest timer, stored by its end, so that reloads and sleep do not affect it. */
export interface Rest {
  /** Milliseconds since 1970. */
  ends_at: number;
  /** Planned seconds, for the ring. */
  seconds: number;
}

/** The draft key. */
export const REST_KEY = 'rest';
/** How long an ended rest stays visible. */
const SHOWN_AFTER_END_MS = 120_000;

export function startRest(seconds: number, now: number): Rest {
  return { ends_at: now + seconds * 1000, seconds };
}

/** Changes by `change` seconds; extending an ended rest restarts from now. */
export function changeRest(rest: Rest, change: number, now: number): Rest {
  const ends_at = Math.max(now, Math.max(rest.ends_at, now) + change * 1000);
  return { ends_at, seconds: Math.max(rest.seconds, Math.ceil((ends_at - now) / 1000)) };
}

/** Whole seconds, 0 when over. */
export function secondsLeft(rest: Rest, now: number): number {
  return Math.max(0, Math.ceil((rest.ends_at - now) / 1000));
}

export function isShown(rest: Rest, now: number): boolean {
  return now < rest.ends_at + SHOWN_AFTER_END_MS;
}

/** «1:24» */
export function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
