import type { Plan } from '#domain/plan/plan.ts';
import { type DayView, dayView, type PrescriptionView, planView } from '#domain/plan/plan-view.ts';
import { prescribedExercise } from '../../exercises/find-exercise.ts';
import { programText } from '../../training/prescription-text.ts';
import { listWords } from '../person/list-words.ts';
import { estimateMinutes } from '../session-minutes.ts';
import { compareArrangement } from './compare-arrangement.ts';

/** One difference: where, before, after. */
export interface ChangeLine {
  where: string;
  before: string;
  after: string;
}

const MINUTES = 'minutes';
const NOT_THERE = 'Nothing';
const LEFT_OUT = 'Left out';
const REST = 'Rest';
/** Differences below this many minutes are not mentioned. */
const MINUTES_WORTH_SAYING = 5;
/** With more replaced exercises than this the whole list is shown instead of lines. */
const REPLACED_MOST = 3;
/** With more changed prescriptions than this they share one line. */
const NUMBERS_MOST = 3;

const WEEKDAY_NAMES = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** «Mon» becomes «Monday»; other labels stay. */
export function dayName(label: string): string {
  const short = label.trim().toLowerCase();
  return (short.length === 3 ? WEEKDAY_NAMES.find((name) => name.toLowerCase().startsWith(short)) : undefined) ?? label;
}

/** Day names in plan order. */
export function dayLabels(plan: Plan): string[] {
  return daysOf(plan, 0).map((day) => dayName(day.label));
}

/** Minutes of the first week's longest day. */
export function longestMinutes(plan: Plan): number {
  return Math.max(0, ...daysOf(plan, 0).map((day) => minutesOf(day, planView(plan).goal)));
}

/** Exercises of the first week that were added and removed. */
export function swappedNames(before: Plan, after: Plan): { come: string[]; gone: string[] } {
  const [old, now] = [namesOf(before), namesOf(after)];
  return { come: now.filter((name) => !old.includes(name)), gone: old.filter((name) => !now.includes(name)) };
}

/** One day's difference with a key; equal keys of other weeks are not repeated. */
interface Difference extends ChangeLine {
  about: string;
  /** The variant without numbers, for a difference that every week has with other numbers. */
  short?: { before: string; after: string };
}

/** Differences per day; equal differences on several days or weeks share one line. */
export function compareDays(before: Plan, after: Plan): ChangeLine[] {
  const weeks = Math.max(planView(before).weeks, planView(after).weeks);
  const found = new Map<string, { versions: Difference[]; weeks: number[] }>();
  for (let week = 0; week < weeks; week += 1) {
    for (const difference of compareWeek(before, after, week)) {
      const key = `${difference.where} ${difference.about}`;
      const line = found.get(key) ?? { versions: [], weeks: [] };
      line.versions.push(difference);
      line.weeks.push(week + 1);
      found.set(key, line);
    }
  }
  return overDays(Array.from(found.values(), ({ versions, weeks: inWeeks }) => overWeeks(versions, inWeeks, weeks)));
}

/** One line for all weeks: names only when the numbers vary, otherwise the first week's. */
function overWeeks(versions: readonly Difference[], inWeeks: readonly number[], weeks: number): ChangeLine & { weeks: string } {
  const [first] = versions;
  const { where, before, after, short } = first ?? { where: '', before: '', after: '', short: undefined };
  const isSameEachWeek = versions.every((other) => other.before === before && other.after === after);
  // The lighter week is shorter anyway, so a day's length is mentioned once.
  const said = inWeeks.length >= weeks || first?.about === MINUTES ? '' : weeksWords(inWeeks);
  if (isSameEachWeek) return { where, before, after, weeks: said };
  return short === undefined ? { where, before, after, weeks: weeksWords(inWeeks.slice(0, 1)) } : { where, ...short, weeks: said };
}

function overDays(lines: readonly (ChangeLine & { weeks: string })[]): ChangeLine[] {
  const grouped = new Map<string, { line: ChangeLine & { weeks: string }; days: string[] }>();
  for (const line of lines) {
    const key = JSON.stringify([line.before, line.after, line.weeks]);
    const group = grouped.get(key) ?? { line, days: [] };
    group.days.push(line.where);
    grouped.set(key, group);
  }
  return Array.from(grouped.values(), ({ line: { before, after, weeks }, days }) => {
    const where = listWords([...new Set(days)]);
    return { where: weeks === '' ? where : `${weeks}, ${where}`, before, after };
  });
}

function weeksWords(weeks: readonly number[]): string {
  return weeks.length === 1 ? `Week ${weeks[0]}` : `Weeks ${listWords(weeks.map(String))}`;
}

