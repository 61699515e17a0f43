import { weekdayOfLabel } from '../training/next-workout.ts';
import { shiftDay, shiftWeek, weekdayOf, weekOf } from '../training/week.ts';
import type { DeskFacts } from './desk-facts.ts';
import { plannedOn } from './triage.ts';

export type WeekStroke = 'done' | 'missed' | 'today' | 'todo';

export interface WeekStrokes {
  /** The last four calendar weeks, oldest first. */
  readonly weeks: readonly (readonly WeekStroke[])[];
  /** Workouts done, and those planned in the weeks of which that is known; null where none is. */
  readonly done: number;
  readonly planned: number | null;
}

const WEEKS = 4;

/**
 * Four weeks of a client's training (DESK-4). A workout is missed only in a week that is over, can be read from its first day on, and had a
 * plan that says how many there should be.
 */
export function weekStrokes(
  facts: Pick<DeskFacts, 'sessions' | 'plan'>,
  { history_from, today }: { readonly history_from: string; readonly today: string },
): WeekStrokes {
  const first = weekOf(today)[0] ?? today;
  const weeks = Array.from({ length: WEEKS }, (_, index) => {
    const from = shiftWeek(first, index - (WEEKS - 1));
    return readWeek(facts, { from, isCurrent: index === WEEKS - 1, isReadable: from >= history_from, today });
  });
  const told = weeks.filter(({ planned }) => planned !== null);
  return {
    weeks: weeks.map(({ strokes }) => strokes),
    done: (told.length === 0 ? weeks : told).reduce((sum, { done }) => sum + done, 0),
    planned: told.length === 0 ? null : told.reduce((sum, { planned }) => sum + (planned ?? 0), 0),
  };
}

interface Week {
  readonly strokes: WeekStroke[];
  readonly done: number;
  /** Null where it cannot be told; in the week under way only what was done, because the rest is not owed yet. */
  readonly planned: number | null;
}

function readWeek(
  facts: Pick<DeskFacts, 'sessions' | 'plan'>,
  { from, isCurrent, isReadable, today }: { from: string; isCurrent: boolean; isReadable: boolean; today: string },
): Week {
  const to = shiftDay(from, 6);
  const sessions = facts.sessions.filter(({ day }) => day >= from && day <= to && day <= today);
  const own = Math.max(0, ...sessions.map(({ planned }) => planned ?? 0));
  const asked = own > 0 ? own : plannedOn(facts, from);
  const labels = asked === null || !(isCurrent || isReadable) ? [] : labelsOf(facts, asked);
  const isDone = matched(
    labels,
    sessions.map(({ label }) => label),
  );
  const strokes = labels.map((label, index): WeekStroke => {
    if (isDone[index] === true) return 'done';
    if (!isCurrent) return 'missed';
    return weekdayOfLabel(label) === weekdayOf(today) ? 'today' : 'todo';
  });
  const more = Array.from({ length: Math.max(0, sessions.length - labels.length) }, (): WeekStroke => 'done');
  if (labels.length === 0) return { strokes: more, done: more.length, planned: null };
  const done = isDone.filter(Boolean).length;
  return { strokes: [...strokes, ...more], done, planned: isCurrent ? done : labels.length };
}

/** The days of the plan where it asks for as many; without names otherwise. */
function labelsOf({ plan }: Pick<DeskFacts, 'plan'>, asked: number): string[] {
  return plan !== null && plan.days.length === asked ? [...plan.days] : Array.from({ length: asked }, () => '');
}

/** Which of the planned days were done: by name, and the other workouts in their place. */
function matched(labels: readonly string[], done: readonly string[]): boolean[] {
  const isDone = labels.map(() => false);
  const left = done.filter((label) => {
    const index = labels.findIndex((each, at) => each === label && isDone[at] === false);
    if (index >= 0) isDone[index] = true;
    return index < 0;
  });
  for (const _ of left) {
    const index = isDone.indexOf(false);
    if (index >= 0) isDone[index] = true;
  }
  return isDone;
}
