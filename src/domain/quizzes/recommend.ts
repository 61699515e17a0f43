import { fullName } from '../coaches/coach-name.ts';
import { isListed } from '../coaches/is-listed.ts';
import { type Judgement, judgeFor, type MatchCoach } from './judge.ts';
import type { QuizAnswers, QuizNumber } from './quiz.ts';
import type { Reason } from './reasons.ts';
import { takeTurns } from './take-turns.ts';

/** Quiz 1 recommends the best three. */
const QUIZ_1_MOST = 3;

export interface Recommendation<Coach extends MatchCoach> {
  readonly coach: Coach;
  readonly score: number;
  /** Keys of the answers the profile covers. */
  readonly covered: readonly string[];
  readonly reasons: readonly Reason[];
}

/** A coach who fits, at their place. */
export type Ranked<Coach extends MatchCoach> = Judgement & { readonly coach: Coach; readonly name: string };

/**
 * The coaches who fit, best first, with reasons. Only coaches who are listed; none without an answer to the questions that decide.
 * Quiz 1 gives at most three.
 */
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
 * Everyone who fits, in order: points, then answers covered, then the average rating as it is shown (one decimal; coaches without a
 * review after all others). Points agree with answers covered as long as a coach offers no more than two programs, so covered answers
 * never grow down the list. Equals take turns from day to day; without a day it is the turn of the one who was there first.
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

/** Those of a ranking the quiz recommends. */
export function shownOf<T>(quiz: QuizNumber, ranked: readonly T[]): readonly T[] {
  return quiz === 1 ? ranked.slice(0, QUIZ_1_MOST) : ranked;
}

/** Puts a place of a ranking into words. `best` is who comes first in it. */
export function describe<Coach extends MatchCoach>(own: Ranked<Coach>, best: Ranked<Coach> | undefined): Recommendation<Coach> {
  const { coach, score, covered, explain } = own;
  return { coach, score, covered, reasons: explain(best === undefined || best === own ? null : best.found) };
}

function compare(a: Ranked<MatchCoach>, b: Ranked<MatchCoach>): number {
  return b.score - a.score || b.covered.length - a.covered.length || ratingOf(b) - ratingOf(a);
}

/** Tenths, so that what is compared is what people see. */
function ratingOf({ coach }: Ranked<MatchCoach>): number {
  return Math.round((coach.rating?.average ?? 0) * 10);
}
