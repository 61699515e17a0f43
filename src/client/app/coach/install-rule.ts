import { MEDIUM_BREAKPOINT_PX } from '#domain/limits.ts';
import { INSTALL_MESSAGES } from '#domain/messages/this-phone.ts';

/** Input of the banner rule. */
export interface InstallSituation {
  width: number;
  userAgent: string;
  /** iPads identify as Macs, which have no touch screens. */
  touchPoints: number;
  isStandalone: boolean;
  isDismissed: boolean;
}

/** On phones, in a browser and not installed, until it is dismissed (PAGE-8). */
export function offersInstall(situation: InstallSituation): boolean {
  if (situation.isStandalone || situation.isDismissed) return false;
  return situation.width <= MEDIUM_BREAKPOINT_PX || /android/i.test(situation.userAgent) || isApple(situation);
}

/** How to install where the browser has no prompt of its own (PAGE-8). */
export function installInstructions(device: Pick<InstallSituation, 'userAgent' | 'touchPoints'>): string {
  return isApple(device)
    ? 'To install, tap Share, then Add to Home Screen.'
    : 'To install, open the browser menu, then tap Install app or Add to Home Screen.';
}

/** What a site loses there that an installed app keeps; null in browsers that clear nothing by time (PAGE-8). */
export function storageWarning(device: Pick<InstallSituation, 'userAgent' | 'touchPoints'>): string | null {
  return isApple(device) ? INSTALL_MESSAGES.safariClears : null;
}

function isApple({ userAgent, touchPoints }: Pick<InstallSituation, 'userAgent' | 'touchPoints'>): boolean {
  return /iphone|ipad|ipod/i.test(userAgent) || (/macintosh/i.test(userAgent) && touchPoints > 1);
}
