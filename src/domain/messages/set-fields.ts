/** The fields of a set: as a screen reader names them, and as the head of their column. */
export const SET_FIELD_WORDS = {
  reps: { field: 'reps', column: 'Reps' },
  time: { field: 'time', column: 'Time' },
  rpe: { field: 'RPE', column: 'RPE' },
  rir: { field: 'RIR', column: 'RIR' },
} as const;

/** How hard a set was. */
export const EFFORT_TEXTS = {
  title: 'How hard was it?',
  left: (reps: number) => (reps === 0 ? 'none left' : reps === 0.5 ? 'maybe 1' : Number.isInteger(reps) ? `${reps} left` : ''),
  rpe: (rpe: number) => `RPE ${rpe}`,
  leave: 'Leave it out',
  max: (value: number, unit: string) => `Points to a max near ${value} ${unit}.`,
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
