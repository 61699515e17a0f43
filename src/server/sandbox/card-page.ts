import { html } from 'hono/html';
import { CHECKOUT_MESSAGES } from '#domain/messages/checkout.ts';
import { centsText } from '#domain/money/money-text.ts';
import type { SandboxSubscription } from '../adapters/sandbox-store.ts';
import { type Html, sandboxFrame } from './frame.ts';
import { cardButtons, headingOf } from './page.ts';

const TITLE = 'Update card';

export interface OpenCardPage {
  /** Form target; a path of our own. */
  readonly path: string;
  readonly subscription: SandboxSubscription;
  readonly due_cents: number;
  readonly return_path: string;
  readonly isDeclined: boolean;
}

/** The open amount, the current card, three test cards, and the way back. */
export function openCardPage({ path, subscription, due_cents, return_path, isDeclined }: OpenCardPage): Html {
  const { card, price_cents } = subscription;
  return sandboxFrame(
    TITLE,
    html`
      <h1>${TITLE}</h1>
      <p>${due_cents === 0 ? 'The card you choose pays from the next month on.' : 'The card you pay with also pays the months to come.'}</p>
      <dl class="bill">
        ${card === undefined ? '' : html`<div><dt>Card so far</dt><dd>···· ${card}</dd></div>`}
        <div><dt>${headingOf(subscription)}, each month</dt><dd>${centsText(price_cents)}</dd></div>
        <div class="due"><dt>Due today</dt><dd>${centsText(due_cents)}</dd></div>
      </dl>
      ${isDeclined ? html`<p class="fail" role="alert">${CHECKOUT_MESSAGES.declined}</p>` : ''}
      <form method="post" action="${path}/use">
        ${due_cents === 0 ? cardButtons('Use', 'Use this card') : cardButtons('Pay with', `Pay ${centsText(due_cents)}`)}
      </form>
      <a class="button bare" href="${return_path}">Go back</a>
    `,
  );
}

/** The page in a final state. */
export function closedCardPage(state: 'done' | 'expired' | 'over', title: string, return_path: string): Html {
  const sentences = { done: CHECKOUT_MESSAGES.cardDone, expired: CHECKOUT_MESSAGES.cardExpired, over: CHECKOUT_MESSAGES.cardOver };
  return sandboxFrame(TITLE, html`<h1>${title}</h1><p>${sentences[state]}</p><a class="button ink" href="${return_path}">Go back</a>`);
}

/** No such page. */
export function unknownCardPage(): Html {
  return sandboxFrame(TITLE, html`<h1>${TITLE}</h1><p>${CHECKOUT_MESSAGES.cardUnknown}</p>`);
}
