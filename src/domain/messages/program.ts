/** Ours: in place of a plan, without an AI Coach subscription. */
export const PLAN_MESSAGES = {
  costs: 'Plans are made in the chat with the AI Coach, which is a subscription: $9.99 for the first month, then $49.99 a month.',
  free: 'Free without it: workouts and routines of your own, all exercises with their muscles and steps, and looking back on all you logged.',
} as const;

/** My Program. */
export const PROGRAM_MESSAGES = {
  heading: 'Your Weekly Training Plan',
  empty: 'No plan available. Go to the chat to generate one.',
  readFailed: 'Your plan could not be read from this phone. Nothing is lost: try again, or reload the page.',
  loadingWeeks: 'Exercises and days stay the same over these weeks; effort and sets change with the week.',
  /** Sets of the lighter week and of the one before it. */
  lightWeek: (week: number, sets: number, before: number) => {
    const fewer = sets < before ? `${sets} ${sets === 1 ? 'set' : 'sets'} instead of ${before} and less effort` : 'less effort';
    return `Week ${week} is lighter: ${fewer}, so that your body catches up and what comes next starts rested.`;
  },
  /** `day` is a date in words. */
  ends: (weeks: number, day: string) => `Week ${weeks} ends around ${day}.`,
  thenBlock: (number: number) => `Then block ${number} is built from what you logged.`,
  thenMeet: 'These weeks lead to your meet.',
  thenAgain: 'Then it begins again with week 1.',
  noEarlier: 'No earlier plan of yours was in use.',
  usedEarlier: 'You train by this earlier plan now. What you logged stays.',
  notChanged: 'The plan was not changed: this phone could not store it. Try again.',
} as const;
