export const LIBRARY_MESSAGES = {
  noMatch: 'No exercise fits this search.',
  unknown: 'This exercise is not in the library.',
  notInPeriod: 'Not done in this time.',
  lineToCome: 'A line appears with the second day.',
  notLogged: 'You have not logged this exercise yet.',
  noMax: { easy: 'No max: RPE under 6.5', reps: 'No max: too many reps', weight: 'No max: no added weight' },
  readFailed: 'Your log could not be read from this phone. Nothing is lost: try again, or reload the page.',
} as const;
