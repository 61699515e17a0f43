import { screen, waitFor, within } from '@testing-library/react';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createInvitation, joinByCode, listRelationships } from '#contract/index.ts';
import { formatInvitationCode } from '#domain/coaching/invitation-code.ts';
import { type MoneyWorld, type Person, startMoneyWorld } from '#tests/support/money-world.ts';
import { CLEAR, closeApp, freshPhone, logIn, NO_SIGNAL, openApp, type Phone } from './session-world.tsx';

let world: MoneyWorld;
let phone: Phone;
let open: { unmount: () => void } | null = null;

beforeAll(async () => {
  world = await startMoneyWorld('sandbox', 'pglite', Date.now());
});
afterAll(() => world.close());
beforeEach(() => {
  phone = freshPhone(world.server);
});
afterEach(async () => {
  if (open !== null) await closeApp(open);
  open = null;
});

async function openAs(who: Person, path: string) {
  const { view } = await logIn(who.email);
  await closeApp(view);
  const app = await openApp(path);
  open = app.view;
  return app;
}

async function aCode() {
  const coach = await world.coach();
  const made = await coach.call(createInvitation, { body: { id: crypto.randomUUID(), label: 'Sam' } });
  if (!made.ok) throw new Error(JSON.stringify(made.failure));
  return { coach, code: formatInvitationCode(made.value.code) };
}

const relationshipsOf = async ({ call }: Person) => {
  const answer = await call(listRelationships, {});
  return answer.ok ? answer.value : [];
};

test('a link says whose code it is and what joining means, and nothing begins before Join; then My coach has the coach at once (REL-3)', async () => {
  const { code } = await aCode();
  const trainee = await world.member();
  const { user } = await openAs(trainee, `/join#${code}`);
  expect(await screen.findByRole('heading', { name: 'Ana Lima would like to coach you' })).toBeTruthy();
  expect(screen.getByText(/You pay nothing/)).toBeTruthy();
  expect(screen.getByText('Ana sees your first name and the first letter of your last name.')).toBeTruthy();
  expect(screen.getByText(/Nothing of your training log is shared/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'client terms' })).toBeTruthy();
  expect(await relationshipsOf(trainee)).toEqual([]);
  await user.dblClick(screen.getByRole('button', { name: 'Join Ana' }));
  const card = within(await screen.findByRole('article', { name: 'Ana Lima' }));
  expect(card.getByRole('link', { name: 'Write to Ana' })).toBeTruthy();
  expect(phone.asked.filter((path) => path === '/api/relationships/join/')).toHaveLength(1);
  await user.click(card.getByRole('button', { name: 'Leave Ana' }));
  expect(screen.getByText(/there is no subscription to cancel/)).toBeTruthy();
}, 120_000);

test('a typed code is read in any writing; one that does not work is said so, and without signal nothing is lost (REL-3)', async () => {
  const { code } = await aCode();
  const trainee = await world.member();
  const { user } = await openAs(trainee, '/join');
  const box = await screen.findByRole('textbox', { name: 'Code' });
  await user.type(box, 'hello');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText(/A code has ten letters and digits/)).toBeTruthy();
  await user.clear(box);
  await user.type(box, '00000-00000');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText(/This code does not work/)).toBeTruthy();
  await user.clear(box);
  await user.type(box, ` ${code.toLowerCase().replace('-', ' ')}`);
  phone.weather = NO_SIGNAL;
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText(/This needs signal/)).toBeTruthy();
  phone.weather = CLEAR;
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByRole('button', { name: 'Join Ana' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Use another code' }));
  expect(await screen.findByRole('textbox', { name: 'Code' })).toBeTruthy();
}, 120_000);

test('a link that holds no good code shows it in the field with the reason', async () => {
  open = (await openApp('/join#ABC')).view;
  expect(await screen.findByText(/A code has ten letters and digits/)).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Code' }).value).toBe('ABC');
}, 120_000);

