import { fullName } from '../coaches/coach-name.ts';
import { priceCents } from '../coaches/starting-price.ts';
import { QUIZ_REASONS } from '../messages/quiz-reasons.ts';
import { centsText, moneyText } from '../money/money-text.ts';
import { programName } from '../programs/program-title.ts';
import { capitalised } from '../users/display-name.ts';
import { type Found, isBudgetCovered, isPartCovered, type Rules } from './evidence.ts';
import type { MatchProgram } from './match-coach.ts';

/** A reason for or against a coach. */
export interface Reason {
  readonly speaks: 'for' | 'against';
  readonly text: string;
}

/** Below this count the number of reviews is mentioned, because a small average tells little. */
const FEW_REVIEWS = 3;
/** Reasons against are ordered by weight; this many are shown. */
const AGAINST_MAX = 2;

/** Reasons for, then against: facts of the profile, compared with the first coach. */
export function reasonsOf(found: Found, rules: Rules, best: Found | null): Reason[] {
  const told = [...aboutSubject(found, rules), ...aboutBudget(found, rules, best), ...aboutDearer(found, rules), ...aboutReviews(found)];
  const against = told.filter(({ speaks }) => speaks === 'against').slice(0, AGAINST_MAX);
  return [...told.filter(({ speaks }) => speaks === 'for'), ...against];
}

const speaksFor = (text: string): Reason => ({ speaks: 'for', text });
const speaksAgainst = (text: string): Reason => ({ speaks: 'against', text });

function aboutSubject(found: Found, rules: Rules): Reason[] {
  const { titles, covering, affordable } = found;
  const own = titles.length === 0 ? [] : [speaksFor(QUIZ_REASONS.specialties(titles, programsText(titles, covering, affordable)))];
  const missing = rules.subject.parts
    .filter((part) => rules.quiz === 2 && !isPartCovered(part, found, rules))
    .map((part) => speaksAgainst(QUIZ_REASONS.notASpecialty(part.titles)));
  const isUncovered = titles.length > 0 && covering.length === 0;
  return [...own, ...missing, ...(isUncovered ? [speaksAgainst(QUIZ_REASONS.noProgram(titles))] : [])];
}

/** The covering programs in words; null for none. Programs that cover different parts are distinguished. */
function programsText(titles: readonly string[], covering: readonly MatchProgram[], affordable: readonly MatchProgram[]): string | null {
  const [first] = covering;
  if (first === undefined) return null;
  const parts = covering.map(({ type, specialties }) => ({
    name: programName(type),
    titles: titles.filter((title) => specialties.some((own) => own.title === title)),
  }));
  const told = parts.filter((part) => part.titles.length > 0);
  if (told.length > 0 && parts.some((part) => part.titles.length < titles.length)) return QUIZ_REASONS.partsByProgram(told);
  if (covering.length === 1) return QUIZ_REASONS.oneProgram(programName(first.type));
  return covering.length === 2 && affordable.length === 2 ? QUIZ_REASONS.bothPrograms : QUIZ_REASONS.somePrograms(covering.length);
}

function aboutBudget(found: Found, rules: Rules, best: Found | null): Reason[] {
  const { range } = rules.budget;
  const program = pricedProgram(found, rules);
  const price = priceText(found, program);
  const compared = best === null ? [] : besideBest(program, best, pricedProgram(best, rules));
  if (!isBudgetCovered(found, rules)) return [speaksAgainst(QUIZ_REASONS.belowRange(price, range)), ...compared];
  return [speaksFor(range === null ? QUIZ_REASONS.noLimit(price) : QUIZ_REASONS.inRange(price, range)), ...compared];
}

/** The cheapest program that best answers the budget; a qualifying coach has one. */
function pricedProgram(found: Found, rules: Rules): MatchProgram {
  const asked = found.covering.length > 0 ? found.covering : found.affordable;
  const inBand = asked.filter(({ price }) => rules.budget.isInBand(priceCents(price)));
  const cheapest = (inBand.length > 0 ? inBand : asked).toSorted((a, b) => priceCents(a.price) - priceCents(b.price))[0];
  if (cheapest === undefined) throw new Error('a coach without a program within the budget was judged');
  return cheapest;
}

/** The card shows the starting price, so another price names its program. */
function isStartingPrice({ coach }: Found, { price }: MatchProgram): boolean {
  return coach.programs.every((other) => !other.listed || priceCents(other.price) >= priceCents(price));
}

function priceText(found: Found, program: MatchProgram): string {
  const text = QUIZ_REASONS.monthly(moneyText(program.price));
  return isStartingPrice(found, program) ? text : QUIZ_REASONS.programAt(programName(program.type), text);
}

function besideBest(program: MatchProgram, best: Found, bestProgram: MatchProgram): Reason[] {
  const difference = priceCents(program.price) - priceCents(bestProgram.price);
  if (difference === 0) return [];
  const text = centsText(Math.abs(difference));
  const first = spokenName(best);
  const name = isStartingPrice(best, bestProgram) ? first : QUIZ_REASONS.programOf(first, programName(bestProgram.type));
  return [difference > 0 ? speaksAgainst(QUIZ_REASONS.dearer(text, name)) : speaksFor(QUIZ_REASONS.cheaper(text, name))];
}

/** Mentions programs above the budget, so that they are no surprise on the profile. */
function aboutDearer({ coach }: Found, { budget }: Rules): Reason[] {
  return coach.programs
    .filter(({ listed, price }) => listed && !budget.holds(priceCents(price)))
    .map(({ type, price }) => speaksAgainst(QUIZ_REASONS.overBudget(programName(type), moneyText(price))));
}

function aboutReviews({ coach }: Found): Reason[] {
  const count = coach.rating?.count ?? 0;
  return count < FEW_REVIEWS ? [speaksAgainst(QUIZ_REASONS.fewReviews(count))] : [];
}

function spokenName({ coach }: Found): string {
  const first = capitalised(coach.first_name);
  return first === '' ? fullName(coach) : first;
}
