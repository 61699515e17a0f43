import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { buyProgram, listRelationships, putConsent, readClientLog, syncPush } from '#contract/index.ts';
import { sessionId, sessionSlot, setSlot } from '#domain/sync/slots.ts';
import { localDate } from '#domain/training/week.ts';
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
  const listed = await trainee.call(listRelationships, {});
  return { coach, trainee, id: (listed.ok && listed.value[0]?.id) || '' };
}

const today = () => localDate(new Date(world.now()));
const read = async ({ coach, id }: { coach: Person; id: string }) =>
  (await coach.call(readClientLog, { params: { id }, query: { from: today(), to: today() } })).ok;

async function logOneSet(trainee: Person): Promise<void> {
  const session_id = sessionId({ performed_on: today(), plan_id: 'p', week: 0, day: 0, n: 1 });
  const place = { session_id, exercise: 'Front Squat', exercise_n: 1, set_n: 1 };
  const logged_at = new Date(world.now()).toISOString();
  const at = (n: number) => ({ op_id: `018f3f2a-7a2b-7c3d-8e4f-00000000000${String(n)}`, n, hlc: `0000000000001:000${String(n)}:d`, v: 1 });
  const session = { performed_on: today(), plan_id: 'p', week: 0, day: 0, label: 'Lower', started_at: logged_at, note: 'slept badly' };
  const ops = [
    { ...at(1), kind: 'session.put' as const, slot: sessionSlot(session_id), value: session },
    {
      ...at(2),
      kind: 'set.put' as const,
      slot: setSlot(place),
      value: { ...place, reps: 5, weight: '100', unit: 'kg', rpe: 8, logged_at },
    },
  ];
  await trainee.call(syncPush, { body: { owner: trainee.id, device: 'd', ops } });
}

const share = ({ trainee, id }: { trainee: Person; id: string }, fields: readonly ('plan' | 'sets' | 'notes' | 'body')[]) => {
  const until = new Date(world.now() + 30 * 86_400_000).toISOString();
  return trainee.call(putConsent, {
    params: { id },
    body: { expected_version: 0, fields: [...fields], history_from: '2026-01-01', until, text_version: 1 },
  });
};

