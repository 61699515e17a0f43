import { trustedUrl } from '#client/pwa/trusted-url.ts';
import { backendOrigin } from '#client/session/account-runtime.ts';
import { readRuntime, subscribeRuntime } from '#client/session/runtime.ts';
import type { Account } from '#offline/store/account.ts';
import { StorageFailure } from '#offline/store/storage-failure.ts';
import type { Answers, Ask, FromWorker, ToWorker } from './import-protocol.ts';
// oxlint-disable-next-line import/default -- the build gives the worker's address
import workerUrl from './import-worker.ts?worker&url';

/** The worker was ended, because the page was left or the account closed. */
export class DeskClosed extends Error {}
/** The worker's code could not be loaded. */
export class DeskNotStarted extends Error {}

type OnProgress = (done: number, all: number) => void;

interface Waiting {
  resolve(answer: Answers[keyof Answers]): void;
  reject(error: unknown): void;
  onProgress?: OnProgress | undefined;
}

/** The page's side of the worker that reads and stores files. */
export interface ImportDesk {
  ask<Question extends Ask>(question: Question, onProgress?: OnProgress): Promise<Answers[Question['kind']]>;
  /** A running import ends after the workouts being written. */
  stop(): void;
  /** Ends the worker. Nothing is written afterwards. */
  close(): void;
}

/** The worker starts with the first question, and ends with the account or the page. */
export function openDesk({ owner, device }: Account): ImportDesk {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let asked = 0;
  let stopListening = () => {};

  const end = (error: Error) => {
    stopListening();
    worker?.terminate();
    worker = undefined;
    for (const each of waiting.values()) each.reject(error);
    waiting.clear();
  };
  const start = (): Worker => {
    const started = new Worker(trustedUrl('import-url', workerUrl), { type: 'module' });
    started.addEventListener('message', (event: MessageEvent<FromWorker>) => take(waiting, event.data));
    started.addEventListener('error', () => end(new DeskNotStarted()));
    stopListening = endWithAccount(() => end(new DeskClosed()));
    send(started, { type: 'account', address: { origin: backendOrigin(), owner, device } });
    return started;
  };
  return {
    ask: <Question extends Ask>(question: Question, onProgress?: OnProgress) =>
      new Promise<Answers[Question['kind']]>((resolve, reject) => {
        asked += 1;
        waiting.set(asked, { resolve: resolve as Waiting['resolve'], reject, onProgress });
        try {
          worker ??= start();
        } catch {
          end(new DeskNotStarted());
          return;
        }
        send(worker, { type: 'ask', id: asked, ask: question });
      }),
    stop: () => worker !== undefined && send(worker, { type: 'stop' }),
    close: () => end(new DeskClosed()),
  };
}

function send(worker: Worker, message: ToWorker): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
  worker.postMessage(message);
}

function take(waiting: Map<number, Waiting>, message: FromWorker): void {
  const each = waiting.get(message.id);
  if (message.type === 'progress') {
    each?.onProgress?.(message.done, message.all);
    return;
  }
  waiting.delete(message.id);
  if (message.type === 'answer') each?.resolve(message.answer);
  else each?.reject(message.reason === null ? new Error(message.message) : new StorageFailure(message.reason));
}

/** A closed account is not written to, and a page kept for going back holds no open transaction. */
function endWithAccount(end: () => void): () => void {
  const listening = new AbortController();
  window.addEventListener('pagehide', end, { signal: listening.signal });
  const unsubscribe = subscribeRuntime(() => {
    if (readRuntime() === null) end();
  });
  return () => {
    listening.abort();
    unsubscribe();
  };
}
