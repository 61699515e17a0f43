import { createHmac, timingSafeEqual } from 'node:crypto';

/** The header of a signed event, in Stripe's scheme: when it was signed, and an HMAC over that and the exact body. */
export function signEvent(body: string, secret: string, now: number): string {
  const seconds = String(Math.floor(now / 1000));
  return `t=${seconds},v1=${macOf(`${seconds}.${body}`, secret).toString('hex')}`;
}

/**
 * Whether `header` signs exactly this body with this secret, not longer than `toleranceSeconds` ago and not that far ahead. A
 * header may carry several signatures, while a secret is being changed; one that fits is enough.
 */
export function isSigned(
  { body, header, secret }: { body: string; header: string; secret: string },
  { now, toleranceSeconds }: { now: number; toleranceSeconds: number },
): boolean {
  const parts = header.split(',').map((part) => part.split('=', 2));
  const seconds = parts.find(([name]) => name === 't')?.[1] ?? '';
  if (!/^\d{1,12}$/.test(seconds) || Math.abs(Math.floor(now / 1000) - Number(seconds)) > toleranceSeconds) return false;
  const expected = macOf(`${seconds}.${body}`, secret);
  return parts.some(
    ([name, value = '']) => name === 'v1' && /^[0-9a-f]{64}$/.test(value) && timingSafeEqual(Buffer.from(value, 'hex'), expected),
  );
}

function macOf(text: string, secret: string): Buffer {
  return createHmac('sha256', secret).update(text, 'utf8').digest();
}
