import { PATHS } from '#client/routing/paths.ts';
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

/** Pages of the AI Coach for every account; the other pages of the layout belong to the free log as well. */
const COACH_PAGES: readonly string[] = [PATHS.chat, PATHS.today, PATHS.program, PATHS.history];

/** What the banner offers: by the AI Coach's name on its pages and to people who have it, else by the app's (PAGE-8). */
export function installWords({ pathname, hasAiCoach }: { pathname: string; hasAiCoach: boolean }): string {
  return hasAiCoach || COACH_PAGES.includes(pathname) ? INSTALL_MESSAGES.coachOffer : INSTALL_MESSAGES.offer;
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
