import { type KeptFiles, REMAINING_FILES } from '#contract/remaining-files.ts';

export type { KeptFiles };

/** A worker that is busy fetching still answers sooner. */
const ANSWER_WITHIN_MS = 5_000;

/** Which of the files that training does not need are on the phone; null where no service worker answers. Never rejects. */
export async function readKept(): Promise<KeptFiles | null> {
  const worker = navigator.serviceWorker?.controller;
  if (worker == null) return null;
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise<KeptFiles | null>((resolve) => {
    port1.addEventListener('message', ({ data }) => resolve(data as KeptFiles));
    setTimeout(() => resolve(null), ANSWER_WITHIN_MS);
  });
  port1.start();
  worker.postMessage({ type: REMAINING_FILES.tell }, [port2]);
  return answer.finally(() => port1.close());
}
