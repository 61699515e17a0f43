import { fullName } from '../coaches/coach-name.ts';
import { isListed } from '../coaches/is-listed.ts';
import { type Judgement, judgeFor, type MatchCoach } from './judge.ts';
import type { QuizAnswers, QuizNumber } from './quiz.ts';
import type { Reason } from './reasons.ts';
import { takeTurns } from './take-turns.ts';

const QUIZ_1_MOST = 3;

export interface Recommendation<Coach extends MatchCoach> {
  readonly coach: Coach;
  readonly score: number;
  /** Keys of covered answers. */
  readonly covered: readonly string[];
  readonly reasons: readonly Reason[];
}

/** A matching coach with its place. */
export type Ranked<Coach extends MatchCoach> = Judgement & { readonly coach: Coach; readonly name: string };

/** Matching coaches, best first, with reasons. Listed coaches only; empty without the deciding answers. Quiz 1 gives at most three. */
export function recommend<Coach extends MatchCoach>(
  quiz: QuizNumber,
  answers: QuizAnswers,
  coaches: readonly Coach[],
  day?: number,
): Recommendation<Coach>[] {
  const ranked = rank(quiz, answers, coaches, day);
  return shownOf(quiz, ranked).map((own) => describe(own, ranked[0]));
}

/**
 * All matches, by points, covered answers, then the displayed average rating (one decimal; coaches without reviews last). With at most two
 * programs per coach points agree with covered answers, so covered answers never increase down the list. Ties rotate daily; without a day
 * the input order stays.
 */
export function rank<Coach extends MatchCoach>(
  quiz: QuizNumber,
  answers: QuizAnswers,
  coaches: readonly Coach[],
  day = 0,
): Ranked<Coach>[] {
  const judge = judgeFor(quiz, answers);
  if (judge === null) return [];
  const fitting = coaches
    .flatMap((coach): Ranked<Coach>[] => {
      const judgement = judge(coach);
      return judgement === null || !isListed(coach) ? [] : [{ ...judgement, coach, name: fullName(coach) }];
    })
    .sort((a, b) => compare(a, b) || a.coach.id - b.coach.id);
  return takeTurns(fitting, (a, b) => compare(a, b) === 0, day);
}

/** The recommended part of a ranking. */
export function shownOf<T>(quiz: QuizNumber, ranked: readonly T[]): readonly T[] {
  return quiz === 1 ? ranked.slice(0, QUIZ_1_MOST) : ranked;
}

/** A ranked place in words. `best` is the first coach of the ranking. */
export function describe<Coach extends MatchCoach>(own: Ranked<Coach>, best: Ranked<Coach> | undefined): Recommendation<Coach> {
  const { coach, score, covered, explain } = own;
  return { coach, score, covered, reasons: explain(best === undefined || best === own ? null : best.found) };
}

function compare(a: Ranked<MatchCoach>, b: Ranked<MatchCoach>): number {
  return b.score - a.score || b.covered.length - a.covered.length || ratingOf(b) - ratingOf(a);
}

/** In tenths, so that displayed values are compared. */
function ratingOf({ coach }: Ranked<MatchCoach>): number {
  return Math.round((coach.rating?.average ?? 0) * 10);
}
