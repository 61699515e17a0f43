/** Which addresses are ours. */
export interface OriginRule {
  /** Address people reach the product at, without a slash at the end. */
  readonly publicOrigin: string;
  /** PUBLIC_ORIGIN is not set: whichever host a browser reached us at is ours, such as this machine's address for a phone. */
  readonly takesAnyHost: boolean;
}

export interface OwnAddress {
  readonly origin: string;
  readonly path: string;
}

type ReadHeader = (name: string) => string | undefined;

/**
 * Reads an address a request names. Null unless it is on our own origin. The path starts with exactly one slash, so it can never be
 * read as another host. `Host` counts only where no origin is set, and what a proxy says of the host never does.
 */
export function readOwnAddress({ publicOrigin, takesAnyHost }: OriginRule, address: string, header: ReadHeader): OwnAddress | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null;
  if (url.username !== '' || url.password !== '') return null;
  const isOwn = url.origin === publicOrigin || (takesAnyHost && url.host === header('Host'));
  return isOwn ? { origin: url.origin, path: `/${url.pathname.replace(/^\/+/, '')}${url.search}${url.hash}` } : null;
}

/** The origin that links in an answer start with: where the asking page reached us, if that is ours, else the configured one. */
export function ownOriginOf(rule: OriginRule, header: ReadHeader): string {
  return readOwnAddress(rule, header('Origin') ?? '', header)?.origin ?? rule.publicOrigin;
}
