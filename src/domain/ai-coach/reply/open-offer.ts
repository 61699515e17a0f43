import type { Plan } from '../../plan/plan.ts';
import type { CoachAnswer } from '../answer.ts';
import type { ChatMessage } from '../person/brief-shape.ts';
import { OFFER_STANDS, refusesOffer } from '../understand/offer-reply.ts';
import { isSameTraining } from './offer-plan.ts';

interface Talk {
  messages: readonly ChatMessage[];
  inUse: Plan;
  /** The answer to the first `count` messages. */
  answerTo: (count: number) => CoachAnswer;
}

/** The newest offer of the last answers that was neither accepted nor refused. */
export function openOffer({ messages, inUse, answerTo }: Talk): CoachAnswer | undefined {
  const own = messages.flatMap(({ role }, index) => (role === 'user' ? [index] : []));
  for (const index of own.slice(0, -1).reverse().slice(0, OFFER_STANDS)) {
    if (refusesOffer(messages[index]?.content ?? '', messages[index - 1]?.content)) return undefined;
    const earlier = answerTo(index + 1);
    if (earlier.change !== undefined && earlier.plan !== undefined) return isSameTraining(earlier.plan, inUse) ? undefined : earlier;
    if (earlier.plan !== undefined) return undefined;
  }
  return undefined;
}
