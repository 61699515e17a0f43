/** Ours: `Log Workout` with open sets. */
export const FINISH_MESSAGES = {
  /** `total` is null where nobody said how many there should be. */
  title: (done: number, total: number | null) =>
    `Finish with ${done}${total === null ? '' : ` of ${total}`} ${(total ?? done) === 1 ? 'set' : 'sets'}?`,
  titleAllTicked: 'Finish without saving a change?',
  /** `open` says which sets are left; null where empty rows are nobody's sets. */
  open: (done: number, open: string | null) =>
    `${done === 0 ? 'No set is ticked yet.' : `The ${done === 1 ? 'ticked set is' : `${done} ticked sets are`} kept.`} ${open ?? 'Empty rows are left out.'}`,
  unticked: (rows: number) => `${rows} ${rows === 1 ? 'set is' : 'sets are'} typed but not ticked:`,
  /** Of the button in a workout's bar; `Log Workout` stands beside it for screen readers. */
  early: 'Finish',
  keep: 'Keep training',
  finish: 'Finish now',
  log: 'Log them and finish',
  leave: 'Leave them out and finish',
  discard: 'Discard this workout',
  leaveHint: 'Left out, what is typed there is removed.',
  discardHint: 'Discarding deletes the ticked sets on all your devices. You can undo it right after, and later in ⋯.',
  reopen: 'Reopen this workout',
  mostWeight: (reps: number) => `Most weight for ${reps} ${reps === 1 ? 'rep' : 'reps'}`,
  mostMax: 'Estimated max',
  mostReps: 'Most reps',
  mostVolume: 'Most weight moved in a day',
  note: 'Note',
  noteExample: 'Sleep, mood, what to remember',
  keepNote: 'Keep the note',
  next: (label: string) => `Next in your plan: ${label}`,
  again: 'Train this day again',
  keepRoutine: 'Keep as a routine',
  forgotten: 'A set you forgot can still be ticked below; it goes into this workout.',
  share: 'Share',
  done: 'Done',
  /** Names of parts of the page. */
  after: 'After the workout',
  dock: 'Share and done',
} as const;

/** The picture of a workout (PROG-30). */
export const SHARE_CARD_MESSAGES = {
  intro: 'A picture made on this phone. Nothing is posted for you.',
  introSaved: 'A picture made on this phone. This browser cannot hand it to other apps, so it is saved; nothing is posted for you.',
  noPicture: 'This browser could not make the picture.',
  shared: 'Handed on.',
  saved: (name: string) => `Saved as ${name}.`,
} as const;
