import type { Pattern } from '../../exercises/exercise.ts';
import { capital } from '../../exercises/exercise-words.ts';
import { dayName } from '../change/compare-days.ts';
import { keptFree } from '../person/brief-shape.ts';
import { listWords } from '../person/list-words.ts';
import type { Trainee } from '../person/trainee.ts';
import { spreadDays, WEEKDAYS } from '../person/weekdays.ts';
import { composeDay, type FreeItem, suitsContents, titleOfContents } from './compose-day.ts';
import { contentsOfSplit } from './day-content-table.ts';
import { weekdaysOf } from './edit-days.ts';
import { dayRef } from './find-items.ts';
import { withinSession } from './grow-day.ts';
import { changed, type EditContext, type Outcome, refused } from './outcome.ts';
import { placed } from './place-item.ts';
import { changeDay, type EditDay, frameOf, isEasy, minutesOfDay, type PlanDraft } from './plan-draft.ts';
import type { DayContent, PlanEdit } from './plan-edit.ts';

const DAYS_MOST = 7;
const MINUTES_LEAST = 20;
const USUAL_MINUTES = 45;

/** One day gets other contents; the rest of the week stays. */
export function changeDayContent(context: EditContext, edit: PlanEdit & { kind: 'day-content' }): Outcome {
  const { draft, trainee } = context;
  const day = draft.weeks[0]?.[edit.day.index];
  if (day === undefined || edit.contents.length === 0) return refused(context, 'Your plan has no such day.');
  const name = dayName(day.label);
  const content = titleOfContents(edit.contents).toLowerCase();
  const minutes = minutesFor(context, day);
  const { draft: next } = composeDay(draft, edit.day.index, edit.contents, { trainee, free: [], minutes });
  if ((next.weeks[0]?.[edit.day.index]?.items.length ?? 0) === 0)
    return refused(context, `I have nothing for a day of ${content} that you can do with what you have.`);
  const kept = next.weeks[0]?.[edit.day.index]?.items.filter((item) => day.items.some((old) => old.raw === item.raw)) ?? [];
  if (kept.length === day.items.length) return refused(context, `${name} is ${content} already, so nothing changes.`);
  const stays = kept.length === 0 ? '' : ` ${listWords(kept.map((item) => item.name))} ${kept.length === 1 ? 'stays' : 'stay'}.`;
  return changed(next, `${name} is ${content} now.${stays}`, { fixed_days: new Set([edit.day.index]) });
}

/** Every day gets its part of a split; exercises move to the day where they belong before new ones come. */
export function changeSplit(context: EditContext, edit: PlanEdit & { kind: 'split' }): Outcome {
  const { draft, trainee } = context;
  const hard = (draft.weeks[0] ?? []).flatMap((day, index) => (isEasy(day) ? [] : [{ day, index }]));
  const parts = contentsOfSplit(edit.split, hard.length);
  if (parts === undefined)
    return refused(context, `${capital(edit.split)} needs more training days than you have; full body suits them best.`);
  const contents = new Map(hard.map(({ index }, place) => [index, parts[place] ?? []]));
  const free = new Set(freeItems(draft, contents));
  let next = draft;
  for (const { day, index } of hard) {
    const composed = composeDay(next, index, contents.get(index) ?? [], { trainee, free: [...free], minutes: minutesFor(context, day) });
    next = withinSession(composed.draft, index, trainee);
    for (const item of composed.taken) free.delete(item);
  }
  if (next.weeks[0]?.some((day) => day.items.length === 0) === true)
    return refused(context, `${capital(edit.split)} leaves a day without anything you can do.`);
  const days = [...contents].map(([index, content]) => `${dayName(dayRef(draft, index).label)} ${titleOfContents(content).toLowerCase()}`);
  const parts_said = new Set(days.map((day) => day.split(' ').slice(1).join(' ')));
  const isOnce = hard.length > 1 && parts_said.size === hard.length && edit.split !== 'full body';
  const once = isOnce ? ' Most muscles are trained once a week this way; twice works a little better.' : '';
  return changed(next, `${capital(edit.split)}: ${listWords(days)}.${once}`);
}

