/** A rest between sets: kept by its end, so that a reload, a locked screen or a sleeping tab cannot lose or stretch it. */
export interface Rest {
  /** Milliseconds since 1970. */
  ends_at: number;
  /** How long it was meant to be, in seconds; the ring is drawn from it. */
  seconds: number;
}

/** Where it is stored among the account's drafts. */
export const REST_KEY = 'rest';
/** An ended rest stays on the dock this long. */
const SHOWN_AFTER_END_MS = 120_000;

export function startRest(seconds: number, now: number): Rest {
  return { ends_at: now + seconds * 1000, seconds };
}

/** Longer or shorter by `change` seconds; an ended rest that is made longer runs from now. */
export function changeRest(rest: Rest, change: number, now: number): Rest {
  const ends_at = Math.max(now, Math.max(rest.ends_at, now) + change * 1000);
  return { ends_at, seconds: Math.max(rest.seconds, Math.ceil((ends_at - now) / 1000)) };
}

/** Whole seconds left, 0 when it is over. */
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
