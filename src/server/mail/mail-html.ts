import { html } from 'hono/html';
import type { MailBlock, MailContent } from './mail-content.ts';

type Html = ReturnType<typeof html>;

const FONT = "font-family:-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const INK = '#16181d';
const QUIET = '#5c6370';
const LINE = '#dfe2e7';
const MARIGOLD = '#f2a900';

/** The mail as HTML with inline styles, because many mail programs drop others. */
export async function mailHtml({ subject, blocks }: MailContent, publicOrigin: string): Promise<string> {
  const page = html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light" />
    <title>${subject}</title>
  </head>
  <body style="margin:0;padding:24px 12px;background:#f4f5f7;color:${INK};${FONT};font-size:16px;line-height:24px">
    <div style="max-width:520px;margin:0 auto;padding:32px 28px;background:#ffffff;border:1px solid ${LINE};border-radius:16px">
      <p style="margin:0 0 24px;font-size:18px;font-weight:700;letter-spacing:-0.01em"><span style="display:inline-block;width:4px;height:16px;margin-right:8px;background:${MARIGOLD};vertical-align:-2px"></span>Setwise</p>
      ${blocks.map(block)}
    </div>
    <p style="max-width:520px;margin:16px auto 0;text-align:center;color:${QUIET};font-size:13px;line-height:20px">Setwise · <a href="${publicOrigin}/" style="color:${QUIET}">${publicOrigin.replace(/^https?:\/\//, '')}</a></p>
  </body>
</html>`;
  return String(await page);
}

function block(part: MailBlock): Html {
  switch (part.kind) {
    case 'words':
      return html`<p style="margin:0 0 16px">${part.text}</p>`;
    case 'note':
      return html`<p style="margin:16px 0 0;color:${QUIET};font-size:14px;line-height:21px">${part.text}</p>`;
    case 'code':
      return html`<p style="margin:8px 0 20px;padding:16px;background:#f4f5f7;border-radius:12px;text-align:center;font-size:32px;line-height:40px;font-weight:700;letter-spacing:0.2em;font-variant-numeric:tabular-nums">${part.text}</p>`;
    case 'button':
      return html`<p style="margin:8px 0 20px"><a href="${part.url}" style="display:inline-block;padding:14px 24px;background:${INK};border-radius:12px;color:#ffffff;font-weight:600;text-decoration:none">${part.label}</a></p>`;
    case 'facts':
      return html`<table role="presentation" cellpadding="0" cellspacing="0" style="width:100%;margin:0 0 20px;border-collapse:collapse">
        ${part.rows.map(
          ([label, value]) => html`<tr>
            <td style="padding:10px 12px 10px 0;border-top:1px solid ${LINE};color:${QUIET};vertical-align:top">${label}</td>
            <td style="padding:10px 0;border-top:1px solid ${LINE};text-align:right;font-weight:600;word-break:break-word">${value}</td>
          </tr>`,
        )}
      </table>`;
    case 'items':
      return html`${part.items.map(
        ({ title, beside, text }) => html`<div style="margin:0 0 12px;padding:16px;border:1px solid ${LINE};border-radius:12px">
          <p style="margin:0;font-weight:600">${title}</p>
          <p style="margin:2px 0 6px;color:${QUIET}">${beside}</p>
          <p style="margin:0;font-size:15px;line-height:22px;white-space:pre-line">${text}</p>
        </div>`,
      )}`;
  }
}
