/** Ours: `Log Workout` with open sets. */
export const FINISH_MESSAGES = {
  title: (done: number, total: number) => `Finish with ${done} of ${total} sets?`,
  titleAllTicked: 'Finish without saving a change?',
  /** `open` is a list such as `2 Bench press, 4 Row`. */
  open: (done: number, left: number, open: string) =>
    `${done === 0 ? 'No set is ticked yet.' : `The ${done === 1 ? 'ticked set is' : `${done} ticked sets are`} kept.`} ${left} ${left === 1 ? 'stays' : 'stay'} open: ${open}.`,
  unticked: (rows: number) => `${rows} ${rows === 1 ? 'set is' : 'sets are'} typed but not ticked:`,
  keep: 'Keep training',
  finish: 'Finish now',
  log: 'Log them and finish',
  leave: 'Leave them out and finish',
  discard: 'Discard this workout',
  leaveHint: 'Left out, what is typed there is removed.',
  discardHint: 'Discarding deletes the ticked sets on all your devices. You can undo it right after, and later in ⋯.',
  reopen: 'Reopen this workout',
} as const;
