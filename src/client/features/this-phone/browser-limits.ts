/** Used browser features, injected for tests. */
export interface Abilities {
  readonly opens_without_signal: boolean;
  readonly protects_storage: boolean;
  readonly tells_storage_used: boolean;
  readonly installs_from_a_button: boolean;
  readonly keeps_tabs_in_step: boolean;
  readonly sounds: boolean;
  readonly notifies: boolean;
  readonly keeps_screen_on: boolean;
  readonly vibrates: boolean;
  readonly marks_its_icon: boolean;
}

const SENTENCES: readonly [keyof Abilities, string][] = [
  ['opens_without_signal', 'Open the app without signal'],
  ['protects_storage', 'Protect what is stored'],
  ['tells_storage_used', 'Tell how much storage is used'],
  ['installs_from_a_button', 'Install from a button'],
  ['keeps_tabs_in_step', 'Keep several tabs in step'],
  ['sounds', 'Sound when a rest is over'],
  ['notifies', 'Notify of the end of a rest while the app is hidden'],
  ['keeps_screen_on', 'Keep the screen on while you train'],
  ['vibrates', 'Vibrate when a rest is over'],
  ['marks_its_icon', 'Show at its icon how much is unsent'],
];

/** What a browser can do as sentences, the most needed first. */
export function browserPowers(abilities: Abilities): string[] {
  return SENTENCES.filter(([ability]) => abilities[ability]).map(([, sentence]) => sentence);
}

/** Missing browser features as sentences, most severe first. */
export function browserLimits(abilities: Abilities): string[] {
  return SENTENCES.filter(([ability]) => !abilities[ability]).map(([, sentence]) => sentence);
}

export function readAbilities(scope: Window & typeof globalThis): Abilities {
  const { navigator } = scope;
  return {
    opens_without_signal: 'serviceWorker' in navigator,
    protects_storage: typeof navigator.storage?.persist === 'function',
    tells_storage_used: typeof navigator.storage?.estimate === 'function',
    installs_from_a_button: 'onbeforeinstallprompt' in scope,
    keeps_tabs_in_step: 'BroadcastChannel' in scope && 'locks' in navigator,
    sounds: 'AudioContext' in scope,
    // Refused once, a page can neither notify nor ask again.
    notifies: 'Notification' in scope && 'serviceWorker' in navigator && scope.Notification.permission !== 'denied',
    keeps_screen_on: 'wakeLock' in navigator,
    vibrates: 'vibrate' in navigator,
    marks_its_icon: 'setAppBadge' in navigator,
  };
}