test('a visitor sees whose code it is, logs in, and comes back to it (REL-3)', async () => {
  const { code } = await aCode();
  const trainee = await world.member();
  const { view, user } = await openApp(`/join#${code}`);
  open = view;
  expect(await screen.findByRole('heading', { name: 'Ana Lima would like to coach you' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Join Ana' })).toBe(null);
  await user.click(within(screen.getByRole('region', { name: 'Code of Ana Lima' })).getByRole('link', { name: 'Login' }));
  await user.type(await screen.findByLabelText('Email'), trainee.email);
  await user.type(screen.getByLabelText('Password'), 'demo-password-1');
  await user.click(screen.getByRole('button', { name: 'Login' }));
  await user.click(await screen.findByRole('button', { name: 'Join Ana' }));
  expect(await screen.findByRole('article', { name: 'Ana Lima' })).toBeTruthy();
}, 120_000);

test('a coach makes a code, sees it once, sees who came by it, and cancels another after being asked (REL-3, PRIV-3)', async () => {
  const coach = await world.coach();
  const trainee = await world.member();
  const { user } = await openAs(coach, '/desk/invitations');
  await user.type(await screen.findByRole('textbox', { name: /^For whom/ }), 'Sam from the gym');
  await user.dblClick(screen.getByRole('button', { name: 'Make a code' }));
  const row = await screen.findByRole('listitem');
  expect(row.textContent).toMatch(/^Sam from the gym.*Not used yet, works until/);
  const code = /[0-9A-Z]{5}-[0-9A-Z]{5}/.exec(row.textContent ?? '')?.[0] ?? '';
  expect(await trainee.call(joinByCode, { body: { code } })).toMatchObject({ ok: true });
  world.wait(1_000);
  await user.click(screen.getByRole('button', { name: 'Make a code' }));
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2));
  const rows = screen.getAllByRole('listitem');
  expect(rows[1]?.textContent).toMatch(/^Sam from the gymSam R. joined/);
  expect(rows[1]?.textContent).not.toContain(code);
  expect(screen.getByText('1 of 5 places taken by people who joined with a code.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /^Cancel the code: Code without a name/ }));
  await user.click(screen.getByRole('button', { name: 'Cancel the code' }));
  expect(await screen.findByText(/^Canceled/)).toBeTruthy();
  await user.click(within(screen.getByRole('navigation', { name: 'Coach' })).getByRole('link', { name: 'Clients' }));
  await user.click(await screen.findByText('Sam R.'));
  expect(await screen.findByText(/^By code, client since/)).toBeTruthy();
}, 120_000);

test('without signal a coach sees the codes as they were, and is told; a new one is not made', async () => {
  const { coach } = await aCode();
  const first = await openAs(coach, '/desk/invitations');
  expect(await screen.findByText(/Not used yet/)).toBeTruthy();
  await closeApp(first.view);
  phone.weather = NO_SIGNAL;
  const { view, user } = await openApp('/desk/invitations');
  open = view;
  expect(await screen.findByText(/Your codes could not be fetched/)).toBeTruthy();
  expect(screen.getByText(/Not used yet/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Make a code' }));
  expect(await screen.findByText(/This needs signal, and nothing was changed/)).toBeTruthy();
  phone.weather = CLEAR;
  await user.click(screen.getByRole('button', { name: 'Make a code' }));
  await waitFor(() => expect(screen.getAllByText(/Not used yet/)).toHaveLength(2));
}, 120_000);

test('a coach whose account is gone has ended the coaching, and no subscription is spoken of', async () => {
  const { coach, code } = await aCode();
  const trainee = await world.member();
  await trainee.call(joinByCode, { body: { code } });
  await world.server.database.execute(sql`delete from users where id = ${coach.id}`);
  await openAs(trainee, '/coaching');
  const card = within(await screen.findByRole('article', { name: 'Former coach' }));
  expect(card.getByText('The coaching has ended.')).toBeTruthy();
  expect(card.queryByText(/subscription/i)).toBe(null);
  expect(card.queryByRole('button', { name: /^Leave/ })).toBe(null);
}, 120_000);
