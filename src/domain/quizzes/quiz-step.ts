import { answersOfQuery, queryOfAnswers } from './answers.ts';
import type { Quiz, QuizAnswers, QuizQuestion } from './quiz.ts';

/** Where somebody is in a quiz: all of it stands in the page's address, so reload, Back and a copied address keep it. */
export interface QuizStep {
  readonly answers: QuizAnswers;
  /** From 0; never past the first question without an answer. */
  readonly index: number;
  readonly question: QuizQuestion;
}

/** Name of the step in the address; not the key of a question. Counts from 1. */
const AT = 'at';

/** The step an address's query stands for; the first question without an answer (or the last one) when it does not say. */
export function stepOfQuery(quiz: Quiz, search: string): QuizStep {
  const answers = answersOfQuery(quiz, search);
  const unanswered = quiz.questions.findIndex(({ key }) => answers[key] === undefined);
  const furthest = unanswered === -1 ? quiz.questions.length - 1 : unanswered;
  const asked = new RegExp(`(?:^\\??|&)${AT}=([1-9])(?:&|$)`).exec(search)?.[1];
  const index = Math.min(asked === undefined ? furthest : Number(asked) - 1, furthest);
  const question = quiz.questions[index];
  if (question === undefined) throw new RangeError(`Quiz ${String(quiz.n)} has no question ${String(index + 1)}.`);
  return { answers, index, question };
}

/** The address of a question with these answers. The untouched first question is the quiz's own address. */
export function stepPath(quiz: Quiz, answers: QuizAnswers, index: number): string {
  const path = `/quiz/${String(quiz.n)}`;
  const query = queryOfAnswers(quiz, answers);
  if (query === '') return path;
  return `${path}?${query}&${AT}=${String(index + 1)}`;
}

export function isLastStep(quiz: Quiz, { index }: QuizStep): boolean {
  return index === quiz.questions.length - 1;
}
