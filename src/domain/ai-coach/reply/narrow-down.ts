import { ACT_CHOICES } from '../understand/acts/act-rules.ts';
import { asksOnly } from '../understand/acts/question-form.ts';
import type { RankedAct } from '../understand/acts/rank-acts.ts';
import { slotted } from '../understand/acts/slotted.ts';
import { FIXED_REPLIES } from './fixed-replies-table.ts';
import type { Offer } from './offer-plan.ts';

/** From this probability on the best guess is answered; between the two limits it is offered beside the second. */
const SURE = 0.6;
const LIKELY = 0.3;

/** Whether the coach may act on its best guess alone. */
export function isSure(acts: readonly RankedAct[]): boolean {
  return (acts[0]?.p ?? 0) >= SURE;
}

/** Asks which of the two likeliest was meant; undefined when there are no two worth offering. */
export function offerGuesses(acts: readonly RankedAct[]): Offer | undefined {
  if ((acts[0]?.p ?? 0) < LIKELY) return undefined;
  const choices = [...new Set(acts.flatMap(({ act }) => ACT_CHOICES[act] ?? []))].slice(0, 2);
  if (choices.length < 2) return undefined;
  const [first, second] = choices;
  return {
    messages: [`Did you mean «${first}» or «${second}»? Tap one, and I go on with what you wrote.`],
    quick_replies: choices,
    is_choice: true,
  };
}

const QUESTIONS = [
  {
    text: "Is that about today's session, the whole plan, or a question about training?",
    chips: ['Show my next workout', 'Change something in my plan', 'Am I getting stronger'],
  },
  {
    text: 'I take it that nothing should change, so your plan stays as it is. Say it in other words, for example «move Friday to Saturday», «no lunges» or «how much should I squat».',
    chips: ['Show my next workout', 'Why this plan?'],
  },
] as const;

/** A question that no rule knows is told so, with what can be asked; any other message is asked about. */
const UNKNOWN = {
  text: 'I have no sure answer to that, so I give none. I can tell you about your days, sessions, sets and weights, any exercise, rest, soreness and food; a change you can simply order, for example «less on Friday».',
  chips: ['Show my week', 'What is today?'],
} as const;

export function answerUnknown(before: string, text: string): Offer {
  if (asksOnly(text) && !before.includes(UNKNOWN.text)) return { messages: [UNKNOWN.text], quick_replies: UNKNOWN.chips };
  return (before.includes(WHAT_ABOUT) ? undefined : askAboutNamed(text)) ?? narrowDown(before);
}

/** How a part of the body feels: asked where and when, never what the plan should do about a day. */
const COMPLAINT = /\b(?:hurt\w*|pain\w*|pinch\w*|tight\w*|sore|ach(?:e|es|ed|ing|y)|stiff\w*|twing\w*|tweak\w*|cramp\w*)\b/;
const WHAT_ABOUT = 'What should I do about';

/** Asks about the exercise, day or body part that the message names; undefined where it names none. */
function askAboutNamed(text: string): Offer | undefined {
  const pain = FIXED_REPLIES['report-pain'];
  if (COMPLAINT.test(text) && pain !== undefined) return { messages: [pain.text], quick_replies: [] };
  const { exercises, days, muscles } = slotted(text);
  const [exercise, day, muscle] = [exercises[0], days[0], muscles[0]];
  const ask = (name: string, quick_replies: string[]): Offer => ({ messages: [`${WHAT_ABOUT} ${name}?`], quick_replies });
  if (exercise !== undefined) return ask(exercise, [`Add ${exercise}`, `Swap ${exercise}`, `Remove ${exercise}`]);
  if (day !== undefined) return ask(day, [`Show ${day}`, `Make ${day} shorter`, `Make ${day} easier`]);
  return muscle === undefined ? undefined : ask(muscle, [`More ${muscle}`, `Less ${muscle}`]);
}

/** A question that narrows down what nobody could know; the second time in a row the coach assumes and goes on. */
export function narrowDown(before: string): Offer {
  const [asks, assumes] = QUESTIONS;
  const { text, chips } = before.includes(asks.text) ? assumes : asks;
  return { messages: [text], quick_replies: chips };
}
