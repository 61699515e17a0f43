import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { TodayPage } from '#client/features/today/today-page.tsx';
import type { Plan } from '#domain/plan/plan.ts';
import { readCurrentPlan } from '#offline/log/plans.ts';
import { readSessionDay } from '#offline/log/session-adjust.ts';
import { listSessions } from '#offline/log/sessions.ts';
import { listSets } from '#offline/log/set-logs.ts';
import { breakStorage, storePlan, storeWorkout, TODAY, type TrainingWorld, trainingWorld } from './training-world.tsx';

let world: TrainingWorld;

const RPE = [8, 8, 8, 8];
const PLAN: Plan = {
  goal: 'strength',
  explanation: 'Bench leads.',
  weeks: Array.from({ length: 4 }, () => [
    {
      day: 'Wednesday',
      title: 'Bench day',
      primary: [{ exercise: 'Bench press', exercise_id: 'bench-press', sets: 3, reps: '5', rpe_schedule: RPE }],
      accessories: [
        { exercise: 'Seated cable row', exercise_id: 'seated-cable-row', sets: 3, reps: '10', rpe_schedule: RPE },
        { exercise: 'Lateral raise', exercise_id: 'lateral-raise', sets: 3, reps: '15', rpe_schedule: RPE },
      ],
    },
  ]),
};
const BENCH = { exercise: 'Bench press', reps: 5, weight: '200', rpe: 8 };

beforeEach(async () => {
  world = await trainingWorld();
  await storePlan(world, PLAN);
});

async function open() {
  world.show(<TodayPage />);
  await screen.findByRole('button', { name: /Log Workout$/ });
}

const card = (name: string) => screen.getByRole('region', { name });
const cards = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
const todays = () => listSessions(world.account, { from: TODAY, to: TODAY });

async function openSheet(chip = 'Change this session') {
  await world.user.click(screen.getByRole('button', { name: chip }));
  return screen.findByRole('dialog', { name: 'Change this session' });
}

async function propose(topic: string, choice: string) {
  const sheet = await openSheet(topic);
  await world.user.click(await within(sheet).findByRole('button', { name: choice }));
  await within(sheet).findByRole('button', { name: 'Accept' });
  return sheet;
}

async function accept(topic: string, choice: string) {
  const sheet = await propose(topic, choice);
  await world.user.click(within(sheet).getByRole('button', { name: 'Accept' }));
  await screen.findByText('Changed for today.');
}

async function logBench(set: number, weight: string) {
  const bench = card('Bench press');
  const field = within(bench).getByRole('textbox', { name: `Set ${set} weight in lbs` });
  await world.user.clear(field);
  await world.user.type(field, weight);
  await world.user.click(within(bench).getByRole('button', { name: `Log set ${set}` }));
  await within(card('Bench press')).findByRole('button', { name: new RegExp(`^Edit Set ${set}`) });
}

/** Name of the exercise that took the place of the bench press, as the screen has it. */
function instead(): string {
  const name = cards().find((text) => /press|push-up/i.test(text ?? '') && text !== 'Bench press');
  if (name == null) throw new Error(`nothing stands in: ${cards().join(', ')}`);
  return name;
}

