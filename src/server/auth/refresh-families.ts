import { createHash, createHmac, randomBytes, randomUUID } from 'node:crypto';
import { isBefore, subDays } from 'date-fns';
import { and, eq, isNull, ne } from 'drizzle-orm';
import { REFRESH_IDLE_DAYS, REFRESH_MAX_DAYS } from '#domain/limits.ts';
import type { Database } from '../db/database.ts';
import { deletedTokens, refreshFamilies, refreshTokens } from '../db/schema.ts';

interface Dependencies {
  readonly database: Database;
  readonly clock: () => number;
  /** Part of the derivation of successors. */
  readonly secret: string;
}

/** The result of a refresh: the session, and the successor if requested. */
export interface Refreshed {
  readonly user_id: string;
  readonly family_id: string;
  readonly successor: string | null;
}

/** Starts a token family: one session on one device, named like `Chrome on Android`. */
export async function startFamily(
  { database, clock }: Dependencies,
  user_id: string,
  device: string | null,
): Promise<{ family_id: string; token: string }> {
  const family_id = randomUUID();
  const token = randomBytes(32).toString('base64url');
  const now = new Date(clock());
  await database.transaction(async (transaction) => {
    await transaction.insert(refreshFamilies).values({ id: family_id, user_id, created_at: now, last_used_at: now, device });
    await transaction.insert(refreshTokens).values({ token_hash: hashOf(token), family_id, created_at: now });
  });
  return { family_id, token };
}

/**
 * Takes a refresh token. Null when it is unknown, too old, revoked, or replayed; a replay ends the whole family.
 *
 * With `rotate` the token gets a successor. An answer can be lost on the way, so the direct predecessor is answered with the same
 * successor again until that successor has been used; from then on the predecessor is a stolen copy. Without `rotate` nothing
 * changes hands: the same token keeps working, as a refresh without rotation does (AUTH-9).
 */
export async function takeRefreshToken(
  dependencies: Dependencies,
  token: string,
  { rotate }: { rotate: boolean },
): Promise<Refreshed | null> {
  const { database, clock } = dependencies;
  const now = new Date(clock());
  return database.transaction(async (transaction) => {
    const known = await findToken(transaction, token);
    if (known === null || isTooOld(known.family, now)) return null;
    const { row, family } = known;
    if (await hasUsedSuccessor(transaction, row.successor_hash)) {
      await transaction
        .update(refreshFamilies)
        .set({ revoked_at: now, revoked_because: 'replayed' })
        .where(eq(refreshFamilies.id, family.id));
      return null;
    }
    await transaction.update(refreshFamilies).set({ last_used_at: now }).where(eq(refreshFamilies.id, family.id));
    if (row.used_at === null)
      await transaction.update(refreshTokens).set({ used_at: now }).where(eq(refreshTokens.token_hash, row.token_hash));
    const successor = rotate ? await successorOf({ ...dependencies, database: transaction }, token, row) : null;
    return { user_id: family.user_id, family_id: family.id, successor };
  });
}

/** Ends the session of a refresh token. Ignores unknown tokens. */
export async function revokeFamilyOf({ database, clock }: Dependencies, token: string): Promise<void> {
  const [row] = await database
    .select({ family_id: refreshTokens.family_id })
    .from(refreshTokens)
    .where(eq(refreshTokens.token_hash, hashOf(token)));
  if (row === undefined) return;
  await database
    .update(refreshFamilies)
    .set({ revoked_at: new Date(clock()), revoked_because: 'signed_out' })
    .where(and(eq(refreshFamilies.id, row.family_id), isNull(refreshFamilies.revoked_at)));
}

interface Ending {
  readonly user_id: string;
  /** The session to keep, if any. */
  readonly except: string | null;
  readonly because: 'signed_out' | 'password_changed';
  readonly now: number;
}

/** Ends an account's sessions. */
export async function endSignIns(database: Database, { user_id, except, because, now }: Ending): Promise<void> {
  const others = except === null ? undefined : ne(refreshFamilies.id, except);
  await database
    .update(refreshFamilies)
    .set({ revoked_at: new Date(now), revoked_because: because })
    .where(and(eq(refreshFamilies.user_id, user_id), isNull(refreshFamilies.revoked_at), others));
}

/** Whether a refresh token belonged to a deleted account. */
export async function isDeletedToken(database: Database, token: string): Promise<boolean> {
  const [row] = await database
    .select({ deleted_at: deletedTokens.deleted_at })
    .from(deletedTokens)
    .where(eq(deletedTokens.token_hash, hashOf(token)));
  return row !== undefined;
}

type TokenRow = typeof refreshTokens.$inferSelect;
type FamilyRow = typeof refreshFamilies.$inferSelect;

/** Finds the token in an active family and locks the family, which serialises requests with the same token. */
async function findToken(transaction: Database, token: string): Promise<{ row: TokenRow; family: FamilyRow } | null> {
  const token_hash = hashOf(token);
  const [found] = await transaction
    .select({ family_id: refreshTokens.family_id })
    .from(refreshTokens)
    .where(eq(refreshTokens.token_hash, token_hash));
  if (found === undefined) return null;
  const [family] = await transaction.select().from(refreshFamilies).where(eq(refreshFamilies.id, found.family_id)).for('update');
  if (family === undefined || family.revoked_at !== null) return null;
  // Read again under the lock: a concurrent request may have created the successor.
  const [row] = await transaction.select().from(refreshTokens).where(eq(refreshTokens.token_hash, token_hash));
  return row === undefined ? null : { row, family };
}

function isTooOld(family: FamilyRow, now: Date): boolean {
  return isBefore(family.last_used_at, subDays(now, REFRESH_IDLE_DAYS)) || isBefore(family.created_at, subDays(now, REFRESH_MAX_DAYS));
}

async function hasUsedSuccessor(transaction: Database, successor_hash: string | null): Promise<boolean> {
  if (successor_hash === null) return false;
  const [successor] = await transaction
    .select({ used_at: refreshTokens.used_at })
    .from(refreshTokens)
    .where(eq(refreshTokens.token_hash, successor_hash));
  return successor !== undefined && successor.used_at !== null;
}

async function successorOf({ database, clock, secret }: Dependencies, token: string, row: TokenRow): Promise<string> {
  if (row.successor_salt !== null) return deriveSuccessor(secret, token, row.successor_salt);
  const successor_salt = randomBytes(32).toString('base64url');
  const successor = deriveSuccessor(secret, token, successor_salt);
  const successor_hash = hashOf(successor);
  await database.insert(refreshTokens).values({ token_hash: successor_hash, family_id: row.family_id, created_at: new Date(clock()) });
  await database.update(refreshTokens).set({ successor_salt, successor_hash }).where(eq(refreshTokens.token_hash, row.token_hash));
  return successor;
}

/** 256 bits that require the secret, the stored salt and the predecessor. */
function deriveSuccessor(secret: string, token: string, salt: string): string {
  return createHmac('sha256', secret).update(`refresh-successor\n${salt}\n${token}`).digest('base64url');
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
