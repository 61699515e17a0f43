import { readHealth, readReadiness } from '#contract/index.ts';
import { SERVER_MESSAGES } from '#domain/messages/server.ts';
import type { Api } from '../http/api.ts';
import { refuse, serve } from '../http/serve.ts';

const DATABASE_PATIENCE_MS = 2_000;

interface Health {
  /** Resolves when the database answers. */
  readonly ping: () => Promise<void>;
  readonly isDraining: () => boolean;
}

/** Liveness and readiness. */
export function serveHealthRoutes(api: Api, { ping, isDraining }: Health): void {
  serve(api, readHealth, async () => ({ status: 'ok' as const }), { limit: null });

  serve(
    api,
    readReadiness,
    async () => {
      if (isDraining()) refuse(503, { detail: SERVER_MESSAGES.busy, code: 'draining' });
      if (!(await answersInTime(ping))) refuse(503, { detail: SERVER_MESSAGES.busy, code: 'database_unavailable' });
      return { status: 'ready' as const };
    },
    { limit: null },
  );
}

async function answersInTime(ping: Health['ping']): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<boolean>((done) => {
    timer = setTimeout(() => done(false), DATABASE_PATIENCE_MS);
  });
  const answers = ping().then(
    () => true,
    () => false,
  );
  try {
    return await Promise.race([answers, tooLong]);
  } finally {
    clearTimeout(timer);
  }
}
