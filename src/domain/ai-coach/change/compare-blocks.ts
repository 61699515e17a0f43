import { MUSCLES } from '../../exercises/exercise.ts';
import { capital } from '../../exercises/exercise-words.ts';
import { blockWeeks } from '../../plan/block-weeks.ts';
import type { Plan } from '../../plan/plan.ts';
import { type DayView, dayView, type PrescriptionView, planView } from '../../plan/plan-view.ts';
import { planWork, setsOfWeek } from '../plan-work.ts';
import { dayLabels, longestMinutes } from './compare-days.ts';

/** One line of two blocks side by side. */
export interface BlockRow {
  what: string;
  before: string;
  after: string;
  /** The sentence that says why it changes, in numbers; null where nothing does or none is given. */
  reason: string | null;
}

export interface BlockComparison {
  /** «Block 1» */
  before: string;
  after: string;
  /** Days, effort, longest day. */
  frame: BlockRow[];
  /** In the order of the new block, then what is gone. */
  exercises: BlockRow[];
  /** Sets a week of muscles where they differ. */
  muscles: BlockRow[];
  /** Reasons that stand at no line. */
  why: string;
}

const NONE = '–';
/** Counts that differ by less are the same. */
const SETS_WORTH_SAYING = 1;

/** Two blocks side by side, with the reasons of the proposal where they name an exercise (NEXT-4); null when they are one block. */
export function compareBlocks(before: Plan, after: Plan, why: string): BlockComparison | null {
  const [old, now] = [planView(before).block, planView(after).block];
  if (old === null || now === null || old.number === now.number) return null;
  const sentences = why.split(/(?<=[.:]) (?=[A-Z])/);
  const exercises = exerciseRows(before, after, sentences);
  return {
    before: `Block ${old.number}`,
    after: `Block ${now.number}`,
    frame: [
      row('Days', dayLabels(before).map(shortDay).join(' '), dayLabels(after).map(shortDay).join(' ')),
      row('Effort by week', effortWords(before), effortWords(after)),
      row('Longest day', `${longestMinutes(before)} min`, `${longestMinutes(after)} min`),
    ],
    exercises,
    muscles: muscleRows(before, after),
    why: sentences.filter((sentence) => !exercises.some(({ reason }) => reason === sentence)).join(' '),
  };
}

function row(what: string, before: string, after: string, reason: string | null = null): BlockRow {
  return { what, before, after, reason };
}

function shortDay(label: string): string {
  return /^[A-Z][a-z]+day$/.test(label) ? label.slice(0, 3) : label;
}

/** «RIR 3, 2, 2, 1, lighter» */
function effortWords(plan: Plan): string {
  const { weeks, is_strength } = planView(plan);
  const count = Math.max(weeks, blockWeeks(plan).length);
  const light = plan.block?.light_week ?? count;
  const values = Array.from({ length: count }, (_, week) => {
    if (week + 1 === light) return 'lighter';
    const first = dayView(plan, week, 0)?.primary[0];
    return String((is_strength ? first?.rpe : first?.rir) ?? NONE);
  });
  return `${is_strength ? 'RPE' : 'RIR'} ${values.join(', ')}`;
}

function exerciseRows(before: Plan, after: Plan, sentences: readonly string[]): BlockRow[] {
  const [old, now] = [exercisesOf(before), exercisesOf(after)];
  const names = [...new Set([...now.keys(), ...old.keys()])];
  return names.map((name) => {
    const [was, is] = [amountWords(old.get(name)), amountWords(now.get(name))];
    const said = sentences.find((sentence) => sentence.toLowerCase().includes(name.toLowerCase())) ?? null;
    return row(name, was, is, was === is ? null : said);
  });
}

/** By name, in order: where an exercise stands in the first week. */
function exercisesOf(plan: Plan): Map<string, PrescriptionView[]> {
  const found = new Map<string, PrescriptionView[]>();
  for (const day of daysOf(plan))
    for (const item of [...day.primary, ...day.accessories]) found.set(item.exercise, [...(found.get(item.exercise) ?? []), item]);
  return found;
}

/** «2 ×, 6 sets of 6–10» */
function amountWords(items: readonly PrescriptionView[] | undefined): string {
  if (items === undefined) return NONE;
  const sets = items.reduce((sum, item) => sum + item.sets, 0);
  const reps = [...new Set(items.map((item) => item.reps))].join(' and ');
  return `${items.length} ×, ${sets} ${sets === 1 ? 'set' : 'sets'} of ${reps}`;
}

function muscleRows(before: Plan, after: Plan): BlockRow[] {
  const [old, now] = [before, after].map((plan) => setsOfWeek(planWork(plan)[0] ?? []));
  return MUSCLES.flatMap((muscle) => {
    const [was, is] = [old?.get(muscle) ?? 0, now?.get(muscle) ?? 0];
    return Math.abs(was - is) < SETS_WORTH_SAYING ? [] : [row(capital(muscle), setWords(was), setWords(is))];
  });
}

function setWords(sets: number): string {
  const count = Math.round(sets * 2) / 2;
  return `${count} ${count === 1 ? 'set' : 'sets'}`;
}

function daysOf(plan: Plan): DayView[] {
  return Array.from({ length: planView(plan).days }, (_, day) => dayView(plan, 0, day)).filter((day) => day !== undefined);
}
