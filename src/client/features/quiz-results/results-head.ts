import type { Head, PageAt } from '#client/routing/page-data-cache.ts';
import { quizOfPath } from '#domain/quizzes/quiz.ts';
import { QUIZZES } from '#domain/quizzes/quiz-table.ts';

/** A result belongs to whoever answered: it can be shared, not found. */
export function resultsHead({ url }: PageAt): Head {
  const quiz = QUIZZES[quizOfPath(url.pathname) ?? 1];
  return {
    title: `Your matches: ${quiz.title} · Setwise`,
    description: 'The coaches who fit these answers, best first, and why.',
    canonical: `/quiz/${quiz.n}`,
    robots: 'noindex',
  };
}
