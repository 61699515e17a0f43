import { html } from 'hono/html';
import { CHECKOUT_MESSAGES } from '#domain/messages/checkout.ts';
import { centsText } from '#domain/money/money-text.ts';
import type { SandboxCheckout } from '../adapters/sandbox-store.ts';
import type { CheckoutState } from '../adapters/sandbox-till.ts';
import { type Html, sandboxFrame } from './frame.ts';

export type PageTrouble = 'declined' | 'email';

export interface CheckoutPage {
  /** Form target; a path of our own. */
  readonly path: string;
  readonly checkout: SandboxCheckout;
  /** The typed address, when the page is shown again. */
  readonly email: string;
  readonly trouble: PageTrouble | null;
}

/** An open checkout: price now and later, three test cards, and the way back. */
export function openCheckoutPage({ path, checkout, email, trouble }: CheckoutPage): Html {
  const needsEmail = checkout.order.user_id === null && checkout.email === null;
  const sentence = trouble === 'declined' ? CHECKOUT_MESSAGES.declined : CHECKOUT_MESSAGES.emailNeeded;
  return sandboxFrame(
    'Checkout',
    html`
      <h1>${headingOf(checkout)}</h1>
      ${bill(checkout)}
      ${checkout.monthly_cents === null ? '' : html`<p class="quiet">Cancel anytime.</p>`}
      ${trouble === null ? '' : html`<p class="fail" role="alert">${sentence}</p>`}
      <form method="post" action="${path}/pay">
        ${needsEmail ? emailField(email) : ''}
        ${cardButtons('Pay with', checkout.due_cents === 0 ? 'Start' : `Pay ${centsText(checkout.due_cents)}`)}
      </form>
      <form method="post" action="${path}/cancel"><button class="bare">Cancel</button></form>
    `,
  );
}

/** The test cards as submit buttons: one that pays at once, with this label, and two that do not. */
export function cardButtons(verb: 'Pay with' | 'Use', label: string): Html {
  return html`
    <button class="now" name="card" value="pays">${label}</button>
    <p class="card-line" aria-hidden="true">Test card ···· 4242, pays</p>
    <button class="line" name="card" value="needs_step">${verb} a card that asks to confirm</button>
    <p class="card-line" aria-hidden="true">Test card ···· 3155, needs a second step</p>
    <button class="line" name="card" value="declined" formnovalidate>${verb} a declined card</button>
    <p class="card-line" aria-hidden="true">Test card ···· 0002, declined</p>
  `;
}

/** The second step of some cards, to pay or only to store the card. */
export function confirmPage(path: string, { title, due_cents }: { title: string; due_cents: number }): Html {
  return sandboxFrame(
    'Confirm',
    html`
      <h1>${due_cents === 0 ? 'Confirm your card' : 'Confirm your payment'}</h1>
      <p>${due_cents === 0 ? CHECKOUT_MESSAGES.confirmCard : CHECKOUT_MESSAGES.confirm}</p>
      <dl class="bill"><div class="due"><dt>${title}</dt><dd>${centsText(due_cents)}</dd></div></dl>
      <form method="post" action="${path}/confirm">
        <button class="now" name="answer" value="yes">Confirm</button>
        <p class="card-line"></p>
        <button class="line" name="answer" value="no">Do not confirm</button>
      </form>
    `,
  );
}

/** A checkout with nothing left to pay. */
export function closedCheckoutPage(state: Exclude<CheckoutState, 'open' | 'confirming'>, checkout: SandboxCheckout | null): Html {
  const sentences = {
    paid: checkout?.order.kind === 'ai_coach' && checkout.order.user_id !== null ? CHECKOUT_MESSAGES.paid : CHECKOUT_MESSAGES.paidPlain,
    cancelled: CHECKOUT_MESSAGES.cancelled,
    expired: CHECKOUT_MESSAGES.expired,
    unknown: CHECKOUT_MESSAGES.unknown,
  };
  const onward =
    state === 'paid' ? { href: checkout?.success_path ?? '/', label: 'Go on' } : { href: checkout?.cancel_path ?? '/', label: 'Go back' };
  return sandboxFrame(
    'Checkout',
    html`
      <h1>${checkout === null ? 'Checkout' : headingOf(checkout)}</h1>
      <p>${sentences[state]}</p>
      <a class="button ink" href="${onward.href}">${onward.label}</a>
    `,
  );
}

/** A form from another origin. */
export function refusedFormPage(): Html {
  return sandboxFrame('Not accepted', html`<h1>Not accepted</h1><p>${CHECKOUT_MESSAGES.otherSite}</p>`);
}

/** The purchase as a heading. */
export function headingOf({ order }: Pick<SandboxCheckout, 'order'>): string {
  return order.kind === 'ai_coach' ? 'AI Coach subscription' : order.title;
}

/** The price now and per month; a constant price is shown once. */
function bill({ due_cents, monthly_cents, trial_days }: SandboxCheckout): Html {
  const first = trial_days > 0 ? `First ${String(trial_days)} days` : 'First month';
  const isReduced = monthly_cents !== null && due_cents !== monthly_cents;
  return html`
    <dl class="bill">
      ${isReduced ? html`<div><dt>${first}</dt><dd>${trial_days > 0 ? 'Free' : centsText(due_cents)}</dd></div>` : ''}
      ${monthly_cents === null ? '' : html`<div><dt>${isReduced ? 'Each month after' : 'Each month'}</dt><dd>${centsText(monthly_cents)}</dd></div>`}
      <div class="due"><dt>Due today</dt><dd>${centsText(due_cents)}</dd></div>
    </dl>
  `;
}

function emailField(value: string): Html {
  return html`
    <label for="email">Email address</label>
    <input id="email" name="email" type="email" autocomplete="email" inputmode="email" required maxlength="254" value="${value}" />
  `;
}