/** Items that do not suit the new contents of their day, main lifts first. */
function freeItems(draft: PlanDraft, contents: ReadonlyMap<number, readonly DayContent[]>): FreeItem[] {
  return (draft.weeks[0] ?? []).flatMap((day, index) => {
    const own = contents.get(index);
    if (own === undefined) return [];
    return day.items.filter((item) => own.includes('full body') || !suitsContents(item, own)).map((item) => everyWeek(draft, index, item));
  });
}

function everyWeek(draft: PlanDraft, index: number, item: EditDay['items'][number]): FreeItem {
  return draft.weeks.map((week) => week[index]?.items.find((other) => other.name === item.name && other.main === item.main));
}

function minutesFor({ draft, trainee }: EditContext, day: EditDay): number {
  const now = minutesOfDay(day, frameOf(draft, 0));
  return Math.max(MINUTES_LEAST, trainee.brief.minutes ?? Math.max(now, USUAL_MINUTES));
}

/** Movements that must not leave the week with a day. */
const MAIN_MOVEMENTS: readonly (readonly Pattern[])[] = [
  ['squat', 'lunge'],
  ['hinge', 'glute', 'leg-curl', 'back-extension'],
  ['horizontal-push'],
  ['horizontal-pull'],
  ['vertical-pull'],
];

function takenDay(draft: PlanDraft, { brief }: Trainee): number | undefined {
  const taken = keptFree(brief);
  const index = weekdaysOf(draft).findIndex((weekday) => taken.includes(weekday));
  return index === -1 ? undefined : index;
}

/** Leaves out days: the named one, else those that are kept free, then those whose movements the other days have too. */
export function dropDays(context: EditContext, edit: PlanEdit & { kind: 'drop-day' }): Outcome {
  const { draft } = context;
  const count = draft.weeks[0]?.length ?? 0;
  const wanted = edit.day === undefined ? (edit.days ?? count - 1) : count - 1;
  if (wanted < 1) return refused(context, 'One training day is the least; below that there is no plan.');
  if (wanted >= count) return refused(context, `Your plan has ${count} ${count === 1 ? 'day' : 'days'} already.`);
  let next = draft;
  const left: string[] = [];
  const moved: string[] = [];
  while ((next.weeks[0]?.length ?? 0) > wanted) {
    const index = edit.day?.index ?? takenDay(next, context.trainee) ?? mostSpare(next);
    const day = next.weeks[0]?.[index];
    if (day === undefined) return refused(context, 'Your plan has no such day.');
    left.push(dayName(day.label));
    const dropped = next;
    next = { ...next, weeks: next.weeks.map((week) => week.filter((_, place) => place !== index)) };
    for (const [place, item] of orphans(day, next).entries()) {
      const to = roomiest(next);
      next = changeDay(next, to, (items, week) => {
        const own = dropped.weeks[week]?.[index]?.items.find((other) => other.name === item.name && other.main === item.main);
        return own === undefined ? items : placed(items, { ...own, main: false, locked: true });
      });
      moved[place] = `${item.name} moves to ${dayName(next.weeks[0]?.[to]?.label ?? '')}`;
    }
  }
  const kept = moved.filter((line) => line !== undefined);
  const stays = kept.length === 0 ? [] : [`${listWords(kept)}, so that nothing is missing from the week.`];
  return changed(next, [
    `${wanted} ${wanted === 1 ? 'day' : 'days'} a week: ${listWords(left)} ${left.length === 1 ? 'is' : 'are'} left out.`,
    ...stays,
  ]);
}

/** The exercises of a day whose movement no other day has. */
function orphans(day: EditDay, rest: PlanDraft): EditDay['items'][number][] {
  const has = (patterns: readonly Pattern[], items: readonly EditDay['items'][number][]) =>
    items.find((item) => item.exercise !== undefined && patterns.includes(item.exercise.pattern));
  const all = (rest.weeks[0] ?? []).flatMap((other) => other.items);
  return MAIN_MOVEMENTS.flatMap((patterns) => (has(patterns, all) === undefined ? (has(patterns, day.items) ?? []) : []));
}

