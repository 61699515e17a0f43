import { createHmac, timingSafeEqual } from 'node:crypto';

/** The signature header in Stripe's scheme: time, and an HMAC over time and body. */
export function signEvent(body: string, secret: string, now: number): string {
  const seconds = String(Math.floor(now / 1000));
  return `t=${seconds},v1=${macOf(`${seconds}.${body}`, secret).toString('hex')}`;
}

/**
 * Whether `header` signs this body with this secret within `toleranceSeconds`. Several signatures are possible during secret rotation; one
 * match is enough.
 */
export function isSigned(
  { body, header, secret }: { body: string; header: string; secret: string },
  { now, toleranceSeconds }: { now: number; toleranceSeconds: number },
): boolean {
  const seconds = signedAt(header);
  if (seconds === null || Math.abs(Math.floor(now / 1000) - Number(seconds)) > toleranceSeconds) return false;
  const expected = macOf(`${seconds}.${body}`, secret);
  return partsOf(header).some(
    ([name, value = '']) => name === 'v1' && /^[0-9a-f]{64}$/.test(value) && timingSafeEqual(Buffer.from(value, 'hex'), expected),
  );
}

/** When the header says it was signed, in seconds since 1970, as written. */
export function signedAt(header: string): string | null {
  const seconds = partsOf(header).find(([name]) => name === 't')?.[1] ?? '';
  return /^\d{1,12}$/.test(seconds) ? seconds : null;
}

function partsOf(header: string): string[][] {
  return header.split(',').map((part) => part.split('=', 2));
}

function macOf(text: string, secret: string): Buffer {
  return createHmac('sha256', secret).update(text, 'utf8').digest();
}
