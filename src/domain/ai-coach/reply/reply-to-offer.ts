import type { Act } from '../understand/acts/acts.ts';
import { PUT_ASIDE } from '../understand/offer-reply.ts';
import type { Offer } from './offer-plan.ts';
import type { OfferedChange } from './open-offer.ts';

const BARE_WHY =
  /^(?:(?:but|and|ok|okay|so|hm+|wait|sorry|um+),? )*(?:why|how come|what for|what'?s the (?:reason|point|idea)(?: (?:of|behind|for))?|explain|how so)(?: (?:is|was|are|would|should|will|does|did|do|you|i|we|the|a|this|that|it|those|these|them|one|1|change|swap|though|tho|exactly|so|help|better|matter|good|needed|necessary|suggest\w*|think|want|say|that's))*[?.! ]*$/;

/** «Why?», «but why would that help». `text` is normalised. */
export function asksWhy(text: string): boolean {
  return BARE_WHY.test(text);
}

const THINKS = /^(?:hm+|mm+|huh|interesting|well|wow|whoa|i see|ah+|oh+)\b/;

/** What to say to «yes», «no» and «why?» while an offer is open; undefined without one. Only Accept makes the offer the plan in use. */
export function replyToOffer(act: Act, text: string, offer: OfferedChange | undefined): Offer | undefined {
  if (offer === undefined) return undefined;
  const { plan, change } = offer;
  if (act === 'accept') return { messages: ['Tap Accept, and it is your plan from now on.'], quick_replies: [], plan, change };
  if (act === 'thanks') {
    if (THINKS.test(text))
      return { messages: ['Take your time: the change stays open. Ask why, or say what should be different.'], quick_replies: [] };
    return { messages: ['It is still only an offer: tap Accept, and it is yours.'], quick_replies: [], plan, change };
  }
  if (act === 'refuse' || act === 'undo') return { messages: [PUT_ASIDE], quick_replies: [] };
  if (!asksWhy(text)) return undefined;
  return {
    messages: [['About what I offered:', change.why, ...change.kept].join(' '), 'Accept it, or keep your plan as it is.'],
    quick_replies: [],
  };
}
