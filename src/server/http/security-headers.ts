import { createHash } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { isComplete } from './complete-answer.ts';

const SCRIPTS = "script-src 'self'";
const STYLES = "style-src 'self'";
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  SCRIPTS,
  STYLES,
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "object-src 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types sw-url captcha-url import-url',
].join('; ');

const POLICY = 'Content-Security-Policy';

const HEADERS: Readonly<Record<string, string>> = {
  [POLICY]: CONTENT_SECURITY_POLICY,
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
};

/** The content security policy of a page with these inline scripts and styles, by hash. */
export function policyAllowing({ scripts, styles }: { scripts: readonly string[]; styles: readonly string[] }): Record<string, string> {
  const withHashes = (rule: string, texts: readonly string[]) => [rule, ...texts.map(hashOf)].join(' ');
  return {
    [POLICY]: CONTENT_SECURITY_POLICY.replace(SCRIPTS, withHashes(SCRIPTS, scripts)).replace(STYLES, withHashes(STYLES, styles)),
  };
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

const TWO_YEARS = 'max-age=63072000; includeSubDomains';

/** The headers of SEC-4 for what is not a picture. `https`: the product is reached over TLS, so say so for good. */
export function securityHeadersOf({ https }: { https: boolean }): Readonly<Record<string, string>> {
  return https ? { ...HEADERS, 'Strict-Transport-Security': TWO_YEARS } : HEADERS;
}

/** Sets the headers of SEC-4 on every response, refusals and errors included. */
export function securityHeaders({ https }: { https: boolean }): MiddlewareHandler {
  const headers = Object.entries(securityHeadersOf({ https }));
  return async (c, next) => {
    await next();
    if (isComplete(c.res)) return;
    // Uploaded pictures have a stricter policy, rendered pages their own.
    const own = c.res.headers.has(POLICY);
    for (const [name, value] of headers) if (!(own && name === POLICY)) c.res.headers.set(name, value);
    if (c.req.path.startsWith('/api/') && !c.res.headers.has('Cache-Control')) c.res.headers.set('Cache-Control', 'no-store');
  };
}
