import { and, eq } from 'drizzle-orm';
import type { PortfolioItem } from '#contract/index.ts';
import { PORTFOLIO_MESSAGES } from '#domain/messages/coach-account.ts';
import { SERVER_MESSAGES } from '#domain/messages/server.ts';
import { hasRoom, portfolioDescriptionSchema } from '#domain/portfolio/portfolio-form.ts';
import type { Account } from '#server/auth/accounts.ts';
import type { Database } from '#server/db/database.ts';
import { portfolioItems } from '#server/db/schema.ts';
import { fail } from '#server/errors/domain-error.ts';
import type { Services } from '#server/services/services.ts';
import { portfolioOf } from './own.ts';
import { accept, refuseAsInvalid } from './refuse.ts';
import { findCoachRow, lockCoachRow, lockOrMakeCoachRow } from './row.ts';
import { removePictures, type StoredPicture, storePicture } from './store-picture.ts';

interface PortfolioForm {
  readonly description?: string | undefined;
  readonly picture: Uint8Array | null;
}

/** Adds a picture; the fifth is a conflict, however many come at once. */
export async function addPortfolioItem(services: Services, account: Account, form: PortfolioForm): Promise<PortfolioItem> {
  const { picture } = form;
  const description = accept(portfolioDescriptionSchema, form.description ?? '');
  if (picture === null) return refuseAsInvalid(PORTFOLIO_MESSAGES.imageRequired);
  const coach = await findCoachRow(services.database, account.id);
  if (coach !== null) await refuseWithoutRoom(services.database, coach.id);
  return storePicture(services, picture, 'portfolio', (stored) =>
    services.database.transaction(async (transaction) => {
      const { id: coach_id } = await lockOrMakeCoachRow(transaction, account, services.clock());
      await refuseWithoutRoom(transaction, coach_id);
      const [row] = await transaction
        .insert(portfolioItems)
        .values({ coach_id, description, ...stored, created_at: new Date(services.clock()) })
        .returning();
      if (row === undefined) throw new Error('The new picture was not written.');
      return itemOf(row);
    }),
  );
}

/** Changes description, picture or both. 404 for an item of another coach. */
export async function editPortfolioItem(services: Services, account: Account, id: number, form: PortfolioForm): Promise<PortfolioItem> {
  const description = form.description === undefined ? undefined : accept(portfolioDescriptionSchema, form.description);
  const write = (stored: StoredPicture | null) =>
    services.database.transaction(async (transaction) => {
      const before = await findOwn(transaction, account.id, id);
      const [row] = await transaction
        .update(portfolioItems)
        .set({ description: description ?? before.description, ...stored })
        .where(eq(portfolioItems.id, id))
        .returning();
      if (row === undefined) throw new Error('The picture was not written.');
      return { item: itemOf(row), before };
    });
  if (form.picture === null) return (await write(null)).item;
  // Checked before decoding the picture.
  await services.database.transaction((transaction) => findOwn(transaction, account.id, id));
  const { item, before } = await storePicture(services, form.picture, 'portfolio', write);
  await removePictures(services, [before.image_url, before.image_url_optimized]);
  return item;
}

/** 404 for an item of another coach, or a deleted one. */
export async function deletePortfolio(services: Services, account: Account, id: number): Promise<void> {
  const before = await services.database.transaction(async (transaction) => {
    const item = await findOwn(transaction, account.id, id);
    await transaction.delete(portfolioItems).where(eq(portfolioItems.id, id));
    return item;
  });
  await removePictures(services, [before.image_url, before.image_url_optimized]);
}

async function findOwn(transaction: Database, user_id: string, id: number) {
  const { id: coach_id } = await lockCoachRow(transaction, user_id);
  const [row] = await transaction
    .select()
    .from(portfolioItems)
    .where(and(eq(portfolioItems.id, id), eq(portfolioItems.coach_id, coach_id)));
  return row ?? fail('not_found', { detail: SERVER_MESSAGES.notFound, code: 'not_found' });
}

async function refuseWithoutRoom(database: Database, coach_id: number): Promise<void> {
  if (hasRoom(await portfolioOf(database, coach_id))) return;
  fail('conflict', { detail: PORTFOLIO_MESSAGES.full, error: PORTFOLIO_MESSAGES.full, code: 'portfolio_full' });
}

function itemOf({ id, image_url, image_url_optimized, description }: typeof portfolioItems.$inferSelect): PortfolioItem {
  return { id, image_url, image_url_optimized, description };
}