test('a taken bench shows before, after and why; keeping it changes nothing', async () => {
  await open();
  const sheet = await propose('The rack is taken', 'Bench press is taken');
  expect(sheet.textContent).toContain('Before: Bench press');
  expect(sheet.textContent).toContain('Only this session changes.');
  await world.user.click(within(sheet).getByRole('button', { name: 'Keep as it is' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Change this session' })).toBeNull());
  expect(cards()).toContain('Bench press');
  expect(await world.account.database.registers.where('slot').startsWith('adjust|').count()).toBe(0);
});

test('an accepted change is trained everywhere, waits for the first set without opening a session, and survives a reload', async () => {
  await open();
  await accept('The rack is taken', 'Bench press is taken');
  await waitFor(() => expect(cards()).not.toContain('Bench press'));
  const name = instead();
  expect(await todays()).toEqual([]);
  // Nothing was done yet, so there is nothing to log.
  await world.user.click(screen.getByRole('button', { name: /Log Workout$/ }));
  expect((await screen.findByRole('alert')).textContent).toBe('Nothing to log yet: tick at least one set first.');
  cleanup();
  await open();
  expect(cards()).toContain(name);
  expect(screen.getByText('Changed for today.')).toBeDefined();
  const field = within(card(name)).getByRole('textbox', { name: 'Set 1 weight in lbs' });
  await world.user.clear(field);
  await world.user.type(field, '70');
  const reps = within(card(name)).getByRole('textbox', { name: 'Set 1 reps' });
  await world.user.clear(reps);
  await world.user.type(reps, '8');
  await world.user.click(within(card(name)).getByRole('button', { name: 'Log set 1' }));
  await within(card(name)).findByRole('button', { name: /^Edit Set 1/ });
  const [session] = await todays();
  const [set] = await listSets(world.account, session!.session_id);
  expect(set).toMatchObject({ exercise: name, reps: 8, weight: '70' });
  // What was asked for is what the changed session says.
  expect(card(name).textContent).toContain(`Prescribed: ${set?.prescribed}`);
  expect(screen.getByText('Changed for today.')).toBeDefined();
  expect((await readCurrentPlan(world.account))?.plan).toMatchObject(PLAN);
});

test('sets that were logged stay where they are, and undo brings the plan’s day back with them', async () => {
  await open();
  await logBench(1, '200');
  await accept('The rack is taken', 'Bench press is taken');
  expect(await within(card('Bench press')).findByText('1 set at 200 lbs, RPE 8')).toBeDefined();
  await waitFor(() => expect(screen.getByText('of 9 sets')).toBeDefined());
  const name = instead();
  await world.user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(screen.queryByText('Changed for today.')).toBeNull());
  expect(cards()).not.toContain(name);
  expect(within(card('Bench press')).getByRole('button', { name: /^Edit Set 1/ })).toBeDefined();
  expect(within(card('Bench press')).getByRole('button', { name: 'Log set 2' })).toBeDefined();
});

test('what was done of a substitute stays visible when its change is undone', async () => {
  await open();
  await accept('The rack is taken', 'Bench press is taken');
  await waitFor(() => expect(cards()).not.toContain('Bench press'));
  const name = instead();
  await world.user.type(within(card(name)).getByRole('textbox', { name: 'Set 1 weight in lbs' }), '70');
  const reps = within(card(name)).getByRole('textbox', { name: 'Set 1 reps' });
  await world.user.clear(reps);
  await world.user.type(reps, '8');
  await world.user.click(within(card(name)).getByRole('button', { name: 'Log set 1' }));
  await within(card(name)).findByRole('button', { name: /^Edit Set 1/ });
  await world.user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(cards()).toContain('Bench press'));
  expect(card(name).textContent).toContain('1 set at 70 lbs');
  await world.user.click(within(card(name)).getByRole('button', { name: `Open ${name}` }));
  expect(card(name).textContent).toContain('Prescribed then: ');
  expect(within(card(name)).queryByRole('button', { name: 'Add a set' })).toBeNull();
  const [session] = await todays();
  expect(await listSets(world.account, session!.session_id)).toHaveLength(1);
});

test('the load comes along to what stands in, as far as a ratio is known', async () => {
  await storeWorkout(world, '2026-11-11', [BENCH, BENCH]);
  await open();
  await accept('Other equipment', 'Dumbbells and a bench');
  await waitFor(() => expect(cards()).toContain('Dumbbell bench press'));
  await within(card('Dumbbell bench press')).findByText(/^Converted from Bench press at 200 lbs/);
  const field = within(card('Dumbbell bench press')).getByRole<HTMLInputElement>('textbox', { name: 'Set 1 weight in lbs' });
  expect(Number(field.value)).toBeGreaterThan(50);
  expect(Number(field.value)).toBeLessThan(100);
});

test('less time takes sets away and says what stays, and a rest that fits is not touched', async () => {
  await open();
  const sheet = await propose('Short on time', '15 minutes');
  expect(sheet.textContent).toMatch(
    /You asked for 15 minutes\. What is left would take about \d+; this takes about 1[0-5]\. It is not less, because/,
  );
  expect(sheet.textContent).toMatch(/Before: About \d+ minutes left.*After: About 1[0-5] minutes left/);
  await world.user.click(within(sheet).getByRole('button', { name: 'Accept' }));
  await screen.findByText('Changed for today.');
  await waitFor(() => expect(screen.queryByText('of 9 sets')).toBeNull());
  const again = await openSheet('Short on time');
  await world.user.click(await within(again).findByRole('button', { name: '45 minutes' }));
  await within(again).findByText(/it fits as it is\.$/);
});

test('a sore shoulder and an easier day each show what would change', async () => {
  await open();
  let sheet = await propose('Something hurts', 'Shoulder');
  expect(sheet.textContent).toContain('What is left does not load your shoulder.');
  await world.user.click(within(sheet).getByRole('button', { name: 'Keep as it is' }));
  sheet = await propose('Make it easier', 'Show an easier session');
  expect(sheet.textContent).toContain('About a third fewer sets');
});

test('READY-4: a bad night changes this session, says when that ends, and can be undone; a fever gives none', async () => {
  await open();
  const fever = await openSheet('Not a usual day');
  await world.user.click(await within(fever).findByRole('button', { name: 'Fever, aches or a bad stomach' }));
  await within(fever).findByText(/^No training now\. Wait until you have had no symptoms for 48 hours/);
  await world.user.click(within(fever).getByRole('button', { name: 'Slept badly' }));
  await world.user.click(await within(fever).findByRole('button', { name: 'Accept' }));
  await screen.findByText(/^After a bad night\. One point less effort.* It ends with this session\.$/);
  await world.user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(screen.queryByText('Changed for today.')).toBeNull());
});

