import type { HybridTime } from './hlc.ts';

/**
 * Operation id made at `time`: a UUIDv7 with the hybrid clock's time and counter, so that a device's ids sort in creation order even when
 * its wall clock goes back. `random` is a fresh UUIDv7, of which only the random tail is used.
 */
export function operationIdAt(time: HybridTime, random: string): string {
  const ms = time.wall.toString(16).padStart(12, '0').slice(-12);
  const counter = time.counter.toString(16).padStart(4, '0');
  const tail = random.replaceAll('-', '').slice(-14);
  return `${ms.slice(0, 8)}-${ms.slice(8)}-7${counter.slice(0, 3)}-8${counter.slice(3)}${tail.slice(0, 2)}-${tail.slice(2)}`;
}

const TAIL = 12;

/** Whether two ids share one `random`: the same operation stored at another time. Compares 48 random bits. */
export function isSameRandom(a: string, b: string): boolean {
  return a.slice(-TAIL) === b.slice(-TAIL);
}
