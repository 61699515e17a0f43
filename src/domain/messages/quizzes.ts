import { words } from '../quizzes/phrase.ts';
import type { QuizNumber } from '../quizzes/quiz.ts';

/** The deciding answers, as named in sentences. */
const DECIDING: Readonly<Record<QuizNumber, string>> = {
  1: 'goal and budget',
  2: 'training, weight and budget',
  3: 'goal and budget',
  4: 'training style and budget',
};
const ANSWER_NAMES: Readonly<Record<string, string>> = { diet: 'weight', style: 'training style' };

/** Quizzes and their results. */
export const QUIZ_MESSAGES = {
  loading: 'Finding your perfect matches...',
  recommended: 'Based on your answers, here are the coaches we recommend.',
  match: 'Meet Your Match',
  empty: 'No coaches found for your selection.',
  /** Ours from here on. */
  noAnswers: 'No answers to match yet.',
  someAnswers: 'Some answers are missing.',
  failed: 'Your matches could not be fetched.',
  moreFailed: 'The other coaches could not be fetched. Try again.',
  offline: 'No signal. Your answers are kept in this page: try again when there is signal.',
  order: (quiz: QuizNumber) =>
    `Ordered by how well their programs fit your ${DECIDING[quiz]}, then by rating; equals take turns, day by day. Your other answers are for the first talk.`,
  /** `covered`: keys of answers. */
  fits: (covered: readonly string[]) =>
    covered.length === 0 ? 'Fits in part' : `Fits your ${words(covered.map((key) => ANSWER_NAMES[key] ?? key))}`,
} as const;
