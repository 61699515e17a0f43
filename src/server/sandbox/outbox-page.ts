import type { Context } from 'hono';
import { html } from 'hono/html';
import type { KeptMail, Outbox } from '../adapters/outbox-mailer.ts';
import type { Api } from '../http/api.ts';
import { OUTBOX_STYLE } from './outbox-style.ts';

const SHOWN = 50;

/**
 * The outbox folder as pages, for development without a mail server. Mails contain codes and links that open accounts, so never in
 * production.
 */
export function serveOutboxPage(api: Api, outbox: Outbox): void {
  const { hono } = api;
  hono.get('/sandbox/outbox.css', (c) =>
    c.body(OUTBOX_STYLE, 200, { 'Content-Type': 'text/css; charset=utf-8', 'Cache-Control': 'public, max-age=300' }),
  );
  hono.get('/sandbox/outbox', async (c) => page(c, 'Outbox', listOf(await outbox.newest(SHOWN))));
  hono.get('/sandbox/outbox/:id{[0-9a-f-]{36}}', async (c) => {
    const mail = await outbox.read(c.req.param('id'));
    if (mail === null) return page(c, 'Outbox', html`<h1>No such mail</h1><p><a href="/sandbox/outbox">Outbox</a></p>`, 404);
    return page(c, mail.subject, mailOf(mail));
  });
}

function listOf(mails: readonly KeptMail[]) {
  return html`
    <h1>Outbox</h1>
    ${
      mails.length === 0
        ? html`<p>No mails yet. Register, or ask for a new password, and look again.</p>`
        : html`<ul>
            ${mails.map(
              ({ id, to, subject, sent_at }) => html`<li>
                <a href="/sandbox/outbox/${id}">${subject}</a><span>${to}</span><time datetime="${sent_at}">${timeOf(sent_at)}</time>
              </li>`,
            )}
          </ul>`
    }
  `;
}

/** The text with its links, without running the HTML. */
function mailOf({ to, subject, text, sent_at }: KeptMail) {
  const parts = text.split(/(https?:\/\/[^\s<>"]+)/);
  return html`
    <p><a href="/sandbox/outbox">Outbox</a></p>
    <h1>${subject}</h1>
    <p class="about">To ${to}, <time datetime="${sent_at}">${timeOf(sent_at)}</time></p>
    <div class="mail">${parts.map((part, index) => (index % 2 === 1 ? html`<a href="${part}">${part}</a>` : part))}</div>
  `;
}

const timeOf = (instant: string) => new Date(instant).toISOString().replace('T', ' ').slice(0, 19);

function page(c: Context, title: string, body: ReturnType<typeof html>, status: 200 | 404 = 200) {
  c.header('Cache-Control', 'no-store');
  return c.html(
    html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <meta name="color-scheme" content="light dark" />
    <title>${title} · Setwise sandbox</title>
    <link rel="stylesheet" href="/sandbox/outbox.css" />
  </head>
  <body>
    <header><strong>Setwise</strong><span>Sandbox outbox. These mails were not sent to anybody.</span></header>
    <main>${body}</main>
  </body>
</html>`,
    status,
  );
}
