const DOLLARS = /^(\d{1,7})(?:\.(\d{1,2}))?$/;

/** A wire price such as `129.00` in cents; null when invalid. */
export function centsOf(dollars: string): number | null {
  const parts = DOLLARS.exec(dollars.trim());
  if (parts === null) return null;
  return Number(parts[1]) * 100 + Number((parts[2] ?? '').padEnd(2, '0'));
}

/** Cents as the wire's numeric string: `129.00`, `-5.25`. */
export function dollarsOf(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
