/** Section 2: quizzes and their results. */
export const QUIZ_MESSAGES = {
  loading: 'Finding your perfect matches...',
  recommended: 'Based on your answers, here are the coaches we recommend.',
  match: 'Meet Your Match',
  empty: 'No coaches found for your selection.',
  /** Ours from here on. */
  noAnswers: 'No answers to match yet.',
  someAnswers: 'Some answers are missing.',
  failed: 'Your matches could not be fetched.',
  moreFailed: 'The next matches could not be fetched. Try again.',
  offline: 'No signal. Your answers are kept in this page: try again when there is signal.',
} as const;
