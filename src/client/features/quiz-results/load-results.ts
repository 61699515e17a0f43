import type { PageAt } from '#client/app/page-data-kept.ts';
import type { Call, CoachMatches, Outcome } from '#contract/index.ts';
import { answersOfQuery, canMatch } from '#domain/quizzes/answers.ts';
import { quizOfPath } from '#domain/quizzes/quiz.ts';
import { QUIZZES } from '#domain/quizzes/quiz-table.ts';

/** The matches for the answers in the address; null when they are not enough to match anybody. */
export async function loadResults(call: Call, { url }: PageAt): Promise<Outcome<CoachMatches | null>> {
  const quiz = QUIZZES[quizOfPath(url.pathname) ?? 1];
  const answers = answersOfQuery(quiz, url.search);
  if (!canMatch(quiz, answers)) return { ok: true, value: null };
  // Fetched when it is asked with: the first page of a visit has its answer already.
  const { matchCoaches } = await import('#contract/quizzes.ts');
  return call(matchCoaches, { query: { quiz: String(quiz.n), ...answers } });
}
