import type { RowTyped } from '#domain/training/set-entry.ts';

/** Unticked values of an exercise's rows, and the number of added rows. */
export interface TypedDraft {
  /** Milliseconds since 1970. */
  at: number;
  typed: Record<number, RowTyped>;
  extra: number;
}

/** The workout whose rows are typed in, by its place in a plan. */
export function typedWorkout({ plan_id, week, day }: { plan_id: string; week: number; day: number }): string {
  return `${plan_id}|${week}|${day}`;
}

/** The draft of an exercise's rows; `exercise` is its name's key with its occurrence. */
export function typedDraftKey(workout: string, exercise: string): string {
  return `typed|${workout}|${exercise}`;
}
