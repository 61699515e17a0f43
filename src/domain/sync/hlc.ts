import { CLOCK_AHEAD_MAX_MS } from '../limits.ts';

/**
 * Hybrid logical clock: wall time, a counter for events within a millisecond or behind a clock that went back, and the device id.
 * Fixed-width text, so that text order is time order; unique across devices.
 */
export interface HybridTime {
  /** Milliseconds since 1970. */
  readonly wall: number;
  readonly counter: number;
  readonly device: string;
}

const COUNTER_MAX = 0xffff;

export function formatHlc({ wall, counter, device }: HybridTime): string {
  return `${String(wall).padStart(13, '0')}:${counter.toString(16).padStart(4, '0')}:${device}`;
}

/** Parses `formatHlc` output; the operation schema has already rejected other text. */
export function parseHlc(text: string): HybridTime {
  return { wall: Number(text.slice(0, 13)), counter: Number.parseInt(text.slice(14, 18), 16), device: text.slice(19) };
}

/** The next time after everything this device has made or seen (`last`, empty at first). `now` is the corrected wall clock in ms. */
export function nextHlc(last: string, now: number, device: string): string {
  const wall = Math.max(0, Math.floor(now));
  if (last === '') return formatHlc({ wall, counter: 0, device });
  const seen = parseHlc(last);
  if (wall > seen.wall) return formatHlc({ wall, counter: 0, device });
  if (seen.counter < COUNTER_MAX) return formatHlc({ wall: seen.wall, counter: seen.counter + 1, device });
  return formatHlc({ wall: seen.wall + 1, counter: 0, device });
}

/**
 * Sets a time too far ahead of the server back to the limit, so that a wrong phone clock cannot win for years. The counter becomes zero:
 * several times of a device clamped to the same limit are equal, and the operation id, which follows the device's own order
 * (`operationIdAt`), decides. Keeping the counters could let an earlier write win.
 */
export function clampHlc(text: string, serverNow: number): string {
  const time = parseHlc(text);
  const limit = Math.floor(serverNow) + CLOCK_AHEAD_MAX_MS;
  return time.wall <= limit ? text : formatHlc({ wall: limit, counter: 0, device: time.device });
}

/** The greater of two times; either may be empty. */
export function maxHlc(a: string, b: string): string {
  return a > b ? a : b;
}
