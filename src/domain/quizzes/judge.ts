import { priceCents } from '../coaches/starting-price.ts';
import { budgetRule } from './budget.ts';
import { type Found, isBudgetCovered, isPartCovered, type Rules } from './evidence.ts';
import type { MatchCoach, MatchProgram } from './match-coach.ts';
import type { QuizAnswers, QuizNumber } from './quiz.ts';
import { type Reason, reasonsOf } from './reasons.ts';
import { subjectOf } from './subject.ts';

export type { MatchCoach, MatchProgram } from './match-coach.ts';

export interface Judgement {
  readonly score: number;
  /** Keys of covered answers. Excludes answers that no profile can show; those are for the first call. */
  readonly covered: readonly string[];
  /** Input of the reasons. */
  readonly found: Found;
  /** Computes reasons lazily, for displayed coaches only, compared with the first coach; null for the first coach itself. */
  readonly explain: (best: Found | null) => Reason[];
}

/** Returns null for a coach who does not qualify. */
export type Judge = (coach: MatchCoach) => Judgement | null;

/** The rules for these answers; null when a deciding question is unanswered. */
export function judgeFor(quiz: QuizNumber, answers: QuizAnswers): Judge | null {
  const subject = subjectOf(quiz, answers);
  const budget = budgetRule(quiz, answers.budget);
  if (subject === null || budget === null) return null;
  return (coach) => judge(coach, { quiz, subject, budget });
}

function judge(coach: MatchCoach, rules: Rules): Judgement | null {
  const { quiz, subject, budget } = rules;
  const titles = subject.titles.filter((title) => coach.specialties.some((own) => own.title === title));
  if (!subject.isAny && titles.length === 0) return null;
  const affordable = coach.programs.filter(({ listed, price }) => listed && budget.holds(priceCents(price)));
  if (affordable.length === 0) return null;
  const covering = affordable.filter((program) => coversAny(program, subject.titles));
  const found = { coach, titles, affordable, covering };
  return {
    score: quiz === 1 ? bandScore(found, rules) : fitScore(found),
    covered: coveredAnswers(found, rules),
    found,
    explain: (best) => reasonsOf(found, rules, best),
  };
}

/** Quiz 1: 2 points per covering program in the exact band, 1 below it. */
function bandScore({ covering }: Found, { budget }: Rules): number {
  return covering.reduce((sum, { price }) => sum + (budget.isInBand(priceCents(price)) ? 2 : 1), 0);
}

/**
 * The points of quizzes 2 to 4 affect only the order (QUIZ-10): one point per matching specialty, one for an
 * affordable program that covers one.
 */
function fitScore({ titles, covering }: Found): number {
  return titles.length + (covering.length > 0 ? 1 : 0);
}

function coveredAnswers(found: Found, rules: Rules): string[] {
  const subjects = rules.subject.parts.filter((part) => isPartCovered(part, found, rules)).map(({ key }) => key);
  return isBudgetCovered(found, rules) ? [...subjects, 'budget'] : subjects;
}

function coversAny(program: MatchProgram, titles: readonly string[]): boolean {
  return program.specialties.some(({ title }) => titles.includes(title));
}
