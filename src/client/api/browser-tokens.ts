import type { TokenHolder } from './refresh.ts';
import { readTokens, replaceTokens } from './token-storage.ts';

let onRefused: (() => void) | null = null;
let onGone: (() => void) | null = null;

/** Called when the server has said no to this phone's refresh token. */
export function whenRefused(listener: () => void): void {
  onRefused = listener;
}

/** Called when the server has said that the signed-in account was deleted. */
export function whenGone(listener: () => void): void {
  onGone = listener;
}

/** The stored tokens, as the transport uses them. */
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
