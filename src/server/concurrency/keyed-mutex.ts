const WAIT_MS = 5_000;

/** The jobs before this one took longer than it may wait. */
export class LockTimeoutError extends Error {}

export interface KeyedMutex {
  /** Runs `job` when every earlier job of the same key is over. Rejects with `LockTimeoutError` when that takes too long. */
  run<T>(key: string, job: () => Promise<T>): Promise<T>;
}

/** One job per key at a time in this process, in the order they came. */
export function createKeyedMutex(waitMs: number = WAIT_MS): KeyedMutex {
  const tails = new Map<string, Promise<void>>();
  return {
    run: async (key, job) => {
      const previous = tails.get(key) ?? Promise.resolve();
      const { promise: over, resolve: release } = withResolvers();
      const tail = previous.then(() => over);
      tails.set(key, tail);
      void tail.finally(() => {
        if (tails.get(key) === tail) tails.delete(key);
      });
      try {
        if (!(await settlesWithin(waitMs, previous))) throw new LockTimeoutError();
        return await job();
      } finally {
        release();
      }
    },
  };
}

function withResolvers(): { promise: Promise<void>; resolve: () => void } {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

function settlesWithin(ms: number, promise: Promise<void>): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), ms);
    void promise.finally(() => {
      clearTimeout(timer);
      resolve(true);
    });
  });
}
