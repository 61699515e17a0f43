import { object } from 'zod/mini';
import { type Plan, planSchema } from '../../plan/plan.ts';
import type { CoachAnswer } from '../answer.ts';
import { type ChangeKind, planChangeSchema } from '../change/change-shape.ts';
import { describePlanChange, type PlanChange } from '../change/plan-change.ts';
import { hasErrors } from '../check-plan.ts';
import type { Brief, ChatMessage } from '../person/brief-shape.ts';
import { endsOffer, OFFER_STANDS, refusesOffer } from '../understand/offer-reply.ts';
import { startsOver } from '../understand/read-message.ts';
import { NEW_PLAN_TITLE } from './offer-plan.ts';
import { isSameTraining } from './plan-for.ts';

/** An offer that the trainee has neither accepted nor refused, as the phone tells it (PLAN-16). */
export interface OpenOffer {
  plan: Plan;
  kind: ChangeKind;
  /** The reason the coach gave. */
  why: string;
}

/** An offer as it is shown. */
export interface OfferedChange {
  plan: Plan;
  change: PlanChange;
}

const openOfferSchema = object({ plan: planSchema, kind: planChangeSchema.shape.kind, why: planChangeSchema.shape.why });

/** undefined when the request has none, null when it tells that none is open. Never throws. */
export function parseOpenOffer(value: unknown): OpenOffer | null | undefined {
  if (value === undefined || value === null) return value;
  const parsed = openOfferSchema.safeParse(value);
  return parsed.success ? parsed.data : undefined;
}

/** The told offer beside the plan in use. */
function offeredChange({ plan, kind, why }: OpenOffer, inUse: Plan): OfferedChange | undefined {
  return isSameTraining(plan, inUse) ? undefined : { plan, change: describePlanChange(inUse, plan, kind, why) };
}

interface Talk {
  messages: readonly ChatMessage[];
  inUse: Plan;
  /** The answer to the first `count` messages. */
  answerTo: (count: number) => CoachAnswer;
}

/**
 * The newest offer of the last answers that was neither accepted nor refused in words, for phones of earlier versions, which do not tell it: each answer is
 * made again with the plan in use now, so that a change is never put on top of it.
 */
function offerOfTalk({ messages, inUse, answerTo }: Talk): OfferedChange | undefined {
  const own = messages.flatMap(({ role }, index) => (role === 'user' ? [index] : []));
  for (const index of own.slice(0, -1).reverse().slice(0, OFFER_STANDS)) {
    if (refusesOffer(messages[index]?.content ?? '', messages[index - 1]?.content)) return undefined;
    const { plan, change, messages: words } = answerTo(index + 1);
    const content = messages[index]?.content ?? '';
    if (words.some(endsOffer) || (change?.title === NEW_PLAN_TITLE && !startsOver(content))) return undefined;
    if (plan !== undefined) return change === undefined || isSameTraining(plan, inUse) ? undefined : { plan, change };
  }
  return undefined;
}

interface Told extends Talk {
  /** Undefined where the phone does not tell. */
  offer: OpenOffer | null | undefined;
  brief: Brief;
}

/** The offer that waits for an answer; one that what was told since rules out is offered no more. */
export function openOffer({ offer, brief, ...talk }: Told): OfferedChange | undefined {
  if (offer === null) return undefined;
  const open = offer === undefined ? offerOfTalk(talk) : offeredChange(offer, talk.inUse);
  return open !== undefined && hasErrors(open.plan, brief) ? undefined : open;
}
