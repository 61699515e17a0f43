import { create } from 'zustand';
import { recall, remember } from '#client/preferences/preferences.ts';
import { askToInstall } from '#client/pwa/install-store.ts';

/** Global, so that a dismissal holds on every screen. */
export const useInstallOffer = create<{ isDismissed: boolean; isExplaining: boolean }>()(() => ({
  isDismissed: recall('install') !== null,
  isExplaining: false,
}));

export function dismissInstallOffer(): void {
  remember('install', 'dismissed');
  useInstallOffer.setState({ isDismissed: true });
}

/** The browser's own prompt where it has one, else words (PAGE-8). */
export async function acceptInstallOffer(): Promise<void> {
  if ((await askToInstall()) === 'unavailable') useInstallOffer.setState({ isExplaining: true });
}

export function closeInstallExplanation(): void {
  useInstallOffer.setState({ isExplaining: false });
}
