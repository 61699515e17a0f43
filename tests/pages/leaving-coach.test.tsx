import { screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { buyProgram } from '#contract/index.ts';
import { addressOf, type MoneyWorld, type Person, startMoneyWorld } from '#tests/support/money-world.ts';
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

async function pair() {
  const coach = await world.coach();
  const trainee = await world.member();
  await world.till.pay(addressOf(await trainee.call(buyProgram, { params: { id: coach.program_id } })));
  return { coach, trainee };
}

test('leaving asks first, says what goes on, needs signal, and is taken back; two taps leave once (REL-4)', async () => {
  const { trainee } = await pair();
  const { user } = await openAs(trainee, '/coaching');
  await user.click(await screen.findByRole('button', { name: 'Leave Ana' }));
  expect(screen.getByText(/The subscription goes on until it is cancelled/)).toBeTruthy();
  phone.weather = NO_SIGNAL;
  await user.click(screen.getByRole('button', { name: 'Leave' }));
  expect(await screen.findByText(/This needs signal, and nothing was changed/)).toBeTruthy();
  phone.weather = CLEAR;
  await user.dblClick(screen.getByRole('button', { name: 'Leave' }));
  expect(await screen.findByText(/^You left\./)).toBeTruthy();
  expect(phone.asked.filter((path) => path.endsWith('/leave/'))).toHaveLength(2);
  await user.click(await screen.findByRole('button', { name: 'Return to Ana' }));
  expect(await screen.findByRole('button', { name: 'Leave Ana' })).toBeTruthy();
  await waitFor(() => expect(screen.queryByText(/^You left\./)).toBe(null));
}, 120_000);

test('a block is asked about, closes the conversation and is lifted again (REL-4)', async () => {
  const { trainee } = await pair();
  const { user } = await openAs(trainee, '/coaching');
  await user.click(await screen.findByRole('button', { name: 'Block Ana' }));
  expect(screen.getByText(/The coach sees that you left, not that you blocked/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Block' }));
  expect(await screen.findByText(/^You blocked this coach/)).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'Unblock Ana' }));
  expect(await screen.findByRole('button', { name: 'Block Ana' })).toBeTruthy();
}, 120_000);
