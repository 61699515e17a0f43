/** The active tab is remembered (ACCOUNT-5). */
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
    // Without storage the tab is not remembered.
  }
}
