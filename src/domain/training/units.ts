import { compareDecimals, type Decimal, decimalText, divide, multiply, parseDecimal, roundToStep } from './decimal.ts';

export type WeightUnit = 'lb' | 'kg';

/** Exactly, by the international agreement of 1959. */
const KG_PER_LB: Decimal = { units: 45_359_237n, scale: 8 };
const DISPLAY_STEP: Record<WeightUnit, Decimal> = { kg: { units: 1n, scale: 1 }, lb: { units: 5n, scale: 1 } };
const EXACT_SCALE = 12;

/**
 * Converts a stored weight for display: kg to 0.1, lb to 0.5. A converted weight must never be saved. Same unit, empty (bodyweight) and
 * unreadable text stay unchanged.
 */
export function displayWeight(weight: string, from: WeightUnit, to: WeightUnit): string {
  if (from === to) return weight;
  const value = parseDecimal(weight);
  return value === undefined ? weight : decimalText(roundToStep(convertWeight(value, from, to), DISPLAY_STEP[to]));
}

/** A stored weight exactly in `to` (to twelve decimals), for tables that have one unit; empty and unreadable text stay unchanged. */
export function weightIn(weight: string, from: WeightUnit, to: WeightUnit): string {
  const value = from === to ? undefined : parseDecimal(weight);
  return value === undefined ? weight : decimalText(convertWeight(value, from, to));
}

/** The exact weight in the other unit (to twelve decimals). */
function convertWeight(value: Decimal, from: WeightUnit, to: WeightUnit): Decimal {
  if (from === to) return value;
  return from === 'lb' ? multiply(value, KG_PER_LB) : divide(value, KG_PER_LB, EXACT_SCALE);
}

/** Compares stored weights of any units; bodyweight (empty) counts as zero. */
export function compareWeights(a: { weight: string; unit: WeightUnit }, b: { weight: string; unit: WeightUnit }): number {
  const first = parseDecimal(a.weight) ?? { units: 0n, scale: 0 };
  const second = parseDecimal(b.weight) ?? { units: 0n, scale: 0 };
  if (a.unit === b.unit) return compareDecimals(first, second);
  return compareDecimals(convertWeight(first, a.unit, 'kg'), convertWeight(second, b.unit, 'kg'));
}

/** A stored weight as a number in `to`, for estimates and charts; undefined for bodyweight. Never for comparing or storing. */
export function weightNumber(weight: string, from: WeightUnit, to: WeightUnit): number | undefined {
  const value = parseDecimal(weight);
  return value === undefined ? undefined : Number(decimalText(convertWeight(value, from, to)));
}

/** «165 lbs», «82.5 kg», «bodyweight». */
export function weightWithUnit(weight: string, unit: WeightUnit): string {
  return weight === '' ? 'bodyweight' : `${weight} ${unitWord(unit)}`;
}

/** The displayed unit name. */
export function unitWord(unit: WeightUnit): string {
  return unit === 'lb' ? 'lbs' : 'kg';
}
