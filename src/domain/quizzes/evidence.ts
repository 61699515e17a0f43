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

/** Evidence in a coach's profile for the answers. */
export interface Found {
  readonly coach: MatchCoach;
  /** The coach's specialties that match the subject. */
  readonly titles: readonly string[];
  /** Listed programs within the budget. */
  readonly affordable: readonly MatchProgram[];
  /** Affordable programs that cover a specialty of the subject. */
  readonly covering: readonly MatchProgram[];
}

/** With one subject answer every qualifying coach has the specialty, so a program must cover it; with two, each answer needs its own. */
export function isPartCovered({ titles }: SubjectPart, found: Found, { quiz }: Rules): boolean {
  return quiz === 2 ? titles.some((title) => found.titles.includes(title)) : found.covering.length > 0;
}

/** One of the covering programs, if there are any, is in the band. */
export function isBudgetCovered({ affordable, covering }: Found, { budget }: Rules): boolean {
  return (covering.length > 0 ? covering : affordable).some(({ price }) => budget.isInBand(priceCents(price)));
}
