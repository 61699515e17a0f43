/** AI Coach chat (ERR-14). */
export const CHAT_MESSAGES = {
  loadFailed: 'Failed to load AI Coach.',
  contactFailed: 'Error contacting AI Coach.',
  unusableAnswer: 'Something went wrong.',
  readFailed: 'Your conversation could not be read from this phone. Nothing is lost: try again, or reload the page.',
} as const;

/** Ours, AI Coach chat: the messages sent by «Keep my plan» and «Undo» under a proposed change. */
export const KEEP_MY_PLAN = 'Keep my plan as it was.';
export const UNDO_CHANGE = 'Undo that.';

/** Ours: the coach's plan failed its own check. */
export const COACH_SERVER_MESSAGES = {
  planHeldBack:
    'I could not build a plan from that which I would stand behind. Change one thing, such as the days, the minutes or the equipment, and I will try again.',
  changeWhy: 'You asked for it in the chat.',
  stopIfItHurts:
    'If a movement still bothers you there, stop it for today and tell me. I am not a clinician: pain that is sharp, grows or wakes you belongs to a doctor or physiotherapist.',
} as const;
