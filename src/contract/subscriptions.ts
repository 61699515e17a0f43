import { array, boolean, looseObject, nullable, number, object, optional, type output, string, union } from 'zod/mini';
import { endpoint } from './endpoint.ts';

/** `subscription_type` is `ai_coach` for the AI Coach (MONEY-14). */
export const subscriptionSchema = looseObject({
  id: union([string(), number()]),
  coach: optional(nullable(string())),
  program: optional(nullable(string())),
  type: optional(nullable(string())),
  subscription_type: optional(nullable(string())),
  status: string(),
  price: optional(nullable(string())),
  cancelable: optional(nullable(boolean())),
  coach_id: optional(nullable(union([string(), number()]))),
  /** Ours: the end of the paid period or trial (ISO 8601). */
  current_period_end: optional(nullable(string())),
  /** Ours: cancelled, and active until the period ends. */
  cancel_at_period_end: optional(boolean()),
  /** Ours: the trial's end, before which nothing is charged (ISO 8601). */
  trial_ends_at: optional(nullable(string())),
  coach_image_url: optional(nullable(string())),
  /** Ours: the card can be changed and open amounts paid with it. */
  card_updatable: optional(boolean()),
});

export type Subscription = output<typeof subscriptionSchema>;

export const listMySubscriptions = endpoint({
  method: 'GET',
  path: '/api/my-subscriptions/',
  access: 'login',
  response: array(subscriptionSchema),
});

/** Ends a subscription at the end of its billing period (MONEY-14). */
export const cancelSubscription = endpoint({
  method: 'POST',
  path: '/api/cancel-subscription/',
  access: 'login',
  body: object({ subscription_id: union([string(), number()]), type: optional(nullable(string())) }),
  response: object({ message: optional(string()) }),
});

/** Ours: the page for paying open amounts and changing the card. Its address is a temporary secret. */
export const updatePaymentMethod = endpoint({
  method: 'POST',
  path: '/api/update-payment-method/',
  access: 'login',
  body: object({ subscription_id: union([string(), number()]) }),
  response: object({ url: string() }),
});

/** `date` is ISO 8601, `amount` dollars as a numeric string (MONEY-1). */
export const paymentSchema = looseObject({
  id: union([string(), number()]),
  description: string(),
  date: string(),
  amount: union([string(), number()]),
  /** Ours: the refunded amount, as a numeric string. */
  refunded: optional(string()),
});

export type Payment = output<typeof paymentSchema>;

export const listPayments = endpoint({
  method: 'GET',
  path: '/api/payment-history/',
  access: 'login',
  response: array(paymentSchema),
});
