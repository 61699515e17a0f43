import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { PublicCoach } from '#contract/index.ts';
import { fullName } from '#domain/coaches/coach-name.ts';
import type { DiscoveryCallRequest } from '#domain/discovery-calls/discovery-call-form.ts';
import { SERVER_MESSAGES } from '#domain/messages/server.ts';
import { programTitle } from '#domain/programs/program-title.ts';
import { PAGES } from '#domain/routes.ts';
import type { Database } from '../db/database.ts';
import { coaches, discoveryCalls, users } from '../db/schema.ts';
import { fail } from '../errors/domain-error.ts';
import type { Services } from '../services/services.ts';

/** The coach's calendar; the username is stored without the address. */
export function bookingUrl({ calendly_username }: Pick<PublicCoach, 'calendly_username'>): string {
  return `https://calendly.com/${calendly_username.split('/').map(encodeURIComponent).join('/')}`;
}

/**
 * Keeps the request and, in the same transaction, puts the confirmation on its way. The same request under the same key is one
 * request, whenever and however often it comes; another one under that key is a conflict.
 */
export async function requestDiscoveryCall(
  services: Pick<Services, 'database' | 'mail' | 'clock' | 'publicOrigin'>,
  coach: PublicCoach,
  {
    name,
    email,
    request_key,
    is_mailed,
    is_told,
  }: DiscoveryCallRequest & {
    readonly request_key: string | null;
    /** Whether the person and the coach are mailed. */
    readonly is_mailed: boolean;
    readonly is_told: boolean;
  },
): Promise<void> {
  await services.database.transaction(async (transaction) => {
    const row = { id: randomUUID(), coach_id: coach.id, name, email, request_key, created_at: new Date(services.clock()) };
    const kept = await transaction.insert(discoveryCalls).values(row).onConflictDoNothing().returning({ id: discoveryCalls.id });
    if (kept.length > 0) {
      const data = confirmation(coach, name, services.publicOrigin);
      if (is_mailed) await services.mail.queue(transaction, { kind: 'discovery_call', to: email, data });
      if (is_told) await tellCoach(services, transaction, coach, name);
      return;
    }
    const [first] = await transaction
      .select()
      .from(discoveryCalls)
      .where(eq(discoveryCalls.request_key, request_key ?? ''));
    if (first?.coach_id === coach.id && first.name === name && first.email === email) return;
    fail('conflict', { error: SERVER_MESSAGES.keyReused, code: 'idempotency_key_reused' });
  });
}

/** Who asked by first name, and where to find the rest (PRIV-1). */
async function tellCoach(
  { mail, publicOrigin }: Pick<Services, 'mail' | 'publicOrigin'>,
  transaction: Database,
  { id }: PublicCoach,
  name: string,
): Promise<void> {
  const [coach] = await transaction
    .select({ email: users.email, first_name: users.first_name })
    .from(coaches)
    .innerJoin(users, eq(users.id, coaches.user_id))
    .where(eq(coaches.id, id));
  if (coach === undefined) return;
  const data = { first_name: coach.first_name, lead_first_name: name.split(' ')[0] ?? '', leads_url: `${publicOrigin}${PAGES.leads.path}` };
  await mail.queue(transaction, { kind: 'new_lead', to: coach.email, data });
}

function confirmation(coach: PublicCoach, name: string, origin: string) {
  return {
    name,
    coach_name: fullName(coach),
    coach_url: `${origin}/coach/${String(coach.id)}`,
    booking_url: bookingUrl(coach),
    programs: coach.programs.map(({ type, description, price }) => ({ title: programTitle(type), description, price })),
  };
}
