import type { LogDigest } from '#domain/ai-coach/log-digest/digest-shape.ts';
import type { Plan } from '#domain/plan/plan.ts';
import { readValue } from '#domain/sync/values.ts';
import { digestOfOperations } from '#server/demo/training-digest.ts';
import { buildTrainingHistory } from '#server/demo/training-history.ts';

/** The demo trainee's plan and log, as of today. */
export function demoStart(): { plan: Plan | null; log: LogDigest | null } {
  const today = new Date().toISOString().slice(0, 10);
  const operations = buildTrainingHistory(today);
  const kept = operations.flatMap((operation) => readValue('plan.put', operation) ?? []).at(-1);
  return kept === undefined ? { plan: null, log: null } : { plan: kept.plan, log: digestOfOperations(operations, today, kept) };
}
