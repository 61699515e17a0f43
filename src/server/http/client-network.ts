import { isIPv4, isIPv6 } from 'node:net';
import type { Context } from 'hono';

/** Bindings of the Node adapter; absent in process. */
interface NodeBindings {
  readonly incoming?: { readonly socket?: { readonly remoteAddress?: string | undefined } };
}

/**
 * The client's network, for rate limits: an IPv4 address, or the first 64 bits of an IPv6 address (one household). Each of our
 * `trustedProxies` appends the address it saw to `X-Forwarded-For`, so only that many entries from the right are trusted.
 */
export function clientNetwork(c: Context, trustedProxies: number): string {
  const socketAddress = (c.env as NodeBindings | undefined)?.incoming?.socket?.remoteAddress;
  const forwarded = trustedProxies > 0 ? forwardedFor(c) : [];
  return networkOf(forwarded.at(-trustedProxies) ?? forwarded[0] ?? socketAddress ?? 'in-process');
}

function forwardedFor(c: Context): string[] {
  return (c.req.header('X-Forwarded-For') ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}

/** An address's network; other text is truncated. */
export function networkOf(address: string): string {
  const bare = address.startsWith('::ffff:') ? address.slice('::ffff:'.length) : address;
  if (isIPv4(bare)) return bare;
  if (isIPv6(bare)) return `${expandIPv6(bare).slice(0, 4).join(':')}::/64`;
  return bare.slice(0, 64);
}

function expandIPv6(address: string): string[] {
  const [head = '', tail] = address.toLowerCase().split('%')[0]?.split('::') ?? [];
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const missing = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  return [...left, ...Array.from({ length: missing }, () => '0'), ...right].map((group) => group.replace(/^0+(?=.)/, ''));
}
