import { daysToMatch, matchDay } from '../person/match-day.ts';
import type { Trainee } from '../person/trainee.ts';
import type { Slot } from './slot-table.ts';
import { type DayTemplate, UPPER_BEFORE_MATCH } from './template-table.ts';

const LEGS: ReadonlySet<Slot> = new Set<Slot>([
  'squatMain',
  'squatLight',
  'hingeMain',
  'hingeLight',
  'lunge',
  'legCurl',
  'kneeExtension',
  'glutes',
]);
/** What leg work costs by the days to the match: the eve most, then the day after it and two days before. */
const COST: Readonly<Record<number, number>> = { 1: 9, 6: 3, 2: 2 };

/** The week's days in the order that leaves the legs fresh for a match; its eve has none of their lifts (TEMPLATE-16). */
export function withFreshLegs(templates: readonly DayTemplate[], weekdays: readonly number[], { brief }: Trainee): readonly DayTemplate[] {
  const match = matchDay(brief);
  if (match === undefined) return templates;
  const costOf = (order: readonly DayTemplate[]): number =>
    order.reduce((sum, template, at) => sum + (hasLegs(template) ? (COST[daysToMatch(weekdays[at] ?? 0, match)] ?? 0) : 0), 0);
  const orders = templates.map((_, from) => [...templates.slice(from), ...templates.slice(0, from)]);
  const best = orders.reduce((least, order) => (costOf(order) < costOf(least) ? order : least), templates);
  return best.map((template, at) =>
    hasLegs(template) && daysToMatch(weekdays[at] ?? 0, match) === 1 && weekdays.length > 1 ? UPPER_BEFORE_MATCH : template,
  );
}

function hasLegs({ main, others }: DayTemplate): boolean {
  return main.some((slot) => LEGS.has(slot)) || others.filter((slot) => LEGS.has(slot)).length > 1;
}
