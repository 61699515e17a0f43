/** Two phones wrote one thing without knowing of each other (SYNC-27). */
export const TWO_PHONES_MESSAGES = {
  title: 'Two phones differ',
  which: 'Keep which?',
  set: (name: string, mine: string, theirs: string) => `${name}: this phone logged ${mine}, the other ${theirs}.`,
  plan: 'This phone and another each chose a plan.',
  gym: 'This phone and another each saved a gym.',
  workout: 'This phone and another each changed this workout’s exercises.',
  routine: 'This phone and another each named a routine.',
  routineDay: 'This phone and another each changed one day of a routine.',
  removed: 'nothing',
  mine: 'This phone’s',
  theirs: 'The other’s',
  planOf: (moment: string) => `The plan of ${moment}`,
} as const;
