import type { Plan } from './plan.ts';
import { dayView, planView, weekCount } from './plan-view.ts';

/** One week of a plan of several weeks in numbers. */
export interface BlockWeek {
  /** Sets of all days. */
  sets: number;
  /** Reps in reserve of most sets: «3», «1–2»; null where the plan gives none. */
  rir: string | null;
  is_light: boolean;
}

/** What changes from week to week of a plan; empty for one without a block that repeats a single week. */
export function blockWeeks(plan: Plan): BlockWeek[] {
  const view = planView(plan);
  const { block, days } = view;
  if (block === null && view.weeks < 2) return [];
  return Array.from({ length: weekCount(view) }, (_, week) => {
    const items = Array.from({ length: days }, (__, day) => dayView(plan, week, day)).flatMap((day) =>
      day === undefined ? [] : [...day.primary, ...day.accessories],
    );
    const byReserve = new Map<string, number>();
    for (const { rir, sets } of items) if (rir !== null) byReserve.set(rir, (byReserve.get(rir) ?? 0) + sets);
    const most = [...byReserve].reduce<[string, number] | null>((top, one) => (top === null || one[1] > top[1] ? one : top), null);
    return { sets: items.reduce((sum, { sets }) => sum + sets, 0), rir: most?.[0] ?? null, is_light: block?.light_week === week + 1 };
  });
}
