import type { Context } from 'hono';
import type { Api } from '../http/api.ts';
import { readOwnAddress } from '../http/own-origin.ts';
import type { Html } from './frame.ts';

/** Sends an uncached page. */
export function page(c: Context, body: Html, status: 200 | 402 | 403 | 404 | 422): Response | Promise<Response> {
  c.header('Cache-Control', 'no-store');
  return c.html(body, status);
}

/** Whether a form came from our page, by Sec-Fetch-Site or Origin. */
export function isOwnForm(api: Api, c: Context): boolean {
  const site = c.req.header('Sec-Fetch-Site');
  if (site !== undefined) return site === 'same-origin';
  return readOwnAddress(api, c.req.header('Origin') ?? '', (name) => c.req.header(name)) !== null;
}
