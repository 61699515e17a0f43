import { resultsPath } from '#domain/quizzes/answers.ts';
import type { Quiz, QuizAnswers } from '#domain/quizzes/quiz.ts';

/** More would be thousands of rows. */
const PAGES_MAX = 20;

/** The number of further pages that a URL requests. */
export function openRestPages(search: string): number {
  const asked = Number(/[?&]all=(\d{1,3})(?:&|$)/.exec(search)?.[1] ?? 0);
  return Math.min(asked, PAGES_MAX);
}

/** A result's URL with this many further pages. */
export function restPath(quiz: Quiz, answers: QuizAnswers, pages: number): string {
  return `${resultsPath(quiz, answers)}&all=${pages}`;
}
