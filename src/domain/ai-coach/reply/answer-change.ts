import type { Plan } from '../../plan/plan.ts';
import { contentsOfPlan } from '../edit/plan-contents.ts';
import { readEditMessage } from '../edit/read/read-context.ts';
import type { LogDigest } from '../log-digest/digest-shape.ts';
import { ACT_CHOICES } from '../understand/acts/act-rules.ts';
import { type Act, EDIT_ACTS, FACT_ACTS } from '../understand/acts/acts.ts';
import { isOneOf } from '../understand/acts/choose-act.ts';
import { orderedAct } from '../understand/acts/command.ts';
import { asksOnly, asksPermission } from '../understand/acts/question-form.ts';
import { asksSomewhere } from '../understand/acts/request-form.ts';
import { statesFrame } from '../understand/facts/states-frame.ts';
import { lastExercise } from '../understand/follow-up.ts';
import { asksOfOffer, asksWhy, keepsItem, rejectsBefore } from '../understand/offer-reply.ts';
import type { Turn } from '../understand/read-turn.ts';
import { answerAway, isGoneUntil } from './answer-away.ts';
import { answerOneOff, isGymShut } from './answer-one-off.ts';
import { isKnown } from './answer-question.ts';
import { isSure } from './narrow-down.ts';
import { offerEdit } from './offer-edit.ts';
import type { Offer } from './offer-plan.ts';
import type { OfferedChange } from './open-offer.ts';
import { replyToOffer, sayOffer } from './reply-to-offer.ts';

interface Talk {
  turn: Turn;
  inUse: Plan;
  log: LogDigest | null;
  /** The plan of the offer that the phone tells is open. */
  offered: Plan | undefined;
  /** The offer that waits for an answer; reading it costs. */
  openOffer: () => OfferedChange | undefined;
  /** The message is a question, or sounds like one, and this answers it. */
  answerOf: () => Offer | undefined;
}

/** What a single day or week may ask for. */
const FOR_ONCE: ReadonlySet<Act> = new Set<Act>([...FACT_ACTS, ...EDIT_ACTS, 'accept-part', 'unclear', 'report-away', 'follow-up']);
const TALKS_OF_OFFER: ReadonlySet<Act> = new Set<Act>(['accept', 'refuse', 'undo', 'ask-plan-why', 'thanks']);

/** From this probability on a wish is shown as an offer. */
const LIKELY_EDIT = 0.3;

const KEPT: Offer = {
  messages: ['Then it stays, and your plan stays as it is. Tell me if anything else should change.'],
  quick_replies: [],
};

/** The answer to a message that keeps, changes or talks of a change of the plan in use; undefined for every other. */
export function answerChange(talk: Talk): Offer | undefined {
  const { turn, inUse, log, openOffer } = talk;
  const { act, text, brief, hadPlan } = turn;
  if (hadPlan) {
    if (turn.only === 'keeps' || (keepsItem(text) && isInPlan(text, inUse))) return KEPT;
    // What is asked or told of a day or weeks soon says elsewhere in the message which they are.
    const soon = isOneOf(EDIT_ACTS, act) ? text : turn.whole;
    const isFramed = FOR_ONCE.has(act) || isGymShut(soon) || (!isSure(turn.acts) && statesFrame(soon));
    const once = isFramed && !isGoneUntil(turn.whole) ? answerOneOff({ act, text: soon, brief, inUse, log }) : undefined;
    const edit =
      once ?? answerAway({ act, text: turn.whole, brief, inUse, log }) ?? (isSure(turn.acts) ? sureEdit(talk) : likelyEdit(talk));
    if (edit !== undefined) return edit;
    const asked = asksOfOffer(text) ? openOffer() : undefined;
    if (asked !== undefined) return sayOffer(asked, text);
  }
  return TALKS_OF_OFFER.has(act) || asksWhy(text) ? replyToOffer(act, text, openOffer()) : undefined;
}

/** «My plan has face pulls and my husband says they are pointless. Are they?» asks, whatever wish its words sound like: only a rule knows better. */
function sureEdit(talk: Talk): Offer | undefined {
  const { acts, act, text } = talk.turn;
  const isRuled = acts[0]?.p === 1 || orderedAct(text) !== undefined || asksPermission(text);
  if (!isRuled && isOneOf(EDIT_ACTS, act) && asksSomewhere(text) && !ORDER.test(text)) {
    const answered = talk.answerOf();
    if (answered !== undefined) return answered;
  }
  return editOf(talk);
}
const ORDER = /\b(?:can|could|would|will) (?:you|u|we)\b|\bplease\b|\bpls\b|\blet'?s\b|\bi (?:want|need|would like|'?d like)\b/;

/** The likeliest reading of a wish as an offer, and the other one to tap (PLAN-13). */
function likelyEdit(talk: Talk): Offer | undefined {
  const { acts, text } = talk.turn;
  const [best, ...others] = acts;
  if (best === undefined || best.p < LIKELY_EDIT || !isOneOf(EDIT_ACTS, best.act) || asksOnly(text)) return undefined;
  const edit = isKnown(talk.turn.content, acts, talk.turn.brief) ? undefined : editOf(talk);
  const other = others
    .filter(({ act }) => isOneOf(EDIT_ACTS, act))
    .map(({ act }) => ACT_CHOICES[act])
    .find((choice) => choice !== undefined && choice !== ACT_CHOICES[best.act]);
  if (edit?.change === undefined || other === undefined) return edit;
  return {
    ...edit,
    messages: [...edit.messages, `Did you mean something else? Tap «${other}».`],
    quick_replies: [other, ...edit.quick_replies],
  };
}

/** «No, only Friday» changes the plan in use, other changes come on top of what was offered. */
function editOf({ turn, inUse, offered }: Talk): Offer | undefined {
  const { act, text, brief, before, messages } = turn;
  // «I can only train Mon and Tue now» tells how many days there are: no two days change places.
  if (act === 'move-day' && brief.days !== before.days) return undefined;
  const open = turn.replacesOffer || rejectsBefore(turn.whole) ? undefined : offered;
  return offerEdit({ act, text, brief, inUse, open, last_exercise: lastExercise(messages) });
}

/** Names an exercise or muscle that the plan trains. */
function isInPlan(text: string, plan: Plan): boolean {
  const { exercises, muscles } = readEditMessage(text, contentsOfPlan(plan), {});
  return muscles.length > 0 || exercises.some(({ in_plan }) => in_plan);
}
