/** The only places outside this product a person may be sent to (SEC-5). */
const KNOWN_HOSTS = ['checkout.stripe.com', 'connect.stripe.com', 'billing.stripe.com', 'calendly.com'];

/**
 * A destination that the server may send the browser to: a page of this site, the configured backend's sandbox, or https on a known host.
 * Null otherwise, including `javascript:` and `data:`.
 */
export function allowedDestination(url: string, { page, backend }: { page: string; backend: string }): string | null {
  let target: URL;
  try {
    target = new URL(url, page);
  } catch {
    return null;
  }
  if (target.protocol !== 'https:' && target.protocol !== 'http:') return null;
  if (target.username !== '' || target.password !== '') return null;
  if (target.origin === new URL(page).origin) return target.href;
  if (target.origin === new URL(backend, page).origin && target.pathname.startsWith('/sandbox/')) return target.href;
  const isKnown = KNOWN_HOSTS.some((host) => target.hostname === host || target.hostname.endsWith(`.${host}`));
  return isKnown && target.protocol === 'https:' ? target.href : null;
}
