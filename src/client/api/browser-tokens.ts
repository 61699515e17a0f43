import type { TokenHolder } from './refresh.ts';
import { readTokens, replaceTokens } from './token-storage.ts';

let onRefused: (() => void) | null = null;
let onGone: (() => void) | null = null;

/** Called when the server rejected this phone's refresh token. */
export function whenRefused(listener: () => void): void {
  onRefused = listener;
}

/** Called when the server reported the account as deleted. */
export function whenGone(listener: () => void): void {
  onGone = listener;
}

/** The stored tokens, for the transport. */
export const browserTokens: TokenHolder = {
  read: readTokens,
  replace: (sent, given) => replaceTokens(sent, given, Date.now()),
  refused: (sent) => {
    if (readTokens().refresh === sent) onRefused?.();
  },
  gone: (sent) => {
    const { access, refresh } = readTokens();
    if (access === sent || refresh === sent) onGone?.();
  },
};
