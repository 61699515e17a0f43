import { create } from 'zustand';
import { forget, recall, remember } from './preferences.ts';

/** `system` follows the device, also while open. */
export type Theme = 'system' | 'light' | 'dark';

/** Dark Mode is a class of the body. The first value was applied before the first paint (PAGE-7). */
export const useTheme = create<{ theme: Theme; dark: boolean }>()(() => ({ theme: 'system', dark: false }));

/** Applies and stores the person's choice. */
export function setTheme(theme: Theme): void {
  if (theme === 'system') forget('theme');
  else remember('theme', theme);
  apply(theme);
}

/** Without a choice the theme follows the system. */
export function followSystemTheme(): void {
  const chosen = recall('theme');
  const theme = chosen === 'dark' || chosen === 'light' ? chosen : 'system';
  useTheme.setState({ theme, dark: document.body.classList.contains('dark') });
  systemIsDark().addEventListener('change', () => {
    if (useTheme.getState().theme === 'system') apply('system');
  });
}

function apply(theme: Theme): void {
  const dark = theme === 'system' ? systemIsDark().matches : theme === 'dark';
  document.body.classList.toggle('dark', dark);
  // One for each scheme of the system: a choice overrules both.
  for (const meta of document.querySelectorAll<HTMLMetaElement>('[name=theme-color]')) meta.content = dark ? '#0b0a09' : '#faf8f4';
  useTheme.setState({ theme, dark });
}

function systemIsDark(): MediaQueryList {
  return window.matchMedia('(prefers-color-scheme: dark)');
}