/** The day with fewest movements of its own, then with least work; the later one of equals. */
function mostSpare(draft: PlanDraft): number {
  const days = draft.weeks[0] ?? [];
  const cost = (index: number): number => {
    const day = days[index];
    if (day === undefined) return Number.POSITIVE_INFINITY;
    const rest = { ...draft, weeks: [days.filter((_, place) => place !== index)] };
    return orphans(day, rest).length * 1000 + day.items.reduce((sum, item) => sum + item.sets, 0);
  };
  return days.map((_, index) => index).sort((a, b) => cost(a) - cost(b) || b - a)[0] ?? 0;
}

function roomiest(draft: PlanDraft): number {
  const minutes = (draft.weeks[0] ?? []).map((day) => minutesOfDay(day, frameOf(draft, 0)));
  return minutes.indexOf(Math.min(...minutes));
}

/** Adds days on the free weekdays farthest from the others; a new day holds what the week has least of. */
export function addDays(context: EditContext, edit: PlanEdit & { kind: 'add-day' }): Outcome {
  const { draft, trainee } = context;
  const now = weekdaysOf(draft);
  const asked = (edit.weekdays ?? []).filter((weekday) => !now.includes(weekday));
  const count = edit.days ?? now.length + Math.max(1, asked.length);
  if (count > DAYS_MOST) return refused(context, 'A week has seven days.');
  if (count <= now.length) return refused(context, `Your plan has ${now.length} days already.`);
  let next = draft;
  const added: string[] = [];
  while ((next.weeks[0]?.length ?? 0) < count) {
    const weekdays = weekdaysOf(next);
    const weekday = asked.find((day) => !weekdays.includes(day)) ?? farthest(weekdays);
    const contents = leastTrained(next);
    const index = hasWeekdays(next) ? placeOf(weekday, weekdays) : weekdays.length;
    next = withEmptyDay(next, index, weekday);
    const minutes = trainee.brief.minutes ?? USUAL_MINUTES;
    next = composeDay(next, index, contents, { trainee, free: [], minutes }).draft;
    if ((next.weeks[0]?.[index]?.items.length ?? 0) === 0) return refused(context, 'I have nothing for another day that you can do.');
    added.push(`${dayName(WEEKDAYS[weekday] ?? '')} (${titleOfContents(contents).toLowerCase()})`);
  }
  return changed(next, `${count} days a week: ${listWords(added)} ${added.length === 1 ? 'is' : 'are'} new.`);
}

function farthest(weekdays: readonly number[]): number {
  const gap = (day: number): number => Math.min(...weekdays.map((other) => Math.min((day - other + 7) % 7, (other - day + 7) % 7)));
  const free = spreadDays(DAYS_MOST).filter((day) => !weekdays.includes(day));
  return free.sort((a, b) => gap(b) - gap(a))[0] ?? 1;
}

function placeOf(weekday: number, weekdays: readonly number[]): number {
  const rank = (day: number): number => (day + 6) % 7;
  const at = weekdays.findIndex((other) => rank(other) > rank(weekday));
  return at === -1 ? weekdays.length : at;
}

function hasWeekdays(draft: PlanDraft): boolean {
  return (draft.weeks[0] ?? []).every((day) => /\b(?:sun|mon|tue|wed|thu|fri|sat)/i.test(day.label));
}

function withEmptyDay(draft: PlanDraft, index: number, weekday: number): PlanDraft {
  const label = hasWeekdays(draft) ? (WEEKDAYS[weekday] ?? '') : `Day ${index + 1}`;
  const day: EditDay = { raw: { day: label, minutes: 0, primary: [], accessories: [] }, was: null, label, items: [] };
  return { ...draft, weeks: draft.weeks.map((week) => [...week.slice(0, index), day, ...week.slice(index)]) };
}

/** Full body beside full-body days; else the half of the body with fewer days; easy from the sixth day. */
function leastTrained(draft: PlanDraft): readonly DayContent[] {
  const days = draft.weeks[0] ?? [];
  if (days.length >= 5) return ['easy'];
  const share = (day: EditDay): number =>
    day.items.filter((item) => suitsContents(item, ['upper body'])).length / Math.max(1, day.items.length);
  const upper = days.filter((day) => share(day) > 0.7).length;
  const lower = days.filter((day) => share(day) < 0.4).length;
  if (upper + lower < days.length / 2) return ['full body'];
  return upper > lower ? ['lower body'] : ['upper body'];
}
