/** The search for exercises. */
export const PICKER_MESSAGES = {
  noMatch: 'No exercise fits this search.',
  own: 'From your log, muscles unknown',
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
  back: (from: string, to: string) => `${to} is back for ${from}`,
  paired: (name: string) => `${name} and the next one are a superset`,
  set: (name: string) => `Rest or note of ${name} changed`,
  unpaired: (name: string) => `${name} is out of its superset`,
} as const;

/** Swapping an exercise of a workout (ROUTINE-12). */
export const SWAP_MESSAGES = {
  today: 'Only this workout changes. What you did stays, and the exercise can come back.',
  plan: 'Every day and week of your plan that has it changes. What you did stays; My Program keeps the plan before under Earlier plans.',
  none: (name: string) => `Nothing free comes close to ${name.toLowerCase()}. Do your other exercises first, or choose from all.`,
  swap: 'Swap for another exercise',
  swapHint: 'It is taken, it hurts, or it is not in this gym',
  back: (name: string) => `Back to ${name}`,
  backHint: 'It is free again: its open sets come back',
} as const;

/** What can be set for an exercise of a workout. */
export const EXERCISE_OPTION_TEXTS = {
  rest: 'Rest after each set',
  note: 'Note for this exercise today',
  keepNote: 'Keep the note',
} as const;

/** Routines, and the page of one. */
export const ROUTINE_MESSAGES = {
  free: 'Routines need no plan, no AI and no subscription. As many as you like.',
  none: 'No routine yet. Make one, or copy one from below or a past workout.',
  noExercises: 'No exercises yet.',
  handle: (name: string) => `Move ${name}: drag, or press the up and down arrow keys`,
  kept: 'Unsaved changes kept.',
  keptNew: (name: string) => `${name === '' ? 'A new routine' : name}, not saved yet`,
  circuit: (name: string) => `Join ${name} to them: a circuit`,
  nameMissing: 'Give the routine a name',
  repsMissing: 'Enter the reps, such as 5, 8–12 or 30 s',
  deleted: (name: string) => `${name} was deleted. Workouts made from it stay.`,
} as const;

/** The rules an exercise gets heavier by. */
export const PROGRESSION_NAMES = {
  reps: 'Reps first, then weight',
  linear: 'A little each time',
  effort: 'By effort',
  none: 'None, I choose',
} as const;

export const PROGRESSION_WORDS = {
  reps: 'Up to the top of the range in every set, then one step heavier',
  linear: 'All sets done: one step more. Missed twice: 10% less',
  effort: 'The load follows the RPE, set by set',
  none: 'Last time is shown, nothing is suggested',
} as const;
