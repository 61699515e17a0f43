import type { Context } from 'hono';
import type { Api } from '../http/api.ts';
import { readOwnAddress } from '../http/own-origin.ts';
import type { Html } from './frame.ts';

/** Answers with a page that is never kept. */
export function page(c: Context, body: Html, status: 200 | 402 | 403 | 404 | 422): Response | Promise<Response> {
  c.header('Cache-Control', 'no-store');
  return c.html(body, status);
}

/** Whether a form was sent by a page of ours: the browser says so itself, or names our address as where it came from. */
export function isOwnForm(api: Api, c: Context): boolean {
  const site = c.req.header('Sec-Fetch-Site');
  if (site !== undefined) return site === 'same-origin';
  return readOwnAddress(api, c.req.header('Origin') ?? '', (name) => c.req.header(name)) !== null;
}
