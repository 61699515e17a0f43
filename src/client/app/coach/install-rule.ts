import { MEDIUM_BREAKPOINT_PX } from '#domain/limits.ts';

/** What the banner's rule looks at. */
export interface InstallSituation {
  width: number;
  userAgent: string;
  /** iPads call themselves Macs; no Mac has a touch screen. */
  touchPoints: number;
  isStandalone: boolean;
  isDismissed: boolean;
}

/** Section 2: on mobile or Android/iOS browsers not in standalone mode, until it is dismissed. */
export function offersInstall(situation: InstallSituation): boolean {
  if (situation.isStandalone || situation.isDismissed) return false;
  return situation.width <= MEDIUM_BREAKPOINT_PX || /android/i.test(situation.userAgent) || isApple(situation);
}

/** Section 2: what to do where the browser has no question of its own. */
export function installInstructions(device: Pick<InstallSituation, 'userAgent' | 'touchPoints'>): string {
  return isApple(device)
    ? 'To install, tap Share, then Add to Home Screen.'
    : 'To install, open the browser menu, then tap Install app or Add to Home Screen.';
}

function isApple({ userAgent, touchPoints }: Pick<InstallSituation, 'userAgent' | 'touchPoints'>): boolean {
  return /iphone|ipad|ipod/i.test(userAgent) || (/macintosh/i.test(userAgent) && touchPoints > 1);
}
