import type { Head, PageAt } from '#client/routing/page-data-cache.ts';
import { quizOfPath } from '#domain/quizzes/quiz.ts';
import { QUIZZES } from '#domain/quizzes/quiz-table.ts';

/** Results can be shared but are not indexed. */
export function resultsHead({ url }: PageAt): Head {
  const quiz = QUIZZES[quizOfPath(url.pathname) ?? 1];
  return {
    title: `Your matches: ${quiz.title} · Setwise`,
    description: 'The coaches who fit these answers, best first, and why.',
    canonical: `/quiz/${quiz.n}`,
    robots: 'noindex',
  };
}
