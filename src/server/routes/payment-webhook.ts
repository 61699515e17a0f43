import { bodyLimit } from 'hono/body-limit';
import { WEBHOOK_MAX_BYTES } from '#domain/limits.ts';
import { SERVER_MESSAGES } from '#domain/messages/server.ts';
import { isSandbox } from '../adapters/sandbox-payments.ts';
import { processPaymentEvent } from '../commands/payments/event.ts';
import type { Api } from '../http/api.ts';
import { refuse } from '../http/refusal.ts';
import { EventNotGenuine, PaymentsUnavailable, type ProviderEvent } from '../ports/payments.ts';

const WEBHOOK_PATH = '/api/stripe/webhook/';

/**
 * The payment provider's webhook. Not a contract endpoint: the signature covers the exact bytes. A 2xx means that event and effect are
 * stored; otherwise the provider resends it.
 */
export function servePaymentWebhook(api: Api): void {
  const { hono, payments } = api;
  hono.use(
    WEBHOOK_PATH,
    bodyLimit({ maxSize: WEBHOOK_MAX_BYTES, onError: () => refuse(413, { detail: SERVER_MESSAGES.tooLarge, code: 'too_large' }) }),
  );
  hono.post(WEBHOOK_PATH, async (c) => {
    const event = await readGenuine(api, await c.req.text(), c.req.header('Stripe-Signature'));
    try {
      await processPaymentEvent(api, event);
    } catch (error) {
      if (error instanceof PaymentsUnavailable) refuse(503, { detail: SERVER_MESSAGES.busy, code: 'try_again' }, 5);
      throw error;
    }
    return c.json({ received: true });
  });
  if (!isSandbox(payments)) return;
  payments.delivery.attach(async (body, signature) => {
    const answer = await hono.request(WEBHOOK_PATH, { method: 'POST', headers: { 'Stripe-Signature': signature }, body });
    return answer.ok;
  });
}

async function readGenuine(api: Api, body: string, signature: string | undefined): Promise<ProviderEvent> {
  try {
    return await api.payments.readEvent(body, signature);
  } catch (error) {
    if (!(error instanceof EventNotGenuine)) throw error;
    return refuse(400, { detail: SERVER_MESSAGES.invalid, code: 'signature_not_valid' });
  }
}
