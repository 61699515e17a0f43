import type { Plan } from '#domain/plan/plan.ts';
import { dayView, planView } from '#domain/plan/plan-view.ts';
import type { Muscle } from '../../exercises/exercise.ts';
import { dayName } from '../change/compare-days.ts';
import type { Brief } from '../person/brief-shape.ts';
import { listWords } from '../person/list-words.ts';
import { type PlannedPart, partsOf } from './planned-part.ts';

const LIGHTER_SOURCE = '(Bell et al. 2024: athletes take one about every 5.6 weeks)';

interface WeekQuestion {
  text: string;
  plan: Plan;
  brief: Brief;
  named?: PlannedPart | undefined;
}

/** Why a week, or an exercise in it, is as it is. */
export function whyWeek({ text, plan, brief, named }: WeekQuestion): string | undefined {
  const view = planView(plan);
  const weeks = view.is_strength ? view.weeks : (view.block?.weeks ?? 1);
  const light = view.block?.light_week ?? (weeks > 1 ? weeks : null);
  const words =
    brief.lighter === 'deload' ? 'You asked for a lighter week.' : brief.lighter === 'missed' ? 'You come back from a break.' : '';
  if (words !== '') return `${words} It has fewer sets and more in reserve, so that you recover and keep the movements (Bell et al. 2024).`;
  if (weeks < 2) return undefined;
  const number = Number(/\bweek (\d)\b/.exec(text)?.[1] ?? Number.NaN);
  const led = view.is_strength && plan.block?.meet != null ? LEADS_TO_MEET.exec(view.explanation)?.[0] : undefined;
  if (led !== undefined)
    return Number.isInteger(number) && number >= 1 && number <= weeks
      ? `Week ${number} of ${weeks} ${amountIn(plan, number - 1, named)}. ${led}`
      : led;
  if (Number.isInteger(number) && number >= 1 && number <= weeks && number !== light)
    return `${/\b(?:light|easy|easier|lighter)\b/.test(text) ? 'It is not the lighter one. ' : ''}Week ${number} of ${weeks} ${amountIn(plan, number - 1, named)}. Effort rises from week to week, so that the block starts easy and ends with numbers to compare${light === null ? '' : `, before the lighter week ${light}`}.`;
  if (light === null) return undefined;
  const rising = isOfHardWeek(text) ? risingWords(plan, light) : undefined;
  if (rising !== undefined) return rising;
  return `Week ${light} of ${weeks} is the lighter one: it ${amountIn(plan, light - 1, named)}, against ${setsIn(plan, 0, named)} in week 1. Fewer sets with more in reserve let you start the next block rested, and the same days and exercises keep the habit ${LIGHTER_SOURCE}. In the other weeks the sets are what your week has room for.`;
}

/** What the plan says of its weeks before a meet (MEET-2). */
const LEADS_TO_MEET = /It leads to your meet.*?(?= (?:Attempts|I chose|One day|Two days)|$)/;

/** «Why is this week so hard», without its number. */
function isOfHardWeek(text: string): boolean {
  return /\b(?:so|this) (?:hard|heavy|tough|brutal|much)\b/.test(text) && !/\b(?:light|lighter|easy|easier|deload)\b/.test(text);
}

function risingWords(plan: Plan, light: number): string {
  return `Week 1 ${amountIn(plan, 0, undefined)}; week ${light - 1}, the hardest, ${amountIn(plan, light - 2, undefined)}. Effort rises from week to week, so that the block ends with numbers to compare, and week ${light} is lighter ${LIGHTER_SOURCE}. Too much? Say «easier this week».`;
}

function amountIn(plan: Plan, week: number, named: PlannedPart | undefined): string {
  const item = itemIn(plan, week, named);
  const effort = item?.rpe == null ? (item?.rir == null ? '' : ` at RIR ${item.rir}`) : ` at RPE ${item.rpe}`;
  return `has ${setsIn(plan, week, named)}${named === undefined ? (effort === '' ? '' : `, main lifts${effort}`) : `${effort}`}`;
}

