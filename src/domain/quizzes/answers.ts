import type { Quiz, QuizAnswers, QuizQuestion } from './quiz.ts';

/** Reads answers from a query or navigation state. Unknown keys and values are ignored; the order is that of the questions. */
export function readAnswers(quiz: Quiz, given: unknown): QuizAnswers {
  const fields = typeof given === 'object' && given !== null ? (given as Record<string, unknown>) : {};
  return Object.fromEntries(
    quiz.questions.flatMap((question) => {
      const value = Object.hasOwn(fields, question.key) ? readValue(question, fields[question.key]) : null;
      return value === null ? [] : [[question.key, value]];
    }),
  );
}

/** An unescaped `+` arrives as a space. */
function readValue({ options }: QuizQuestion, given: unknown): string | null {
  if (typeof given !== 'string') return null;
  const option = options.find(({ value }) => value === given) ?? options.find(({ value }) => value === given.replaceAll(' ', '+'));
  return option?.value ?? null;
}

/** Answers from a query string, with or without question mark. The first of equal keys counts. */
export function answersOfQuery(quiz: Quiz, search: string): QuizAnswers {
  const fields: Record<string, string> = {};
  for (const part of search.replace(/^\?/, '').split('&')) {
    const [name = '', ...value] = part.split('=');
    const key = decode(name);
    if (key !== null && !Object.hasOwn(fields, key)) fields[key] = decode(value.join('=')) ?? '';
  }
  return readAnswers(quiz, fields);
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return null;
  }
}

/** `goal=muscle&budget=low`, in question order; the inverse of `answersOfQuery`. */
export function queryOfAnswers(quiz: Quiz, answers: QuizAnswers): string {
  return Object.entries(readAnswers(quiz, answers))
    .map(([key, value]) => `${encodeURIComponent(key)}=${encodeURIComponent(value)}`)
    .join('&');
}

/** The shareable address of a result. */
export function resultsPath(quiz: Quiz, answers: QuizAnswers): string {
  const query = queryOfAnswers(quiz, answers);
  return `/quiz/${String(quiz.n)}/results${query === '' ? '' : `?${query}`}`;
}

export function isComplete(quiz: Quiz, answers: QuizAnswers): boolean {
  return quiz.questions.every(({ key }) => answers[key] !== undefined);
}

/** Whether the deciding questions are answered. */
export function canMatch(quiz: Quiz, answers: QuizAnswers): boolean {
  return quiz.deciding.every((key) => answers[key] !== undefined);
}

/** Each answer's label, in question order. */
export function answerLabels(quiz: Quiz, answers: QuizAnswers): { key: string; label: string }[] {
  return quiz.questions.flatMap(({ key, options }) => {
    const chosen = options.find(({ value }) => value === answers[key]);
    return chosen === undefined ? [] : [{ key, label: chosen.label }];
  });
}
