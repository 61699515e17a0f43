/** Preferences of this browser, independent of the account. */
export type Preference = 'theme' | 'install';

const YEAR_SECONDS = 31_536_000;

/** A cookie, because local storage is cleared at login and logout, and because it is readable before the first paint. */
export function remember(name: Preference, value: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous and not everywhere
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax`;
}

export function forget(name: Preference): void {
  // biome-ignore lint/suspicious/noDocumentCookie: as above
  document.cookie = `${name}=; Path=/; Max-Age=0; SameSite=Lax`;
}

export function recall(name: Preference): string | null {
  for (const part of document.cookie.split('; ')) if (part.startsWith(`${name}=`)) return decodeURIComponent(part.slice(name.length + 1));
  return null;
}
