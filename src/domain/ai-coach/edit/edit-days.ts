import type { PlanDay } from '#domain/plan/plan.ts';
import { dayName } from '../change/compare-days.ts';
import { listWords } from '../person/list-words.ts';
import { WEEKDAYS, weekdaysOfPlan } from '../person/weekdays.ts';
import { dayRef } from './find-items.ts';
import { changed, type EditContext, type Outcome, refused } from './outcome.ts';
import type { EditDay, PlanDraft } from './plan-draft.ts';
import type { PlanEdit } from './plan-edit.ts';

const FULL_NAMES = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** Moves sessions to other weekdays; a session that is there already changes places. */
export function moveDays(context: EditContext, edit: PlanEdit & { kind: 'move-day' }): Outcome {
  const { draft } = context;
  const before = weekdaysOf(draft);
  const after = [...before];
  for (const { day, weekday } of edit.moves) {
    if (before[day.index] === undefined || FULL_NAMES[weekday] === undefined) return refused(context, 'Your plan has no such day.');
    after[day.index] = weekday;
  }
  const moved = new Set(edit.moves.map(({ day }) => day.index));
  for (const [index, weekday] of after.entries()) {
    if (moved.has(index) || !edit.moves.some((move) => move.weekday === weekday)) continue;
    const freed = before.find((old, other) => moved.has(other) && !after.some((now, place) => place !== index && now === old));
    if (freed === undefined) return refused(context, `${FULL_NAMES[weekday] ?? 'That day'} already has a session.`);
    after[index] = freed;
  }
  if (new Set(after).size < after.length) return refused(context, 'Two sessions cannot be on one day.');
  const lines = after.flatMap((weekday, index) =>
    weekday === before[index] ? [] : [`${sessionWords(draft, index)} is on ${FULL_NAMES[weekday] ?? ''} now.`],
  );
  if (lines.length === 0) return refused(context, 'Your plan is on these days already.');
  return changed(inWeekOrder(relabeled(draft, after), after), lines);
}

export function swapDays(context: EditContext, edit: PlanEdit & { kind: 'swap-days' }): Outcome {
  const { draft } = context;
  const weekdays = weekdaysOf(draft);
  const [a, b] = [weekdays[edit.first.index], weekdays[edit.second.index]];
  if (a === undefined || b === undefined || a === b) return refused(context, 'Your plan has no two such days to swap.');
  const moves = [
    { day: edit.first, weekday: b },
    { day: edit.second, weekday: a },
  ];
  return moveDays(context, { kind: 'move-day', moves });
}

export function weekdaysOf(draft: PlanDraft): number[] {
  return weekdaysOfPlan((draft.weeks[0] ?? []).map((day) => day.label));
}

function sessionWords(draft: PlanDraft, index: number): string {
  return `${dayName(dayRef(draft, index).label)}'s session`;
}

/** New weekdays in the labels. A label without a weekday («Day 2») becomes one, and then every label does. */
function relabeled(draft: PlanDraft, weekdays: readonly number[]): PlanDraft {
  const old = weekdaysOf(draft);
  const weeks = draft.weeks.map((week) => {
    const hasNames = week.every((day) => weekdayIn(day.label) !== undefined);
    return week.map((day, index): EditDay => {
      const weekday = weekdays[index];
      if (weekday === undefined || (hasNames && weekday === old[index])) return day;
      const label = hasNames ? withWeekday(day.label, weekday) : (FULL_NAMES[weekday] ?? day.label);
      const raw: PlanDay = { ...day.raw, day: label };
      return { ...day, raw, label };
    });
  });
  return { ...draft, weeks };
}

/** Sorted like before: weeks that began on Monday still do. */
function inWeekOrder(draft: PlanDraft, weekdays: readonly number[]): PlanDraft {
  const rank = (index: number): number => ((weekdays[index] ?? 0) + 6) % 7;
  const order = weekdays.map((_, index) => index).sort((a, b) => rank(a) - rank(b));
  return { ...draft, weeks: draft.weeks.map((week) => order.flatMap((index) => week[index] ?? [])) };
}

const WEEKDAY_WORD = /\b(?:sun|mon|tue|wed|thu|fri|sat)[a-z]*/i;

function weekdayIn(label: string): number | undefined {
  const found = WEEKDAY_WORD.exec(label)?.[0].slice(0, 3).toLowerCase();
  const index = WEEKDAYS.findIndex((day) => day.toLowerCase() === found);
  return index === -1 ? undefined : index;
}

function withWeekday(label: string, weekday: number): string {
  return label.replace(WEEKDAY_WORD, (old) => {
    const name = old.length <= 4 ? (WEEKDAYS[weekday] ?? old) : (FULL_NAMES[weekday] ?? old);
    return old === old.toLowerCase() ? name.toLowerCase() : name;
  });
}

/** A session of this week only is moved in the calendar, not in the plan. */
export function shiftSession(context: EditContext, edit: PlanEdit & { kind: 'shift-session' }): Outcome {
  const { draft } = context;
  const day = edit.day === undefined ? 'this session' : `${dayName(edit.day.label)}'s session`;
  const taken = weekdaysOf(draft).findIndex((weekday, index) => weekday === edit.to && index !== edit.day?.index);
  const other = draft.weeks[0]?.[taken];
  if (edit.trades === true && edit.day !== undefined && other !== undefined) {
    const [one, two] = [dayName(edit.day.label), dayName(other.label)];
    return { ...changed(draft, `Do ${two}'s session on ${one} and ${one}'s on ${two}, this week only. Your plan stays as it is.`) };
  }
  const later = taken === -1 ? '' : ` and then ${listWords([sessionWords(draft, taken)])} a day later`;
  const to = edit.to === undefined ? 'on the next day you can' : `on ${FULL_NAMES[edit.to] ?? 'another day'}`;
  return { ...changed(draft, `Do ${day} ${to}${later}, this week only. Your plan stays as it is: the next session waits for you.`) };
}
