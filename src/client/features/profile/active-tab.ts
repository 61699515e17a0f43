/** Section 9: the active tab is remembered. */
const KEY = 'activeTab';

export function readActiveTab(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export function rememberActiveTab(tab: string): void {
  try {
    localStorage.setItem(KEY, tab);
  } catch {
    // A browser that forbids storage forgets the tab too.
  }
}
