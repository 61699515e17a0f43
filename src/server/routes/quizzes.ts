import { type CoachMatches, countMatches, listMatches, matchCoaches } from '#contract/index.ts';
import { MATCH_ROWS_PER_PAGE, MATCHES_PER_PAGE, TOP_MATCHES } from '#domain/limits.ts';
import { SERVER_MESSAGES } from '#domain/messages/server.ts';
import { readAnswers } from '#domain/quizzes/answers.ts';
import { otherAnswers } from '#domain/quizzes/other-answers.ts';
import { QUIZ_NUMBERS, type QuizNumber } from '#domain/quizzes/quiz.ts';
import { QUIZZES } from '#domain/quizzes/quiz-table.ts';
import { describe, shownOf } from '#domain/quizzes/recommend.ts';
import { utcDay } from '#domain/quizzes/take-turns.ts';
import type { Api } from '../http/api.ts';
import { refuse, serve } from '../http/serve.ts';
import { cardOf } from '../market/coach-cards.ts';
import { matchedCoach, newestReviews } from '../market/matched-coach.ts';
import { rankingsOf } from '../market/rankings.ts';

/** Quiz matches. */
export function serveQuizRoutes(api: Api): void {
  const rankings = async (n: QuizNumber) => rankingsOf(await api.market.view(), n, utcDay(api.clock()));
  serve(api, matchCoaches, async ({ query }): Promise<CoachMatches> => {
    const n = readQuiz(query.quiz);
    const answers = readAnswers(QUIZZES[n], query);
    const rankFor = await rankings(n);
    const ranked = rankFor(answers);
    const { items, from, ...paging } = pageOf(shownOf(n, ranked), query.page, readSize(query.size));
    const reviews = await newestReviews(
      api.database,
      items.map(({ coach }) => coach.id),
    );
    const matches = items.map((item, offset) => {
      const { coach, score, covered, reasons } = describe(item, ranked[0]);
      const matched = matchedCoach(coach, reviews.get(coach.id) ?? null);
      return { place: from + offset + 1, coach: matched, score, covered: [...covered], reasons: [...reasons] };
    });
    return { matches, ...paging, fitting: ranked.length, others: otherAnswers(n, answers, rankFor) };
  });
  serve(api, listMatches, async ({ query }) => {
    const n = readQuiz(query.quiz);
    const rest = (await rankings(n))(readAnswers(QUIZZES[n], query)).slice(TOP_MATCHES);
    const { items, from, page, pages } = pageOf(rest, query.page, MATCH_ROWS_PER_PAGE);
    const rows = items.map(({ coach, covered }, offset) => {
      const { id, name, image, rating, starting_price } = cardOf(coach);
      return { place: TOP_MATCHES + from + offset + 1, covered: [...covered], coach: { id, name, image, rating, starting_price } };
    });
    return { rows, page, pages };
  });
  serve(api, countMatches, async ({ query }) => {
    const n = readQuiz(query.quiz);
    const answers = readAnswers(QUIZZES[n], query);
    const rankFor = await rankings(n);
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

function readSize(text: string | undefined): number {
  return text !== undefined && /^[1-9]\d?$/.test(text) ? Math.min(Number(text), MATCHES_PER_PAGE) : MATCHES_PER_PAGE;
}

function pageOf<T>(all: readonly T[], asked: string | undefined, size: number) {
  const page = readPage(asked);
  const from = (page - 1) * size;
  return { items: all.slice(from, from + size), from, total: all.length, page, pages: Math.max(1, Math.ceil(all.length / size)) };
}
