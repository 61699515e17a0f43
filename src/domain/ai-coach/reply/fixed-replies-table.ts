import { feverWords } from '../readiness/day-state-words.ts';
import type { Act } from '../understand/acts/acts.ts';

/** A child cannot be the trainee. */
export const MINOR_REPLY =
  'I do not write plans for children under 13: play, sport and being taught by a coach serve them better. From 13 on I can help with light, technique-first training beside an adult.';
export const BETTER_REPLY = 'Good to hear. Tell me at once if it comes back.';
export const NOTHING_TO_UNDO =
  'There is no change to take back. Your earlier plans are kept: open My Program, Earlier plans, and choose the one you want.';

/** A fixed answer with what a tap may send next. Those about the body say what to do now and name their limits. */
interface FixedReply {
  text: string;
  chips?: readonly string[];
}

export const FIXED_REPLIES: Readonly<Partial<Record<Act, FixedReply>>> = {
  'report-sore': {
    text: 'Soreness for a day or three, on both sides, that eases when you warm up is normal. Train, start lighter, and stop at anything sharp or one-sided. If a joint is sore rather than a muscle, tell me which.',
    chips: ['Go lighter today', 'A joint hurts'],
  },
  'deload-now': {
    text: 'A lighter week: the same days and lifts, about half the sets, two more reps in reserve than usual. The last week of every block is one. Take it early whenever two sessions in a row go badly.',
    chips: ['Make this week a deload'],
  },
  'ask-what-changed': {
    text: 'A plan from me runs in blocks of four to six weeks; sets and effort change by week, and the last week is lighter. My Program shows what changes when, and keeps every earlier plan under Earlier plans.',
  },
  'report-plateau': {
    text: 'First the simple things: did you sleep, eat and turn up for the last three weeks? Then take one lighter week. If the lift still stands, tell me which and I change its reps or its variation.',
    chips: ['Make this week a deload'],
  },
  'lighter-today': {
    text: 'A third fewer sets today, each one further from your limit, and stop there. One light day costs nothing, and your plan stays as it is.',
  },
  'report-bad-sleep-stress': {
    text: 'Come anyway if you like, with one point less effort and without the last set of each accessory, or rest and do this session next time. One bad night costs nothing; if it stays like this for a week, tell me and we make the week lighter.',
    chips: ['Go lighter today', 'A lighter week'],
  },
  'report-ill': {
    text: `A cold in the head without fever: train, at RPE 7 at most and 70% of the sets. With a fever, aches, a cough in the chest or a bad stomach: ${feverWords()} Your plan waits; tell me when you are back.`,
    chips: ['I am back'],
  },
  'report-hard': {
    text: 'Good that you say so. One hard day is only a day: take about 5% off for the next set, and stop that exercise after two more like it. If every session feels like that, I make the plan easier.',
    chips: ['Make the plan easier', 'It was only that day'],
  },
  'report-easy': {
    text: 'Then add the smallest step there is wherever every set reached the top of its reps. If the whole plan is too light, I make it harder.',
    chips: ['Make the plan harder', 'Leave it as it is'],
  },
  'report-success': {
    text: "Well done. Write it in Today's Workout with its RPE, and the next weights will start from it.",
  },
  'report-pain': {
    text: 'Stop the movement that hurts for today. Tell me where it is (shoulder, knee, low back …) and I change the plan around it. I am not a clinician: pain that is sharp, grows or wakes you belongs to a doctor or physiotherapist.',
  },
  'give-injury': {
    text: 'Tell me where it is (shoulder, knee, low back …) and what makes it worse, and I change the plan around it. I am not a clinician: pain that is sharp, grows or wakes you belongs to a doctor or physiotherapist.',
  },
  'give-condition': {
    text: 'Thank you for telling me. I plan no medicine: ask whoever treats you what training should leave out, tell me that, and I keep to it.',
  },
  'give-unit': {
    text: 'Each set keeps the unit you typed it in. Say «use kg» or «use lbs» and I write mine that way.',
  },
  undo: { text: NOTHING_TO_UNDO },
  refuse: { text: 'All right, everything stays as it is.' },
  accept: { text: "Good. The next session is waiting in Today's Workout; tell me when something changes." },
  'dont-know': {
    text: 'Then leave it to me: your plan is built so that nothing more needs deciding. Start with the next session and tell me how it went.',
  },
};

/** After a report that changes nothing of an open offer, whose card is still there (PLAN-35). */
export const OFFER_WAITS = 'Noted, and nothing in the change I offered is different for it: accept it above, or keep your plan.';
