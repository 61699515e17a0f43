import type { Plan } from '#domain/plan/plan.ts';
import { dayView, planView } from '#domain/plan/plan-view.ts';
import { dayName } from '../change/compare-days.ts';
import { muscleDoes } from '../check/muscle-words.ts';
import { LEAST_WEEKLY_SETS, MAIN_LIFT_SETS, PRODUCTIVE_WEEKLY_SETS } from '../check/volume-table.ts';
import type { Brief } from '../person/brief-shape.ts';
import { listWords } from '../person/list-words.ts';
import { type Trainee, traineeForPlan } from '../person/trainee.ts';
import type { WhyPart } from '../understand/acts/read-why.ts';
import { type PlannedPart, partsNamed, partsOf, weeklySets } from './planned-part.ts';
import { whyDays, whyMinutes, whyPair, whyWeek } from './why-week.ts';

export interface WhyQuestion {
  part: WhyPart;
  /** Normalised. */
  text: string;
  plan: Plan;
  brief: Brief;
  /** The exercise talked about before, by name. */
  last: string | undefined;
  /** The load of today with its reason, from the log or how to find it. */
  loadOf: (exercise: string) => string;
}

/** Why this part of the plan is as it is: its own facts, then the rule with its source (PLAN-15). undefined when the plan has no such part. */
export function whyPart(question: WhyQuestion): string | undefined {
  const { part, text, plan, brief, last } = question;
  const parts = partsNamed(text, plan, last);
  const trainee = traineeForPlan(plan, brief);
  if (part === 'week') return whyWeek({ text, plan, brief, named: parts[0] });
  if (part === 'pair') return whyPair(plan, parts);
  if (part === 'days') return parts.length > 0 ? undefined : whyDays({ text, plan, brief });
  if (part === 'minutes') return whyMinutes(plan, brief);
  const [first] = parts;
  if (part === 'exercise') return undefined;
  if (part === 'effort') return whyEffort(plan, trainee, first);
  if (first === undefined) return undefined;
  switch (part) {
    case 'sets':
      return whySets(plan, trainee, first);
    case 'reps':
      return whyReps(trainee, first);
    case 'rest':
      return whyRest(first);
    case 'order':
      return whyOrder(plan, atNamedPlace(text, plan, first), parts[1]);
    case 'load':
      return whyLoad(plan, first, question.loadOf);
  }
}

function setWords(sets: number): string {
  return `${sets} ${sets === 1 ? 'set' : 'sets'}`;
}

function whySets(plan: Plan, trainee: Trainee, { item, exercise, day, main }: PlannedPart): string {
  const fact = `${item.exercise} has ${setWords(item.sets)} on ${dayName(day.label)}.`;
  const [muscle] = exercise?.primary ?? [];
  if (muscle === undefined || exercise?.pattern === 'conditioning') return fact;
  const week = `${muscleDoes(muscle, 'get')} ${weeklySets(plan, muscle)} sets in the whole week; work as a helper counts half.`;
  const { experience, goal, brief } = trainee;
  const [least, most] = MAIN_LIFT_SETS[experience];
  const rule =
    planView(plan).is_strength && main
      ? `A main lift for strength gets ${least} to ${most} hard sets a week at your experience (consensus).`
      : `Gains show from about ${LEAST_WEEKLY_SETS[goal][experience]} sets a week and rise up to about ${PRODUCTIVE_WEEKLY_SETS[experience]} at your experience (Pelland et al. 2025; Schoenfeld et al. 2017).`;
  const focus = brief.focus.includes(muscle) ? `You asked for more work for your ${muscle}.` : '';
  const full =
    brief.minutes !== null && day.minutes !== null && day.minutes >= brief.minutes * 0.9
      ? `The day takes ${day.minutes} of your ${brief.minutes} minutes, so more sets here would cost some elsewhere.`
      : '';
  return [fact, week, rule, focus, full].filter((sentence) => sentence !== '').join(' ');
}

function whyReps({ goal }: Trainee, { item, exercise, main }: PlannedPart): string {
  const fact = `${item.exercise} has ${item.reps}${/\d$/.test(item.reps) ? ' reps' : ''}.`;
  if (exercise?.load === 'time') return `${fact} What is held or carried is counted in time.`;
  if (exercise?.pattern === 'power') return `${fact} Fast work stays fast only in short sets; it ends before it slows down (consensus).`;
  if (goal === 'strength' && main)
    return `${fact} Few reps with a heavy load train strength most, because strength is practice with heavy loads (Schoenfeld et al. 2017, on loads).`;
  if (exercise?.compound !== true)
    return `${fact} A single joint takes light loads better than heavy ones, and muscle grows alike from 5 to 30 reps when the sets are hard (Schoenfeld et al. 2017, on loads).`;
  return `${fact} ${main ? 'Main lifts are a little heavier than the rest' : 'It comes after the main lifts, so it is a little lighter'}; muscle grows alike from 5 to 30 reps when the sets are hard, so the range is one in which the load is easy to raise (Schoenfeld et al. 2017, on loads). It changes from block to block.`;
}

