import { findExercise } from '../../exercises/find-exercise.ts';
import { numberText } from '../../training/loading.ts';
import { displayWeight, unitWord, type WeightUnit, weightWithUnit } from '../../training/units.ts';
import type { AskedData } from './asked-data.ts';
import type { DatedSet } from './digest-shape.ts';
import type { AskedPeriod } from './period-asked.ts';
import { dayWords, measureWord, onDay, oneSetWords, setOf } from './set-words.ts';

export function count(number: number, word: string): string {
  return `${numberText(number)} ${word}${number === 1 ? '' : 's'}`;
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function round(value: number, step = 0.1): number {
  return Math.round(Math.round(value / step) * step * 100) / 100;
}

/** «12,345 lbs», from kilograms. */
export function movedText(kg: number, unit: WeightUnit): string {
  return weightWithUnit(Math.round(Number(displayWeight(String(kg), 'kg', unit))).toLocaleString('en-US'), unit);
}

/** «265 lbs × 3, RPE 5.5, on Nov 18» */
export function datedSetWords(set: DatedSet, name: string, { unit, digest }: Pick<AskedData, 'unit' | 'digest'>): string {
  return `${oneSetWords(setOf(set), unit, findExercise(name))}, ${onDay(set[0], digest.today)}`;
}

/** «about 331 lbs», «12 reps» */
export function figureWords(value: number, measure: 'max' | 'reps', name: string, unit: WeightUnit): string {
  return `${measure === 'max' ? 'about ' : ''}${Math.round(value)} ${measure === 'max' ? unitWord(unit) : measureWord(measure, unit, findExercise(name))}`;
}

export function percentWords(change: number): string {
  const share = Math.round(Math.abs(change) * 100);
  return `${change < 0 ? '−' : '+'}${share}%`;
}

export { dayWords, onDay };

/** Says that a span reaches further back than what is known; empty otherwise. */
export function cutWords(span: Pick<AskedPeriod, 'from'> | undefined, from: string, today: string): string[] {
  return span === undefined || span.from >= from || from === ''
    ? []
    : [`I see these sets in full since ${dayWords(from, today)}; Workout History has those before.`];
}
