import { type CoachMatches, countMatches, matchCoaches } from '#contract/index.ts';
import { MATCHES_PER_PAGE } from '#domain/limits.ts';
import { SERVER_MESSAGES } from '#domain/messages/server.ts';
import { readAnswers } from '#domain/quizzes/answers.ts';
import { otherAnswers } from '#domain/quizzes/other-answers.ts';
import { QUIZ_NUMBERS, type QuizNumber } from '#domain/quizzes/quiz.ts';
import { QUIZZES } from '#domain/quizzes/quiz-table.ts';
import { describe, shownOf } from '#domain/quizzes/recommend.ts';
import type { Api } from '../http/api.ts';
import { refuse, serve } from '../http/serve.ts';
import { matchedCoach, newestReviews } from '../market/matched-coach.ts';
import { rankingsOf } from '../market/rankings.ts';

/** Who fits the answers of a quiz. */
export function serveQuizRoutes(api: Api): void {
  serve(api, matchCoaches, async ({ query }): Promise<CoachMatches> => {
    const n = readQuiz(query.quiz);
    const answers = readAnswers(QUIZZES[n], query);
    const rankFor = rankingsOf(await api.market.view(), n);
    const ranked = rankFor(answers);
    const shown = shownOf(n, ranked);
    const pages = Math.max(1, Math.ceil(shown.length / MATCHES_PER_PAGE));
    const page = readPage(query.page);
    const from = (page - 1) * MATCHES_PER_PAGE;
    const found = shown.slice(from, from + MATCHES_PER_PAGE).map((_, offset) => describe(ranked, from + offset));
    const reviews = await newestReviews(
      api.database,
      found.map(({ coach }) => coach.id),
    );
    return {
      matches: found.map(({ coach, score, reasons, order }, offset) => ({
        place: from + offset + 1,
        coach: matchedCoach(coach, reviews.get(coach.id) ?? null),
        score,
        reasons: [...reasons],
        order,
      })),
      total: shown.length,
      page,
      pages,
      others: otherAnswers(n, answers, rankFor),
    };
  });
  serve(api, countMatches, async ({ query }) => {
    const n = readQuiz(query.quiz);
    const answers = readAnswers(QUIZZES[n], query);
    const rankFor = rankingsOf(await api.market.view(), n);
    const countWith = (budget: string) => rankFor({ ...answers, budget }).length;
    return { low: countWith('low'), mid: countWith('mid'), high: countWith('high') };
  });
}

function readQuiz(text: string): QuizNumber {
  const found = QUIZ_NUMBERS.find((number) => String(number) === text);
  return found ?? refuse(404, { detail: SERVER_MESSAGES.notFound, code: 'no_such_quiz' });
}

function readPage(text: string | undefined): number {
  return text !== undefined && /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1;
}
