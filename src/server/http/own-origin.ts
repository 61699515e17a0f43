/** Our origins. */
export interface OriginRule {
  /** The public origin, without trailing slash. */
  readonly publicOrigin: string;
  /** PUBLIC_ORIGIN is not set: the request's host counts as ours, such as this machine's address for a phone. */
  readonly takesAnyHost: boolean;
}

export interface OwnAddress {
  readonly origin: string;
  readonly path: string;
}

type ReadHeader = (name: string) => string | undefined;

/**
 * Parses an address named in a request; null unless on our origin. The path starts with exactly one slash, so it cannot denote another
 * host. `Host` counts only without a configured origin; forwarded hosts never do.
 */
export function readOwnAddress({ publicOrigin, takesAnyHost }: OriginRule, address: string, header: ReadHeader): OwnAddress | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null;
  if (url.username !== '' || url.password !== '') return null;
  const isOwn = url.origin === publicOrigin || (takesAnyHost && url.host === header('Host'));
  return isOwn ? { origin: url.origin, path: `/${url.pathname.replace(/^\/+/, '')}${url.search}${url.hash}` } : null;
}

/** The origin for links in an answer: the calling page's if it is ours, else the configured one. */
export function ownOriginOf(rule: OriginRule, header: ReadHeader): string {
  return readOwnAddress(rule, header('Origin') ?? '', header)?.origin ?? rule.publicOrigin;
}
