/** What the number of a set counts. */
export const MEASURE_TEXTS = {
  label: 'Counted in',
  reps: 'Reps',
  time: 'Time',
  distance: 'Distance',
  unit: 'Distance in',
  eachSide: 'Each side',
  note: 'Note for this set',
  keepNote: 'Keep the note',
} as const;

/** The kinds of a set, as they are chosen: what each counts for (TRAIN-23). */
export const KIND_TEXTS = {
  normal: { name: 'Normal set', counts: 'Counts for volume, records and the suggestion' },
  'warm-up': { name: 'Warm-up', counts: 'Kept in the log, counts for nothing else' },
  drop: { name: 'Drop set', counts: 'Straight after, lighter. Counts as half a set' },
  failure: { name: 'To failure', counts: 'No rep was left. Counts as one set' },
} as const;

/** Why a set is suggested as it is, by its kind. */
export const SET_KIND_REASONS = {
  drop: 'A drop set: about a fifth lighter, straight after the set before it.',
  'warm-up': 'A warm-up set: the next step on the way up, never hard.',
} as const;
