import { eq, sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { paymentObjects } from '#server/db/schema.ts';
import type { ObjectRef, ProviderObject } from '#server/ports/payments.ts';
import { type Applied, applyObject } from './apply.ts';
import type { MoneyTools } from './money-tools.ts';

/** The state of one provider object; a higher version was fetched later. */
export interface Snapshot {
  readonly ref: ObjectRef;
  readonly version: number;
  readonly object: ProviderObject | null;
}

/** Reserves a version for each object before fetching it. The fixed order prevents deadlocks. */
export async function fetchSnapshots({ database, payments }: MoneyTools, refs: readonly ObjectRef[]): Promise<Snapshot[]> {
  const snapshots: Snapshot[] = [];
  for (const ref of refs.toSorted((a, b) => orderOf(a).localeCompare(orderOf(b)))) {
    const [row] = await database
      .insert(paymentObjects)
      .values({ id: ref.id, fetched_version: 1 })
      .onConflictDoUpdate({ target: paymentObjects.id, set: { fetched_version: sql`${paymentObjects.fetched_version} + 1` } })
      .returning({ version: paymentObjects.fetched_version });
    snapshots.push({ ref, version: row?.version ?? 0, object: await payments.fetch(ref) });
  }
  return snapshots;
}

/** Subscriptions sort before their payments. */
function orderOf({ kind, id }: ObjectRef): string {
  return `${kind === 'subscription' ? '0' : '1'} ${kind} ${id}`;
}

/** Applies each snapshot unless a newer version was applied already. */
export async function applySnapshots(tools: MoneyTools, transaction: Database, snapshots: readonly Snapshot[]): Promise<Applied[]> {
  const applied: Applied[] = [];
  for (const { ref, version, object } of snapshots) {
    const [row] = await transaction.select().from(paymentObjects).where(eq(paymentObjects.id, ref.id)).for('update');
    if (row === undefined || row.applied_version >= version) continue;
    if (object !== null) applied.push(...(await applyObject(tools, transaction, object)));
    await transaction.update(paymentObjects).set({ applied_version: version }).where(eq(paymentObjects.id, ref.id));
  }
  return applied;
}

/** Applies the current state of these objects, without follow-ups. */
export async function refreshOnly(tools: MoneyTools, refs: readonly ObjectRef[]): Promise<Applied[]> {
  const snapshots = await fetchSnapshots(tools, refs);
  return tools.database.transaction((transaction) => applySnapshots(tools, transaction, snapshots));
}
