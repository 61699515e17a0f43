import { html } from 'hono/html';
import { centsText } from '#domain/money/money-text.ts';
import type { SandboxPayments } from '../adapters/sandbox-payments.ts';
import { listObjects, type SandboxObject } from '../adapters/sandbox-store.ts';
import { endPeriod } from '../adapters/sandbox-till.ts';
import type { Api } from '../http/api.ts';
import { isOwnForm, page } from './form.ts';
import { type Html, sandboxFrame } from './frame.ts';
import { refusedFormPage } from './page.ts';

const DESK = '/sandbox/desk';
const SHOWN = 100;

/** For development: ends months, with a working or failing card, and refunds. It shows all purchases, so never in production. */
export function serveSandboxDesk(api: Api, payments: SandboxPayments): void {
  const { hono, database, clock } = api;
  if (!payments.hasDesk) return;
  hono.get(DESK, async (c) => {
    const [subscriptions, paid] = await Promise.all([listObjects(database, 'subscription'), listObjects(database, 'payment')]);
    return page(c, deskPage(subscriptions.toReversed().slice(0, SHOWN), paid.toReversed().slice(0, SHOWN)), 200);
  });
  hono.post(DESK, async (c) => {
    if (!isOwnForm(api, c)) return page(c, refusedFormPage(), 403);
    const form = new URLSearchParams(await c.req.text());
    const id = form.get('id') ?? '';
    const action = form.get('action');
    if (action === 'renew' || action === 'fail') await endPeriod(database, { id, cardWorks: action === 'renew', now: clock() });
    if (action === 'refund') await payments.refund(id, `desk:${id}`);
    await payments.delivery.deliver();
    return c.redirect(DESK, 303);
  });
}

function deskPage(subscriptions: readonly SandboxObject<'subscription'>[], paid: readonly SandboxObject<'payment'>[]): Html {
  return sandboxFrame(
    'Desk',
    html`
      <h1>What the card provider would do</h1>
      <h2>Subscriptions</h2>
      ${subscriptions.length === 0 ? html`<p class="quiet">Nothing was bought yet.</p>` : ''}
      <ul class="rows">${subscriptions.map(subscriptionRow)}</ul>
      <h2>Payments</h2>
      ${paid.length === 0 ? html`<p class="quiet">Nothing was paid yet.</p>` : ''}
      <ul class="rows">${paid.map(paymentRow)}</ul>
    `,
    true,
  );
}

function subscriptionRow({ id, data }: SandboxObject<'subscription'>): Html {
  const until = data.current_period_end === null ? '' : `, until ${new Date(data.current_period_end).toISOString().slice(0, 10)}`;
  const buttons =
    data.ended_at !== null
      ? ''
      : html`<form method="post" action="${DESK}">
          <input type="hidden" name="id" value="${id}" />
          <button class="line" name="action" value="renew">${data.cancel_at_period_end ? 'End it now' : 'Take the next month'}</button>
          <button class="line" name="action" value="fail">Let the card fail</button>
        </form>`;
  return html`<li>
    <p><strong>${data.order.title}</strong>, ${centsText(data.price_cents)}<br />${data.email ?? 'no address'}<br />
    ${data.status}${data.cancel_at_period_end ? ', cancelled' : ''}${until}</p>${buttons}</li>`;
}

function paymentRow({ id, data, created_at }: SandboxObject<'payment'>): Html {
  const isBack = data.refunded_cents === data.amount_cents;
  const button = isBack
    ? ''
    : html`<form method="post" action="${DESK}"><input type="hidden" name="id" value="${id}" />
        <button class="line" name="action" value="refund">Give it back</button></form>`;
  return html`<li>
    <p><strong>${data.order.title}</strong>, ${centsText(data.amount_cents)}<br />${created_at.toISOString().slice(0, 16).replace('T', ' ')}, fee
    ${centsText(data.fee_cents)}${isBack ? ', given back' : ''}</p>${button}</li>`;
}
