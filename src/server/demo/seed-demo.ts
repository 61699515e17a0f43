import { subDays } from 'date-fns';
import { inArray } from 'drizzle-orm';
import { createPasswords } from '../auth/passwords.ts';
import { grantAiCoach } from '../commands/subscriptions/grant.ts';
import { pushOperations } from '../commands/sync/push.ts';
import type { Database } from '../db/database.ts';
import { users } from '../db/schema.ts';
import type { ImageStore } from '../ports/images.ts';
import { clientEmail, DEMO_CLIENTS } from './clients-table.ts';
import type { DemoCoach } from './demo-coach.ts';
import { DEMO_COACHES, MAIN_COACH } from './demo-coaches-table.ts';
import { demoId } from './demo-id.ts';
import { type DemoPictures, storeDemoPictures } from './demo-pictures.ts';
import { INCOMPLETE_COACHES } from './incomplete-coaches-table.ts';
import { DEMO_REVIEWERS } from './reviewers-table.ts';
import { seedAlone } from './seed-alone.ts';
import { seedMarket } from './seed-market.ts';
import { buildTrainingHistory } from './training-history.ts';

export const DEMO_PASSWORD = 'demo-password-1';

/** The documented demo accounts. */
export const DEMO_ACCOUNTS = [
  { email: 'trainee@example.com', what: 'a trainee with the AI Coach, a strength plan and twelve weeks of history' },
  { email: 'member@example.com', what: 'a member without a subscription' },
  { email: 'coach@example.com', what: 'a complete coach' },
  { email: 'newcoach@example.com', what: 'a coach who has not finished onboarding' },
] as const;

interface DemoPerson {
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly role: 'member' | 'coach';
  readonly coach?: DemoCoach;
}

export interface SeedDemoInput {
  readonly database: Database;
  readonly clock: () => number;
  readonly images?: ImageStore;
}

const NO_PICTURES: ReadonlyMap<string, DemoPictures> = new Map();

const SUBSCRIBED_DAYS_AGO = 86;

/**
 * Seeds the demo data: people, coaches, reviews and the trainee's training up to this week. Existing rows and real people's addresses are
 * left alone, so it can run on every start. Without `images` there are no pictures.
 */
export async function seedDemo({ database, clock, images }: SeedDemoInput): Promise<void> {
  const now = clock();
  await seedAlone(database, async (transaction) => {
    const missing = await findMissing(transaction);
    if (missing.length === 0) return;
    const usernames = missing.flatMap(({ coach }) => (coach === undefined ? [] : [coach.username]));
    const pictures = images === undefined ? NO_PICTURES : await storeDemoPictures(images, usernames);
    await seedPeople(transaction, missing, pictures, now);
    const seeded = missing.flatMap(({ email, coach }) => (coach === undefined ? [] : [{ user_id: demoId(email), coach }]));
    await seedMarket(transaction, { seeded, pictures, reviewers: await reviewerIds(transaction), now });
    if (missing.some(({ email }) => email === DEMO_ACCOUNTS[0].email)) await seedTrainee(transaction, demoId(DEMO_ACCOUNTS[0].email), now);
  });
}

function people(): DemoPerson[] {
  const [trainee, member, coach, newcomer] = DEMO_ACCOUNTS;
  return [
    { email: trainee.email, first_name: 'Riley', last_name: 'Santos', role: 'member' },
    { email: member.email, first_name: 'Jordan', last_name: 'Avery', role: 'member' },
    coachPerson(coach.email, MAIN_COACH),
    { email: newcomer.email, first_name: 'Morgan', last_name: 'Ellis', role: 'coach' },
    ...[...DEMO_COACHES, ...INCOMPLETE_COACHES].map((each) => coachPerson(`${each.username}@coaches.example.com`, each)),
    ...DEMO_REVIEWERS.map(([first_name, last_name]) => ({
      email: reviewerEmail(first_name, last_name),
      first_name,
      last_name,
      role: 'member' as const,
    })),
    ...DEMO_CLIENTS.map(({ first_name, last_name }) => ({
      email: clientEmail({ first_name, last_name }),
      first_name,
      last_name,
      role: 'member' as const,
    })),
  ];
}

function coachPerson(email: string, coach: DemoCoach): DemoPerson {
  return { email, first_name: coach.first_name, last_name: coach.last_name, role: 'coach', coach };
}

function reviewerEmail(first_name: string, last_name: string): string {
  return `${first_name}.${last_name}@members.example.com`.toLowerCase();
}

async function findMissing(database: Database): Promise<DemoPerson[]> {
  const all = people();
  const rows = await database
    .select({ email: users.email })
    .from(users)
    .where(
      inArray(
        users.email,
        all.map(({ email }) => email),
      ),
    );
  const taken = new Set(rows.map(({ email }) => email));
  return all.filter(({ email }) => !taken.has(email));
}

async function seedPeople(
  database: Database,
  missing: readonly DemoPerson[],
  pictures: ReadonlyMap<string, DemoPictures>,
  now: number,
): Promise<void> {
  const password_hash = await createPasswords().hash(DEMO_PASSWORD);
  const created_at = subDays(now, 400);
  await database.insert(users).values(
    missing.map(({ coach, ...person }) => {
      const portrait = pictures.get(coach?.username ?? '')?.portrait;
      return {
        ...person,
        id: demoId(person.email),
        profile_image_url: portrait?.image_url ?? null,
        profile_image_url_optimized: portrait?.image_url_optimized ?? null,
        password_hash,
        is_demo: true,
        created_at,
      };
    }),
  );
}

/** In review order; undefined for an address of a real person. */
async function reviewerIds(database: Database): Promise<(string | undefined)[]> {
  const ids = DEMO_REVIEWERS.map(([first_name, last_name]) => demoId(reviewerEmail(first_name, last_name)));
  const rows = await database.select({ id: users.id }).from(users).where(inArray(users.id, ids));
  const present = new Set(rows.map(({ id }) => id));
  return ids.map((id) => (present.has(id) ? id : undefined));
}

async function seedTrainee(database: Database, user_id: string, now: number): Promise<void> {
  await grantAiCoach(database, { user_id }, subDays(now, SUBSCRIBED_DAYS_AGO).getTime());
  const { results } = await pushOperations(database, {
    owner: user_id,
    ops: buildTrainingHistory(new Date(now).toISOString().slice(0, 10)),
    now,
  });
  const refused = results.find(({ status }) => status === 'rejected');
  if (refused !== undefined) throw new Error(`The demo training was refused: ${refused.code ?? 'without a reason'}.`);
}
