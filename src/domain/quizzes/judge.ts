import type { ListingFacts } from '../coaches/is-listed.ts';
import { priceCents } from '../coaches/starting-price.ts';
import { programTitle } from '../programs/program-title.ts';
import { type BudgetRule, budgetRule } from './budget.ts';
import { words } from './phrase.ts';
import type { QuizAnswers, QuizNumber } from './quiz.ts';
import { type Subject, subjectOf } from './subject.ts';

/** What the rules look at in a coach. */
export interface MatchCoach extends ListingFacts {
  readonly id: number;
  readonly username: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly specialties: readonly { readonly title: string }[];
  readonly programs: readonly MatchProgram[];
  /** An older backend does not say; it counts as none. */
  readonly rating?: { readonly average: number | null; readonly count: number } | undefined;
}

export interface MatchProgram {
  readonly id: number;
  readonly type: string;
  /** Dollars a month, as the wire writes them. */
  readonly price: string;
  readonly listed: boolean;
  readonly specialties: readonly { readonly title: string }[];
}

/** One thing that speaks for a coach. `max` is what it could have given; 0 for a condition that gives no points. */
export interface Reason {
  readonly label: string;
  readonly detail: string;
  readonly points: number;
  readonly max: number;
}

export interface Judgement {
  readonly score: number;
  /** Put into words only for those who are shown. */
  readonly explain: () => Reason[];
}

/** Says whether a coach qualifies, and why; null for one who does not. */
export type Judge = (coach: MatchCoach) => Judgement | null;

/** The rules for these answers; null when a question they need was not answered. */
export function judgeFor(quiz: QuizNumber, answers: QuizAnswers): Judge | null {
  const subject = subjectOf(quiz, answers);
  const budget = budgetRule(quiz, answers.budget);
  if (subject === null || budget === null) return null;
  const rules = { subject, budget, scoring: quiz === 1 ? BY_BAND : BY_FIT };
  return (coach) => judge(coach, rules);
}

interface Found {
  /** The coach's own specialties that fit the subject. */
  readonly titles: readonly string[];
  /** The offered programs within the budget. */
  readonly programs: readonly MatchProgram[];
}

interface Rules {
  readonly subject: Subject;
  readonly budget: BudgetRule;
  readonly scoring: Scoring;
}

interface Scoring {
  readonly score: (found: Found, rules: Rules) => number;
  readonly explain: (found: Found, rules: Rules) => Reason[];
}

function judge(coach: MatchCoach, rules: Rules): Judgement | null {
  const { subject, budget, scoring } = rules;
  const titles = subject.titles.filter((title) => coach.specialties.some((own) => own.title === title));
  if (!subject.isAny && titles.length === 0) return null;
  const programs = coach.programs.filter(({ listed, price }) => listed && budget.holds(priceCents(price)));
  if (programs.length === 0) return null;
  const found = { titles, programs };
  return { score: scoring.score(found, rules), explain: () => scoring.explain(found, rules) };
}

/** Section 9, quiz 1: for each program that covers the subject, 2 points in the exact band and 1 below it. */
const BY_BAND: Scoring = {
  score: ({ programs }, rules) => programs.reduce((sum, program) => sum + bandPoints(program, rules), 0),
  explain: ({ titles, programs }, rules) => [
    ...programs
      .map((program): Reason => {
        const points = bandPoints(program, rules);
        const price = `$${program.price} a month`;
        const covered = words(coveredBy(program, rules.subject));
        const details = [
          `${price} is within your budget, but it does not cover this goal.`,
          `Covers ${covered}; ${price} is below your range.`,
          `Covers ${covered}, and ${price} is right in your range.`,
        ];
        return { label: programTitle(program.type), detail: details[points] ?? '', points, max: 2 };
      })
      .sort((a, b) => b.points - a.points),
    {
      label: words(titles),
      detail: titles.length === 1 ? 'One of this coach’s specialties.' : 'Specialties of this coach.',
      points: 0,
      max: 0,
    },
  ],
};

function bandPoints(program: MatchProgram, { subject, budget }: Rules): 0 | 1 | 2 {
  if (coveredBy(program, subject).length === 0) return 0;
  return budget.isInBand(priceCents(program.price)) ? 2 : 1;
}

/**
 * Quizzes 2 to 4 have no points in the specification, so nothing here lets anybody in or keeps anybody out. Ours only put the closest
 * first: one for each specialty that fits, one for a program within the budget that covers one.
 */
const BY_FIT: Scoring = {
  score: ({ titles, programs }, { subject }) =>
    titles.length + (programs.some((program) => coveredBy(program, subject).length > 0) ? 1 : 0),
  explain: ({ titles, programs }, { subject, budget }) => {
    const covering = programs.find((program) => coveredBy(program, subject).length > 0);
    const affordable = covering ?? programs[0];
    const reasons: Reason[] = titles.map((label) => ({ label, detail: 'One of this coach’s specialties.', points: 1, max: 1 }));
    if (affordable === undefined) return reasons;
    const label = programTitle(affordable.type);
    const price = `$${affordable.price} a month fits your budget (${budget.label})`;
    if (subject.titles.length === 0) return [...reasons, { label, detail: `${price}.`, points: 0, max: 0 }];
    return covering === undefined
      ? [...reasons, { label, detail: `${price}, but it does not cover this subject.`, points: 0, max: 1 }]
      : [...reasons, { label, detail: `Covers ${words(coveredBy(covering, subject))}, and ${price}.`, points: 1, max: 1 }];
  },
};

function coveredBy(program: MatchProgram, subject: Subject): string[] {
  return subject.titles.filter((title) => program.specialties.some((own) => own.title === title));
}
