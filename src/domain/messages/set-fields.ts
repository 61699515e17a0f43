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
