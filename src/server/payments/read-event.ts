import { looseObject, nullish, object, string, union } from 'zod/mini';
import { EventNotGenuine, type ObjectRef, type ProviderEvent } from '../ports/payments.ts';

const named = nullish(union([string(), looseObject({ id: string() })]));

/** Only the id, type and objects of an event are used. */
const eventSchema = looseObject({
  id: string(),
  type: string(),
  data: object({
    object: looseObject({
      id: string(),
      object: string(),
      subscription: named,
      payment_intent: named,
      parent: nullish(looseObject({ subscription_details: nullish(looseObject({ subscription: named })) })),
    }),
  }),
});

/** Parses a verified body. Throws `EventNotGenuine` for anything that is no event. */
export function readEventBody(body: string): ProviderEvent {
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    throw new EventNotGenuine('The body is no JSON.');
  }
  const parsed = eventSchema.safeParse(value);
  if (!parsed.success) throw new EventNotGenuine('The body is no event.');
  const { id, type, data } = parsed.data;
  const { object: what } = data;
  const refs: ObjectRef[] = [];
  const add = (kind: ObjectRef['kind'], name: typeof what.subscription) => {
    const found = typeof name === 'string' ? name : name?.id;
    if (found !== undefined && found !== '') refs.push({ kind, id: found });
  };
  if (what.object === 'subscription') add('subscription', what.id);
  if (what.object === 'payment_intent') add('payment', what.id);
  if (what.object === 'account') add('account', what.id);
  if (what.object === 'checkout.session' || what.object === 'charge' || what.object === 'refund') {
    add('subscription', what.subscription);
    add('payment', what.payment_intent);
  }
  if (what.object === 'invoice') add('subscription', what.parent?.subscription_details?.subscription);
  const closes = type === 'checkout.session.completed' || type === 'checkout.session.expired' ? what.id : null;
  return { id, type, refs, closes };
}
