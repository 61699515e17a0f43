import { numberText } from '#client/locale/formats.ts';
import type { distanceUnitOf, HistoryMeasure } from '#domain/training/history-measure.ts';
import { timeText } from '#domain/training/set-measure.ts';
import { unitWord, type WeightUnit } from '#domain/training/units.ts';

/** What an exercise's figures are, and their units. */
export interface Told {
  readonly measure: HistoryMeasure;
  readonly unit: WeightUnit;
  readonly distance_unit: ReturnType<typeof distanceUnitOf>;
}

/** «194», «1:45», «5.2»: a figure without its unit, but of a time. */
export function figureText(value: number, { measure }: Told): string {
  if (measure === 'time') return timeText(Math.round(value));
  return numberText(Math.abs(value), measure === 'distance' ? 2 : 1);
}

/** «5 lbs», «2 reps», «15 s», «1.5 km»: a figure, or a difference of two. */
export function amountText(value: number, told: Told): string {
  const figure = figureText(value, told);
  const units = {
    load: unitWord(told.unit),
    help: unitWord(told.unit),
    reps: Math.abs(value) === 1 ? 'rep' : 'reps',
    distance: told.distance_unit,
  };
  return told.measure === 'time' ? figure : `${figure} ${units[told.measure]}`;
}
