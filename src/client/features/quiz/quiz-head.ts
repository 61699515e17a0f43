import type { Head, PageAt } from '#client/routing/page-data-cache.ts';
import { quizOfPath } from '#domain/quizzes/quiz.ts';
import { QUIZZES } from '#domain/quizzes/quiz-table.ts';

/** The canonical URL has no answers. */
export function quizHead({ url }: PageAt): Head {
  const quiz = QUIZZES[quizOfPath(url.pathname) ?? 1];
  return {
    title: `${quiz.title}: a quiz · Setwise`,
    description: `${quiz.purpose} No account needed, and you see why each coach was chosen.`,
    canonical: `/quiz/${quiz.n}`,
  };
}
