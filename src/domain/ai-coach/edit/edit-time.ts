import { dayName } from '../change/compare-days.ts';
import type { SessionItem } from '../change/session-items.ts';
import { listWords } from '../person/list-words.ts';
import type { Trainee } from '../person/trainee.ts';
import { suitsContents } from './compose-day.ts';
import { DAY_CONTENT_ROWS } from './day-content-table.ts';
import { fitDayInto, growDay } from './grow-day.ts';
import { changed, type EditContext, type Outcome, refused } from './outcome.ts';
import { type EditDay, frameOf, isEasy, minutesOfDay, type PlanDraft } from './plan-draft.ts';
import type { DayContent, PlanEdit } from './plan-edit.ts';

const MINUTES = { least: 10, most: 150 };
const STEP = 15;
/** Days shorter than this share of the wish are filled (TRAIN-21). */
const SHORT_SHARE = 0.85;

/** Shorter sessions are cut from the end of importance; longer ones get sets, then exercises of the day's kind. */
export function changeTime(context: EditContext, edit: PlanEdit & { kind: 'time' }): Outcome {
  const { draft, trainee } = context;
  const days = (draft.weeks[0] ?? [])
    .map((day, index) => ({ day, index }))
    .filter(({ index }) => edit.day === undefined || edit.day.index === index);
  if (days.length === 0) return refused(context, 'Your plan has no such day.');
  const longest = Math.max(...days.map(({ day }) => minutesOfDay(day, frameOf(draft, 0))));
  const taken = Math.round(longest / 5) * 5;
  // «Ten minutes shorter» of one day counts from what that day takes.
  const base = edit.day === undefined ? (trainee.brief.minutes ?? taken) : taken;
  const minutes = edit.minutes ?? base + (edit.by ?? -STEP);
  if (minutes < MINUTES.least || minutes > MINUTES.most)
    return refused(context, `Sessions of ${MINUTES.least} to ${MINUTES.most} minutes make sense.`);
  let next = draft;
  for (const { day, index } of days) {
    next = fitKeepingWanted(next, index, minutes, trainee);
    if (
      minutesOfDay(day, frameOf(draft, 0)) < minutes * SHORT_SHARE &&
      isLonger(edit, minutes, base) &&
      (!isEasy(day) || edit.day !== undefined)
    )
      next = growDay(next, index, minutes, trainee, DAY_CONTENT_ROWS[contentOf(day)].others);
  }
  const tooLong = days.filter(({ index }) => minutesAt(next, index) > minutes);
  if (tooLong.length === days.length) return refused(context, `Not even one exercise fits into ${minutes} minutes.`);
  const fixed_days = new Set(edit.day === undefined ? [] : [edit.day.index]);
  const where = edit.day === undefined ? 'Sessions take' : `${dayName(edit.day.label)} takes`;
  const isSame = next.weeks.every((week, place) => week.every((day, index) => day === draft.weeks[place]?.[index]));
  if (isSame) return refused(context, `${where} up to ${minutes} minutes already.`);
  const shortDays = days.filter(({ index }) => minutesAt(next, index) < minutes * SHORT_SHARE).map(({ day }) => dayName(day.label));
  const couldNot =
    isLonger(edit, minutes, base) && shortDays.length > 0
      ? [`${listWords(shortDays)} ${shortDays.length === 1 ? 'stays' : 'stay'} shorter: more in one session would bring little.`]
      : [];
  return changed(next, `${where} up to ${minutes} minutes now.`, { could_not: couldNot, fixed_days });
}

/** What was asked for by name goes last. */
function fitKeepingWanted(draft: PlanDraft, index: number, minutes: number, { brief }: Trainee): PlanDraft {
  const isWanted = (item: SessionItem): boolean => item.exercise !== undefined && brief.wanted.includes(item.exercise.id);
  const mark = (day: EditDay): EditDay => ({
    ...day,
    items: day.items.map((item) => ({ ...item, locked: item.locked || isWanted(item) })),
  });
  const marked = { ...draft, weeks: draft.weeks.map((week) => week.map((day, place) => (place === index ? mark(day) : day))) };
  const fitted = fitDayInto(marked, index, minutes, 'named');
  return minutesAt(fitted, index) <= minutes ? fitted : fitDayInto(draft, index, minutes);
}

function isLonger(edit: PlanEdit & { kind: 'time' }, minutes: number, base: number): boolean {
  return edit.minutes === undefined ? (edit.by ?? -STEP) > 0 : minutes > base || edit.day !== undefined;
}

function minutesAt(draft: EditContext['draft'], index: number): number {
  const day = draft.weeks[0]?.[index];
  return day === undefined ? 0 : minutesOfDay(day, frameOf(draft, 0));
}

/** The narrowest kind of day that all its exercises suit. */
function contentOf(day: EditDay): DayContent {
  const kinds: readonly DayContent[] = ['push', 'pull', 'legs', 'upper body', 'lower body'];
  return kinds.find((kind) => day.items.every((item) => suitsContents(item, [kind]))) ?? 'full body';
}
