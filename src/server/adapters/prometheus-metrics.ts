import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Metrics } from '../ports/metrics.ts';

export interface PrometheusMetrics extends Metrics {
  readonly registry: Registry;
}

const REQUEST_BUCKETS_S = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** A set logged without signal waits for minutes or days before it is sent. */
const WAITED_BUCKETS_S = [1, 10, 60, 600, 3600, 21_600, 86_400, 604_800];

/** Metrics in Prometheus' text format, with those of Node itself (memory, event loop, garbage collection). */
export function createPrometheusMetrics(): PrometheusMetrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'setwise_request_seconds',
    help: 'Time to answer a request, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: REQUEST_BUCKETS_S,
    registers,
  });
  const operations = new Counter({
    name: 'setwise_sync_operations_total',
    help: 'Operations that phones sent, by what became of them',
    labelNames: ['result'],
    registers,
  });
  const rejected = new Counter({
    name: 'setwise_sync_rejected_total',
    help: 'Operations that were refused for good, by code',
    labelNames: ['code'],
    registers,
  });
  const waited = new Histogram({
    name: 'setwise_sync_waited_seconds',
    help: 'How long the oldest operation of a push had waited on its phone',
    buckets: WAITED_BUCKETS_S,
    registers,
  });
  const statements = new Counter({ name: 'setwise_database_statements_total', help: 'Statements sent to the database', registers });
  return {
    registry,
    requestDone: ({ method, route, status, ms }) => requests.observe({ method, route, status }, ms / 1000),
    pushDone: ({ results, waited_ms }) => {
      for (const result of results) {
        operations.inc({ result: result.status });
        if (result.status === 'rejected') rejected.inc({ code: result.code ?? 'unknown' });
      }
      if (waited_ms !== null) waited.observe(waited_ms / 1000);
    },
    statementSent: () => statements.inc(),
  };
}

/** What is read from elsewhere whenever the metrics are asked for. */
export interface Watched {
  /** Mails by state, and the oldest that is due, in seconds. */
  readonly mails: () => Promise<{ waiting: number; dead: number; overdue_s: number }>;
  /** Connections of the pool; null on the embedded database. */
  readonly pool: (() => { total: number; idle: number; waiting: number }) | null;
}

/** Adds gauges of `watched`. While the database does not answer they have no value, and the others are still told. */
export function watch({ registry }: PrometheusMetrics, { mails, pool }: Watched): void {
  const registers = [registry];
  new Gauge({
    name: 'setwise_mails',
    help: 'Mails that wait, and those that were given up',
    labelNames: ['state'],
    registers,
    async collect() {
      this.reset();
      const found = await mails().catch(() => null);
      if (found === null) return;
      this.set({ state: 'waiting' }, found.waiting);
      this.set({ state: 'dead' }, found.dead);
    },
  });
  new Gauge({
    name: 'setwise_mail_overdue_seconds',
    help: 'How long the oldest mail has been due',
    registers,
    async collect() {
      this.reset();
      const found = await mails().catch(() => null);
      if (found !== null) this.set(found.overdue_s);
    },
  });
  if (pool === null) return;
  new Gauge({
    name: 'setwise_database_connections',
    help: 'Connections of the pool, and requests that wait for one',
    labelNames: ['state'],
    registers,
    collect() {
      const { total, idle, waiting } = pool();
      this.set({ state: 'used' }, total - idle);
      this.set({ state: 'idle' }, idle);
      this.set({ state: 'awaited' }, waiting);
    },
  });
}
