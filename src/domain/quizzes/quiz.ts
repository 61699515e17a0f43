export type QuizNumber = 1 | 2 | 3 | 4;

interface QuizOption {
  /** For URLs and navigation state (QUIZ-2). */
  readonly value: string;
  readonly label: string;
  readonly hint?: string;
}

export interface QuizQuestion {
  readonly key: string;
  readonly question: string;
  readonly options: readonly QuizOption[];
}

export interface Quiz {
  readonly n: QuizNumber;
  readonly title: string;
  /** The question's purpose, in one sentence. */
  readonly purpose: string;
  readonly questions: readonly QuizQuestion[];
  /** The answers the matching rules look at (QUIZ-7); the others are for the first talk with the coach. */
  readonly deciding: readonly string[];
}

/** One value per question key; made by `readAnswers`, so always valid. */
export type QuizAnswers = Readonly<Record<string, string>>;

export const QUIZ_NUMBERS: readonly QuizNumber[] = [1, 2, 3, 4];

/** The quiz of a path (`/quiz/3/results`), or null. */
export function quizOfPath(pathname: string): QuizNumber | null {
  const named = /^\/quiz\/([1-4])(?:\/|$)/.exec(pathname)?.[1];
  return QUIZ_NUMBERS.find((n) => String(n) === named) ?? null;
}
