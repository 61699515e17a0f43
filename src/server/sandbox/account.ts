import { html } from 'hono/html';
import { CHECKOUT_MESSAGES } from '#domain/messages/checkout.ts';
import type { SandboxPayments } from '../adapters/sandbox-payments.ts';
import { changeObject, emitEvent, findObject } from '../adapters/sandbox-store.ts';
import type { Api } from '../http/api.ts';
import { isOwnForm, page } from './form.ts';
import { type Html, sandboxFrame } from './frame.ts';
import { refusedFormPage } from './page.ts';

const PAGE = '/sandbox/account/:id{acct_[A-Za-z0-9_-]{43}}';

/** The sandbox's payout setup, which at a real provider takes several steps. */
export function serveSandboxAccounts(api: Api, { delivery }: SandboxPayments): void {
  const { hono, database, clock } = api;
  hono.get(PAGE, async (c) => {
    const found = await findObject(database, 'account', c.req.param('id'));
    if (found === null) return page(c, sandboxFrame('Payouts', html`<h1>Payouts</h1><p>${CHECKOUT_MESSAGES.unknown}</p>`), 404);
    return page(c, accountPage(`/sandbox/account/${found.id}`, found.data.charges_enabled), 200);
  });
  hono.post(PAGE, async (c) => {
    if (!isOwnForm(api, c)) return page(c, refusedFormPage(), 403);
    const id = c.req.param('id');
    const answer = new URLSearchParams(await c.req.text()).get('payouts');
    const return_path = await database.transaction(async (transaction) => {
      const found = await findObject(transaction, 'account', id, true);
      if (found === null) return null;
      if (answer === 'on' || answer === 'off') {
        await changeObject(transaction, 'account', id, { ...found.data, charges_enabled: answer === 'on' });
        await emitEvent(transaction, 'account.updated', { id, object: 'account', charges_enabled: answer === 'on' }, clock());
      }
      return found.data.return_path;
    });
    await delivery.deliver();
    return c.redirect(return_path ?? '/', 303);
  });
}

function accountPage(path: string, isOn: boolean): Html {
  return sandboxFrame(
    'Payouts',
    html`
      <h1>Payouts</h1>
      <p>${isOn ? 'Payouts are set up: buyers can pay you.' : 'Finish to let buyers pay you. The card provider would ask for your identity and bank account here.'}</p>
      <form method="post" action="${path}">
        ${isOn ? '' : html`<button class="now" name="payouts" value="on">Finish setup</button><p class="card-line"></p>`}
        <button class="line" name="payouts" value="later">${isOn ? 'Go back' : 'Finish later'}</button>
        ${isOn ? html`<p class="card-line"></p><button class="bare" name="payouts" value="off">Turn payouts off</button>` : ''}
      </form>
    `,
  );
}
