import type { LegacyFault } from './legacy-sets.ts';
import { cleanValue, isRecord, readJson, readVersion } from './legacy-text.ts';
import type { LegacyReading } from './legacy-workouts.ts';

/** The key `ai-plan` in the format of the first version. Frozen: imports nothing that changes. */

export interface LegacyPlan {
  readonly plan: Record<string, unknown>;
  /** Creation time in ms; null when unknown. */
  readonly made_at: number | null;
}

/** The plan with a `version` time beside its fields, or `{ version, plan }`, `{ plan, timestamp }`, `{ state: { plan }, version }`. */
export function readLegacyPlan(raw: string): LegacyReading<LegacyPlan | null> {
  const root = readJson(raw, false);
  if (root.kind === 'unreadable') return root;
  const faults: LegacyFault[] = [];
  if (root.value === null) return { kind: 'read', value: null, faults };
  if (!isRecord(root.value)) return { kind: 'unreadable', reason: 'This is not a plan.' };
  const envelope = root.value;
  const stamp = envelope.version ?? envelope.timestamp;
  const made_at = readVersion(stamp);
  if (made_at === undefined) return { kind: 'unknown-version' };
  const holder = isRecord(envelope.state) ? envelope.state : envelope;
  const inner = holder.plan === undefined ? holder : holder.plan;
  if (inner === null) return { kind: 'read', value: null, faults };
  if (!isRecord(inner)) return { kind: 'unreadable', reason: 'This is not a plan.' };
  const fields = Object.entries(inner).filter(([name]) => name !== 'version' && name !== 'timestamp');
  const plan = cleanValue(Object.fromEntries(fields)) as Record<string, unknown>;
  if (fields.length === 0) return { kind: 'read', value: null, faults };
  if (!hasDays(plan.weeks) && !hasDays(plan.schedule)) return { kind: 'unreadable', reason: 'This plan has no training days.' };
  const nested = inner === envelope ? null : readVersion(inner.version ?? inner.timestamp);
  return { kind: 'read', value: { plan, made_at: made_at ?? nested ?? null }, faults };
}

function hasDays(list: unknown): boolean {
  return Array.isArray(list) && list.length > 0;
}
