/**
 * Whether an address lies on the origin people reached us at: the configured one, or the host the browser itself named (a phone on
 * the home network, a preview under another name). Returns its origin and its path, which starts with exactly one slash, so it can
 * never be read as another host; null for anything else.
 */
export function readOwnAddress(
  address: string,
  { publicOrigin, host }: { publicOrigin: string; host: string | undefined },
): OwnAddress | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null;
  if (url.username !== '' || url.password !== '') return null;
  if (url.origin !== publicOrigin && url.host !== host) return null;
  return { origin: url.origin, path: `/${url.pathname.replace(/^\/+/, '')}${url.search}${url.hash}` };
}

/** Where the asking page reached us, as the browser says; the configured origin when it says nothing or names another site. */
export function ownOriginOf({ publicOrigin }: { readonly publicOrigin: string }, header: (name: string) => string | undefined): string {
  return readOwnAddress(header('Origin') ?? '', { publicOrigin, host: header('Host') })?.origin ?? publicOrigin;
}

export interface OwnAddress {
  readonly origin: string;
  readonly path: string;
}
