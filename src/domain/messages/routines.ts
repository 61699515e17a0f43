/** The search for exercises. */
export const PICKER_MESSAGES = {
  noMatch: 'No exercise fits this search.',
  asTyped: 'Not in the library: it is kept as you typed it',
  own: 'Your own',
} as const;

/** Workouts without a plan. */
export const FREE_MESSAGES = {
  intro: 'Just start. Exercises, sets and rest timers need no plan and no subscription.',
  noExercises: 'No exercises yet. Add what you train; sets are kept as you tick them.',
  readFailed: 'Your routines could not be read from this phone. Nothing is lost: try again, or reload the page.',
  gone: 'This routine is no longer there: it was deleted, perhaps on another phone.',
} as const;

/** What was done to a workout's exercises, for undo. */
export const ARRANGE_MESSAGES = {
  added: (names: readonly string[]) => (names.length === 1 ? `Added ${names[0]}` : `Added ${names.length} exercises`),
  removed: (name: string) => `Removed ${name}`,
  moved: (name: string) => `Moved ${name}`,
  swapped: (from: string, to: string) => `${from} swapped for ${to}`,
  paired: (name: string) => `${name} and the next one are a superset`,
  unpaired: (name: string) => `${name} is out of its superset`,
} as const;
