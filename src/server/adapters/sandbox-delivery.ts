import type { Database } from '../db/database.ts';
import { signEvent } from '../payments/signature.ts';
import { markDelivered, undeliveredEvents } from './sandbox-store.ts';

/** Processes a signed event like the webhook; true when accepted. */
type EventReceiver = (body: string, signature: string) => Promise<boolean>;

export interface SandboxDelivery {
  /** Sets the receiver. Without one events wait. */
  attach(receiver: EventReceiver): void;
  /** Delivers waiting events, oldest first. Rejected ones wait for the next run. */
  deliver(): Promise<void>;
}

export function createSandboxDelivery({
  database,
  clock,
  secret,
}: {
  database: Database;
  clock: () => number;
  secret: string;
}): SandboxDelivery {
  let receiver: EventReceiver | null = null;
  let isRunning = false;
  const sendAll = async (send: EventReceiver) => {
    const tried = new Set<string>();
    for (;;) {
      const waiting = (await undeliveredEvents(database)).filter(({ id }) => !tried.has(id));
      if (waiting.length === 0) return;
      for (const { id, body } of waiting) {
        tried.add(id);
        if (await send(body, signEvent(body, secret, clock()))) await markDelivered(database, id, clock());
      }
    }
  };
  return {
    attach: (to) => {
      receiver = to;
    },
    deliver: async () => {
      // Processing may emit more events, which the current run delivers.
      if (receiver === null || isRunning) return;
      isRunning = true;
      try {
        await sendAll(receiver);
      } finally {
        isRunning = false;
      }
    },
  };
}
