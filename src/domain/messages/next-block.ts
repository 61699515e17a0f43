/** Ours: the end of a block on Today's Workout. */
export const NEXT_BLOCK_MESSAGES = {
  name: 'The next block',
  why: 'Your coach builds the next one from what you logged: what rose, what stood still, what was too much.',
  button: 'Build my next block',
  ask: 'Build my next block',
  notSaved: 'This phone could not store your message. Open the chat and ask for the next block there.',
} as const;
