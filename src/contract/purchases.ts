import { array, nullable, number, object, type output, string, enum as zodEnum } from 'zod/mini';
import { endpoint } from './endpoint.ts';

/**
 * State of the 72-hour contact promise: `waiting` for first contact, `claimed` by the coach, `confirmed` by the buyer, `missed`,
 * `refunding`, and `refunded`.
 */
export const contactStateSchema = zodEnum(['waiting', 'claimed', 'confirmed', 'missed', 'refunding', 'refunded']);

export const purchaseSchema = object({
  id: string(),
  /** The account's role in the purchase. */
  side: zodEnum(['buyer', 'coach']),
  /** The other side's name. */
  with: string(),
  coach_id: nullable(number()),
  description: string(),
  /** ISO 8601. */
  bought_at: string(),
  contact_due_at: string(),
  contact: contactStateSchema,
  /** The refund available now, dollars as a numeric string; null when none is. */
  refund: nullable(string()),
  /** The buyer's address, for the coach only, to make first contact. */
  email: nullable(string()),
  /** The coach's calendar, for a discovery call. */
  booking_url: nullable(string()),
});

export type Purchase = output<typeof purchaseSchema>;

/** Ours: purchases with an open first contact, for buyer and coach, newest first. */
export const listPurchases = endpoint({ method: 'GET', path: '/api/purchases/', access: 'login', response: array(purchaseSchema) });

/** Ours: a statement about first contact. A coach can claim it; the buyer can confirm or deny. */
export const answerContact = endpoint({
  method: 'POST',
  path: '/api/purchases/:id/contact/',
  access: 'login',
  params: object({ id: string() }),
  body: object({ answer: zodEnum(['happened', 'not_yet']) }),
  response: purchaseSchema,
});

/** Ours: refunds the buyer after a missed promise and ends the subscription. Idempotent. */
export const refundPurchase = endpoint({
  method: 'POST',
  path: '/api/purchases/:id/refund/',
  access: 'login',
  params: object({ id: string() }),
  response: purchaseSchema,
});
