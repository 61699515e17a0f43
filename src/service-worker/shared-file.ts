import { registerRoute } from 'workbox-routing';
import { SHARED_FILE } from '#contract/shared-file.ts';

/** Takes a file that another app shares to this one, without signal too, and opens the page that reads it. It never reaches the server. */
export function takeSharedFiles(): void {
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname === SHARED_FILE.page,
    async ({ request }) => {
      const shared = (await request.formData().catch(() => undefined))?.get(SHARED_FILE.field);
      if (shared instanceof File) await keep(shared);
      return Response.redirect(SHARED_FILE.page, 303);
    },
    'POST',
  );
}

async function keep(file: File): Promise<void> {
  const headers = { [SHARED_FILE.nameHeader]: encodeURIComponent(file.name), [SHARED_FILE.atHeader]: String(Date.now()) };
  // A phone without room opens the page all the same; the file can be chosen there.
  await caches
    .open(SHARED_FILE.cache)
    .then((cache) => cache.put(SHARED_FILE.url, new Response(file, { headers })))
    .catch(() => undefined);
}
