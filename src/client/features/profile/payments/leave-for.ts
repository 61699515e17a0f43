import { allowedDestination } from '#client/api/destination.ts';
import { API_ORIGIN } from '#client/api/http.ts';

/** Leaves for an address a server gave. False when it is none this product sends people to: the page stays. */
export function leaveFor(url: string): boolean {
  const destination = allowedDestination(url, { page: window.location.href, backend: API_ORIGIN });
  if (destination === null) return false;
  window.location.assign(destination);
  return true;
}
