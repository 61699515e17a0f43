const KIND_NAMES = { normal: 'a normal set', 'warm-up': 'a warm-up set', drop: 'a drop set', failure: 'a set to failure' } as const;

/** Ours: undo of set changes. `text` is a set's values, `160 × 5`. */
export const UNDO_MESSAGES = {
  logged: (set: string, text: string) => `${set} logged: ${text}`,
  changed: (set: string, text: string) => `${set} changed to ${text}`,
  kindChanged: (text: string, kind: keyof typeof KIND_NAMES) => `${text} is ${KIND_NAMES[kind]} now`,
  deleted: (set: string, text: string) => `${set} deleted: ${text}`,
  discarded: (sets: number) => (sets === 0 ? 'Workout discarded' : `Workout discarded: ${sets} ${sets === 1 ? 'set' : 'sets'}`),
  rowAdded: (set_n: number) => `Set ${set_n} added`,
  rowRemoved: (set_n: number) => `Added set ${set_n} taken away`,
  undone: 'Undone',
  superseded: 'Not undone: this set was changed elsewhere since, and stays as it is.',
  daySuperseded: 'Not undone: the exercises of this workout were changed since, and stay as they are.',
  partly: (sets: number) => `Brought back. ${sets} ${sets === 1 ? 'set was' : 'sets were'} changed elsewhere since and stay as they are.`,
  otherOpen: 'Not undone: another workout of this day is under way. Log it first, then bring this one back.',
  gone: 'This was undone already.',
  nothing: 'Nothing to undo in this workout.',
  readFailed: 'This phone could not read what can be undone. Nothing is lost: try again.',
} as const;
