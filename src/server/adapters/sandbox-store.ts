import { randomUUID } from 'node:crypto';
import { and, asc, eq, gte, isNull } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { sandboxEvents, sandboxObjects } from '../db/schema.ts';
import type { OrderFacts, ProviderPayment, ProviderSubscription } from '../ports/payments.ts';

/** A sandbox checkout. Amounts in US cents. */
export interface SandboxCheckout {
  readonly status: 'open' | 'confirming' | 'paid' | 'cancelled' | 'expired';
  readonly mode: 'subscription' | 'payment';
  readonly order: OrderFacts;
  /** Null: the page asks. */
  readonly email: string | null;
  readonly due_cents: number;
  /** Price of later months; null for a single payment. */
  readonly monthly_cents: number | null;
  readonly trial_days: number;
  readonly cancel_path: string;
  readonly success_path: string;
}

export interface SandboxSubscription extends Omit<ProviderSubscription, 'kind' | 'id'> {
  /** Number of begun months, which determines the renewal day. */
  readonly periods: number;
  /** Last digits of the paying card; unknown for demo data. */
  readonly card?: SandboxCard;
}

/** Working test cards; the second requires confirmation. */
export type SandboxCard = '4242' | '3155';

type SandboxPayment = Omit<ProviderPayment, 'kind' | 'id'>;

interface SandboxAccount {
  readonly coach_id: number;
  readonly email: string;
  readonly charges_enabled: boolean;
  readonly return_path: string;
}

/** A page to pay open amounts and replace the card. */
export interface SandboxCardPage {
  readonly subscription_id: string;
  readonly status: 'open' | 'confirming' | 'done';
  readonly return_path: string;
}

export interface SandboxData {
  readonly checkout: SandboxCheckout;
  readonly subscription: SandboxSubscription;
  readonly payment: SandboxPayment;
  readonly account: SandboxAccount;
  readonly card_page: SandboxCardPage;
}

export type SandboxKind = keyof SandboxData;

export interface SandboxObject<Kind extends SandboxKind> {
  readonly id: string;
  readonly data: SandboxData[Kind];
  readonly created_at: Date;
}

/** Adds an object; false when the name exists. */
export async function addObject<Kind extends SandboxKind>(database: Database, kind: Kind, object: SandboxObject<Kind>): Promise<boolean> {
  const added = await database
    .insert(sandboxObjects)
    .values({ id: object.id, kind, data: { ...object.data }, created_at: object.created_at })
    .onConflictDoNothing()
    .returning({ id: sandboxObjects.id });
  return added.length > 0;
}

export async function findObject<Kind extends SandboxKind>(
  database: Database,
  kind: Kind,
  id: string,
  lock = false,
): Promise<SandboxObject<Kind> | null> {
  const query = database
    .select()
    .from(sandboxObjects)
    .where(and(eq(sandboxObjects.id, id), eq(sandboxObjects.kind, kind)));
  const [row] = await (lock ? query.for('update') : query);
  return row === undefined ? null : readRow<Kind>(row);
}

export async function listObjects<Kind extends SandboxKind>(database: Database, kind: Kind, since = 0): Promise<SandboxObject<Kind>[]> {
  const rows = await database
    .select()
    .from(sandboxObjects)
    .where(and(eq(sandboxObjects.kind, kind), gte(sandboxObjects.created_at, new Date(since))))
    .orderBy(asc(sandboxObjects.created_at), asc(sandboxObjects.id));
  return rows.map((row) => readRow<Kind>(row));
}

export async function changeObject<Kind extends SandboxKind>(
  database: Database,
  _kind: Kind,
  id: string,
  data: SandboxData[Kind],
): Promise<void> {
  await database
    .update(sandboxObjects)
    .set({ data: { ...data } })
    .where(eq(sandboxObjects.id, id));
}

/** Only rows of these types are written, so the cast is safe. */
function readRow<Kind extends SandboxKind>(row: typeof sandboxObjects.$inferSelect): SandboxObject<Kind> {
  return { id: row.id, data: row.data as unknown as SandboxData[Kind], created_at: row.created_at };
}

/** Stores an event in the provider's format, in the transaction of its cause. */
export async function emitEvent(database: Database, type: string, object: Record<string, unknown>, now: number): Promise<void> {
  const id = `evt_${randomUUID().replaceAll('-', '')}`;
  const body = JSON.stringify({ id, object: 'event', type, created: Math.floor(now / 1000), livemode: false, data: { object } });
  await database.insert(sandboxEvents).values({ id, type, body, created_at: new Date(now) });
}

export async function undeliveredEvents(database: Database): Promise<{ readonly id: string; readonly body: string }[]> {
  return database
    .select({ id: sandboxEvents.id, body: sandboxEvents.body })
    .from(sandboxEvents)
    .where(isNull(sandboxEvents.delivered_at))
    .orderBy(asc(sandboxEvents.created_at), asc(sandboxEvents.id))
    .limit(100);
}

export async function markDelivered(database: Database, id: string, now: number): Promise<void> {
  await database
    .update(sandboxEvents)
    .set({ delivered_at: new Date(now) })
    .where(eq(sandboxEvents.id, id));
}
