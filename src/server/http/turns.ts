import { SERVER_MESSAGES } from '#domain/messages/server.ts';
import { refuse } from './refusal.ts';

const WAIT_MS = 5_000;

export interface Turns {
  /** Runs `work` when everything begun before it under the same key is over; refuses with 503 when that takes too long. */
  take<T>(key: string, work: () => Promise<T>): Promise<T>;
}

/**
 * One piece of work for each key at a time in this process. The database would make them wait for each other anyway, but each with a
 * connection in hand: a person with many phones, or with one push that hangs, would leave none for anybody else.
 */
export function createTurns(waitMs: number = WAIT_MS): Turns {
  const ends = new Map<string, Promise<void>>();
  return {
    take: async (key, work) => {
      const before = ends.get(key) ?? Promise.resolve();
      let leave = () => {};
      const over = new Promise<void>((done) => {
        leave = done;
      });
      const end = before.then(() => over);
      ends.set(key, end);
      const forget = () => {
        if (ends.get(key) === end) ends.delete(key);
      };
      void end.then(forget);
      try {
        if (!(await comesWithin(waitMs, before))) refuse(503, { detail: SERVER_MESSAGES.busy, code: 'try_again' }, 1);
        return await work();
      } finally {
        leave();
      }
    },
  };
}

function comesWithin(ms: number, turn: Promise<void>): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), ms);
    const come = () => {
      clearTimeout(timer);
      resolve(true);
    };
    void turn.then(come);
  });
}
