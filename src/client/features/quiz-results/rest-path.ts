import { resultsPath } from '#domain/quizzes/answers.ts';
import type { Quiz, QuizAnswers } from '#domain/quizzes/quiz.ts';

/** More would be thousands of rows. */
const PAGES_MAX = 20;

/** How many pages of the matches after the first three an address asks for. */
export function openRestPages(search: string): number {
  const asked = Number(/[?&]all=(\d{1,3})(?:&|$)/.exec(search)?.[1] ?? 0);
  return Math.min(asked, PAGES_MAX);
}

/** The address of a result with so many pages of the others open. */
export function restPath(quiz: Quiz, answers: QuizAnswers, pages: number): string {
  return `${resultsPath(quiz, answers)}&all=${pages}`;
}
