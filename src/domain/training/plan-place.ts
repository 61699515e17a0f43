import type { BlockView } from '../plan/plan-view.ts';
import { isBlockOver } from './block-week.ts';
import { dayName, type NextWorkout, weekdayOfLabel, workoutAfter } from './next-workout.ts';
import { daysBetween, shiftDay, weekdayOf } from './week.ts';

/** Where a trainee stands in the plan in use (BLOCK-6). */
export interface PlanPlace {
  /** From 1, of `weeks`; both 1 for a plan that repeats one week. */
  week: number;
  weeks: number;
  /** The workout that comes next, with its week from 0, and whether it is due today. */
  next: { week: number; day: number; name: string; is_today: boolean } | null;
  /** The workout of the plan that was finished today. */
  done_today: string | null;
  /** yyyy-mm-dd, when the weeks go on as they do; null without an end. */
  ends_on: string | null;
  /** The last week was trained, or the time is over (BLOCK-7). */
  is_over: boolean;
}

interface PlaceInput {
  plan_id: string;
  /** In plan order. */
  labels: readonly string[];
  weeks: number;
  block: BlockView | null;
  /** Those that count for the plan. */
  sessions: readonly { week: number; day: number; performed_on: string }[];
  /** yyyy-mm-dd */
  today: string;
  /** As Today's Workout has it. */
  shown: NextWorkout;
  /** Its workout is finished today. */
  is_done: boolean;
}

const WEEK_DAYS = 7;

/** The place in the plan: which week, what comes next, and when its weeks end. */
export function planPlace({ plan_id, labels, weeks, block, sessions, today, shown, is_done }: PlaceInput): PlanPlace {
  const nameOf = (day: number) => dayName(labels[day] ?? '');
  const after = is_done ? workoutAfter({ plan_id, labels, weeks, is_block: block !== null, sessions, today }) : shown;
  const isDue = !is_done && shown.scheduled && weekdayOfLabel(labels[shown.day] ?? '') !== null;
  const is_over = block !== null && isBlockOver(sessions, { block, days: labels.length, today });
  return {
    week: shown.week + 1,
    weeks,
    next: after === null ? null : { week: after.week, day: after.day, name: nameOf(after.day), is_today: isDue },
    done_today: is_done ? nameOf(shown.day) : null,
    ends_on: weeks < 2 || is_over ? null : lastDay({ labels, weeks, sessions, today, week: shown.week }),
    is_over,
  };
}

/** The last day of the last week, counted from the first session of this week, or from today. */
function lastDay({
  labels,
  weeks,
  sessions,
  today,
  week,
}: Pick<PlaceInput, 'labels' | 'weeks' | 'sessions' | 'today'> & { week: number }): string {
  const ofWeek = sessions.filter((session) => session.week === week && daysBetween(session.performed_on, today) < 2 * WEEK_DAYS);
  const begun = ofWeek.map(({ performed_on }) => performed_on).sort()[0] ?? firstDue(labels, today);
  return shiftDay(begun, (weeks - week) * WEEK_DAYS - 1);
}

/** The next day that the plan names by weekday; today when it names none. */
function firstDue(labels: readonly string[], today: string): string {
  const weekdays = labels.map(weekdayOfLabel);
  const ahead = Array.from({ length: WEEK_DAYS }, (_, days) => shiftDay(today, days));
  return ahead.find((date) => weekdays.includes(weekdayOf(date))) ?? today;
}
