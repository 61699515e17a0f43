import { randomUUID } from 'node:crypto';
import { addDays } from 'date-fns';
import { eq, inArray } from 'drizzle-orm';
import { GRANT_FIELDS } from '#domain/coaching/grant.ts';
import { isSandbox } from '#server/adapters/sandbox-payments.ts';
import { payCheckout } from '#server/adapters/sandbox-till.ts';
import { createAccessTokens } from '#server/auth/access-tokens.ts';
import { createPasswords } from '#server/auth/passwords.ts';
import { endSignIns, startFamily } from '#server/auth/refresh-families.ts';
import { grantTo } from '#server/commands/relationships/consents.ts';
import { makeInvitation } from '#server/commands/relationships/invitations.ts';
import { grantAiCoach } from '#server/commands/subscriptions/grant.ts';
import type { Database } from '#server/db/database.ts';
import {
  coaches,
  coachingRelationships,
  deletedAccounts,
  portfolioItems,
  programs,
  purchases,
  subscriptions,
  users,
} from '#server/db/schema.ts';
import { addCoach } from './test-coach.ts';
import { TEST_ORIGIN, TEST_PASSWORD, TEST_PASSWORD_COST, TEST_TOKEN_SECRET, type TestServer } from './test-server.ts';

/** Callers without a valid token, each for another reason. */
const SIGNED_OUT = ['none', 'garbage', 'forged', 'expired', 'revoked', 'deleted'] as const;
/** `coach` and `buyer` own every row the table speaks of, and come last; the others of their kind are strangers to it. */
export const SIGNED_IN = ['member', 'trainee', 'other_buyer', 'new_coach', 'other_coach', 'coach', 'buyer'] as const;

type SignedIn = (typeof SIGNED_IN)[number];
export type Actor = (typeof SIGNED_OUT)[number] | SignedIn;
export const ACTORS: readonly Actor[] = [...SIGNED_OUT, ...SIGNED_IN];

/** People of every kind with tokens of every kind, and what two of them own. */
export interface Cast {
  readonly access: Readonly<Record<Actor, string | undefined>>;
  readonly refresh: Readonly<Record<SignedIn | 'revoked' | 'deleted', string>>;
  readonly ids: Readonly<Record<SignedIn, string>>;
  readonly emails: Readonly<Record<SignedIn, string>>;
  /** The coach's. */
  readonly coach_id: number;
  readonly program_id: number;
  readonly portfolio_id: number;
  readonly payout_account: string;
  /** The buyer's: what was bought from the coach eighty hours ago, and another device that is signed in. */
  readonly subscription_id: string;
  readonly purchase_id: string;
  /** The buyer's with the coach. */
  readonly relationship_id: string;
  /** The other buyer's with the coach, who shares nothing; the buyer shares everything. */
  readonly unshared_id: string;
  readonly other_device: string;
  /** The coach's codes, one for each person, and the id of the member's. */
  readonly codes: Readonly<Record<SignedIn, string>>;
  readonly invitation_id: string;
}

const BOUGHT_AGO_MS = 80 * 3_600_000;
const passwords = createPasswords(TEST_PASSWORD_COST);
/** Hashing is slow on purpose; one hash serves everybody. */
let passwordHash: Promise<string> | null = null;

/** Makes a cast of new people, whose purchases are the sandbox's. */
export async function makeCast(server: TestServer, now: number): Promise<Cast> {
  const { database } = server;
  const owner = await addCoach(database, { stripe_account_id: null });
  const payout_account = await openPayouts(server, owner.id, owner.email);
  const other = await addCoach(database, { stripe_account_id: null, stripe_charges_enabled: false });
  const ids = { coach: owner.user_id, other_coach: other.user_id, ...(await addPeople(database, now)) };
  passwordHash ??= passwords.hash(TEST_PASSWORD);
  await database
    .update(users)
    .set({ password_hash: await passwordHash })
    .where(inArray(users.id, Object.values(ids)));
  await grantAiCoach(database, { user_id: ids.trainee }, now);

  const [program] = await database.select().from(programs).where(eq(programs.coach_id, owner.id));
  const [item] = await database
    .insert(portfolioItems)
    .values({ coach_id: owner.id, image_url: `/images/${randomUUID()}`, description: 'After.', created_at: new Date(now) })
    .returning();
  for (const user_id of [ids.other_buyer, ids.buyer]) {
    await buy(server, { user_id, coach_id: owner.id, program_id: program!.id, at: now - BOUGHT_AGO_MS });
  }
  const [subscription] = await database.select().from(subscriptions).where(eq(subscriptions.user_id, ids.buyer));
  const [purchase] = await database.select().from(purchases).where(eq(purchases.user_id, ids.buyer));
  const [relationship] = await database.select().from(coachingRelationships).where(eq(coachingRelationships.trainee_id, ids.buyer));
  return {
    ...(await signIn(server, ids, now)),
    ids,
    emails: Object.fromEntries(SIGNED_IN.map((who) => [who, `${ids[who]}@example.com`])) as Cast['emails'],
    coach_id: owner.id,
    program_id: program!.id,
    portfolio_id: item!.id,
    payout_account,
    subscription_id: subscription!.id,
    purchase_id: purchase!.id,
    relationship_id: relationship!.id,
    unshared_id: await share(database, relationship!.id, ids, now),
    ...(await invite(server, ids.coach, now)),
  };
}

