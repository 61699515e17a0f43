import type { Plan } from '#domain/plan/plan.ts';
import { dayView } from '#domain/plan/plan-view.ts';
import { dayName } from '../change/compare-days.ts';
import { type PlannedPart, partsOf } from './planned-part.ts';

const PLACES = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'] as const;
const ORDER_SOURCE = '(Nunes et al. 2021: what comes first gains most strength)';

/** Why an exercise comes where it does, or one before another. */
export function whyOrder(plan: Plan, first: PlannedPart, second: PlannedPart | undefined): string {
  const together = second === undefined ? undefined : sameDay(plan, first, second);
  if (together !== undefined) {
    const [early, late] = together;
    return `${early.item.exercise} comes before ${late.item.exercise.toLowerCase()} on ${dayName(early.day.label)}: ${whyBefore(early, late)} ${ORDER_SOURCE}. Say «${late.item.exercise.toLowerCase()} before ${early.item.exercise.toLowerCase()}» if you want it the other way.`;
  }
  const { item, day, place, main, exercise } = first;
  const count = day.primary.length + day.accessories.length;
  const where = place === count - 1 && place > 0 ? 'last' : (PLACES[place] ?? `number ${place + 1}`);
  const reason = main
    ? `main lifts ask for most care and load, so they are done while you are fresh ${ORDER_SOURCE}`
    : exercise?.pattern === 'core' || exercise?.pattern === 'grip'
      ? 'a tired trunk or grip would limit the lifts before it (consensus)'
      : exercise?.compound === true
        ? `it follows the main ${day.primary.length === 1 ? 'lift' : 'lifts'} and comes before single joints, because it moves more weight ${ORDER_SOURCE}`
        : exercise?.pattern === 'conditioning'
          ? 'cardio before lifting would cost strength (Schumann et al. 2022)'
          : `a single joint tired early would hold back the bigger lifts ${ORDER_SOURCE}`;
  return `${item.exercise} is ${where} on ${dayName(day.label)}: ${reason}.`;
}

/** The two on one day, in their order there. */
function sameDay(plan: Plan, a: PlannedPart, b: PlannedPart): [PlannedPart, PlannedPart] | undefined {
  const day = a.day_index === b.day_index ? a.day : undefined;
  if (day !== undefined) return a.place < b.place ? [a, b] : [b, a];
  const other = dayView(plan, 0, a.day_index);
  const items = other === undefined ? [] : [...other.primary, ...other.accessories];
  const place = items.findIndex(({ exercise }) => exercise === b.item.exercise);
  if (place === -1) return undefined;
  const moved = { ...b, day: a.day, day_index: a.day_index, place };
  return a.place < place ? [a, moved] : [moved, a];
}

/** «Why is bench first»: on the day where it is first. */
export function atNamedPlace(text: string, plan: Plan, part: PlannedPart): PlannedPart {
  const all = partsOf(plan).filter(({ item }) => item.exercise === part.item.exercise);
  const isLast = ({ place, day }: PlannedPart): boolean => place === day.primary.length + day.accessories.length - 1;
  if (/\bfirst\b|\bstart|\bbegin/.test(text)) return all.find(({ place }) => place === 0) ?? part;
  return /\blast\b|\bend/.test(text) ? (all.find(isLast) ?? part) : part;
}

function whyBefore(early: PlannedPart, late: PlannedPart): string {
  if (early.item.superset !== null && early.item.superset === late.item.superset) return 'they alternate set by set, so neither waits';
  if (early.main && !late.main) return 'it is a main lift and gets your fresh strength';
  if (early.exercise?.compound === true && late.exercise?.compound !== true) return 'it moves more weight with more muscles';
  if (late.exercise?.pattern === 'core' || late.exercise?.pattern === 'grip') return 'a tired trunk or grip would limit it';
  return 'both are of the same weight in the day, and what matters more for your goal goes first';
}
