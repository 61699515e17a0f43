import { priceCents } from '../coaches/starting-price.ts';
import type { BudgetRule } from './budget.ts';
import type { MatchCoach, MatchProgram } from './match-coach.ts';
import type { QuizNumber } from './quiz.ts';
import type { Subject, SubjectPart } from './subject.ts';

export interface Rules {
  readonly quiz: QuizNumber;
  readonly subject: Subject;
  readonly budget: BudgetRule;
}

/** What in a coach's profile speaks to the answers. */
export interface Found {
  readonly coach: MatchCoach;
  /** The coach's own specialties that fit the subject. */
  readonly titles: readonly string[];
  /** The offered programs within the budget. */
  readonly affordable: readonly MatchProgram[];
  /** Those of them that cover a specialty of the subject. */
  readonly covering: readonly MatchProgram[];
}

/** With one answer about the subject every coach who qualifies has the specialty, so a program has to cover it; with two, each asks for its own. */
export function isPartCovered({ titles }: SubjectPart, found: Found, { quiz }: Rules): boolean {
  return quiz === 2 ? titles.some((title) => found.titles.includes(title)) : found.covering.length > 0;
}

/** Of the programs that cover the subject, if there are any, one is in the band. */
export function isBudgetCovered({ affordable, covering }: Found, { budget }: Rules): boolean {
  return (covering.length > 0 ? covering : affordable).some(({ price }) => budget.isInBand(priceCents(price)));
}
