/** Workout History. */
export const HISTORY_MESSAGES = {
  empty: 'No workout logs saved yet.',
  readFailed: 'Your history could not be read from this phone. Nothing is lost: try again, or reload the page.',
  deleteFailed: 'The workout was not deleted: this phone could not store the change. Try again.',
} as const;
