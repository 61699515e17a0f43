import { sql } from 'drizzle-orm';
import type { PrometheusMetrics } from './adapters/prometheus-metrics.ts';
import { watch } from './adapters/prometheus-metrics.ts';
import type { OpenDatabase } from './db/database.ts';
import { mails } from './db/schema.ts';
import type { MetricsSettings } from './env-metrics.ts';
import { type Listening, listen } from './listen.ts';

/** Serves `GET /metrics` on a port of its own (OPS-5). Resolves when listening. */
export async function serveMetrics(metrics: PrometheusMetrics, opened: OpenDatabase, settings: MetricsSettings): Promise<Listening> {
  watch(metrics, { mails: () => readMails(opened), pool: opened.pool });
  const answer = async (request: Request): Promise<Response> => {
    if (request.method !== 'GET' || new URL(request.url).pathname !== '/metrics') return new Response('Not found\n', { status: 404 });
    return new Response(await metrics.registry.metrics(), { headers: { 'Content-Type': metrics.registry.contentType } });
  };
  return listen(answer, settings, 'METRICS_PORT');
}

async function readMails({ database }: OpenDatabase) {
  const [found] = await database
    .select({
      waiting: sql<number>`(count(*) filter (where ${mails.state} = 'waiting'))::int`,
      dead: sql<number>`(count(*) filter (where ${mails.state} = 'dead'))::int`,
      overdue_s: sql<number>`coalesce(extract(epoch from now() - min(${mails.due_at}) filter (where ${mails.state} = 'waiting')), 0)::float8`,
    })
    .from(mails);
  return { waiting: found?.waiting ?? 0, dead: found?.dead ?? 0, overdue_s: Math.max(0, found?.overdue_s ?? 0) };
}
