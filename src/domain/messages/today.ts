/** Today's Workout. */
export const TODAY_MESSAGES = {
  loading: 'Loading your workout...',
  empty: 'No workout scheduled for today.',
  logged: 'Workout logged to history.',
  nothingToLog: 'Nothing to log yet: tick at least one set first.',
  weightMissing: 'Enter the weight first',
  withoutWeight: 'It was without weight',
  unitQuestion: 'Pounds or kilograms?',
  unitHint: 'Asked once. Change it below whenever you like: what is logged keeps the unit it was lifted in.',
  readFailed: 'Your workout could not be read from this phone. Nothing is lost: try again, or reload the page.',
  changedSince: 'This workout has changed since you last saw it, and your tap was left out. Check the set, then tap again.',
  draftFailed: 'This phone could not store what you are typing. Keep this page open and tick the set to try again.',
} as const;

/** Ours: the sheet «Your gym» in Today's Workout. */
export const GYM_MESSAGES = {
  bar: 'Enter what the bar weighs: a number above 0, at most 1000.',
  plate: 'Enter what this plate weighs: a number above 0, at most 1000.',
  plateTwice: 'This plate is in the list twice. Count all its pairs in one line.',
  pairs: 'Pairs must be a whole number from 0 to 40.',
  noPlates: 'Count at least one pair of plates.',
  tooManyPlates: 'That is more than 20 kinds of plates. Leave some out.',
  dumbbells: 'Write the dumbbells as numbers with a space between them: 5 7.5 10.',
  tooManyDumbbells: 'That is more than 100 dumbbells. Leave some out.',
} as const;

/** Ours: «Change this session» in Today's Workout. */
export const CHANGE_SESSION_MESSAGES = {
  readFailed: 'This phone could not read what your coach knows of you. Nothing has changed: try again.',
  notLoaded: 'This part of the app is not on this phone yet. It comes with the next signal.',
} as const;
