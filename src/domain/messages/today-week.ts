/** The week of Today's Workout, and the ways on from a planned day that passed. */
export const TODAY_WEEK_TEXTS = {
  marks: {
    logged: 'workout logged',
    sent: 'workout logged, sent',
    phone: 'workout logged, on this phone',
    refused: 'workout logged, refused by the server',
    planned: 'planned',
    open: 'still open',
  },
  today: 'today',
  rest: 'Rest day',
  trained: 'You have trained today',
  restNext: (day: string) => `Next in your plan: ${day}.`,
  doToday: 'Do it today',
  chosenWeek: (week: number, due: number) =>
    `You chose week ${week}, so your plan goes on from there. By what you logged it is week ${due}.`,
  backToWeek: (week: number) => `Back to week ${week}`,
  stillOpen: (day: string) => `${day} is still open`,
  waysOn: (what: string, minutes: number) => `${what}, about ${minutes} minutes. Three ways on; nothing is lost with any of them.`,
  waysOnTwo: (what: string, minutes: number) => `${what}, about ${minutes} minutes. Two ways on; nothing is lost with either.`,
  stays: (day: string, isTomorrow: boolean) => (isTomorrow ? `${day} follows tomorrow, without a day between` : `${day} stays as planned`),
  leave: 'Leave it out',
  leaveEffect: (day: string, sets: number) => `${day} stays as planned. ${sets} ${sets === 1 ? 'set' : 'sets'} fewer this week`,
  fold: (day: string) => `Fold it into ${day}`,
  foldEffect: (names: string, isOne: boolean, day: string, minutes: number) =>
    `${names} ${isOne ? 'joins' : 'join'} ${day}, about ${minutes} minutes. The rest waits for its next turn`,
  foldWhy: (names: string, isOne: boolean, from: string) => `${names} ${isOne ? 'comes' : 'come'} from ${from}, which was still open.`,
  folded: (day: string) => `${day} has it now. There it can be undone.`,
} as const;

/** How one feels before a workout (TODAY-17). */
export const FEEL_TEXTS = {
  title: 'How do you feel?',
  optional: 'Optional',
  tired: 'Tired',
  usual: 'As usual',
  strong: 'Strong',
  /** As the coach titles these changes. */
  tiredTitle: 'An easier rest of the session.',
  strongTitle: 'A little heavier.',
  hint: 'Tired takes about a third of the sets off, Strong makes the loads a little heavier. You see what changes before it does.',
} as const;
