/** The page of progress. */
export const PROGRESS_MESSAGES = {
  empty: 'No workout logs saved yet.',
  invite: 'After one workout you see its sets and muscles here. After three, a line for each lift.',
  readFailed: 'Your progress could not be read from this phone. Nothing is lost: try again, or reload the page.',
  weekCounts: 'A week counts with one workout.',
  weekOpen: 'A week counts with one workout. This one is still open.',
} as const;
