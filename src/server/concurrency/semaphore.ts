/** As many jobs wait as may. */
export class QueueFullError extends Error {}

export interface Semaphore {
  /**
   * Runs `job` once a permit is free. Rejects with `QueueFullError` at once when the queue is full. `isLast` waits in a queue of its own,
   * behind everybody else.
   */
  run<T>(job: () => Promise<T>, options?: { readonly isLast: boolean }): Promise<T>;
}

interface SemaphoreOptions {
  /** Jobs that may run at once. */
  readonly permits: number;
  /** Jobs that may wait, in each of the two queues. */
  readonly maxWaiting: number;
}

/** At most `permits` jobs at a time; waiting ones start in the order they came. */
export function createSemaphore({ permits, maxWaiting }: SemaphoreOptions): Semaphore {
  let running = 0;
  const waiting: (() => void)[] = [];
  const waitingLast: (() => void)[] = [];
  const wait = async (isLast: boolean) => {
    const queue = isLast ? waitingLast : waiting;
    if (queue.length >= maxWaiting) throw new QueueFullError();
    await new Promise<void>((start) => {
      queue.push(start);
    });
  };
  const release = () => {
    // A permit that is handed on stays taken, so no new job can slip in between.
    const next = waiting.shift() ?? waitingLast.shift();
    if (next === undefined) running -= 1;
    else next();
  };
  return {
    run: async (job, { isLast } = { isLast: false }) => {
      if (running < permits) running += 1;
      else await wait(isLast);
      try {
        return await job();
      } finally {
        release();
      }
    },
  };
}