function compareWeek(before: Plan, after: Plan, week: number): Difference[] {
  const [old, now] = [daysOf(before, week), daysOf(after, week)];
  const context = { is_strength: planView(after).is_strength, goal: planView(after).goal };
  const words = (day: DayView): string => dayWords(day, context.goal);
  const kept = new Set<DayView>();
  const lines = now.flatMap((day): Difference[] => {
    const was = old.find((other) => other.label === day.label && !kept.has(other));
    if (was === undefined) return [{ where: dayName(day.label), about: 'day', before: REST, after: words(day) }];
    kept.add(was);
    return differences(was, day, context);
  });
  const gone = old.filter((day) => !kept.has(day));
  return [...lines, ...gone.map((day) => ({ where: dayName(day.label), about: 'day', before: words(day), after: REST }))];
}

/** Differences between two versions of one session, one line per exercise, so that every removed set is named. */
export function compareDay(before: DayView, after: DayView, isStrength: boolean): ChangeLine[] {
  const where = dayName(before.label);
  const [old, now] = [itemsOf(before), itemsOf(after)];
  const say = (item: PrescriptionView): string => `${item.exercise}, ${programText(item, isStrength)}`;
  const changes = [...swapLines(where, old, now, say), ...numberLines(where, old, now, say)];
  return changes.map(({ before: was, after: is }) => ({ where, before: was, after: is }));
}

/** The remaining duration before and after; small differences give no line. */
export function compareMinutesLeft({ label }: DayView, before: number, after: number): ChangeLine[] {
  if (Math.abs(before - after) < MINUTES_WORTH_SAYING) return [];
  return [{ where: dayName(label), before: `About ${before} minutes left`, after: `About ${after} minutes left` }];
}

/** Changed rests, in one line. */
export function compareRests(before: DayView, after: DayView): ChangeLine[] {
  const changed = itemsOf(before).flatMap((item) => {
    const is = itemsOf(after).find((other) => isSame(item, other));
    return is === undefined || item.rest_seconds === null || is.rest_seconds === null || is.rest_seconds === item.rest_seconds
      ? []
      : [{ was: item.rest_seconds, is: is.rest_seconds }];
  });
  if (changed.length === 0) return [];
  const words = (seconds: readonly number[]): string => `Rests of ${span(seconds)} s`;
  return [{ where: dayName(before.label), before: words(changed.map(({ was }) => was)), after: words(changed.map(({ is }) => is)) }];
}

function differences(before: DayView, after: DayView, context: { is_strength: boolean; goal: string }): Difference[] {
  const where = dayName(before.label);
  const [old, now] = [itemsOf(before), itemsOf(after)];
  const gone = old.filter((item) => !now.some((other) => isSame(item, other)));
  const come = now.filter((item) => !old.some((other) => isSame(item, other)));
  const minutes = compareMinutes(before, after, context.goal);
  if (Math.max(gone.length, come.length) > REPLACED_MOST)
    return [{ where, about: 'exercises', before: namesWords(old), after: namesWords(now) }, ...minutes];
  const say = (item: PrescriptionView): string => `${item.exercise}, ${programText(item, context.is_strength)}`;
  const arranged = gone.length + come.length > 0 ? [] : compareArrangement(old, now).map((line) => ({ where, ...line, short: line }));
  return [...swapLines(where, old, now, say), ...sumNumberLines(where, old, now, say), ...arranged, ...minutes];
}

/** Removed exercises beside their replacements. */
function swapLines(
  where: string,
  old: readonly PrescriptionView[],
  now: readonly PrescriptionView[],
  say: (item: PrescriptionView) => string,
): Difference[] {
  const gone = old.filter((item) => !now.some((other) => isSame(item, other)));
  const come = now.filter((item) => !old.some((other) => isSame(item, other)));
  return pairs(gone, come).map(
    ([was, is]): Difference => ({
      where,
      about: `${was?.exercise ?? ''} ${is?.exercise ?? ''}`,
      before: was === undefined ? NOT_THERE : say(was),
      after: is === undefined ? LEFT_OUT : say(is),
      short: { before: was?.exercise ?? NOT_THERE, after: is?.exercise ?? LEFT_OUT },
    }),
  );
}

/** Kept exercises with other sets, reps or effort, one line each. */
function numberLines(
  where: string,
  old: readonly PrescriptionView[],
  now: readonly PrescriptionView[],
  say: (item: PrescriptionView) => string,
): Difference[] {
  return changedItems(old, now, say).map(({ was, is }) => ({
    where,
    about: `${was.exercise} ${was.exercise_n}`,
    before: say(was),
    after: say(is),
  }));
}

