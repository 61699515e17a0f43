import { readPlanDay } from '#domain/plan/plan-view.ts';
import type { Slot } from '../build/slot-table.ts';
import { fitMinutes } from '../change/fit-minutes.ts';
import { type SessionItem, withSets } from '../change/session-items.ts';
import { MOST_SESSION_SETS, MOST_SESSION_SETS_OF_MUSCLE } from '../check/volume-table.ts';
import type { Trainee } from '../person/trainee.ts';
import { hardSets, readWorkDay, setsPerMuscle } from '../plan-work.ts';
import { addForSlot } from './add-slot.ts';
import { changeDay, type EditDay, frameOf, listItems, minutesOfDay, type PlanDraft } from './plan-draft.ts';

const STEPS_MAX = 30;
const FULL_SHARE = 0.9;
const COMPOUND_SETS_MOST = 4;
const OTHER_SETS_MOST = 3;

/** Fills a day up to the minutes with more sets, then with exercises for `slots`, inside the limits of one session. */
export function growDay(draft: PlanDraft, index: number, minutes: number, trainee: Trainee, slots: readonly Slot[]): PlanDraft {
  let now = draft;
  const open = [...slots];
  for (let step = 0; step < STEPS_MAX && minutesOf(now, index) < minutes * FULL_SHARE; step += 1) {
    const next = [...raises(now, index), ...open.slice(0, 1).map((slot) => addForSlot(now, index, { slot, main: false }, trainee))].find(
      (candidate) => candidate !== now && isWithin(candidate, index, minutes, trainee),
    );
    if (next === undefined) {
      if (open.length === 0) break;
      open.shift();
      continue;
    }
    if ((next.weeks[0]?.[index]?.items.length ?? 0) > (now.weeks[0]?.[index]?.items.length ?? 0)) open.shift();
    now = next;
  }
  return now;
}

/** Drafts with one set more of one exercise: compounds first, those with fewest sets first. */
function raises(draft: PlanDraft, index: number): PlanDraft[] {
  const items = draft.weeks[0]?.[index]?.items ?? [];
  const open = items.filter(
    ({ exercise, sets }) =>
      exercise !== undefined && exercise.pattern !== 'conditioning' && sets < (exercise.compound ? COMPOUND_SETS_MOST : OTHER_SETS_MOST),
  );
  const rank = (item: SessionItem): number => (item.exercise?.compound === true ? 0 : 10) + item.sets;
  return [...open].sort((a, b) => rank(a) - rank(b)).map((item) => withOneMore(draft, index, item));
}

function withOneMore(draft: PlanDraft, index: number, item: SessionItem): PlanDraft {
  const last = draft.weeks.length - 1;
  return changeDay(draft, index, (items, week) =>
    items.map((other) => (isSame(other, item) && (week === 0 || week !== last) ? withSets(other, other.sets + 1) : other)),
  );
}

function isSame(a: SessionItem, b: SessionItem): boolean {
  return a.name === b.name && a.main === b.main;
}

function isWithin(draft: PlanDraft, index: number, minutes: number, trainee: Trainee): boolean {
  return draft.weeks.every((week, place) => {
    const day = week[index];
    if (day === undefined) return true;
    if (minutesOfDay(day, frameOf(draft, place)) > minutes) return false;
    const { work } = readWorkDay(readPlanDay(listItems(day), place, 0));
    const all = work.reduce((sum, item) => sum + (item.exercise?.pattern === 'core' ? 0 : hardSets(item)), 0);
    const most = MOST_SESSION_SETS_OF_MUSCLE[trainee.experience][0];
    return all <= MOST_SESSION_SETS[trainee.experience][0] && [...setsPerMuscle(work).values()].every((sets) => sets <= most);
  });
}

const KEPT_SETS = 2;
const KEPT_ITEMS = 5;

/** Takes sets, then accessories, from a day until no muscle has more than a session should: from single joints first. */
export function withinSession(draft: PlanDraft, index: number, trainee: Trainee): PlanDraft {
  let now = draft;
  for (let step = 0; step < STEPS_MAX; step += 1) {
    const next = withLessOfMost(now, index, MOST_SESSION_SETS_OF_MUSCLE[trainee.experience][0]);
    if (next === now) break;
    now = next;
  }
  return now;
}

/** One set, or one accessory, less for the muscle that is furthest past the most; the same draft where none is or nothing can go. */
function withLessOfMost(draft: PlanDraft, index: number, most: number): PlanDraft {
  const items = draft.weeks[0]?.[index]?.items ?? [];
  const day = draft.weeks[0]?.[index];
  const muscles = day === undefined ? [] : [...setsPerMuscle(readWorkDay(readPlanDay(listItems(day), 0, 0)).work)];
  const over = muscles.filter(([, sets]) => sets > most).sort((a, b) => b[1] - a[1])[0]?.[0];
  if (over === undefined) return draft;
  const rank = ({ exercise, sets }: SessionItem): number => (exercise?.compound === true ? 0 : 10) + sets;
  const direct = items.filter(({ exercise }) => exercise?.primary.includes(over) === true).sort((a, b) => rank(b) - rank(a));
  const item = direct.find(({ sets }) => sets > KEPT_SETS);
  if (item !== undefined)
    return changeDay(draft, index, (all) =>
      all.map((other) => (isSame(other, item) && other.sets > 1 ? withSets(other, other.sets - 1) : other)),
    );
  const spare = items.length > KEPT_ITEMS ? direct.find(({ main }) => !main) : undefined;
  return spare === undefined ? draft : changeDay(draft, index, (all) => all.filter((other) => !isSame(other, spare)));
}

/** Cuts a day to the minutes like a session short of time; what is cut is cut in every week. Unchanged when it fits or cannot be cut. */
export function fitDayInto(draft: PlanDraft, index: number, minutes: number, keeps: 'named' | 'nothing' = 'nothing'): PlanDraft {
  const longest = longestWeek(draft, index);
  const day = draft.weeks[longest]?.[index];
  if (day === undefined) return draft;
  const frame = frameOf(draft, longest);
  const fitted =
    minutesOfDay(day, frame) <= minutes ? undefined : fitMinutes(keeps === 'named' ? day.items : unlocked(day), minutes, frame);
  if (fitted === undefined) return draft;
  return changeDay(draft, index, (items) =>
    items.flatMap((item) => {
      const old = day.items.find((other) => isSame(other, item));
      const now = fitted.find((other) => isSame(other, item));
      if (old === undefined) return [item];
      if (now === undefined) return [];
      const sets = Math.min(item.sets, now.sets);
      const rest = now.raw.rest_seconds === old.raw.rest_seconds ? {} : { rest_seconds: now.raw.rest_seconds };
      if (sets === item.sets && Object.keys(rest).length === 0) return [item];
      const even = sets === item.sets ? item : withSets(item, sets);
      return [{ ...even, raw: { ...even.raw, ...rest } }];
    }),
  );
}

function unlocked(day: EditDay): SessionItem[] {
  return day.items.map((item) => ({ ...item, locked: false }));
}

function longestWeek(draft: PlanDraft, index: number): number {
  const minutes = draft.weeks.map((week, place) => {
    const day = week[index];
    return day === undefined ? 0 : minutesOfDay(day, frameOf(draft, place));
  });
  return minutes.indexOf(Math.max(...minutes));
}

function minutesOf(draft: PlanDraft, index: number): number {
  const day = draft.weeks[longestWeek(draft, index)]?.[index];
  return day === undefined ? 0 : minutesOfDay(day, frameOf(draft, longestWeek(draft, index)));
}
