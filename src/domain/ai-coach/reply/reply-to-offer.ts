import type { CoachAnswer } from '../answer.ts';
import type { Act } from '../understand/acts/acts.ts';
import type { Offer } from './offer-plan.ts';

const BARE_WHY = /^why(?: (?:is|was) (?:that|this))?[?.! ]*$/;

/** What to say to «yes», «no» and «why?» while an offer is open; undefined without one. Only Accept makes the offer the plan in use. */
export function replyToOffer(act: Act, text: string, offer: CoachAnswer | undefined): Offer | undefined {
  if (offer?.plan === undefined || offer.change === undefined) return undefined;
  const { plan, change } = offer;
  if (act === 'accept')
    return { messages: ['Here it is again: tap Accept, and it is your plan from now on.'], quick_replies: [], plan, change };
  if (act === 'refuse' || act === 'undo')
    return { messages: ['All right. I put that aside, and your plan stays as it is.'], quick_replies: [] };
  if (!BARE_WHY.test(text)) return undefined;
  return {
    messages: [`Because you asked for it. ${change.kept.join(' ')}`.trim(), 'Accept it, or keep your plan as it is.'],
    quick_replies: [],
  };
}