test('sharing is chosen with what it means, parts are stopped by one tap without signal, and who read what is listed (GRANT-3, GRANT-4, GRANT-8)', async () => {
  const both = await pair();
  const { user } = await openAs(both.trainee, '/coaching');
  const card = within(await screen.findByRole('region', { name: 'What Ana can see' }));
  expect(card.getByText(/^Nothing is shared yet/)).toBeTruthy();
  expect(card.queryByRole('switch')).toBe(null);
  await user.click(card.getByRole('button', { name: 'Choose what to share' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Share with Ana' }));
  const chosen = sheet.getAllByRole('checkbox').map((box) => (box as HTMLInputElement).checked);
  expect(chosen).toEqual([true, true, false, false]);
  for (const truth of [/not end-to-end encrypted/, /cannot be unread.*up to 7 days/, /also without signal/])
    expect(sheet.getByText(truth)).toBeTruthy();
  phone.weather = NO_SIGNAL;
  await user.click(sheet.getByRole('button', { name: 'Share with Ana' }));
  expect(await sheet.findByText(/^This needs signal, and nothing was changed/)).toBeTruthy();
  expect(await read(both)).toBe(false);
  phone.weather = CLEAR;
  await user.click(sheet.getByRole('button', { name: 'Share with Ana' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
  const board = () => card.queryAllByRole('switch').map((each) => (each as HTMLInputElement).checked);
  await waitFor(() => expect(board()).toEqual([true, true, false, false]));
  expect(await read(both)).toBe(true);

  phone.weather = NO_SIGNAL;
  await user.click(screen.getByRole('switch', { name: /^Body weight/ }));
  expect(await screen.findByText(/^This needs signal, and nothing was changed/)).toBeTruthy();
  await user.click(screen.getByRole('switch', { name: /^Plan/ }));
  await waitFor(() => expect(board()).toEqual([false, true, false, false]));
  expect(screen.getByText(/^Stopped on this phone\. Ana can still read it until/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Stop sharing' }));
  expect(await screen.findByText('Nothing is shared now.')).toBeTruthy();
  expect(await read(both)).toBe(true);
  phone.weather = CLEAR;
  await user.click(screen.getByRole('button', { name: 'Who read what' }));
  const log = within(await screen.findByRole('dialog', { name: 'Who read what' }));
  expect(await log.findByText(/^Sets of .*2 times$/)).toBeTruthy();
  await user.click(log.getByRole('button', { name: 'Close' }));
  window.dispatchEvent(new Event('online'));
  await waitFor(async () => expect(await read(both)).toBe(false), { timeout: 20_000 });
  await waitFor(() => expect(screen.queryByText(/^Stopped on this phone/)).toBe(null), { timeout: 20_000 });
}, 120_000);

test('after a restore the screen says that nothing is shared, and one tap shares it again (GRANT-6)', async () => {
  const both = await pair();
  await share(both, ['sets']);
  await world.server.database.execute(`update consent_versions set epoch = 'before' where relationship_id = '${both.id}'`);
  const { user } = await openAs(both.trainee, '/coaching');
  expect(await screen.findByText(/^Our server was restored from a backup/)).toBeTruthy();
  expect(await read(both)).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Share it again' }));
  await waitFor(() => expect(screen.queryByText(/^Our server was restored/)).toBe(null));
  expect(await read(both)).toBe(true);
}, 120_000);

test('in the last week it is asked whether to go on, and one tap shares the same for longer (GRANT-11)', async () => {
  const both = await pair();
  await share(both, ['sets']);
  await world.server.database.execute(`update consent_versions set until = now() + interval '3 days' where relationship_id = '${both.id}'`);
  const { user } = await openAs(both.trainee, '/coaching');
  expect(await screen.findByText(/^Sharing ends on .*\. Go on with the same\?$/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /^Share until / }));
  await waitFor(() => expect(screen.queryByText(/^Sharing ends on/)).toBe(null));
  const { rows } = await world.server.database.execute<{ fields: string[]; days: number }>(
    `select fields, extract(day from until - now())::int as days from consent_versions where relationship_id = '${both.id}' and version = 2`,
  );
  expect(rows[0]).toMatchObject({ fields: ['sets'] });
  expect(rows[0]?.days).toBeGreaterThan(85);
}, 120_000);

test('a coach reads what is shared, above it what is not, without signal too until the lease is over, and nothing once it is stopped (GRANT-1, READ-2)', async () => {
  const both = await pair();
  await logOneSet(both.trainee);
  await share(both, ['sets']);
  const { user } = await openAs(both.coach, '/desk');
  const row = within(within(await screen.findByRole('region', { name: 'Needs you' })).getAllByRole('listitem')[0]!);
  const [toPage] = row.getAllByRole('link');
  await user.click(toPage!);
  expect(await screen.findByText('100 kg × 5, RPE 8')).toBeTruthy();
  const terms = within(screen.getByRole('region', { name: 'What is shared' }));
  expect(terms.getByText(/shares sets with you\.$/)).toBeTruthy();
  expect(terms.getByText(/Not shared: plan, notes, and body weight\./)).toBeTruthy();
  expect(screen.queryByText(/slept badly/)).toBe(null);

  phone.weather = NO_SIGNAL;
  if (open !== null) await closeApp(open);
  const again = await openApp(`/desk/clients/${both.id}`);
  open = again.view;
  expect(await screen.findByText('100 kg × 5, RPE 8')).toBeTruthy();
  expect(await screen.findByText(/^Without signal: this is what was read last\. It can be shown until/)).toBeTruthy();

  await world.server.database.execute(`update consent_versions set until = now() - interval '1 hour' where relationship_id = '${both.id}'`);
  phone.weather = CLEAR;
  await closeApp(again.view);
  open = (await openApp(`/desk/clients/${both.id}`)).view;
  expect(await screen.findByText(/shares nothing of the log with you now\.$/)).toBeTruthy();
  expect(screen.queryByText('100 kg × 5, RPE 8')).toBe(null);
}, 120_000);
