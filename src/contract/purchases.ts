import { array, nullable, number, object, type output, string, enum as zodEnum } from 'zod/mini';
import { endpoint } from './endpoint.ts';

/**
 * The 72-hour promise of one purchase: `waiting` until the coach's first contact, `claimed` when the coach says it happened,
 * `confirmed` when the buyer agrees, `missed` when the time ran out, `refunding` while the money is on its way back, and `refunded`.
 */
export const contactStateSchema = zodEnum(['waiting', 'claimed', 'confirmed', 'missed', 'refunding', 'refunded']);

export const purchaseSchema = object({
  id: string(),
  /** Which side of it the asking account is on. */
  side: zodEnum(['buyer', 'coach']),
  /** The other side's name. */
  with: string(),
  coach_id: nullable(number()),
  description: string(),
  /** ISO 8601. */
  bought_at: string(),
  contact_due_at: string(),
  contact: contactStateSchema,
  /** What the buyer gets back on asking now, dollars as a numeric string; null while there is nothing to ask for. */
  refund: nullable(string()),
  /** The buyer's address, for the coach alone: first contact needs one. */
  email: nullable(string()),
  /** Where the buyer of a discovery call picks a time. */
  booking_url: nullable(string()),
});

export type Purchase = output<typeof purchaseSchema>;

/** Ours: purchases whose first contact is still of interest, on either side, newest first. */
export const listPurchases = endpoint({ method: 'GET', path: '/api/purchases/', access: 'login', response: array(purchaseSchema) });

/** Ours: what one side says about first contact. A coach can only say that it happened; the buyer may agree or deny. */
export const answerContact = endpoint({
  method: 'POST',
  path: '/api/purchases/:id/contact/',
  access: 'login',
  params: object({ id: string() }),
  body: object({ answer: zodEnum(['happened', 'not_yet']) }),
  response: purchaseSchema,
});

/** Ours: gives the buyer's money back after a missed promise, and ends the subscription. Asking twice refunds once. */
export const refundPurchase = endpoint({
  method: 'POST',
  path: '/api/purchases/:id/refund/',
  access: 'login',
  params: object({ id: string() }),
  response: purchaseSchema,
});
