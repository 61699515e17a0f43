import type { Plan } from '#domain/plan/plan.ts';
import { planView } from '#domain/plan/plan-view.ts';
import type { Muscle } from '../../exercises/exercise.ts';
import { dayName } from '../change/compare-days.ts';
import { LEAST_WEEKLY_SETS, PRODUCTIVE_WEEKLY_SETS } from '../check/volume-table.ts';
import type { MuscleMention } from '../edit/read/find-muscles.ts';
import type { Brief } from '../person/brief-shape.ts';
import { listWords } from '../person/list-words.ts';
import { traineeForPlan } from '../person/trainee.ts';
import { restSeconds } from '../session-minutes.ts';
import { type PlannedPart, partsOf, weeklySets } from './planned-part.ts';

/** The plan's own work for a body part. */
export function workFor(plan: Plan, muscles: readonly Muscle[]): PlannedPart[] {
  return partsOf(plan).filter(({ exercise }) => muscles.some((muscle) => exercise?.primary.includes(muscle)));
}

/** «Monday: back squat 3 × 5, lying leg curl 2 × 8–12. Friday: leg press 3 × 6–8.» */
export function amountsWords(parts: readonly PlannedPart[]): string {
  return daysOf(parts)
    .map((label) => {
      const items = parts.filter(({ day }) => day.label === label);
      return `${dayName(label)}: ${items.map(({ item }) => `${item.exercise.toLowerCase()} ${item.sets} × ${item.reps}`).join(', ')}.`;
    })
    .join(' ');
}

function daysOf(parts: readonly PlannedPart[]): string[] {
  return [...new Set(parts.map(({ day }) => day.label))];
}

/** How often something is trained, and on which days. */
export function howOftenWords(parts: readonly PlannedPart[]): string {
  const days = daysOf(parts);
  const sets = parts.reduce((sum, { item }) => sum + item.sets, 0);
  const times = days.length === 1 ? 'Once a week' : days.length === 2 ? 'Twice a week' : `${days.length} times a week`;
  return `${times}, ${sets} sets in all. ${amountsWords(parts)}`;
}

/** The weekly sets of a body part, then where they are. */
export function setsWords({ muscles, words }: MuscleMention, parts: readonly PlannedPart[], plan: Plan): string {
  const each = listWords(muscles.map((muscle) => `${muscles.length === 1 ? '' : `${muscle} `}${weeklySets(plan, muscle)}`));
  return `Sets a week for ${words}, helping work counted half: ${each}. ${amountsWords(parts)}`.trim();
}

export function restWords(parts: readonly PlannedPart[], plan: Plan): string {
  const each = parts.map(({ item }) => `${item.exercise}: ${restSeconds(item, planView(plan).goal)} seconds between sets`);
  return `${each.join('; ')}. Go earlier when you are ready, later when your breath is not back.`;
}

/** Whether the weekly sets of a body part are enough, from its numbers (PLAN-15). */
export function enoughWords({ muscles, words }: MuscleMention, plan: Plan, brief: Brief): string {
  const { goal, experience } = traineeForPlan(plan, brief);
  const sets = muscles.map((muscle) => ({ muscle, sets: weeklySets(plan, muscle) }));
  const least = LEAST_WEEKLY_SETS[goal][experience];
  const most = PRODUCTIVE_WEEKLY_SETS[experience];
  const low = sets.filter((one) => one.sets < least);
  const each = listWords(sets.map((one) => `${one.muscle} ${one.sets}`));
  const counted = `Sets a week, helping work counted half: ${each}.`;
  const rule = `At your experience gains show from about ${least} and rise up to about ${most}.`;
  const verdict =
    low.length === 0
      ? `Yes, it is enough for ${words}`
      : `It is a little less than I would like for ${listWords(low.map(({ muscle }) => muscle))}`;
  return `${verdict}. ${counted} ${rule} Want more? Say «more ${words}».`;
}