test('taking the only set back keeps the change for the session that follows', async () => {
  await open();
  await accept('Short on time', '15 minutes');
  await waitFor(() => expect(screen.queryByText('of 9 sets')).toBeNull());
  await logBench(1, '200');
  await world.user.click(within(card('Bench press')).getByRole('button', { name: /^Edit Set 1/ }));
  await world.user.click(within(card('Bench press')).getByRole('button', { name: 'Delete set 1' }));
  await waitFor(async () => expect(await todays()).toEqual([]));
  await screen.findByText('Changed for today.');
  const plan_id = (await readCurrentPlan(world.account))!.plan_id;
  await waitFor(async () =>
    expect((await readSessionDay(world.account, `${TODAY}|${plan_id}|0|0|2`))?.why).toContain('You asked for 15 minutes.'),
  );
  await waitFor(() => expect(screen.queryByText('of 9 sets')).toBeNull());
});

test('a change that cannot be stored says so, and nothing changes', async () => {
  await open();
  const sheet = await propose('Short on time', '15 minutes');
  const repair = breakStorage(world);
  await world.user.click(within(sheet).getByRole('button', { name: 'Accept' }));
  expect((await within(sheet).findByRole('alert')).textContent).toContain('Not saved: this phone is full.');
  expect(screen.getByText('of 9 sets')).toBeDefined();
  repair();
  await world.user.click(within(sheet).getByRole('button', { name: 'Accept' }));
  await screen.findByText('Changed for today.');
});

test('a logged workout can be changed no more, and shows what was trained', async () => {
  await open();
  await accept('The rack is taken', 'Bench press is taken');
  await waitFor(() => expect(cards()).not.toContain('Bench press'));
  const name = instead();
  await world.user.type(within(card(name)).getByRole('textbox', { name: 'Set 1 weight in lbs' }), '70');
  const reps = within(card(name)).getByRole('textbox', { name: 'Set 1 reps' });
  await world.user.clear(reps);
  await world.user.type(reps, '8');
  await world.user.click(screen.getByRole('button', { name: /Log Workout$/ }));
  await world.user.click(screen.getByRole('button', { name: 'Log them and finish' }));
  await screen.findByText('Workout logged to history.');
  expect(cards()).toContain(name);
  expect(screen.queryByRole('button', { name: 'Change this session' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  await world.user.click(screen.getByRole('button', { name: 'Train this day again' }));
  await waitFor(() => expect(cards()).toContain('Bench press'));
  expect(screen.queryByText('Changed for today.')).toBeNull();
});
