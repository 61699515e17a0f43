import { create } from 'zustand';

/** Chromium only. */
interface InstallPromptEvent extends Event {
  prompt(): Promise<unknown>;
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

export interface InstallFields {
  /** The browser's install prompt, stored until requested. */
  prompt: InstallPromptEvent | null;
  isInstalled: boolean;
}

export const useInstall = create<InstallFields>()(() => ({ prompt: null, isInstalled: false }));

/** Call before the browser prompts by itself. */
export function captureInstallPrompt(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    useInstall.setState({ prompt: event as InstallPromptEvent });
  });
  window.addEventListener('appinstalled', () => useInstall.setState({ prompt: null, isInstalled: true }));
}

/** Shows the install prompt once. `unavailable` without one: explain in words. */
export async function askToInstall(): Promise<'accepted' | 'dismissed' | 'unavailable'> {
  const { prompt } = useInstall.getState();
  if (prompt === null) return 'unavailable';
  useInstall.setState({ prompt: null });
  await prompt.prompt();
  return (await prompt.userChoice).outcome;
}

/** The app runs installed. */
export function isStandalone(): boolean {
  const appleStandalone = (navigator as { standalone?: boolean }).standalone === true;
  return appleStandalone || window.matchMedia('(display-mode: standalone)').matches;
}
