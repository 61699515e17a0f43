import { nearestQuestions } from '../knowledge/answer-general.ts';
import { ACT_CHOICES } from '../understand/acts/act-rules.ts';
import { isAsked } from '../understand/acts/question-form.ts';
import type { RankedAct } from '../understand/acts/rank-acts.ts';
import { asksSomewhere, requestsSomething } from '../understand/acts/request-form.ts';
import { slotted } from '../understand/acts/slotted.ts';
import { weakExercise } from '../understand/acts/weak-exercise.ts';
import { COMMENTS } from './comment-table.ts';
import { FIXED_REPLIES } from './fixed-replies-table.ts';
import type { Offer } from './offer-plan.ts';

/** From this probability on the best guess is answered; between the two limits it is offered beside the second. */
const SURE = 0.6;
const LIKELY = 0.3;
/** The second guess is offered beside the first where it is at least so likely, as a share of it. */
const NEAR = 0.5;

/** Whether the coach may act on its best guess alone. */
export function isSure(acts: readonly RankedAct[]): boolean {
  return (acts[0]?.p ?? 0) >= SURE;
}

/** Asks which of the two likeliest was meant; undefined where there are no two, or one is far likelier. */
export function offerGuesses(acts: readonly RankedAct[]): Offer | undefined {
  const best = acts[0]?.p ?? 0;
  if (best < LIKELY) return undefined;
  const near = acts.filter(({ p }) => p >= best * NEAR);
  const choices = [...new Set(near.flatMap(({ act }) => ACT_CHOICES[act] ?? []))].slice(0, 2);
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

/** A question that nothing fits is told so in one sentence, with the nearest thing that is known. */
const NO_ANSWER = 'I do not know that, and I will not guess.';
const AGAIN = 'That one I do not know either.';

/** What the coach says when it made nothing of a message. */
export const NOT_UNDERSTOOD: readonly string[] = [NO_ANSWER, AGAIN, ...QUESTIONS.map(({ text }) => text)];

/** The answer to a message that nothing was sure of: a question is told so, a wish asked about, and what only tells gets a word back. */
export function answerUnknown(before: string, text: string, subject?: string): Offer {
  const pointed =
    subject === undefined || !POINTS.test(text) || text.split(' ').length > POINTING_WORDS_MOST || before.includes(TAKE_IT)
      ? undefined
      : askAboutSubject(subject);
  if (isAsked(text) || (asksSomewhere(text) && !requestsSomething(text))) {
    const { can, chips } = nearestHelp(text);
    return { messages: [`${before.includes(NO_ANSWER) ? AGAIN : NO_ANSWER} ${can}`], quick_replies: chips };
  }
  const weak = weakExercise(text);
  if (weak !== undefined) return askAboutWeakness(weak);
  if (!requestsSomething(text) && !COMPLAINT.test(text)) return commentReply(before, text);
  if (pointed !== undefined && !COMPLAINT.test(text)) return pointed;
  return (before.includes(WHAT_ABOUT) ? undefined : askAboutNamed(text)) ?? narrowDown(before);
}

const POINTS = /\b(?:it|that|this|them|those|these|other|last|first|second|1)\b/;
const POINTING_WORDS_MOST = 9;
const TAKE_IT = 'I take it you mean ';

/** One question about what was talked about last, for a message that only points. */
function askAboutSubject(subject: string): Offer {
  const name = subject.toLowerCase();
  return {
    messages: [`${TAKE_IT}${name}. What should happen to it?`],
    quick_replies: [`Swap ${name}`, `Remove ${name}`, `1 more set of ${name}`, `Fewer sets of ${name}`],
  };
}

function commentReply(before: string, text: string): Offer {
  const kind = COMMENTS.find(({ signs }) => signs.test(text));
  const words = kind?.replies.find((reply) => !before.includes(reply)) ?? kind?.replies[0];
  return { messages: words === undefined ? [] : [words], quick_replies: [] };
}

/** What the coach knows about the exercise, part of the body or day that a question names. */
function nearestHelp(text: string): { can: string; chips: string[] } {
  const near = nearestQuestions(text, () => 0);
  if (near.length > 0) return { can: `The nearest I can answer: ${near.map((ask) => `«${ask}»`).join(', ')}.`, chips: near };
  const { exercises, days, muscles } = slotted(text);
  const [exercise, day, muscle] = [exercises[0], days[0], muscles[0]];
  if (exercise !== undefined)
    return {
      can: `How ${exercise} is done, what fits instead and how yours is going I can tell you.`,
      chips: [`How do I do ${exercise}?`],
    };
  if (muscle !== undefined)
    return { can: `What trains ${muscle} in your plan, and with how many sets, I can tell you.`, chips: [`How many sets for ${muscle}?`] };
  if (day !== undefined) return { can: `What is planned for ${day}, and how long it takes, I can tell you.`, chips: [`Show ${day}`] };
  return { can: 'Your plan stays as it is; ask me about it, your log, an exercise, effort, rest or food.', chips: [] };
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

/** What is weak gets better with practice, so more of it is offered first. */
function askAboutWeakness(exercise: string): Offer {
  return {
    messages: [`${WHAT_ABOUT} ${exercise}? What is trained more often gets better.`],
    quick_replies: [`Train ${exercise} twice a week`, `1 more set of ${exercise}`, `Swap ${exercise}`],
  };
}

/** A question that narrows down what nobody could know; the second time in a row the coach assumes and goes on. */
function narrowDown(before: string): Offer {
  const [asks, assumes] = QUESTIONS;
  const { text, chips } = before.includes(asks.text) ? assumes : asks;
  return { messages: [text], quick_replies: chips };
}
