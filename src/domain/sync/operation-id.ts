import type { HybridTime } from './hlc.ts';

/**
 * Id of the operation made at `time`: a UUIDv7 whose time and counter are those of the hybrid clock, so the ids of one device sort
 * as its operations were made, also when its wall clock went back. `random` is any fresh UUIDv7; only its random tail is used.
 */
export function operationIdAt(time: HybridTime, random: string): string {
  const ms = time.wall.toString(16).padStart(12, '0').slice(-12);
  const counter = time.counter.toString(16).padStart(4, '0');
  const tail = random.replaceAll('-', '').slice(-14);
  return `${ms.slice(0, 8)}-${ms.slice(8)}-7${counter.slice(0, 3)}-8${counter.slice(3)}${tail.slice(0, 2)}-${tail.slice(2)}`;
}

const TAIL = 12;

/** Whether two ids come of one `random`: the same thing stored at another time. 48 random bits tell. */
export function isSameRandom(a: string, b: string): boolean {
  return a.slice(-TAIL) === b.slice(-TAIL);
}
