/** The only places outside this product a person may be sent to (SEC-5). */
const KNOWN_HOSTS = ['checkout.stripe.com', 'connect.stripe.com', 'billing.stripe.com', 'calendly.com'];

/**
 * Where an address a server gave may lead: a page of this site, the configured backend's own payment sandbox, or https to a known
 * host. Null for everything else; `javascript:` and `data:` are never anything else.
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
