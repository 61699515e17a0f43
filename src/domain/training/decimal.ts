/** An exact decimal: `units` × 10^-scale. Weights are compared and converted with this, never with floating point. */
export interface Decimal {
  readonly units: bigint;
  readonly scale: number;
}

/** Parses «82.5» or «82,5»; undefined for anything else. */
export function parseDecimal(text: string): Decimal | undefined {
  const match = /^(-?)(\d*)(?:[.,](\d*))?$/.exec(text.trim());
  if (!match) return undefined;
  const whole = match[2] ?? '';
  const fraction = match[3] ?? '';
  if (whole === '' && fraction === '') return undefined;
  const units = BigInt(whole + fraction) * (match[1] === '-' ? -1n : 1n);
  return { units, scale: fraction.length };
}

/** Exact, without trailing zeros: «82.50» gives «82.5». */
export function decimalText(value: Decimal): string {
  const negative = value.units < 0n;
  const digits = String(negative ? -value.units : value.units).padStart(value.scale + 1, '0');
  const whole = digits.slice(0, digits.length - value.scale);
  const fraction = digits.slice(digits.length - value.scale).replace(/0+$/, '');
  return `${negative ? '-' : ''}${whole}${fraction === '' ? '' : `.${fraction}`}`;
}

export function multiply(a: Decimal, b: Decimal): Decimal {
  return { units: a.units * b.units, scale: a.scale + b.scale };
}

/** a ÷ b, rounded half away from zero to `scale` decimals. `b` must not be zero. */
export function divide(a: Decimal, b: Decimal, scale: number): Decimal {
  const shift = scale + b.scale - a.scale;
  const numerator = shift >= 0 ? a.units * 10n ** BigInt(shift) : a.units;
  const denominator = shift >= 0 ? b.units : b.units * 10n ** BigInt(-shift);
  return { units: roundedQuotient(numerator, denominator), scale };
}

/** The nearest multiple of `step` (both exact), ties away from zero. */
export function roundToStep(value: Decimal, step: Decimal): Decimal {
  const scale = Math.max(value.scale, step.scale);
  const stepUnits = atScale(step, scale);
  return { units: roundedQuotient(atScale(value, scale), stepUnits) * stepUnits, scale };
}

/** Negative when a < b, zero when equal («82.5» equals «82.50»), positive otherwise. */
export function compareDecimals(a: Decimal, b: Decimal): number {
  const scale = Math.max(a.scale, b.scale);
  const difference = atScale(a, scale) - atScale(b, scale);
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

function atScale(value: Decimal, scale: number): bigint {
  return value.units * 10n ** BigInt(scale - value.scale);
}

function roundedQuotient(numerator: bigint, denominator: bigint): bigint {
  const negative = numerator < 0n !== denominator < 0n;
  const top = numerator < 0n ? -numerator : numerator;
  const bottom = denominator < 0n ? -denominator : denominator;
  const quotient = (2n * top + bottom) / (2n * bottom);
  return negative ? -quotient : quotient;
}
