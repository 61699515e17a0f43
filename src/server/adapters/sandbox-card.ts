import type { Database } from '../db/database.ts';
import {
  changeObject,
  emitEvent,
  findObject,
  type SandboxCardPage,
  type SandboxObject,
  type SandboxSubscription,
} from './sandbox-store.ts';
import { isPastItsTime, takeMonth, tellOfFailure } from './sandbox-till.ts';

/** The state of a card page. `over`: the subscription has ended. `unknown`: no such page. */
export type CardPageState = SandboxCardPage['status'] | 'expired' | 'over' | 'unknown';

export type CardPageView =
  | { readonly state: 'unknown' }
  | { readonly state: Exclude<CardPageState, 'unknown'>; readonly return_path: string; readonly subscription: SandboxSubscription };

/** Reads a card page by its secret id. */
export async function viewCardPage(database: Database, id: string, now: number): Promise<CardPageView> {
  const page = await findObject(database, 'card_page', id);
  return viewOf(page, page === null ? null : await findObject(database, 'subscription', page.data.subscription_id), now);
}

/** The open amount of a subscription in cents; 0 when paid. */
export function dueCents({ status, price_cents }: SandboxSubscription): number {
  return status === 'past_due' ? price_cents : 0;
}

/**
 * Replaces the card and charges the open month. Locks both rows, so that two clicks, or two pages, pay once. `needs_step` requests a
 * confirmation, given with `confirmed`.
 */
export async function changeCard(
  database: Database,
  { id, card, now }: { id: string; card: 'pays' | 'needs_step' | 'confirmed'; now: number },
): Promise<CardPageState> {
  return withOpenPage(database, { id, now }, async (transaction, page, subscription, state) => {
    if (card === 'needs_step') {
      await changeObject(transaction, 'card_page', id, { ...page.data, status: 'confirming' });
      return 'confirming';
    }
    if (card === 'confirmed' && state !== 'confirming') return state;
    await changeObject(transaction, 'card_page', id, { ...page.data, status: 'done' });
    const data: SandboxSubscription = { ...subscription.data, card: card === 'confirmed' ? '3155' : '4242' };
    if (dueCents(data) > 0) {
      await takeMonth(transaction, { ...subscription, data }, now);
      return 'done';
    }
    await changeObject(transaction, 'subscription', subscription.id, data);
    await emitEvent(
      transaction,
      'customer.subscription.updated',
      { id: subscription.id, object: 'subscription', status: data.status },
      now,
    );
    return 'done';
  });
}

/** A declined card or cancelled second step: the page is open again and the amount stays open. */
export async function declineCard(database: Database, { id, now }: { id: string; now: number }): Promise<CardPageState> {
  return withOpenPage(database, { id, now }, async (transaction, page, subscription) => {
    await changeObject(transaction, 'card_page', id, { ...page.data, status: 'open' });
    if (dueCents(subscription.data) > 0) await tellOfFailure(transaction, subscription.id, now);
    return 'open';
  });
}

/** Runs with both rows locked if the page is usable; otherwise returns its state. */
async function withOpenPage(
  database: Database,
  { id, now }: { id: string; now: number },
  run: (
    transaction: Database,
    page: SandboxObject<'card_page'>,
    subscription: SandboxObject<'subscription'>,
    state: 'open' | 'confirming',
  ) => Promise<CardPageState>,
): Promise<CardPageState> {
  return database.transaction(async (transaction) => {
    const page = await findObject(transaction, 'card_page', id, true);
    const subscription = page === null ? null : await findObject(transaction, 'subscription', page.data.subscription_id, true);
    const { state } = viewOf(page, subscription, now);
    if (page === null || subscription === null || (state !== 'open' && state !== 'confirming')) return state;
    return run(transaction, page, subscription, state);
  });
}

function viewOf(page: SandboxObject<'card_page'> | null, subscription: SandboxObject<'subscription'> | null, now: number): CardPageView {
  if (page === null || subscription === null) return { state: 'unknown' };
  return { state: stateOf(page, subscription.data, now), return_path: page.data.return_path, subscription: subscription.data };
}

function stateOf(page: SandboxObject<'card_page'>, { ended_at }: SandboxSubscription, now: number): Exclude<CardPageState, 'unknown'> {
  if (page.data.status === 'done') return 'done';
  if (ended_at !== null) return 'over';
  return isPastItsTime(page, now) ? 'expired' : page.data.status;
}
