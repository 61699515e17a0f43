/** Ours: sharing a log with a coach (docs/bridge.md, GRANT). */
export const CONSENT_MESSAGES = {
  trainee_only: 'Only the client decides what is shared.',
  consent_changed: 'What is shared was changed on another device. Look at it again, then choose.',
  not_active: 'Nothing can be shared while the coaching is not running.',
  nothing_chosen: 'Choose at least one thing to share.',
  bad_dates: 'The first day has to be before the last one, and the last one in the next twelve months.',
  nothing_to_confirm: 'There is nothing to share again. Choose anew what to share.',
  not_shared: 'Nothing of this log is shared with you now.',
  badDay: 'The day has to be written as yyyy-mm-dd.',
  badRange: 'Ask for at most 31 days, from an earlier to a later one.',
  nothingYet: 'Nothing is shared yet. You choose what, and for how long.',
  nothingNow: 'Nothing is shared now.',
  youChoose: 'You choose. Only what is on can be read, and only for the dates below.',
  paused: 'A month is unpaid, so nothing can be read until it is paid.',
  unconfirmed: 'Our server was restored from a backup. Nothing is shared until you confirm it.',
  revocationWaits: 'What you stopped on this phone has not been sent yet, and goes first. Try again when there is signal.',
  neverShared: 'Your AI Coach chat, your gyms, other measurements and the explanations in your plan are in none of these.',
  inClear: 'Our server can read your log, and shows your coach what is on. It is not end-to-end encrypted.',
  stopAnyTime: 'You can stop at any time, also without signal. It takes effect when your phone has sent it.',
  kept: 'What was read cannot be unread. Your coach’s device may show it for up to 7 days without signal.',
  logLoading: 'Loading...',
  logUnread: 'This list needs signal the first time.',
  logOld: 'Without signal: this is the list as last seen.',
  nothingRead: 'Nothing has been read yet.',
  clientUnread: 'This log could not be fetched. With signal, try again.',
  clientKept: 'Without signal: this is what was read last.',
  clientNothing: 'Nothing in these days.',
  clientSees: 'Your client sees when you read what.',
} as const;

/** The parts of a log that can be shared, as both sides read them. */
export const PART_WORDS = {
  plan: { name: 'Plan', about: 'Days, exercises, sets, reps and effort' },
  sets: { name: 'Sets', about: 'Workouts with weights, reps and effort' },
  notes: { name: 'Notes', about: 'What you write about sets and workouts' },
  body: { name: 'Body weight', about: 'What you enter in Progress' },
} as const;