/** Like `numberLines`, summed in one line. */
function sumNumberLines(
  where: string,
  old: readonly PrescriptionView[],
  now: readonly PrescriptionView[],
  say: (item: PrescriptionView) => string,
): Difference[] {
  const changed = changedItems(old, now, say);
  if (changed.length <= NUMBERS_MOST) return numberLines(where, old, now, say);
  const [was, is] = [changed.map((pair) => pair.was), changed.map((pair) => pair.is)];
  const words = sumWords(was) === sumWords(is) ? repsWords : sumWords;
  return [{ where, about: 'numbers', before: words(was), after: words(is) }];
}

function changedItems(old: readonly PrescriptionView[], now: readonly PrescriptionView[], say: (item: PrescriptionView) => string) {
  return old.flatMap((was) => {
    const is = now.find((other) => isSame(was, other));
    return is === undefined || say(was) === say(is) ? [] : [{ was, is }];
  });
}

/** For example «18 sets, RPE 7–8». */
function sumWords(items: readonly PrescriptionView[]): string {
  const sets = items.reduce((sum, item) => sum + item.sets, 0);
  const efforts = items.flatMap(({ rpe }) => rpe ?? []);
  const reserves = items.flatMap(({ rir }) =>
    rir === null ? [] : (rir.match(/\d+(?:[.,]\d+)?/g) ?? []).map((text) => Number(text.replace(',', '.'))),
  );
  const effort = efforts.length > 0 ? `, RPE ${span(efforts)}` : reserves.length > 0 ? `, RIR ${span(reserves)}` : '';
  return `${sets} sets of ${items.length} exercises${effort}`;
}

/** For example «Back squat 8–12, row 10–15», when sets and effort are equal. */
function repsWords(items: readonly PrescriptionView[]): string {
  return items.map(({ exercise, sets, reps, rpe, rir }) => `${exercise} ${sets} x ${reps}${effortOf(rpe, rir)}`).join(', ');
}

function effortOf(rpe: number | null, rir: string | null): string {
  if (rpe !== null) return ` at RPE ${rpe}`;
  return rir === null ? '' : ` (${rir})`;
}

function span(values: readonly number[]): string {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  return low === high ? String(low) : `${low}–${high}`;
}

/** Pairs removed exercises with their replacements: by movement first, then by order. */
function pairs(
  gone: readonly PrescriptionView[],
  come: readonly PrescriptionView[],
): [PrescriptionView | undefined, PrescriptionView | undefined][] {
  const left = [...come];
  const take = (item: PrescriptionView): PrescriptionView | undefined => {
    const pattern = prescribedExercise(item)?.pattern;
    const like = left.findIndex((other) => prescribedExercise(other)?.pattern === pattern);
    return left.splice(Math.max(like, 0), 1)[0];
  };
  const taken = gone.map((item): [PrescriptionView, PrescriptionView | undefined] => [item, take(item)]);
  return [...taken, ...left.map((item): [undefined, PrescriptionView] => [undefined, item])];
}

function compareMinutes(before: DayView, after: DayView, goal: string): Difference[] {
  const [old, now] = [minutesOf(before, goal), minutesOf(after, goal)];
  if (Math.abs(old - now) < MINUTES_WORTH_SAYING) return [];
  const lines = { before: `${old} minutes`, after: `${now} minutes` };
  return [{ where: dayName(before.label), about: MINUTES, ...lines, short: lines }];
}

function minutesOf(day: DayView, goal: string): number {
  return day.minutes ?? estimateMinutes(day, goal);
}

function dayWords(day: DayView, goal: string): string {
  const items = itemsOf(day);
  return items.length === 0 ? REST : `${day.title ?? namesWords(items)}, ${minutesOf(day, goal)} minutes`;
}

function namesWords(items: readonly PrescriptionView[]): string {
  return items.length === 0 ? REST : items.map(({ exercise }) => exercise).join(', ');
}

function isSame(a: PrescriptionView, b: PrescriptionView): boolean {
  return a.exercise === b.exercise && a.exercise_n === b.exercise_n;
}

function itemsOf(day: DayView): PrescriptionView[] {
  return [...day.primary, ...day.accessories];
}

function namesOf(plan: Plan): string[] {
  return [...new Set(daysOf(plan, 0).flatMap((day) => itemsOf(day).map(({ exercise }) => exercise)))];
}

function daysOf(plan: Plan, week: number): DayView[] {
  return Array.from({ length: planView(plan).days }, (_, day) => dayView(plan, week, day)).filter((day) => day !== undefined);
}
