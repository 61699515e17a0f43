import type { Plan } from '../../plan/plan.ts';
import { contentsOfPlan } from '../edit/plan-contents.ts';
import { readEditMessage } from '../edit/read/read-context.ts';
import type { LogDigest } from '../log-digest/digest-shape.ts';
import { type Act, EDIT_ACTS, FACT_ACTS } from '../understand/acts/acts.ts';
import { statesFrame } from '../understand/facts/states-frame.ts';
import { lastExercise } from '../understand/follow-up.ts';
import { keepsItem, rejectsBefore } from '../understand/offer-reply.ts';
import type { Turn } from '../understand/read-turn.ts';
import { answerOneOff, isGymShut } from './answer-one-off.ts';
import { isSure } from './narrow-down.ts';
import { offerEdit } from './offer-edit.ts';
import type { Offer } from './offer-plan.ts';
import type { OfferedChange } from './open-offer.ts';
import { asksWhy, replyToOffer } from './reply-to-offer.ts';

interface Talk {
  turn: Turn;
  inUse: Plan;
  log: LogDigest | null;
  /** The plan of the offer that the phone tells is open. */
  offered: Plan | undefined;
  /** The offer that waits for an answer; reading it costs. */
  openOffer: () => OfferedChange | undefined;
}

/** What a single day or week may ask for. */
const FOR_ONCE: ReadonlySet<Act> = new Set<Act>([...FACT_ACTS, ...EDIT_ACTS, 'accept-part', 'unclear', 'report-away', 'follow-up']);
const TALKS_OF_OFFER: ReadonlySet<Act> = new Set<Act>(['accept', 'refuse', 'undo', 'ask-plan-why', 'thanks']);

const KEPT: Offer = {
  messages: ['Then it stays, and your plan stays as it is. Tell me if anything else should change.'],
  quick_replies: [],
};

/** The answer to a message that keeps, changes or talks of a change of the plan in use; undefined for every other. */
export function answerChange(talk: Talk): Offer | undefined {
  const { turn, inUse, log, openOffer } = talk;
  const { act, text, brief, hadPlan } = turn;
  if (hadPlan) {
    if (keepsItem(text) && isInPlan(text, inUse)) return KEPT;
    const isFramed = FOR_ONCE.has(act) || isGymShut(text) || (!isSure(turn.acts) && statesFrame(text));
    const once = isFramed ? answerOneOff({ act, text, brief, inUse, log }) : undefined;
    const edit = once ?? (isSure(turn.acts) ? editOf(talk) : undefined);
    if (edit !== undefined) return edit;
  }
  return TALKS_OF_OFFER.has(act) || asksWhy(text) ? replyToOffer(act, text, openOffer()) : undefined;
}

/** «No, only Friday» changes the plan in use, other changes come on top of what was offered. */
function editOf({ turn, inUse, offered }: Talk): Offer | undefined {
  const { act, text, brief, messages } = turn;
  const open = turn.replacesOffer || rejectsBefore(text) ? undefined : offered;
  return offerEdit({ act, text, brief, inUse, open, last_exercise: lastExercise(messages) });
}

/** Names an exercise or muscle that the plan trains. */
function isInPlan(text: string, plan: Plan): boolean {
  const { exercises, muscles } = readEditMessage(text, contentsOfPlan(plan), {});
  return muscles.length > 0 || exercises.some(({ in_plan }) => in_plan);
}
