import type { PublicCoach } from '#contract/index.ts';
import type { QuizAnswers, QuizNumber } from '#domain/quizzes/quiz.ts';
import { QUIZZES } from '#domain/quizzes/quiz-table.ts';
import { type Ranked, rank } from '#domain/quizzes/recommend.ts';
import type { MarketView } from './market-view.ts';

interface Rankings {
  readonly day: number;
  readonly byAnswers: Map<string, readonly Ranked<PublicCoach>[]>;
}

/** Rankings are constant for a view and day. */
const kept = new WeakMap<MarketView, Rankings>();

/** The domain's ranking of all listed coaches, cached per day and set of deciding answers (a few dozen). */
export function rankingsOf(view: MarketView, quiz: QuizNumber, day: number): (answers: QuizAnswers) => readonly Ranked<PublicCoach>[] {
  const before = kept.get(view);
  const rankings = before?.day === day ? before : { day, byAnswers: new Map<string, readonly Ranked<PublicCoach>[]>() };
  kept.set(view, rankings);
  return (answers) => {
    const deciding = Object.fromEntries(QUIZZES[quiz].deciding.flatMap((key) => (answers[key] === undefined ? [] : [[key, answers[key]]])));
    const name = `${quiz} ${JSON.stringify(deciding)}`;
    const ranking = rankings.byAnswers.get(name) ?? rank(quiz, deciding, [...view.coaches()], day);
    rankings.byAnswers.set(name, ranking);
    return ranking;
  };
}
