import type { Challenge, Solution } from 'altcha-lib';
import { SolverNotStarted } from './captcha.ts';
// oxlint-disable-next-line import/default -- the build gives the worker's address
import workerUrl from './captcha-worker.ts?worker&url';

interface TrustedTypePolicies {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): { toString(): string } };
}

let trustedUrl: string | { toString(): string } | null = null;

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
      worker = new Worker(trustedWorkerUrl() as string, { type: 'module' });
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

/** The Trusted Types policy allows only this worker URL. */
function trustedWorkerUrl(): string | { toString(): string } {
  const trustedTypes = (window as { trustedTypes?: TrustedTypePolicies }).trustedTypes;
  if (trustedTypes === undefined) return workerUrl;
  trustedUrl ??= trustedTypes
    .createPolicy('captcha-url', {
      createScriptURL: (url) => {
        if (url !== workerUrl) throw new TypeError('Only the captcha may be solved in this worker.');
        return url;
      },
    })
    .createScriptURL(workerUrl);
  return trustedUrl;
}
