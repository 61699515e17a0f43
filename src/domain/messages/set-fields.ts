/** The fields of a set: as a screen reader names them, and as the head of their column. */
export const SET_FIELD_WORDS = {
  reps: { field: 'reps', column: 'Reps' },
  time: { field: 'time', column: 'Time' },
  rpe: { field: 'RPE', column: 'RPE' },
  rir: { field: 'RIR', column: 'RIR' },
} as const;

/** Unreadable set fields (TODAY-4). */
export const SET_ENTRY_MESSAGES = {
  repsMissing: 'Enter the reps you did',
  repsWhole: 'Reps must be a whole number',
  repsTooMany: 'Reps must be 999 or less',
  weightNumber: 'Weight must be a number, or empty for bodyweight',
  weightAmbiguous: 'Write the weight without a thousands mark',
  weightDecimals: 'Weight can have up to 4 decimals',
  weightTooHeavy: 'Weight must be 9,999 or less',
  rpeNumber: 'RPE must be a number from 1 to 10',
  timeMissing: 'Enter how long it was',
  timeWrong: 'Write the time as seconds or as 1:30',
  timeTooLong: 'A set is a day long at most',
  distanceMissing: 'Enter how far it was',
  distanceWrong: 'Distance must be a number',
  rirRange: 'Reps left must be a number from 0 to 9',
  rpeRange: 'RPE must be between 1 and 10',
} as const;

const COUNTS = ['no', 'one', 'two', 'three', 'four'];

/** «two more reps were in it», of reps left by halves from 0 to 4. */
function repsInIt(left: number): string {
  if (left === 0.5) return 'maybe one more rep was in it';
  const [fewer, more] = [COUNTS[Math.floor(left)], COUNTS[Math.ceil(left)]];
  return `${fewer === more ? fewer : `${fewer} or ${more}`} more ${left === 1 ? 'rep was' : 'reps were'} in it`;
}

/** How hard a set was. */
export const EFFORT_TEXTS = {
  title: 'How hard was it?',
  left: (reps: number) => (reps === 0 ? 'none left' : reps === 0.5 ? 'maybe 1' : Number.isInteger(reps) ? `${reps} left` : ''),
  rpe: (rpe: number) => `RPE ${rpe}`,
  leave: 'Leave it out',
  max: (value: number, unit: string) => `Points to a max near ${value} ${unit}.`,
  inIt: repsInIt,
} as const;

/** The next set over the whole screen. */
export const BIG_TYPE_TEXTS = {
  title: 'Big type',
  turnOn: 'Big type, for arm’s length',
  close: 'Leave big type',
  place: (set: string, total: number) => `${set} of ${total}`,
  bar: 'Just the bar',
  plates: (each: string) => `Each side ${each}`,
  log: (set: string) => `Log ${set.toLowerCase()}`,
  fewer: 'One rep less',
  more: 'One rep more',
} as const;

/** Beside a set whose load was likely typed by a slip (TRAIN-27). */
export const SLIP_MESSAGES = {
  load: (load: string, times: number) => `${load} is ${times} times your heaviest other set. Edit it if that was a slip.`,
} as const;
