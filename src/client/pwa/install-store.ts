import { create } from 'zustand';

/** Chromium's event; other engines never fire it. */
interface InstallPromptEvent extends Event {
  prompt(): Promise<unknown>;
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

export interface InstallFields {
  /** The browser's own question, kept until the person asks for it. */
  prompt: InstallPromptEvent | null;
  isInstalled: boolean;
}

export const useInstall = create<InstallFields>()(() => ({ prompt: null, isInstalled: false }));

/** Must run before the browser decides to ask by itself, so at the very start. */
export function captureInstallPrompt(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    useInstall.setState({ prompt: event as InstallPromptEvent });
  });
  window.addEventListener('appinstalled', () => useInstall.setState({ prompt: null, isInstalled: true }));
}

/** Shows the browser's question. `unavailable` when it has none: then only words help. A question can be shown once. */
export async function askToInstall(): Promise<'accepted' | 'dismissed' | 'unavailable'> {
  const { prompt } = useInstall.getState();
  if (prompt === null) return 'unavailable';
  useInstall.setState({ prompt: null });
  await prompt.prompt();
  return (await prompt.userChoice).outcome;
}

/** The app runs in a window of its own, as installed apps do. */
export function isStandalone(): boolean {
  const appleStandalone = (navigator as { standalone?: boolean }).standalone === true;
  return appleStandalone || window.matchMedia('(display-mode: standalone)').matches;
}
