/** A phone is about this much slower than the machine that measures. */
export const PHONE = 4;

/**
 * Milliseconds the thread computes for it, at most: what passes on the clock holds the waits for other processes too, and what this
 * process computes holds the threads that compile and collect beside it, so it took no longer than the shorter of them.
 */
export function cpuTimed<Result>(run: () => Result): { result: Result; ms: number } {
  const before = process.cpuUsage();
  const from = performance.now();
  const result = run();
  const passed = performance.now() - from;
  const { user, system } = process.cpuUsage(before);
  return { result, ms: Math.min(passed, (user + system) / 1_000) };
}
