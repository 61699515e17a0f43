import type { Challenge, Solution } from 'altcha-lib';
import { trustedUrl } from '#client/pwa/trusted-url.ts';
import { SolverNotStarted } from './captcha.ts';
// oxlint-disable-next-line import/default -- the build gives the worker's address
import workerUrl from './captcha-worker.ts?worker&url';

/** Solves a challenge in a worker and encodes the token. Rejects with `SolverNotStarted` where workers do not run. */
export async function solveInWorker(challenge: Challenge): Promise<string> {
  const solution = await runWorker(challenge);
  if (solution === null) throw new Error('The captcha has no solution.');
  return btoa(JSON.stringify({ challenge, solution }));
}

function runWorker(challenge: Challenge): Promise<Solution | null> {
  return new Promise((resolve, reject) => {
    let worker: Worker;
    try {
      worker = new Worker(trustedUrl('captcha-url', workerUrl), { type: 'module' });
    } catch {
      reject(new SolverNotStarted());
      return;
    }
    const end = (finish: () => void) => {
      worker.terminate();
      finish();
    };
    worker.addEventListener('message', (event: MessageEvent<Solution | null>) => end(() => resolve(event.data)));
    // The script failed to load or was blocked.
    worker.addEventListener('error', () => end(() => reject(new SolverNotStarted())));
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
    worker.postMessage(challenge);
  });
}
