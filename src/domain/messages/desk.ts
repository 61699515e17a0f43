/** Ours: the coach's desk (docs/bridge.md, DESK). */
export const DESK_MESSAGES = {
  order:
    'Order: first contact, unanswered messages, missed workouts, silence, effort, stalls; the oldest first. Only what each person shares is counted. Whoever shares nothing is here by messages and the first contact alone.',
  nobodyNeedsYou: 'Nobody needs you right now.',
  notFound: 'Nobody here has this name.',
  offline: 'You can read everything and write replies; they wait on this device and are sent once.',
  unread: 'Some logs could not be fetched. What this device has read before is shown.',
  contactOver: 'The 72 hours are over. Write all the same.',
  planEnds: 'Last week of the plan',
  nothingLogged: 'Nothing logged yet',
  notRead: 'Shares a log, not read yet',
  noGrant: 'Shares nothing of the log',
} as const;

/** The word a reason begins with. */
export const REASON_WORDS = {
  contact: 'First contact.',
  unanswered: 'Unanswered.',
  missed: 'Missed.',
  silent: 'Quiet.',
  above_plan: 'Effort.',
  harder: 'Effort.',
  stalled: 'Stalled.',
} as const;

/** What a coach may begin a reply with (DESK-8): what the log shows, and a question; no cause is named. */
export const REPLY_STARTS = {
  contact: (name: string) => `Hi ${name}, good to have you here. What do you want to reach first, and which days can you train?`,
  unanswered: (name: string) => `Hi ${name}, thanks for your message. `,
  missed: (name: string, missed: number, planned: number) =>
    `Hi ${name}, I saw ${missed} of ${planned} workouts open in the last week. What got in the way? We can move days or make them shorter.`,
  silent: (name: string, days: number) =>
    `Hi ${name}, I have seen no workout for ${days} days. How are you, and what would help to start again?`,
  above_plan: (name: string, over: string) =>
    `Hi ${name}, your last two workouts felt ${over} RPE harder than planned. How do you feel, and was the weight right?`,
  harder: (name: string, lift: string, load: string, first: string, last: string) =>
    `Hi ${name}, ${lift} with ${load} went from RPE ${first} to ${last}. How does it feel to you? We can take some weight off for a week.`,
  stalled: (name: string, lift: string) =>
    `Hi ${name}, ${lift} has not moved for a while. How do the sets feel? I would like to change something there.`,
  plan_ends: (name: string) =>
    `Hi ${name}, this is the last week of your plan. What went well, and what should the next one do differently?`,
  trained: (name: string) => `Hi ${name}, I looked at your log. How did the last workout feel?`,
} as const;
