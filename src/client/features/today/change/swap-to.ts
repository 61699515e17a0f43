import { type SwapInput, swapFor } from '#domain/ai-coach/change/offer-substitutes.ts';
import { prescribedExercise } from '#domain/exercises/find-exercise.ts';
import type { PlanDay, Prescription } from '#domain/plan/plan.ts';
import { readBrief } from '#offline/chat/read-brief.ts';
import type { Account } from '#offline/store/account.ts';

/**
 * The session with an exercise of the person's own choice in another's place: its load converted, what was done kept (ROUTINE-12).
 * Undefined when the muscles of the chosen one are
 * unknown, or what the coach was told cannot be read yet.
 */
export async function swapTo(
  account: Account,
  input: Omit<SwapInput, 'brief' | 'reason'>,
  { exercise, exercise_id }: Prescription,
): Promise<PlanDay | undefined> {
  const chosen = prescribedExercise({ exercise: exercise ?? '', exercise_id: exercise_id ?? null });
  const brief = chosen === undefined ? null : await readBrief(account);
  return chosen === undefined || brief === null ? undefined : swapFor({ ...input, brief }, chosen);
}
