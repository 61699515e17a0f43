import type { Exercise } from '../../exercises/exercise.ts';
import type { WeightUnit } from '../../training/units.ts';
import type { Brief } from '../person/brief-shape.ts';
import { listWords } from '../person/list-words.ts';
import { type PlanFacts, type PlannedItem, planFacts } from '../plan-facts.ts';

/** For the topics, which import nothing of the coach but this file. */
export { listWords };

/** Who asks: what answers take from the plan in use and the brief. */
export interface Person {
  plan: PlanFacts | undefined;
  brief: Brief;
  unit: WeightUnit;
}

export function personOf({
  plan,
  brief,
  unit,
}: {
  plan: Parameters<typeof planFacts>[0] | undefined;
  brief: Brief;
  unit: WeightUnit;
}): Person {
  return { plan: plan === undefined ? undefined : planFacts(plan), brief, unit };
}

/** Joins sentences; empty ones are left out. */
export function say(...sentences: readonly (string | false | undefined)[]): string {
  return sentences.filter((sentence) => sentence !== '' && sentence !== false && sentence !== undefined).join(' ');
}

/** For example «Your plan has 2 to 4 sets of each exercise.»; empty without a plan, like the other lines. */
export function setsLine({ plan }: Person): string {
  return plan === undefined
    ? ''
    : `Your plan has ${rangeText(plan.items.map((item) => item.sets))} ${plural(plan.items, 'set')} of each exercise.`;
}

/** For example «Your first lift, back squat, has 3 sets of 5.» */
export function firstLiftLine({ plan }: Person): string {
  const first = firstLift(plan);
  return first === undefined ? '' : `In your plan ${first.name} has ${first.sets} ${first.sets === 1 ? 'set' : 'sets'} of ${first.reps}.`;
}

export function firstLift(plan: PlanFacts | undefined): PlannedItem | undefined {
  return plan?.items.find((item) => item.main) ?? plan?.items[0];
}

/** For example «Your plan asks for RPE 6 to 8.» or «Your plan asks for 2 reps in reserve.» */
export function effortLine({ plan }: Person): string {
  if (plan === undefined) return '';
  if (plan.rpes.length > 0) return `Your plan asks for RPE ${rangeText(plan.rpes)} on the main lifts.`;
  const rir = firstLift(plan)?.rir;
  return rir === null || rir === undefined || !/^\d(?:\s*[-–]\s*\d)?$/.test(rir) ? '' : `Your plan asks for ${rir} reps in reserve.`;
}

/** For example «In your plan the main lifts get 3 minutes, the rest 90 seconds.» */
export function restLine({ plan }: Person): string {
  if (plan === undefined) return '';
  const main = rests(plan.items.filter((item) => item.main));
  const other = rests(plan.items.filter((item) => !item.main));
  if (main === '') return `In your plan it is ${other}.`;
  return other === '' || other === main
    ? `In your plan it is ${main}.`
    : `In your plan the main lifts get ${main}, the other exercises ${other}.`;
}

/** For example «2 minutes», «60 to 90 seconds»; empty without items. */
export function rests(items: readonly PlannedItem[]): string {
  if (items.length === 0) return '';
  const seconds = items.map((item) => item.rest);
  const [least, most] = [Math.min(...seconds), Math.max(...seconds)];
  if (least === most) return timeText(least);
  return least % 30 === 0 && most % 30 === 0 && least >= 120 ? `${least / 60} to ${most / 60} minutes` : `${least} to ${most} seconds`;
}

function timeText(seconds: number): string {
  if (seconds >= 120 && seconds % 30 === 0) return `${seconds / 60} minutes`;
  return `${seconds} seconds`;
}

/** For example «Your week has 3 sessions: Monday, Wednesday and Friday.» */
export function daysLine({ plan }: Person): string {
  if (plan === undefined) return '';
  const labels = plan.days.map((day) => day.label);
  const named = new Set(labels).size === labels.length && labels.join('').length <= 70;
  const count = `Your week has ${labels.length} ${labels.length === 1 ? 'session' : 'sessions'}`;
  return named ? `${count}: ${listWords(labels)}.` : `${count}.`;
}

function plural(items: readonly PlannedItem[], word: string): string {
  return items.every((item) => item.sets === 1) ? word : `${word}s`;
}

function rangeText(values: readonly number[]): string {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return least === most ? String(least) : `${least} to ${most}`;
}

/** A plan's item of this exercise. */
export function plannedItem({ plan }: Person, exercise: Exercise): PlannedItem | undefined {
  return plan?.items.find((item) => item.exercise?.id === exercise.id);
}

export function isBeginner({ brief }: Person): boolean {
  return brief.experience === 'beginner';
}

export function isOlder({ brief }: Person): boolean {
  return brief.age !== null && brief.age >= 65;
}

export function isMinor({ brief }: Person): boolean {
  return brief.age !== null && brief.age < 18;
}
