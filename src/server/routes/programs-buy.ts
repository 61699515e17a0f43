import { and, eq, inArray } from 'drizzle-orm';
import { buyProgram, payDiscoveryCall } from '#contract/index.ts';
import { fullName } from '#domain/coaches/coach-name.ts';
import { CANCEL_URL_MAX_LENGTH } from '#domain/limits.ts';
import { CHECKOUT_MESSAGES } from '#domain/messages/checkout.ts';
import { centsOf } from '#domain/money/cents.ts';
import { programTitle } from '#domain/programs/program-title.ts';
import { beginCheckout } from '../commands/checkout/begin.ts';
import { coaches, programs, subscriptions, users } from '../db/schema.ts';
import type { Api } from '../http/api.ts';
import { ownOriginOf, readOwnAddress } from '../http/own-origin.ts';
import { type HandlerInput, type RequestContext, refuse, serve } from '../http/serve.ts';
import type { PaidCoach } from '../ports/payments.ts';

const DONE_PATH = '/checkout/done';

/** Purchases from a coach: a program, or a paid discovery call. */
export function serveProgramsBuyRoutes(api: Api): void {
  serve(
    api,
    buyProgram,
    async (input) => {
      const buyer = buyerOf(input);
      const program = await findProgram(api, Number(input.params.id));
      const coach = await findCoach(api, program.coach_id, buyer.user_id);
      if (buyer.user_id !== null && (await isSubscribed(api, buyer.user_id, program.id))) {
        refuse(409, { error: CHECKOUT_MESSAGES.programSubscribed, code: 'already_subscribed' });
      }
      const price_cents = centsOf(program.price) ?? 0;
      const order = { ...buyer, ...backOf(api, input.context, coach.id), success_path: DONE_PATH, coach };
      const sold = { id: program.id, title: programTitle(program.type), price_cents };
      const what = ['program', program.id, price_cents, order.origin, order.cancel_path];
      const checkout_url = await beginCheckout(api, { user_id: buyer.user_id, what }, input.context, (key) =>
        api.payments.startProgramCheckout({ ...order, program: sold, key }),
      );
      return { checkout_url };
    },
    { limit: 'checkout' },
  );

  serve(
    api,
    payDiscoveryCall,
    async (input) => {
      const buyer = buyerOf(input);
      const coach = await findCoach(api, Number(input.params.coachId), buyer.user_id);
      const order = { ...buyer, ...backOf(api, input.context, coach.id), success_path: DONE_PATH, coach };
      const what = ['discovery_call', coach.id, order.origin, order.cancel_path];
      const checkout_url = await beginCheckout(api, { user_id: buyer.user_id, what }, input.context, (key) =>
        api.payments.startDiscoveryCheckout({ ...order, key }),
      );
      return { checkout_url };
    },
    { limit: 'checkout' },
  );
}

/** Without a token anybody may buy; an invalid token is refused with 401. */
function buyerOf(input: Pick<HandlerInput<typeof buyProgram>, 'account' | 'context'>): { user_id: string | null; email: string | null } {
  if (input.context.header('Authorization') === undefined) return { user_id: null, email: null };
  return { user_id: input.account.id, email: input.account.email };
}

/** The call has no body, so the return page is the referrer, else the coach's page. */
function backOf(api: Api, { header }: RequestContext, coach_id: number): { origin: string; cancel_path: string } {
  const from = header('Referer') ?? '';
  const page = from.length <= CANCEL_URL_MAX_LENGTH ? readOwnAddress(api, from, header) : null;
  // With an origin-only referrer the page is unknown.
  if (page !== null && page.path !== '/') return { origin: page.origin, cancel_path: page.path };
  const origin = page?.origin ?? ownOriginOf(api, header);
  return { origin, cancel_path: `/coach/${String(coach_id)}` };
}

async function findProgram({ database }: Api, id: number) {
  const [program] = await database
    .select()
    .from(programs)
    .where(and(eq(programs.id, id), eq(programs.listed, true)));
  return program ?? refuse(404, { error: CHECKOUT_MESSAGES.noProgram, code: 'program_not_found' });
}

async function findCoach({ database, payments }: Api, id: number, buyer_id: string | null): Promise<PaidCoach> {
  const [row] = await database.select().from(coaches).innerJoin(users, eq(users.id, coaches.user_id)).where(eq(coaches.id, id));
  if (row === undefined || row.coaches.status !== 'active')
    return refuse(404, { error: CHECKOUT_MESSAGES.noCoach, code: 'coach_not_found' });
  const { coaches: coach, users: person } = row;
  if (person.id === buyer_id) refuse(409, { error: CHECKOUT_MESSAGES.ownProgram, code: 'own_program' });
  // Sandbox demo coaches can be paid without an account.
  const canBePaid = coach.stripe_charges_enabled && (coach.stripe_account_id !== null || payments.kind === 'sandbox');
  if (!canBePaid) refuse(409, { error: CHECKOUT_MESSAGES.notPayable, code: 'charges_not_enabled' });
  return { id: coach.id, account_id: coach.stripe_account_id, name: fullName({ ...person, username: coach.username }) };
}

async function isSubscribed({ database }: Api, user_id: string, program_id: number): Promise<boolean> {
  const rows = await database
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.user_id, user_id),
        eq(subscriptions.program_id, program_id),
        inArray(subscriptions.status, ['active', 'past_due']),
      ),
    )
    .limit(1);
  return rows.length > 0;
}
