/** A past workout that is changed, repeated or deleted (HIST-4 to HIST-6), or logged afterwards (HIST-7). */
export const EDIT_WORKOUT_MESSAGES = {
  title: 'Change a workout',
  newTitle: 'Log a past workout',
  newHint: 'One you did without the phone',
  newNoSets: 'Add an exercise and what you did of it.',
  newSaved: 'Workout logged to history.',
  day: 'Choose a day up to today, and a time.',
  minutes: 'Minutes must be a whole number from 1 to 300.',
  noSets: 'A workout needs a set. To remove all of it, delete the workout.',
  gone: 'This workout is not here anymore. It may have been deleted on another device.',
  underWay: 'This workout is under way. Change it in Today’s Workout.',
  otherUnderWay: 'A workout without a plan is under way. Log or discard it first.',
  readFailed: 'This workout could not be read from this phone. Nothing is lost: try again, or reload the page.',
  recounted: 'Records, totals and suggestions follow what the log says now.',
  save: (changes: number) => (changes === 0 ? 'Save' : `Save ${changes} ${changes === 1 ? 'change' : 'changes'}`),
  deleted: (sets: number) => (sets === 0 ? 'Workout deleted.' : `Workout deleted: ${sets} ${sets === 1 ? 'set' : 'sets'}.`),
  saved: (changes: number) => `${changes} ${changes === 1 ? 'change' : 'changes'} saved.`,
} as const;
