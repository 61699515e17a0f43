/** Section 2: My Program. The last two are ours. */
export const PROGRAM_MESSAGES = {
  heading: 'Your Weekly Training Plan',
  empty: 'No plan available. Go to the chat to generate one.',
  readFailed: 'Your plan could not be read from this phone. Nothing is lost: try again, or reload the page.',
  notChanged: 'The plan was not changed: this phone could not store it. Try again.',
} as const;
