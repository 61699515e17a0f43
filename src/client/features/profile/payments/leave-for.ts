import { allowedDestination } from '#client/api/destination.ts';
import { API_ORIGIN } from '#client/api/http.ts';

/** Navigates to a server-given address. False for a disallowed one. */
export function leaveFor(url: string): boolean {
  const destination = allowedDestination(url, { page: window.location.href, backend: API_ORIGIN });
  if (destination === null) return false;
  window.location.assign(destination);
  return true;
}