function setsIn(plan: Plan, week: number, named: PlannedPart | undefined): string {
  if (named !== undefined) {
    const sets = itemIn(plan, week, named)?.sets ?? named.item.sets;
    return `${sets} ${sets === 1 ? 'set' : 'sets'} of ${named.item.exercise.toLowerCase()}`;
  }
  const days = Array.from({ length: planView(plan).days }, (_, day) => dayView(plan, week, day));
  const sets = days
    .flatMap((day) => (day === undefined ? [] : [...day.primary, ...day.accessories]))
    .reduce((sum, item) => sum + item.sets, 0);
  return `${sets} sets in all`;
}

function itemIn(plan: Plan, week: number, named: PlannedPart | undefined) {
  const day = dayView(plan, week, named?.day_index ?? 0);
  const items = day === undefined ? [] : [...day.primary, ...day.accessories];
  return named === undefined ? items[0] : items.find(({ exercise }) => exercise === named.item.exercise);
}

/** Why exercises alternate; of the named one, else of every pair. */
export function whyPair(plan: Plan, named: readonly PlannedPart[]): string {
  const parts = partsOf(plan);
  const pairs = parts.flatMap((part, index) => {
    const { superset } = part.item;
    const other = parts.slice(index + 1).find((one) => one.day_index === part.day_index && one.item.superset === superset);
    return superset === null || other === undefined ? [] : [{ part, other }];
  });
  const asked =
    named.length === 0
      ? pairs
      : pairs.filter(({ part, other }) => named.some(({ item }) => [part.item.exercise, other.item.exercise].includes(item.exercise)));
  const [first] = asked;
  if (first === undefined)
    return `${named[0]?.item.exercise ?? 'Nothing in your plan'} ${named.length === 0 ? 'is' : 'is not'} paired${named.length === 0 ? '' : ' with anything'}: each exercise is done on its own.`;
  const { part, other } = first;
  const shared = part.exercise?.primary.some((muscle) => other.exercise?.primary.includes(muscle)) === true;
  const reason = shared
    ? 'you asked for it or time is short'
    : `one trains ${listWords(part.exercise?.primary ?? [])}, the other ${listWords(other.exercise?.primary ?? [])}, so one rests while the other works`;
  return `${part.item.exercise} and ${other.item.exercise.toLowerCase()} alternate on ${dayName(part.day.label)}: ${reason}. That saves minutes at the same reps and sets (Iversen et al. 2021). Say «no supersets» if you would rather do one at a time.`;
}

/** Why work for a body part is on its days. */
export function whyMuscleDays(plan: Plan, { muscles, words }: { muscles: readonly Muscle[]; words: string }): string {
  const work = partsOf(plan).filter(({ exercise }) => muscles.some((muscle) => exercise?.primary.includes(muscle)));
  const days = [...new Set(work.map(({ day }) => dayName(day.label)))];
  const sets = work.reduce((sum, { item }) => sum + item.sets, 0);
  const names = [...new Set(work.map(({ item }) => item.exercise.toLowerCase()))];
  if (work.length === 0) return `Nothing in your plan is for ${words} first; say «more ${words}» if you want some.`;
  const spread =
    days.length > 1
      ? 'Spread over the week the same sets are done fresher, and each muscle is ready again after two to three days (Schoenfeld et al. 2016, on frequency).'
      : 'Once a week is what your days leave room for; twice would be a little better (Schoenfeld et al. 2016, on frequency).';
  return `Work for ${words} is on ${listWords(days)}: ${listWords(names)}, ${sets} sets a week. ${spread}`;
}

/** Why the sessions take as long as they do. */
export function whyMinutes(plan: Plan, brief: Brief): string {
  const minutes = Array.from({ length: planView(plan).days }, (_, day) => dayView(plan, 0, day)?.minutes ?? 0);
  const told =
    brief.minutes === null ? 'You did not say how long you have, so I took about an hour.' : `You told me ${brief.minutes} minutes.`;
  return `${told} Your sessions take ${listWords([...new Set(minutes)].map(String))} minutes with warm-up and rests: rests of main lifts and a third or fourth set fill the time as long as they still add something (Iversen et al. 2021). Say «make it 45 minutes» for other sessions.`;
}
