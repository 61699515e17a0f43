import { type NoticeTools, sendDueNotices } from '../commands/relationships/send-notices.ts';
import { describeError } from '../describe-error.ts';
import type { Log } from '../log.ts';

const WORK_EVERY_MS = 30_000;

/** Looks for due notices; the returned function stops it and resolves when running work is done. Safe with several servers. */
export function startNoticeWorker(tools: NoticeTools & { readonly log: Log }): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    running = running
      .then(() => sendDueNotices(tools))
      .catch((error: unknown) => tools.log.error(describeError(error), 'sending notices failed'));
  }, WORK_EVERY_MS);
  return async () => {
    clearInterval(timer);
    await running;
  };
}
