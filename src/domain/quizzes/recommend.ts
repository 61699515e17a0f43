import { fullName } from '../coaches/coach-name.ts';
import { isListed } from '../coaches/is-listed.ts';
import { type Judgement, judgeFor, type MatchCoach, type Reason } from './judge.ts';
import { pointsText } from './phrase.ts';
import type { QuizAnswers, QuizNumber } from './quiz.ts';

/** Section 9: quiz 1 shows the best three. */
const QUIZ_1_MOST = 3;

export interface Recommendation<Coach extends MatchCoach> {
  readonly coach: Coach;
  readonly score: number;
  readonly reasons: readonly Reason[];
  /** Why this place and not the next one up, in a sentence; what it compares is what decided. */
  readonly order: string;
}

/** A coach who fits, at their place. */
export type Ranked<Coach extends MatchCoach> = Judgement & { readonly coach: Coach; readonly name: string };

/**
 * Section 9: the coaches who fit, best first, with reasons. Only coaches who are listed; none without an answer to the questions that
 * decide. Quiz 1 gives at most three.
 */
export function recommend<Coach extends MatchCoach>(
  quiz: QuizNumber,
  answers: QuizAnswers,
  coaches: readonly Coach[],
): Recommendation<Coach>[] {
  const ranked = rank(quiz, answers, coaches);
  return shownOf(quiz, ranked).map((_, place) => describe(ranked, place));
}

/**
 * Everyone who fits, in order: points, then the average rating as it is shown (one decimal; coaches without a review after all
 * others), then the name, then the id, so that equal questions always have equal answers.
 */
export function rank<Coach extends MatchCoach>(quiz: QuizNumber, answers: QuizAnswers, coaches: readonly Coach[]): Ranked<Coach>[] {
  const judge = judgeFor(quiz, answers);
  if (judge === null) return [];
  return coaches
    .flatMap((coach): Ranked<Coach>[] => {
      const judgement = judge(coach);
      return judgement === null || !isListed(coach) ? [] : [{ ...judgement, coach, name: fullName(coach) }];
    })
    .sort(compare);
}

/** Those of a ranking the quiz shows. */
export function shownOf<T>(quiz: QuizNumber, ranked: readonly T[]): readonly T[] {
  return quiz === 1 ? ranked.slice(0, QUIZ_1_MOST) : ranked;
}

/** Puts one place of a ranking into words. */
export function describe<Coach extends MatchCoach>(ranked: readonly Ranked<Coach>[], place: number): Recommendation<Coach> {
  const own = ranked[place];
  if (own === undefined) throw new RangeError(`Nobody stands at place ${String(place)} of ${String(ranked.length)}.`);
  return { coach: own.coach, score: own.score, reasons: own.explain(), order: orderText(ranked, place) };
}

const BY_NAME = new Intl.Collator('en');

function compare(a: Ranked<MatchCoach>, b: Ranked<MatchCoach>): number {
  return b.score - a.score || ratingOf(b) - ratingOf(a) || BY_NAME.compare(a.name, b.name) || a.coach.id - b.coach.id;
}

/** Tenths, so that what is compared is what people see. */
function ratingOf({ coach }: Ranked<MatchCoach>): number {
  return Math.round((coach.rating?.average ?? 0) * 10);
}

/** The first is compared with the second, everyone else with the one before. */
function orderText(ranked: readonly Ranked<MatchCoach>[], place: number): string {
  const own = ranked[place];
  const other = ranked[place === 0 ? 1 : place - 1];
  if (own === undefined || other === undefined) return 'The only coach who fits these answers.';
  if (own.score !== other.score) {
    const figures = `${pointsText(own.score)} against ${String(other.score)}`;
    return place === 0 ? `First by points: ${figures}.` : `After ${other.name} by points: ${figures}.`;
  }
  const level = `Level on points with ${other.name}`;
  if (ratingOf(own) !== ratingOf(other)) return `${level}; the reviews decide: ${ratingText(own)} against ${ratingText(other)}.`;
  return `${level}, and rated alike; the alphabet decides.`;
}

function ratingText(ranked: Ranked<MatchCoach>): string {
  return ratingOf(ranked) === 0 ? 'none yet' : (ratingOf(ranked) / 10).toFixed(1);
}
