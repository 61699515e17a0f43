import { html } from 'hono/html';
import { CHECKOUT_MESSAGES } from '#domain/messages/checkout.ts';

export type Html = ReturnType<typeof html>;

/** The logo. */
const MARK = html`<svg viewBox="0 0 26 22" width="26" height="22" aria-hidden="true">
  <path fill="currentColor" d="M2.6 2H6L4.6 20H1.2zM9 2h3.400L11 20H7.600zM15.400 2h3.400l-1.400 18H14z" />
  <path class="now-stroke" d="M21.800 2h3.400l-1.400 18h-3.400z" />
</svg>`;

/** The layout of sandbox pages, with a notice. */
export function sandboxFrame(title: string, body: Html, isWide = false): Html {
  return html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <meta name="color-scheme" content="light dark" />
    <title>${title} · Setwise sandbox</title>
    <link rel="stylesheet" href="/sandbox/checkout.css" />
  </head>
  <body>
    <header>
      <span class="name">${MARK}Setwise</span>
      <strong class="label">${CHECKOUT_MESSAGES.sandbox}</strong>
    </header>
    <main class="${isWide ? 'wide' : ''}">${body}</main>
  </body>
</html>`;
}
