import type { WeightUnit } from '../training/units.ts';
import type { ImportedLog } from './imported-log.ts';

/** What the numbers of a file say of their unit, for the question (IMPORT-2). */
export interface UnitEvidence {
  /** Null when the numbers fit both. */
  readonly unit: WeightUnit | null;
  /** Up to three weights of the file that speak for it. */
  readonly weights: readonly string[];
}

/** Loads of a 45 lb bar with pairs of plates that are no usual load in kilograms. */
const POUND_LOADS: ReadonlySet<string> = new Set([
  '95',
  '115',
  '135',
  '155',
  '165',
  '185',
  '205',
  '225',
  '245',
  '275',
  '295',
  '315',
  '365',
  '405',
]);
/** Of all weights. Below this a few numbers could be slips or one borrowed pair of dumbbells. */
const TELLING_SHARE = 0.04;
/** So many times as strong as the other side. */
const CLEAR_LEAD = 3;
const EXAMPLES = 3;

/** Undefined when the file names the unit of every weight, or has no weights. */
export function guessUnit({ workouts }: ImportedLog): UnitEvidence | undefined {
  const counts = new Map<string, number>();
  for (const { blocks } of workouts)
    for (const { sets } of blocks)
      for (const { unit, weight } of sets) if (unit === null && Number(weight) > 0) counts.set(weight, (counts.get(weight) ?? 0) + 1);
  if (counts.size === 0) return undefined;
  const all = sum(counts.values());
  const telling = { kg: pick(counts, isKilogramLoad), lb: pick(counts, (weight) => POUND_LOADS.has(weight)) };
  const share = { kg: sum(telling.kg.values()) / all, lb: sum(telling.lb.values()) / all };
  const unit = clearWinner(share);
  return { unit, weights: unit === null ? [] : examplesOf(telling[unit]) };
}

function clearWinner({ kg, lb }: Record<WeightUnit, number>): WeightUnit | null {
  if (kg >= TELLING_SHARE && kg >= lb * CLEAR_LEAD) return 'kg';
  return lb >= TELLING_SHARE && lb >= kg * CLEAR_LEAD ? 'lb' : null;
}

/** Steps of 1.25 or 2.5 above the lightest plates, and dumbbells of even kilograms. Pounds go in steps of 5, seldom of 2.5. */
function isKilogramLoad(weight: string): boolean {
  const value = Number(weight);
  if (value < 10) return false;
  return value % 2.5 === 1.25 || value % 5 === 2.5 || (value % 2 === 0 && value % 5 !== 0 && value <= 40);
}

function pick(counts: ReadonlyMap<string, number>, isTelling: (weight: string) => boolean): Map<string, number> {
  return new Map([...counts].filter(([weight]) => isTelling(weight)));
}

/** The most frequent ones, lightest first. */
function examplesOf(counts: ReadonlyMap<string, number>): string[] {
  const frequent = [...counts].sort(([, a], [, b]) => b - a).slice(0, EXAMPLES);
  return frequent.map(([weight]) => weight).sort((a, b) => Number(a) - Number(b));
}

function sum(numbers: Iterable<number>): number {
  let total = 0;
  for (const number of numbers) total += number;
  return total;
}
