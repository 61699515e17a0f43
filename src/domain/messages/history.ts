/** Workout History. */
export const HISTORY_MESSAGES = {
  empty: 'No workout logs saved yet.',
  readFailed: 'Your history could not be read from this phone. Nothing is lost: try again, or reload the page.',
  estimatedBy: 'Estimated by reps and RPE; a set without an RPE by Epley: weight × (1 + reps ÷ 30).',
} as const;
