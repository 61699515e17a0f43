import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

/** Solves the one challenge it is sent, off the page's thread; answers with the solution, or null when there is none. */
addEventListener('message', (event: MessageEvent<Challenge>) => {
  solveChallenge({ challenge: event.data, deriveKey }).then(
    (solution) => postMessage(solution),
    () => postMessage(null),
  );
});
