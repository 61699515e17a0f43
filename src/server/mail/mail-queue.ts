import { randomUUID } from 'node:crypto';
import type { Database } from '../db/database.ts';
import { mails } from '../db/schema.ts';
import type { MailOrder } from './mail-kinds.ts';
import type { TextCipher } from './text-cipher.ts';

export interface MailQueue {
  /**
   * Queues a mail. Pass the transaction of its cause, so that it is sent exactly if that was stored. A job delivers it with retries for
   * about a day.
   */
  queue(database: Database, order: MailOrder): Promise<void>;
  /** Called after each `queue`, to wake the job. One listener. */
  onQueued(listener: () => void): void;
}

export function createMailQueue({ clock, cipher }: { clock: () => number; cipher: TextCipher }): MailQueue {
  let wake: (() => void) | null = null;
  return {
    queue: async (database, { kind, to, data, due_at, useless_after }) => {
      const id = randomUUID();
      const now = new Date(clock());
      await database.insert(mails).values({
        id,
        kind,
        recipient: to,
        data: cipher.encrypt(JSON.stringify(data), id),
        due_at: due_at ?? now,
        useless_after: useless_after ?? null,
        created_at: now,
      });
      wake?.();
    },
    onQueued: (listener) => {
      wake = listener;
    },
  };
}
