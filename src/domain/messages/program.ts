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
  loadingWeeks: 'Exercises and days stay the same over the block; effort and sets change with the week.',
  lightWeek: 'Fewer sets and more in reserve, so that your body catches up and the next block starts rested.',
  notChanged: 'The plan was not changed: this phone could not store it. Try again.',
} as const;
