import { screen, within } from '@testing-library/react';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { DeskPage } from '#client/features/desk/desk-page.tsx';
import { LeadsPage } from '#client/features/desk/leads-page.tsx';
import { MyCoachPage } from '#client/features/my-coach/my-coach-page.tsx';
import { relateClients } from '#server/commands/coaching/relate-clients.ts';
import { addCoach, type TestCoach } from '#tests/support/test-coach.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { openWorld, type World } from './coach-chat-world.tsx';

let server: TestServer;
let world: World;
let coach: TestCoach;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  coach = await addCoach(server.database);
  world = await openWorld(server);
});
afterEach(() => world.close());

/** The account of this phone pays the coach, or, on a coach's phone, somebody pays them. */
async function pay(trainee_id: string, coach_id: number, hoursAgo = 42): Promise<void> {
  await server.database.execute(sql`
    insert into subscriptions (id, user_id, type, status, price_cents, first_month_cents, created_at, coach_id, provider_id)
    values (gen_random_uuid(), ${trainee_id}, 'basic', 'active', 100, 100, now(), ${coach_id}, ${crypto.randomUUID()})
  `);
  await server.database.execute(sql`
    insert into purchases (id, provider_ref, user_id, coach_id, kind, title, bought_at)
    values (gen_random_uuid(), ${crypto.randomUUID()}, ${trainee_id}, ${coach_id}, 'program', 'Standard Program', now() - make_interval(hours => ${hoursAgo}))
  `);
  await relateClients(server.database, trainee_id);
}

test('My coach shows who is paid and how long the coach has left to write, and without signal what this phone knows (REL-1, REL-5)', async () => {
  await pay(world.account.owner, coach.id);
  world.show(<MyCoachPage />);
  const card = within(await screen.findByRole('article', { name: 'Dana Okafor' }));
  expect(card.getByText('First contact within 72 hours')).toBeDefined();
  expect(card.getByRole('img', { name: /^4[23] of 72 hours have passed$/ })).toBeDefined();
  expect(card.getByText(/If Dana has not contacted you by .*, you can have your money back in Payments/)).toBeDefined();
  world.setSignal(false);
  world.redraw(<MyCoachPage />);
  expect(await screen.findByRole('article', { name: 'Dana Okafor' })).toBeDefined();
});

test('whoever pays nobody is led to the coaches', async () => {
  world.show(<MyCoachPage />);
  expect(await screen.findByRole('link', { name: 'Find a Coach' })).toBeDefined();
});

test('a coach sees the clients by what is owed, the sooner first (REL-1, REL-5, DESK-1)', async () => {
  const { rows } = await server.database.execute<{ id: number }>(sql`
    insert into coaches (user_id, username, created_at) values (${world.account.owner}, ${world.account.owner}, now()) returning id
  `);
  for (const [first_name, hours] of [
    ['Ahmed', 1],
    ['Noor', 300],
  ] as const) {
    const { id } = await server.createUser({ first_name, last_name: 'Haddad' });
    await pay(id, rows[0]!.id, hours);
  }
  world.show(<DeskPage />);
  const [first, second] = await screen.findAllByRole('listitem');
  expect(first?.textContent).toMatch(/^NHNoor Haddad.*First contact\. The 72 hours are over/);
  expect(second?.textContent).toMatch(/^AHAhmed Haddad.*First contact\. 7[01] h \d+ min left\./);
});

test('without signal the leads say what they are (REL-6)', async () => {
  world.setSignal(false);
  world.show(<LeadsPage />);
  expect(await screen.findByText(/These requests could not be fetched/)).toBeDefined();
});
