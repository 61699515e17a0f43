import type { Context } from 'hono';
import { changeCard, declineCard, dueCents, viewCardPage } from '../adapters/sandbox-card.ts';
import type { SandboxPayments } from '../adapters/sandbox-payments.ts';
import type { Api } from '../http/api.ts';
import { clientNetwork } from '../http/client-network.ts';
import { closedCardPage, openCardPage, unknownCardPage } from './card-page.ts';
import { isOwnForm, page } from './form.ts';
import { confirmPage, headingOf, refusedFormPage } from './page.ts';

const PAGE = '/sandbox/card/:id{[A-Za-z0-9_-]{43}}';

/** The sandbox's page for paying open amounts and changing the card. */
export function serveSandboxCards(api: Api, { delivery }: SandboxPayments): void {
  const { hono, database, clock } = api;
  /** Handles a form on an open page; `false` means that the card was declined. */
  const serveForm = (action: 'use' | 'confirm', submit: (id: string, form: URLSearchParams) => Promise<boolean>) => {
    hono.post(`${PAGE}/${action}`, async (c) => {
      if (!isOwnForm(api, c)) return page(c, refusedFormPage(), 403);
      await api.limits.count('checkout', clientNetwork(c, api.trustedProxies));
      const id = c.req.param('id');
      const isTaken = await submit(id, new URLSearchParams(await c.req.text()));
      await delivery.deliver();
      if (!isTaken) return show(api, c, id, true);
      const view = await viewCardPage(database, id, clock());
      return c.redirect(view.state === 'done' ? view.return_path : pathOf(id), 303);
    });
  };
  hono.get(PAGE, (c) => show(api, c, c.req.param('id'), false));
  serveForm('use', async (id, form) => {
    const card = form.get('card');
    const isGood = card === 'pays' || card === 'needs_step';
    await (isGood ? changeCard(database, { id, card, now: clock() }) : declineCard(database, { id, now: clock() }));
    return isGood;
  });
  serveForm('confirm', async (id, form) => {
    const isGood = form.get('answer') === 'yes';
    await (isGood ? changeCard(database, { id, card: 'confirmed', now: clock() }) : declineCard(database, { id, now: clock() }));
    return isGood;
  });
}

async function show(api: Api, c: Context, id: string, isDeclined: boolean): Promise<Response> {
  const view = await viewCardPage(api.database, id, api.clock());
  if (view.state === 'unknown') return page(c, unknownCardPage(), 404);
  const { state, subscription, return_path } = view;
  const due_cents = dueCents(subscription);
  if (state === 'confirming') return page(c, confirmPage(pathOf(id), { title: headingOf(subscription), due_cents }), 200);
  if (state === 'open')
    return page(c, openCardPage({ path: pathOf(id), subscription, due_cents, return_path, isDeclined }), isDeclined ? 402 : 200);
  return page(c, closedCardPage(state, headingOf(subscription), return_path), 200);
}

function pathOf(id: string): string {
  return `/sandbox/card/${id}`;
}