const LONG_REST = 120;

function whyRest({ item, exercise, main, day }: PlannedPart): string {
  const seconds = item.rest_seconds;
  if (seconds === null) return `${item.exercise} has no set rest: start again when your breath is back.`;
  const partner = partnerOf(item.superset, item.exercise, day);
  if (partner !== undefined)
    return `${item.exercise} rests ${seconds} s because it alternates with ${partner}: while one works the other rests, so the pause is short without fewer reps (Iversen et al. 2021).`;
  const fact = `${item.exercise} rests ${seconds} s.`;
  if (seconds >= LONG_REST || (main && exercise?.compound === true))
    return `${fact} It moves much weight with many muscles: with two minutes and more the next set keeps its reps and its load (Schoenfeld et al. 2016).`;
  return `${fact} It tires one small area that recovers fast; past about a minute longer rests add little for size (Singer et al. 2024).`;
}

function partnerOf(mark: string | null, name: string, { primary, accessories }: PlannedPart['day']): string | undefined {
  if (mark === null) return undefined;
  return [...primary, ...accessories].find((other) => other.superset === mark && other.exercise !== name)?.exercise.toLowerCase();
}

const PLACES = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'] as const;
const ORDER_SOURCE = '(Nunes et al. 2021: what comes first gains most strength)';

function whyOrder(plan: Plan, first: PlannedPart, second: PlannedPart | undefined): string {
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
function atNamedPlace(text: string, plan: Plan, part: PlannedPart): PlannedPart {
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

function whyEffort(plan: Plan, trainee: Trainee, named: PlannedPart | undefined): string {
  const view = planView(plan);
  const scheduled = weekEfforts(plan, named);
  const of = named === undefined ? 'Your main lifts' : named.item.exercise;
  const weeks = scheduled.length > 1 ? `, week by week ${listWords(scheduled)}` : '';
  const fact = `${of} ${named === undefined ? 'are' : 'is'} planned with ${view.is_strength ? 'RPE' : 'reps in reserve (RIR)'} ${scheduled[0] ?? 'open'}${weeks}.`;
  const careful = trainee.easy
    ? 'With what you told me of your health nothing goes near the limit.'
    : trainee.guarded
      ? 'At your age at least two reps stay in reserve.'
      : trainee.experience === 'beginner'
        ? 'New lifters learn the movement better with reps to spare.'
        : '';
  const wave =
    scheduled.length > 1
      ? 'A block starts easier and comes closer to the limit, so that it ends with numbers to compare; the last week is lighter.'
      : '';
  const rule = view.is_strength
    ? 'Strength rises from heavy sets that stay clear of failure (Robinson et al. 2024).'
    : 'Stopping one to three reps short of failure builds as much muscle with less fatigue (Refalo et al. 2023; Robinson et al. 2024).';
  return [fact, careful, wave, rule].filter((sentence) => sentence !== '').join(' ');
}

/** RPE or reps in reserve of each week of the block; of the first main lift without a part. */
function weekEfforts(plan: Plan, named: PlannedPart | undefined): string[] {
  const view = planView(plan);
  const weeks = view.is_strength ? view.weeks : (view.block?.weeks ?? 1);
  return Array.from({ length: weeks }, (_, week) => {
    const day = dayView(plan, week, named?.day_index ?? 0);
    const items = day === undefined ? [] : [...day.primary, ...day.accessories];
    const item = named === undefined ? items[0] : items.find(({ exercise }) => exercise === named.item.exercise);
    return item === undefined ? '' : view.is_strength ? String(item.rpe ?? '') : (item.rir ?? '');
  }).filter((effort) => effort !== '');
}

function whyLoad(plan: Plan, { item }: PlannedPart, loadOf: WhyQuestion['loadOf']): string {
  const rule = planView(plan).is_strength
    ? 'Loads follow from your estimated maximum by reps and RPE (chart of Reactive Training Systems), rounded to what can be loaded.'
    : 'It goes up one step once every set reached the top of its reps, and down 5% after falling short twice (double progression, consensus).';
  return `${loadOf(item.exercise)} ${rule}`;
}
