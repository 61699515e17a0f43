import { type SwapInput, swapFor } from '#domain/ai-coach/change/offer-substitutes.ts';
import type { Exercise } from '#domain/exercises/exercise.ts';
import type { PlanDay } from '#domain/plan/plan.ts';
import type { Account } from '#offline/store/account.ts';
import { readBrief } from '../change/read-brief.ts';

/** The session with an exercise of the person's own choice in another's place: its load converted, what was done kept (ROUTINE-12). */
export async function swapTo(account: Account, input: Omit<SwapInput, 'brief' | 'reason'>, exercise: Exercise): Promise<PlanDay> {
  return swapFor({ ...input, brief: await readBrief(account) }, exercise) ?? input.day;
}
