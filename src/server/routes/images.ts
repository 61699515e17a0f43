import { SERVER_MESSAGES } from '#domain/messages/server.ts';
import type { Api } from '../http/api.ts';
import { isImageName } from '../ports/images.ts';

/** Opened directly, a picture can run and load nothing. */
const PICTURE_POLICY = "default-src 'none'; sandbox; frame-ancestors 'none'";
const FOREVER = 'public, max-age=31536000, immutable';

/** Serves stored pictures. Names are never reused, so they are cached permanently. */
export function serveImageRoutes(api: Api): void {
  api.hono.get('/images/:name', async (c) => {
    const name = c.req.param('name');
    const picture = isImageName(name) ? await api.images.get(name) : null;
    if (picture === null) return c.json({ detail: SERVER_MESSAGES.notFound, code: 'not_found' }, 404);
    c.header('Content-Security-Policy', PICTURE_POLICY);
    c.header('Content-Type', picture.type);
    c.header('Cache-Control', FOREVER);
    c.header('ETag', `"${name}"`);
    c.header('Content-Disposition', 'inline');
    if (c.req.header('If-None-Match') === `"${name}"`) return c.body(null, 304);
    return c.body(picture.bytes);
  });
}
