import type { Quiz, QuizAnswers, QuizQuestion } from './quiz.ts';

/**
 * The answers in whatever was given: an address's query, navigation state. Keys and values the quiz does not have are ignored, so
 * the result is always in its form; the order is that of the questions.
 */
export function readAnswers(quiz: Quiz, given: unknown): QuizAnswers {
  const fields = typeof given === 'object' && given !== null ? (given as Record<string, unknown>) : {};
  return Object.fromEntries(
    quiz.questions.flatMap((question) => {
      const value = Object.hasOwn(fields, question.key) ? readValue(question, fields[question.key]) : null;
      return value === null ? [] : [[question.key, value]];
    }),
  );
}

/** A `+` typed into an address by hand arrives as a space. */
function readValue({ options }: QuizQuestion, given: unknown): string | null {
  if (typeof given !== 'string') return null;
  const option = options.find(({ value }) => value === given) ?? options.find(({ value }) => value === given.replaceAll(' ', '+'));
  return option?.value ?? null;
}

/** The answers in an address's query, with or without its question mark. The first of two equal keys counts. */
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

/** `goal=muscle&budget=low`, in the order of the questions; reads back as the same answers. */
export function queryOfAnswers(quiz: Quiz, answers: QuizAnswers): string {
  return Object.entries(readAnswers(quiz, answers))
    .map(([key, value]) => `${encodeURIComponent(key)}=${encodeURIComponent(value)}`)
    .join('&');
}

/** The address of a result, which gives the same result to whoever opens it. */
export function resultsPath(quiz: Quiz, answers: QuizAnswers): string {
  const query = queryOfAnswers(quiz, answers);
  return `/quiz/${String(quiz.n)}/results${query === '' ? '' : `?${query}`}`;
}

export function isComplete(quiz: Quiz, answers: QuizAnswers): boolean {
  return quiz.questions.every(({ key }) => answers[key] !== undefined);
}

/** Whether the matching rules have what they need. */
export function canMatch(quiz: Quiz, answers: QuizAnswers): boolean {
  return quiz.deciding.every((key) => answers[key] !== undefined);
}

/** The label of each answer, in the order of the questions. */
export function answerLabels(quiz: Quiz, answers: QuizAnswers): { key: string; label: string }[] {
  return quiz.questions.flatMap(({ key, options }) => {
    const chosen = options.find(({ value }) => value === answers[key]);
    return chosen === undefined ? [] : [{ key, label: chosen.label }];
  });
}
