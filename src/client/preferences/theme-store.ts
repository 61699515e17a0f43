import { create } from 'zustand';
import { recall, remember } from './preferences.ts';

const GROUND = { light: '#faf8f4', dark: '#0b0a09' } as const;

/** Dark Mode is a class of the body. The first value is the system's and was applied before the first paint (PAGE-7). */
export const useTheme = create<{ dark: boolean }>()(() => ({ dark: false }));

/** Applies and stores the person's choice. */
export function setDark(dark: boolean): void {
  remember('theme', dark ? 'dark' : 'light');
  apply(dark);
}

/** Without a choice the theme follows the system, also while open. */
export function followSystemTheme(): void {
  useTheme.setState({ dark: document.body.classList.contains('dark') });
  window.matchMedia('(prefers-color-scheme: dark)').addEventListener('change', (event) => {
    if (recall('theme') === null) apply(event.matches);
  });
}

function apply(dark: boolean): void {
  document.body.classList.toggle('dark', dark);
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', dark ? GROUND.dark : GROUND.light);
  useTheme.setState({ dark });
}
