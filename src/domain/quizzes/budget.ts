import type { QuizNumber } from './quiz.ts';

type Budget = 'low' | 'mid' | 'high';

/** In cents: a program is in the budget when its price is at or under the ceiling (QUIZ-5, QUIZ-6). */
const QUIZ_1_CEILINGS: Readonly<Record<Budget, number>> = { low: 15_000, mid: 30_000, high: Number.POSITIVE_INFINITY };
const CEILINGS: Readonly<Record<Budget, number>> = { low: 10_000, mid: 20_000, high: Number.POSITIVE_INFINITY };

const QUIZ_1_RANGES: Readonly<Record<Budget, string>> = { low: '$150', mid: '$150 to $300', high: '$300 and more' };
const RANGES: Readonly<Record<Budget, string | null>> = { low: '$100', mid: '$200', high: null };

function asBudget(answer: string | undefined): Budget | null {
  return answer === 'low' || answer === 'mid' || answer === 'high' ? answer : null;
}

/** How a price relates to the answered budget. */
export interface BudgetRule {
  /** In words: '$150', '$150 to $300'; null for no limit. */
  readonly range: string | null;
  readonly holds: (cents: number) => boolean;
  /** Only quiz 1 has a band inside the ceiling; elsewhere every affordable price is in the band. */
  readonly isInBand: (cents: number) => boolean;
}

/** Null without an answer. */
export function budgetRule(quiz: QuizNumber, answer: string | undefined): BudgetRule | null {
  const budget = asBudget(answer);
  if (budget === null) return null;
  const ceiling = (quiz === 1 ? QUIZ_1_CEILINGS : CEILINGS)[budget];
  const holds = (cents: number) => cents <= ceiling;
  const range = (quiz === 1 ? QUIZ_1_RANGES : RANGES)[budget];
  return { range, holds, isInBand: quiz === 1 ? (cents) => isInExactBand(budget, cents) : holds };
}

/** The exact bands of QUIZ-5. */
function isInExactBand(budget: Budget, cents: number): boolean {
  if (budget === 'low') return cents >= 100 && cents <= 15_000;
  if (budget === 'mid') return cents > 15_000 && cents <= 30_000;
  return cents >= 30_000;
}
