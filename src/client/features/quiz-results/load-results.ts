import type { PageAt } from '#client/routing/page-data-cache.ts';
import type { Call, CoachMatches, MatchRow, Outcome } from '#contract/index.ts';
import { TOP_MATCHES } from '#domain/limits.ts';
import { answersOfQuery, canMatch, queryOfAnswers } from '#domain/quizzes/answers.ts';
import { quizOfPath } from '#domain/quizzes/quiz.ts';
import { QUIZZES } from '#domain/quizzes/quiz-table.ts';
import { openRestPages } from './rest-path.ts';

export interface ResultsData {
  /** The query of the matched answers. */
  query: string;
  found: CoachMatches;
  /** Matches after the third: null until requested, 'failed' on error. */
  rest: { rows: MatchRow[]; page: number; pages: number } | 'failed' | null;
}

/** The best matches for the URL's answers, and further ones on request; null without deciding answers. */
export async function loadResults(call: Call, { url }: PageAt): Promise<Outcome<ResultsData | null>> {
  const quiz = QUIZZES[quizOfPath(url.pathname) ?? 1];
  const answers = answersOfQuery(quiz, url.search);
  if (!canMatch(quiz, answers)) return { ok: true, value: null };
  const asked = { quiz: String(quiz.n), ...answers };
  // Loaded on use: the first page already has its data.
  const { listMatches, matchCoaches } = await import('#contract/quizzes.ts');
  const pages = Array.from({ length: openRestPages(url.search) }, (_, index) => String(index + 1));
  const [top, ...rest] = await Promise.all([
    call(matchCoaches, { query: { ...asked, size: String(TOP_MATCHES) } }),
    ...pages.map((page) => call(listMatches, { query: { ...asked, page } })),
  ]);
  if (!top.ok) return top;
  return { ok: true, value: { query: queryOfAnswers(quiz, answers), found: top.value, rest: joined(rest) } };
}

function joined(answers: readonly Outcome<{ rows: MatchRow[]; page: number; pages: number }>[]): ResultsData['rest'] {
  const last = answers.at(-1);
  if (last === undefined) return null;
  const rows = answers.flatMap((answer) => (answer.ok ? answer.value.rows : []));
  return last.ok && answers.every(({ ok }) => ok) ? { ...last.value, rows } : 'failed';
}
