import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { SERVER_MESSAGES } from '#domain/messages/server.ts';
import { isSandbox, type SandboxPayments } from '../adapters/sandbox-payments.ts';
import { type CheckoutView, declineCheckout, leaveCheckout, payCheckout, viewCheckout } from '../adapters/sandbox-till.ts';
import { readEmail } from '../commands/checkout/email.ts';
import type { Api } from '../http/api.ts';
import { clientNetwork } from '../http/client-network.ts';
import { refuse } from '../http/refusal.ts';
import { serveSandboxAccounts } from './account.ts';
import { serveSandboxCards } from './card.ts';
import { serveSandboxDesk } from './desk.ts';
import { isOwnForm, page } from './form.ts';
import { closedCheckoutPage, confirmPage, headingOf, openCheckoutPage, type PageTrouble, refusedFormPage } from './page.ts';
import { SANDBOX_STYLE } from './style.ts';

const FORM_MAX_BYTES = 4_096;
const PAGE = '/sandbox/checkout/:id{[A-Za-z0-9_-]{43}}';

/** The sandbox's pages: plain, without scripts. Served only while the sandbox is the payment provider. */
export function serveSandboxRoutes(api: Api): void {
  const { hono, payments } = api;
  if (!isSandbox(payments)) return;
  hono.get('/sandbox/checkout.css', (c) =>
    c.body(SANDBOX_STYLE, 200, { 'Content-Type': 'text/css; charset=utf-8', 'Cache-Control': 'public, max-age=300' }),
  );
  hono.use(
    '/sandbox/*',
    bodyLimit({ maxSize: FORM_MAX_BYTES, onError: () => refuse(413, { detail: SERVER_MESSAGES.tooLarge, code: 'too_large' }) }),
  );
  hono.get(PAGE, (c) => showCheckout(api, c, { email: '', trouble: null }));
  servePay(api, payments);
  serveSecondStep(api, payments);
  hono.post(`${PAGE}/cancel`, async (c) => {
    if (!isOwnForm(api, c)) return page(c, refusedFormPage(), 403);
    const { state, checkout } = await leaveCheckout(api.database, { id: c.req.param('id'), to: 'cancelled', now: api.clock() });
    await payments.delivery.deliver();
    return c.redirect(state === 'cancelled' && checkout !== null ? checkout.cancel_path : pathOf(c.req.param('id')), 303);
  });
  serveSandboxAccounts(api, payments);
  serveSandboxCards(api, payments);
  serveSandboxDesk(api, payments);
}

function servePay(api: Api, { delivery }: SandboxPayments): void {
  api.hono.post(`${PAGE}/pay`, async (c) => {
    if (!isOwnForm(api, c)) return page(c, refusedFormPage(), 403);
    await api.limits.count('checkout', clientNetwork(c, api.trustedProxies));
    const id = c.req.param('id');
    const form = new URLSearchParams(await c.req.text());
    const typed = form.get('email') ?? '';
    const card = form.get('card');
    if (card !== 'pays' && card !== 'needs_step') {
      const { state } = await viewCheckout(api.database, id, api.clock());
      if (state === 'open') await declineCheckout(api.database, { id, now: api.clock() });
      await delivery.deliver();
      return showCheckout(api, c, { email: typed, trouble: 'declined' });
    }
    const state = await payCheckout(api.database, { id, email: readEmail(typed), card, now: api.clock() });
    if (state === 'open') return showCheckout(api, c, { email: typed, trouble: 'email' });
    return leadOn(api, c, delivery, id);
  });
}

/** The bank's confirmation: yes pays, no returns to the checkout like a declined card. */
function serveSecondStep(api: Api, { delivery }: SandboxPayments): void {
  api.hono.post(`${PAGE}/confirm`, async (c) => {
    if (!isOwnForm(api, c)) return page(c, refusedFormPage(), 403);
    await api.limits.count('checkout', clientNetwork(c, api.trustedProxies));
    const id = c.req.param('id');
    const now = api.clock();
    if (new URLSearchParams(await c.req.text()).get('answer') === 'yes') {
      await payCheckout(api.database, { id, email: null, card: 'confirmed', now });
      return leadOn(api, c, delivery, id);
    }
    const { state } = await leaveCheckout(api.database, { id, to: 'open', now });
    if (state === 'open') await declineCheckout(api.database, { id, now });
    await delivery.deliver();
    return showCheckout(api, c, { email: '', trouble: 'declined' });
  });
}

async function leadOn(api: Api, c: Context, delivery: SandboxPayments['delivery'], id: string): Promise<Response> {
  await delivery.deliver();
  const { state, checkout } = await viewCheckout(api.database, id, api.clock());
  return c.redirect(state === 'paid' && checkout !== null ? checkout.success_path : pathOf(id), 303);
}

async function showCheckout(api: Api, c: Context, { email, trouble }: { email: string; trouble: PageTrouble | null }): Promise<Response> {
  const id = c.req.param('id') ?? '';
  const { state, checkout }: CheckoutView = await viewCheckout(api.database, id, api.clock());
  if (checkout === null || (state !== 'open' && state !== 'confirming'))
    return page(
      c,
      closedCheckoutPage(state === 'open' || state === 'confirming' ? 'unknown' : state, checkout),
      checkout === null ? 404 : 200,
    );
  if (state === 'confirming') return page(c, confirmPage(pathOf(id), { title: headingOf(checkout), due_cents: checkout.due_cents }), 200);
  const body = openCheckoutPage({ path: pathOf(id), checkout, email, trouble });
  return page(c, body, trouble === null ? 200 : { declined: 402 as const, email: 422 as const }[trouble]);
}

function pathOf(id: string): string {
  return `/sandbox/checkout/${id}`;
}
