import type { CoachAnswer } from '../answer.ts';
import { planPart } from '../brief.ts';
import { type Act, EDIT_ACTS } from '../understand/acts/acts.ts';
import { isAsked } from '../understand/acts/question-form.ts';
import { requestsSomething } from '../understand/acts/request-form.ts';
import { endsOffer, TAKEN_BACK } from '../understand/offer-reply.ts';
import type { Turn } from '../understand/read-turn.ts';
import type { Pointing } from '../understand/talk/pointing.ts';
import type { OpenOffer } from './open-offer.ts';

const ENDING: ReadonlySet<Act> = new Set<Act>(['refuse', 'start-over', 'report-away', ...EDIT_ACTS]);
/** What only asks about the talk. */
const ASKING: ReadonlySet<Pointing['to']> = new Set<Pointing['to']>(['lifts', 'rank', 'touched', 'day', 'load']);

/** A wish that no card answers while another card is open: that card goes, so that Accept never takes what the person did not mean (PLAN-31). */
export function withdrawOffer(reply: CoachAnswer, turn: Turn, offer: OpenOffer | null | undefined): CoachAnswer {
  if (offer == null || reply.plan !== undefined || reply.messages.some(endsOffer) || !endsIt(turn)) return reply;
  return { ...reply, messages: [...reply.messages, TAKEN_BACK] };
}

function endsIt({ act, text, brief, before, pointing, undone }: Turn): boolean {
  if (undone !== null) return true;
  if (pointing !== undefined) return !ASKING.has(pointing.to);
  if (isAsked(text)) return false;
  return ENDING.has(act) || planPart(brief) !== planPart(before) || (act === 'unclear' && requestsSomething(text));
}
