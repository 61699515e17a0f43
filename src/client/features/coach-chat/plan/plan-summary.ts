import { estimateMinutes } from '#domain/ai-coach/session-minutes.ts';
import type { Plan } from '#domain/plan/plan.ts';
import { type DayView, dayView, planView } from '#domain/plan/plan-view.ts';

/** A plan's data for its card. */
export interface PlanSummary {
  readonly title: string;
  readonly days: readonly { readonly key: string; readonly label: string; readonly exercises: string; readonly minutes: number }[];
  readonly explanation: string;
  /** Exercises with reasons, once each. */
  readonly reasons: readonly { readonly exercise: string; readonly why: string }[];
}

const EXERCISES_SHOWN = 3;

export function planSummary(plan: Plan): PlanSummary {
  const view = planView(plan);
  const days = Array.from({ length: view.days }, (_, day) => dayView(plan, 0, day)).filter((day) => day !== undefined);
  return {
    title: [capitalised(view.goal || 'Training plan'), lengthWords(view.is_strength ? view.weeks : 1, days.length)].join(', '),
    days: days.map((day, index) => ({
      key: `${index} ${day.label}`,
      label: shortDay(day.label),
      exercises: firstExercises(day),
      minutes: day.minutes ?? estimateMinutes(day, view.goal),
    })),
    explanation: view.explanation,
    reasons: reasonsOf(days),
  };
}

function firstExercises(day: DayView): string {
  const names = [...day.primary, ...day.accessories].map((exercise) => exercise.exercise);
  if (names.length === 0) return 'Rest';
  return names.slice(0, EXERCISES_SHOWN).join(', ');
}

function reasonsOf(days: readonly DayView[]): { exercise: string; why: string }[] {
  const reasons = new Map<string, string>();
  for (const day of days) {
    for (const { exercise, why } of [...day.primary, ...day.accessories])
      if (why !== null && !reasons.has(exercise)) reasons.set(exercise, why);
  }
  return Array.from(reasons, ([exercise, why]) => ({ exercise, why }));
}

function lengthWords(weeks: number, days: number): string {
  if (weeks > 1) return `${weeks} weeks`;
  return days === 1 ? '1 day' : `${days} days`;
}

/** Weekdays as three letters, for the column; other labels stay. */
function shortDay(label: string): string {
  return /^(mon|tues|wednes|thurs|fri|satur|sun)day$/i.test(label) ? label.slice(0, 3) : label;
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