/** The buyer shares everything with the coach; answers with the relationship of the one who does not. */
async function share(database: Database, id: string, ids: Pick<Cast['ids'], 'buyer' | 'other_buyer'>, now: number): Promise<string> {
  const terms = { fields: GRANT_FIELDS, history_from: '2020-01-01', until: addDays(now, 90).getTime(), text_version: 1 };
  await grantTo(database, { id, user_id: ids.buyer, now, expected_version: 0, terms });
  const [other] = await database.select().from(coachingRelationships).where(eq(coachingRelationships.trainee_id, ids.other_buyer));
  return other!.id;
}

async function addPeople(database: Database, now: number) {
  const [member, trainee, other_buyer, new_coach, buyer, revoked, deleted] = Array.from({ length: 7 }, () => randomUUID()) as [
    string,
    string,
    string,
    string,
    string,
    string,
    string,
  ];
  const ids = { member, trainee, other_buyer, new_coach, buyer, revoked, deleted };
  await database.insert(users).values(
    Object.entries(ids).map(([who, id]) => ({
      id,
      email: `${id}@example.com`,
      first_name: 'Sam',
      last_name: 'Rivera',
      role: who === 'new_coach' ? ('coach' as const) : ('member' as const),
      password_hash: '',
      created_at: new Date(now),
    })),
  );
  return ids;
}

async function openPayouts({ money: { payments, database } }: TestServer, id: number, email: string): Promise<string> {
  const { account_id } = await payments.createAccount({ id, email }, randomUUID());
  await database.update(coaches).set({ stripe_account_id: account_id }).where(eq(coaches.id, id));
  return account_id;
}

async function buy(
  { money: { payments, database } }: TestServer,
  { user_id, coach_id, program_id, at }: { user_id: string; coach_id: number; program_id: number; at: number },
): Promise<void> {
  if (!isSandbox(payments)) throw new Error('The cast buys in the sandbox.');
  const { id } = await payments.startProgramCheckout({
    user_id,
    email: `${user_id}@example.com`,
    origin: TEST_ORIGIN,
    cancel_path: '/',
    success_path: '/',
    key: randomUUID(),
    coach: { id: coach_id, account_id: null, name: 'Dana Okafor' },
    program: { id: program_id, title: 'Standard Program', price_cents: 12_900 },
  });
  await payCheckout(database, { id, email: null, card: 'pays', now: at });
  await payments.delivery.deliver();
}

async function invite({ database }: TestServer, user_id: string, now: number): Promise<Pick<Cast, 'codes' | 'invitation_id'>> {
  const clock = () => now;
  const tokens = createAccessTokens({ secret: TEST_TOKEN_SECRET, clock, newId: randomUUID });
  const codes: Partial<Record<SignedIn, string>> = {};
  const ids: string[] = [];
  for (const who of SIGNED_IN) {
    const { code, invitation } = await makeInvitation({ database, tokens, clock }, user_id, { id: randomUUID(), label: '' });
    codes[who] = code;
    ids.push(invitation.id);
  }
  return { codes: codes as Cast['codes'], invitation_id: ids[0] ?? '' };
}

/** Through the product's own functions, without the slow check of a password. */
async function signIn({ database }: TestServer, ids: Record<SignedIn | 'revoked' | 'deleted', string>, now: number) {
  const tokensOf = (secret: string, at: number) => createAccessTokens({ secret, clock: () => at, newId: randomUUID });
  const tokens = tokensOf(TEST_TOKEN_SECRET, now);
  const families = { database, clock: () => now, secret: TEST_TOKEN_SECRET };
  const access: Partial<Record<Actor, string>> = {};
  const refresh: Partial<Record<Actor, string>> = {};
  const begin = async (who: SignedIn | 'revoked' | 'deleted') => {
    const { family_id, token } = await startFamily(families, ids[who], 'Chrome on Android');
    access[who] = await tokens.sign({ sub: ids[who], sid: family_id });
    refresh[who] = token;
    return family_id;
  };
  for (const who of SIGNED_IN) await begin(who);
  const memberSession = await startFamily(families, ids.member, null);
  const claims = { sub: ids.member, sid: memberSession.family_id };
  await begin('revoked');
  await endSignIns(database, { user_id: ids.revoked, except: null, because: 'signed_out', now });
  await begin('deleted');
  await database.insert(deletedAccounts).values({ user_id: ids.deleted, deleted_at: new Date(now) });
  await database.delete(users).where(eq(users.id, ids.deleted));
  return {
    access: {
      ...access,
      none: undefined,
      garbage: 'aaa.bbb.ccc',
      forged: await tokensOf('a secret of somebody else, just as long as ours is', now).sign(claims),
      expired: await tokensOf(TEST_TOKEN_SECRET, now - 11 * 60_000).sign(claims),
    } as Cast['access'],
    refresh: refresh as Cast['refresh'],
    other_device: (await startFamily(families, ids.buyer, 'Firefox on Linux')).family_id,
  };
}
