/** What a message does. A message may do two things; the corpus labels both. */

/** Facts about the trainee, told or corrected. */
export const FACT_ACTS = [
  'give-body',
  'give-condition',
  'give-days',
  'give-equipment',
  'give-experience',
  'give-focus',
  'give-goal',
  'give-injury',
  'give-likes',
  'give-max',
  'give-place',
  'give-schedule-detail',
  'give-sport',
  'give-time',
  'give-unit',
  'correct-fact',
  'dont-know',
] as const;

/** Asks for a plan or for today's workout. */
const PLAN_ACTS = ['ask-plan', 'ask-next-block', 'start-over', 'ask-session'] as const;

/** Asks to change the plan in use, or one session of it. */
export const EDIT_ACTS = [
  'swap-exercise',
  'remove-exercise',
  'add-exercise',
  'move-day',
  'shift-session',
  'fewer-days',
  'more-days',
  'shorter-sessions',
  'longer-sessions',
  'time-today',
  'more-sets',
  'fewer-sets',
  'change-reps',
  'lighter-today',
  'harder',
  'easier',
  'reorder',
  'superset',
  'change-rest',
  'change-split',
  'equipment-gone',
  'focus-shift',
  'deload-now',
  'add-cardio',
  'change-day-content',
] as const;

/** Tells how training went, or what came between. */
export const REPORT_ACTS = [
  'report-away',
  'report-back',
  'report-bad-sleep-stress',
  'report-easy',
  'report-hard',
  'report-ill',
  'report-missed',
  'report-pain',
  'report-plateau',
  'report-sore',
  'report-success',
] as const;

/** Answers a proposal. */
export const REPLY_ACTS = ['accept', 'refuse', 'accept-part', 'undo', 'other-one'] as const;

/** Asks about their own training. */
export const LOG_ACTS = [
  'ask-log-trend',
  'ask-log-record',
  'ask-log-last',
  'ask-load-today',
  'ask-log-volume',
  'ask-log-adherence',
  'ask-what-changed',
] as const;

/** Asks about the plan or training in general. */
export const QUESTION_ACTS = [
  'ask-plan-why',
  'ask-exercise',
  'ask-effort',
  'ask-rest',
  'ask-food',
  'ask-cardio',
  'ask-soreness-recovery',
  'ask-method',
  'ask-app',
  'follow-up',
] as const;

/** Everything else. */
const OTHER_ACTS = ['thanks', 'small-talk', 'out-of-scope', 'hostile', 'danger', 'unclear'] as const;

export const ACTS = [
  ...FACT_ACTS,
  ...PLAN_ACTS,
  ...EDIT_ACTS,
  ...REPORT_ACTS,
  ...REPLY_ACTS,
  ...LOG_ACTS,
  ...QUESTION_ACTS,
  ...OTHER_ACTS,
] as const;
export type Act = (typeof ACTS)[number];
