import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { TodayPage } from '#client/features/today/today-page.tsx';
import type { Plan } from '#domain/plan/plan.ts';
import { planDayAt } from '#domain/plan/plan-view.ts';
import { readCurrentPlan } from '#offline/log/plans.ts';
import { readSessionDay } from '#offline/log/session-adjust.ts';
import { listSessions } from '#offline/log/sessions.ts';
import { storePlan, storeWorkout, TODAY, type TrainingWorld, trainingWorld } from './training-world.tsx';

const RPE = [8, 8, 8, 8];
const PLAN: Plan = {
  goal: 'strength',
  explanation: 'Bench leads.',
  weeks: Array.from({ length: 4 }, () => [
    {
      day: 'Wednesday',
      title: 'Bench day',
      primary: [{ exercise: 'Bench press', exercise_id: 'bench-press', sets: 3, reps: '5', rpe_schedule: RPE }],
      accessories: [{ exercise: 'Seated cable row', exercise_id: 'seated-cable-row', sets: 3, reps: '10', rpe_schedule: RPE }],
    },
  ]),
};

let world: TrainingWorld;
beforeEach(async () => {
  world = await trainingWorld();
  await storePlan(world, PLAN);
  await storeWorkout(world, '2026-11-11', [{ exercise: 'Bench press', reps: 5, weight: '200', rpe: 8 }]);
  world.show(<TodayPage />);
  await screen.findByRole('button', { name: /Log Workout$/ });
});

const card = (name: string) => screen.getByRole('region', { name });
const cards = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const tap = (within_: HTMLElement, name: string | RegExp) => world.user.click(within(within_).getByRole('button', { name }));

async function openSwap(name: string): Promise<HTMLElement> {
  await tap(card(name), `More for ${name}`);
  await tap(await screen.findByRole('dialog', { name }), /^Swap for another exercise/);
  return screen.findByRole('dialog', { name: `Swap ${name}` });
}

async function bringBack(from: string, name: string) {
  await tap(card(from), `More for ${from}`);
  await tap(await screen.findByRole('dialog', { name: from }), new RegExp(`^Back to ${name}`));
  await waitFor(() => expect(cards()).toContain(name));
}

async function logBench(set: number) {
  await tap(card('Bench press'), `Log set ${set}`);
  await within(card('Bench press')).findByRole('button', { name: new RegExp(`^Edit Set ${set}`) });
}

/** «Dumbbell bench press, 80 × 5, Dumbbells, bench, Same muscles, …», as read out. */
const offers = (sheet: HTMLElement) => within(within(sheet).getByRole('group', { name: 'Instead' })).queryAllByRole('radio');

test('ROUTINE-12 four substitutes with load, equipment, what changes and match; the load is what is suggested once it was chosen', async () => {
  const sheet = await openSwap('Bench press');
  await waitFor(() => expect(offers(sheet)).toHaveLength(4));
  expect(offers(sheet)[0]).toHaveProperty('checked', true);
  const dumbbells = within(sheet).getByRole('radio', {
    name: /^1 Dumbbell bench press , 80 × 5 , Dumbbells, bench , Same muscles, .* Match 4 of 4/,
  });
  await world.user.click(dumbbells);
  await tap(sheet, 'Swap');
  await waitFor(() => expect(cards()).toContain('Dumbbell bench press'));
  expect(cards()).not.toContain('Bench press');
  expect(within(card('Dumbbell bench press')).getByRole('textbox', { name: 'Set 1 weight in lbs' })).toHaveProperty('value', '80');
  expect(await listSessions(world.account, { from: TODAY, to: TODAY })).toEqual([]);
});

test('ROUTINE-12 what was taken comes back with the sets still open, and can be undone', async () => {
  await logBench(1);
  const sheet = await openSwap('Bench press');
  await world.user.click(await within(sheet).findByRole('radio', { name: /^1 Dumbbell bench press/ }));
  await tap(sheet, 'Swap');
  await waitFor(() => expect(cards()).toContain('Dumbbell bench press'));
  expect(within(card('Dumbbell bench press')).queryByRole('textbox', { name: 'Set 3 weight in lbs' })).toBeNull();
  await bringBack('Dumbbell bench press', 'Bench press');
  await within(card('Bench press')).findByRole('button', { name: /^Edit Set 1/ });
  await within(card('Bench press')).findByRole('textbox', { name: 'Set 3 weight in lbs' });
  expect(cards()).not.toContain('Dumbbell bench press');
  await world.user.click(await screen.findByRole('button', { name: 'Undo: Bench press is back for Dumbbell bench press' }));
  await waitFor(() => expect(cards()).toContain('Dumbbell bench press'));
});

