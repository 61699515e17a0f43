/** The fields of a set: as a screen reader names them, and as the head of their column. */
export const SET_FIELD_WORDS = {
  reps: { field: 'reps', column: 'Reps' },
  time: { field: 'time', column: 'Time' },
  rpe: { field: 'RPE', column: 'RPE' },
  rir: { field: 'RIR', column: 'RIR' },
} as const;
