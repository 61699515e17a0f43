import { screen, waitFor, within } from '@testing-library/react';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { buyProgram, listRelationships, putConsent, syncPush } from '#contract/index.ts';
import { PLAN_USE_SLOT, planSlot } from '#domain/sync/slots.ts';
import { addressOf, type MoneyWorld, type Person, startMoneyWorld } from '#tests/support/money-world.ts';
import { closeApp, freshPhone, logIn, openApp } from './session-world.tsx';

let world: MoneyWorld;
let open: { unmount: () => void } | null = null;

beforeAll(async () => {
  world = await startMoneyWorld('sandbox', 'pglite', Date.now());
});
afterAll(() => world.close());
afterEach(async () => {
  if (open !== null) await closeApp(open);
  open = null;
});

async function openAs(who: Person, path: string) {
  if (open !== null) await closeApp(open);
  freshPhone(world.server);
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
  const id = (listed.ok && listed.value[0]?.id) || '';
  const made_at = new Date(world.now()).toISOString();
  const plan = {
    goal: 'muscle',
    schedule: [{ day: 'Monday', title: 'Lower', exercises: [{ exercise: 'Front Squat', sets: 3, reps: '5', rpe: 8 }] }],
  };
  const at = (n: number) => ({ op_id: `018f3f2a-7a2b-7c3d-8e4f-00000000000${String(n)}`, n, hlc: `0000000000001:000${String(n)}:d`, v: 1 });
  await trainee.call(syncPush, {
    body: {
      owner: trainee.id,
      device: 'd',
      ops: [
        { ...at(1), kind: 'plan.put', slot: planSlot('p'), value: { plan_id: 'p', plan, made_at, source: 'phone' } },
        { ...at(2), kind: 'plan.use', slot: PLAN_USE_SLOT, value: { plan_id: 'p' } },
      ],
    },
  });
  const until = new Date(world.now() + 30 * 86_400_000).toISOString();
  await trainee.call(putConsent, {
    params: { id },
    body: { expected_version: 0, fields: ['plan', 'sets'], history_from: '2026-01-01', until, text_version: 1 },
  });
  return { coach, trainee, id };
}

test('a coach changes the shared plan, sends it with a reason, the trainee takes the line, trains it without the AI Coach, and the coach sees it (CPLAN-3, CPLAN-9)', async () => {
  const { coach, trainee, id } = await pair();
  let { user } = await openAs(coach, `/desk/clients/${id}`);
  await screen.findByText(/Front Squat/);
  await user.click(await screen.findByRole('link', { name: /^Plan for / }));
  await user.click(await screen.findByRole('button', { name: /^Change .+’s plan$/ }));
  await user.click(await screen.findByRole('button', { name: 'Front Squat, 3 × 5 at RPE 8' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Front Squat' }));
  await user.selectOptions(sheet.getByRole('combobox', { name: 'Sets' }), '4');
  await user.click(sheet.getByRole('button', { name: 'Use this' }));
  await screen.findByRole('button', { name: 'Front Squat, 4 × 5 at RPE 8' });
  await user.click(screen.getByRole('button', { name: 'Send as a proposal' }));
  const send = within(await screen.findByRole('dialog', { name: /^Send to / }));
  await user.type(send.getByRole('textbox', { name: 'Why' }), 'Three were easy.');
  await user.click(send.getByRole('button', { name: 'Send' }));
  await screen.findByText('Sent, not answered yet.');

  ({ user } = await openAs(trainee, '/coaching'));
  await user.click(await screen.findByRole('link', { name: 'Look at it' }));
  const line = within(await screen.findByRole('region', { name: /Front Squat, 4 × 5/ }));
  expect(line.getByText('Three were easy.')).toBeTruthy();
  expect(line.getByText('Front Squat, 3 × 5 at RPE 8')).toBeTruthy();
  expect((screen.getByRole('button', { name: 'Use my choices' }) as HTMLButtonElement).disabled).toBe(true);
  await user.click(line.getByRole('radio', { name: 'Take it' }));
  await user.type(screen.getByRole('textbox', { name: /^A word to / }), 'Fine.');
  await user.click(screen.getByRole('button', { name: 'Use my choices' }));
  await screen.findByRole('heading', { name: 'My Program' });
  await screen.findAllByText(/Front Squat/);
  expect(screen.getByRole('main').textContent).toMatch(/Front Squat.*4.{1,8}5/);

  const arrived = () => world.server.database.execute(sql`select 1 from sync_operations where owner = ${id} and kind = 'decision.put'`);
  await waitFor(async () => expect((await arrived()).rows).toHaveLength(1), { timeout: 20_000 });
  await openAs(coach, `/desk/clients/${id}/plan`);
  await screen.findByText(/ took it\.$/);
  await screen.findByText(/“Fine\.”/);
}, 60_000);
