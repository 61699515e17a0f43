import { parseDecimal } from '../training/decimal.ts';
import { displayWeight, type WeightUnit, weightNumber } from '../training/units.ts';

type LengthUnit = 'in' | 'cm';
export type BodyUnit = WeightUnit | LengthUnit | '%';

const CM_PER_INCH = 2.54;

/**
 * What can be measured, in the order offered. `least` and `most`, in kg, cm or %, are what a body can be; anything else is a typing slip.
 */
export const BODY_MEASURES = [
  { id: 'weight', name: 'Body weight', kind: 'weight', least: 20, most: 400 },
  { id: 'waist', name: 'Waist', kind: 'length', least: 30, most: 300 },
  { id: 'chest', name: 'Chest', kind: 'length', least: 40, most: 300 },
  { id: 'hips', name: 'Hips', kind: 'length', least: 40, most: 300 },
  { id: 'shoulders', name: 'Shoulders', kind: 'length', least: 40, most: 300 },
  { id: 'neck', name: 'Neck', kind: 'length', least: 15, most: 100 },
  { id: 'upper-arm', name: 'Upper arm', kind: 'length', least: 10, most: 100 },
  { id: 'thigh', name: 'Thigh', kind: 'length', least: 20, most: 150 },
  { id: 'calf', name: 'Calf', kind: 'length', least: 15, most: 100 },
  { id: 'body-fat', name: 'Body fat', kind: 'share', least: 2, most: 75 },
] as const;

export type BodyMeasure = (typeof BODY_MEASURES)[number];

/** The units a measure may be typed in, the usual one for `unit` of weights first. */
export function unitsOf({ kind }: BodyMeasure, unit: WeightUnit): BodyUnit[] {
  if (kind === 'share') return ['%'];
  const units: [BodyUnit, BodyUnit] = kind === 'weight' ? ['lb', 'kg'] : ['in', 'cm'];
  return unit === 'lb' ? units : units.toReversed();
}

/** A typed amount as a number in `to`, for trends; undefined when it cannot be read. Never for storing. */
export function bodyNumber(amount: string, from: BodyUnit, to: BodyUnit): number | undefined {
  if (isWeight(from) && isWeight(to)) return weightNumber(amount, from, to);
  if (parseDecimal(amount) === undefined) return undefined;
  const number = Number(amount);
  if (from === 'in' && to === 'cm') return number * CM_PER_INCH;
  return from === 'cm' && to === 'in' ? number / CM_PER_INCH : number;
}

/** «82.5 kg», «33 in», «18%», in `to`; in its own unit exactly as typed. */
export function bodyText({ amount, unit }: { amount: string; unit: BodyUnit }, to: BodyUnit): string {
  if (isWeight(unit) && isWeight(to)) return withUnit(displayWeight(amount, unit, to), to);
  return withUnit(unit === to ? amount : tenths(bodyNumber(amount, unit, to) ?? 0), to);
}

/** «82.4 lbs», with one decimal, for a trend. */
export function trendText(value: number, unit: BodyUnit): string {
  return withUnit(tenths(value), unit);
}

export function tenths(value: number): string {
  return value.toFixed(1);
}

export function bodyUnitWord(unit: BodyUnit): string {
  return unit === 'lb' ? 'lbs' : unit;
}

function withUnit(amount: string, unit: BodyUnit): string {
  return unit === '%' ? `${amount}%` : `${amount} ${bodyUnitWord(unit)}`;
}

function isWeight(unit: BodyUnit): unit is WeightUnit {
  return unit === 'lb' || unit === 'kg';
}
