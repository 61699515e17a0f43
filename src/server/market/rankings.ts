import type { PublicCoach } from '#contract/index.ts';
import type { QuizAnswers, QuizNumber } from '#domain/quizzes/quiz.ts';
import { QUIZZES } from '#domain/quizzes/quiz-table.ts';
import { type Ranked, rank } from '#domain/quizzes/recommend.ts';
import type { MarketView } from './market-view.ts';

type Rankings = Map<string, readonly Ranked<PublicCoach>[]>;

/** As long as the market stays what it is, equal questions have equal answers. */
const kept = new WeakMap<MarketView, Rankings>();

/**
 * The domain's ranking of everyone listed, made once for each set of answers that decide: a few dozen in all, whatever else was
 * answered.
 */
export function rankingsOf(view: MarketView, quiz: QuizNumber): (answers: QuizAnswers) => readonly Ranked<PublicCoach>[] {
  const rankings: Rankings = kept.get(view) ?? new Map();
  kept.set(view, rankings);
  return (answers) => {
    const deciding = Object.fromEntries(QUIZZES[quiz].deciding.flatMap((key) => (answers[key] === undefined ? [] : [[key, answers[key]]])));
    const name = `${quiz} ${JSON.stringify(deciding)}`;
    const ranking = rankings.get(name) ?? rank(quiz, deciding, [...view.coaches()]);
    rankings.set(name, ranking);
    return ranking;
  };
}
