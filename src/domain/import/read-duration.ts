const UNIT_SECONDS: Readonly<Record<string, number>> = { h: 3600, m: 60, s: 1 };

/** Seconds of «2h 18m», «21min», «264h 1m», «1:02:03», «00:45» or «3600»; null when nothing is written. */
export function readDuration(text: string): number | null {
  const written = text.trim().toLowerCase();
  if (written === '') return null;
  if (/^\d+(?:[.,]\d+)?$/.test(written)) return Math.round(Number(written.replace(',', '.')));
  const clock = /^(\d+):(\d{1,2})(?::(\d{1,2})(?:[.,]\d+)?)?$/.exec(written);
  if (clock !== null) {
    const [first = 0, second = 0, third] = clock.slice(1).map((part) => (part === undefined ? undefined : Number(part)));
    return third === undefined ? first * 60 + second : first * 3600 + second * 60 + third;
  }
  const parts = [...written.matchAll(/(\d+(?:[.,]\d+)?)\s*([hms])/g)];
  if (parts.length === 0) return null;
  return Math.round(
    parts.reduce((total, [, amount = '0', unit = 's']) => total + Number(amount.replace(',', '.')) * (UNIT_SECONDS[unit] ?? 1), 0),
  );
}
