import { eq, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { paymentObjects } from '../db/schema.ts';
import type { ObjectRef, ProviderObject } from '../ports/payments.ts';
import type { MoneyTools } from './money-tools.ts';
import { type Applied, applyObject } from './payment-apply.ts';

/** What was seen of an object, and in which turn. */
export interface Look {
  readonly ref: ObjectRef;
  readonly turn: number;
  readonly object: ProviderObject | null;
}

/** Takes a turn for each object and then fetches it, in an order all agree on. */
export async function lookAt({ database, payments }: MoneyTools, refs: readonly ObjectRef[]): Promise<Look[]> {
  const looks: Look[] = [];
  for (const ref of refs.toSorted((a, b) => orderOf(a).localeCompare(orderOf(b)))) {
    const [row] = await database
      .insert(paymentObjects)
      .values({ id: ref.id, taken: 1 })
      .onConflictDoUpdate({ target: paymentObjects.id, set: { taken: sql`${paymentObjects.taken} + 1` } })
      .returning({ turn: paymentObjects.taken });
    looks.push({ ref, turn: row?.turn ?? 0, object: await payments.fetch(ref) });
  }
  return looks;
}

/** Subscriptions before what was paid for them. */
function orderOf({ kind, id }: ObjectRef): string {
  return `${kind === 'subscription' ? '0' : '1'} ${kind} ${id}`;
}

/** Writes what was seen, unless a later turn was written already. */
export async function applyLooks(tools: MoneyTools, transaction: Database, looks: readonly Look[]): Promise<Applied[]> {
  const applied: Applied[] = [];
  for (const { ref, turn, object } of looks) {
    const [row] = await transaction.select().from(paymentObjects).where(eq(paymentObjects.id, ref.id)).for('update');
    if (row === undefined || row.applied >= turn) continue;
    if (object !== null) applied.push(...(await applyObject(tools, transaction, object)));
    await transaction.update(paymentObjects).set({ applied: turn }).where(eq(paymentObjects.id, ref.id));
  }
  return applied;
}

/** Makes our rows agree with these objects now, without what may follow from it. */
export async function refreshOnly(tools: MoneyTools, refs: readonly ObjectRef[]): Promise<Applied[]> {
  const looks = await lookAt(tools, refs);
  return tools.database.transaction((transaction) => applyLooks(tools, transaction, looks));
}
