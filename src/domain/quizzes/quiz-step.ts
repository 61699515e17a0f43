import { answersOfQuery, queryOfAnswers } from './answers.ts';
import type { Quiz, QuizAnswers, QuizQuestion } from './quiz.ts';

/** The position in a quiz, stored in the URL, so that reload, Back and copied links keep it. */
export interface QuizStep {
  readonly answers: QuizAnswers;
  /** From 0; never past the first unanswered question. */
  readonly index: number;
  readonly question: QuizQuestion;
}

/** Query parameter of the step, counted from 1; not a question's key. */
const AT = 'at';

/** The step of a query; by default the first unanswered question, or the last one. */
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

/** The URL of a question with these answers. The first question without answers has the quiz's own URL. */
export function stepPath(quiz: Quiz, answers: QuizAnswers, index: number): string {
  const path = `/quiz/${String(quiz.n)}`;
  const query = queryOfAnswers(quiz, answers);
  if (query === '') return path;
  return `${path}?${query}&${AT}=${String(index + 1)}`;
}

export function isLastStep(quiz: Quiz, { index }: QuizStep): boolean {
  return index === quiz.questions.length - 1;
}