test('ROUTINE-12 what the gym does not have leaves the offers, and pain leads to what can be done about it', async () => {
  await world.user.click(screen.getByRole('button', { name: 'Open Seated cable row' }));
  const sheet = await openSwap('Seated cable row');
  await waitFor(() => expect(offers(sheet)).toHaveLength(4));
  await tap(sheet, 'Not in this gym');
  expect(within(sheet).queryByRole('radio', { name: /Cable station/ })).toBeNull();
  await tap(sheet, 'It hurts');
  await within(await screen.findByRole('dialog', { name: 'Change this session' })).findByText('Where does it hurt?');
});

test('ROUTINE-12 another one is searched for in the whole list, takes the load along, and the first can come back too', async () => {
  const sheet = await openSwap('Bench press');
  await tap(sheet, 'All exercises');
  const picker = await screen.findByRole('dialog', { name: 'Swap Bench press' });
  await world.user.type(await within(picker).findByRole('searchbox', { name: 'Search by name' }), 'incline bench');
  await world.user.click(await within(picker).findByRole('button', { name: /^Incline bench press/ }));
  await waitFor(() => expect(cards()).toContain('Incline bench press'));
  expect(within(card('Incline bench press')).getByRole('textbox', { name: 'Set 1 weight in lbs' })).toHaveProperty('value', '160');
  const [id] = (await world.account.database.registers.toArray()).flatMap(({ slot }) => /^adjust\|(.*)$/.exec(slot)?.[1] ?? []);
  expect((await readSessionDay(world.account, id!))?.day.primary).toMatchObject([{ instead_of: { exercise: 'Bench press', sets: 3 } }]);
  await bringBack('Incline bench press', 'Bench press');
  expect(cards()).not.toContain('Incline bench press');
});

test('Keep it changes nothing', async () => {
  const sheet = await openSwap('Bench press');
  await tap(sheet, 'Keep it');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Swap Bench press' })).toBeNull());
  expect(cards()).toContain('Bench press');
});

const plannedMains = async () => {
  const plan = (await readCurrentPlan(world.account))?.plan ?? {};
  return PLAN.weeks?.map((_, week) =>
    planDayAt(plan, week, 0)
      ?.primary?.map(({ exercise }) => exercise)
      .join(),
  );
};

test('ROUTINE-14 before the first set a swap for the rest of the plan changes every week, and today with it', async () => {
  const sheet = await openSwap('Bench press');
  await world.user.click(await within(sheet).findByRole('radio', { name: /^1 Dumbbell bench press/ }));
  await world.user.click(within(sheet).getByRole('radio', { name: 'The rest of the plan' }));
  await tap(sheet, 'Swap');
  await waitFor(() => expect(cards()).toContain('Dumbbell bench press'));
  expect(cards()).not.toContain('Bench press');
  expect(await plannedMains()).toEqual(Array.from({ length: 4 }, () => 'Dumbbell bench press'));
});

test('ROUTINE-14 a workout under way changes with the plan and keeps what was done; a second swap builds on the first', async () => {
  await logBench(1);
  const sheet = await openSwap('Bench press');
  await world.user.click(await within(sheet).findByRole('radio', { name: /^1 Dumbbell bench press/ }));
  await world.user.click(within(sheet).getByRole('radio', { name: 'The rest of the plan' }));
  await tap(sheet, 'Swap');
  await waitFor(() => expect(cards()).toContain('Dumbbell bench press'));
  expect(cards()).toContain('Bench press');
  expect(await plannedMains()).toEqual(Array.from({ length: 4 }, () => 'Dumbbell bench press'));
  const again = await openSwap('Dumbbell bench press');
  await tap(again, 'All exercises');
  const picker = await screen.findByRole('dialog', { name: 'Swap Dumbbell bench press' });
  await world.user.type(await within(picker).findByRole('searchbox', { name: 'Search by name' }), 'incline bench');
  await world.user.click(await within(picker).findByRole('button', { name: /^Incline bench press/ }));
  await waitFor(() => expect(cards()).toContain('Incline bench press'));
  // Chosen from the whole list with «Today only»: the plan stays.
  expect(await plannedMains()).toEqual(Array.from({ length: 4 }, () => 'Dumbbell bench press'));
});

test('ROUTINE-14 one of the whole list can be for the rest of the plan too, and one the day has already is refused in words', async () => {
  const sheet = await openSwap('Bench press');
  await within(sheet).findByRole('radio', { name: /^1 Dumbbell bench press/ });
  await world.user.click(within(sheet).getByRole('radio', { name: 'The rest of the plan' }));
  await tap(sheet, 'All exercises');
  const picker = await screen.findByRole('dialog', { name: 'Swap Bench press' });
  await world.user.type(await within(picker).findByRole('searchbox', { name: 'Search by name' }), 'seated cable row');
  await world.user.click(await within(picker).findByRole('button', { name: /^Seated cable row/ }));
  await within(picker).findByText(/already has seated cable row/i);
  expect(await plannedMains()).toEqual(Array.from({ length: 4 }, () => 'Bench press'));
});
