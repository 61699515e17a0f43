import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { ProgramPage } from '#client/features/program/program-page.tsx';
import { buildPlan } from '#domain/ai-coach/build-plan.ts';
import { EMPTY_BRIEF } from '#domain/ai-coach/person/brief-shape.ts';
import { GYMS } from '#domain/ai-coach/person/gyms-table.ts';
import { dayView, planView } from '#domain/plan/plan-view.ts';
import { listPlans, readCurrentPlan } from '#offline/log/plans.ts';
import { breakStorage, storePlan, storeWorkout, TODAY, type TrainingWorld, trainingWorld } from './training-world.tsx';

let world: TrainingWorld;

const PLAN = buildPlan({
  ...EMPTY_BRIEF,
  goal: 'muscle',
  experience: 'intermediate',
  days: 3,
  weekdays: [1, 3, 5],
  minutes: 60,
  kit: GYMS['full gym'].kit,
});

beforeEach(async () => {
  world = await trainingWorld();
});

async function openEditor() {
  await world.user.click(await screen.findByRole('button', { name: 'Change the plan' }));
  await screen.findByRole('heading', { name: 'Change your plan' });
}

const day = (name: string) => screen.getByRole('region', { name });
const namesOn = (name: string) =>
  within(day(name))
    .getAllByRole('heading', { level: 4 })
    .map((heading) => heading.textContent);

async function save(button: string) {
  await world.user.click(screen.getByRole('button', { name: button }));
  await world.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Save' }));
  await screen.findByText('You train by the changed plan now. What you logged stays.');
}

test('exercises are moved, left out and given other sets by hand; what was done is said, and saving makes it the plan', async () => {
  const { plan_id } = await storePlan(world, PLAN);
  world.show(<ProgramPage />);
  await openEditor();
  const before = namesOn('Monday');
  const [first = '', second = '', third = ''] = before;
  await world.user.click(screen.getByRole('button', { name: `Move ${second} up on Monday` }));
  expect(namesOn('Monday').slice(0, 2)).toEqual([second, first]);
  expect(screen.getByRole('status').textContent).toContain('on Monday');
  await world.user.click(screen.getByRole('button', { name: `Change ${third} on Monday` }));
  const dialog = await screen.findByRole('dialog');
  await world.user.selectOptions(within(dialog).getByRole('combobox', { name: 'Sets' }), '5');
  await world.user.click(within(dialog).getByRole('button', { name: 'Use this' }));
  expect(within(day('Monday')).getAllByText(/^5 x /)).not.toHaveLength(0);
  // Nothing is kept yet.
  expect((await readCurrentPlan(world.account))?.plan_id).toBe(plan_id);
  await save('Save 2 changes');
  const current = await readCurrentPlan(world.account);
  const view = dayView(current?.plan ?? {}, 0, 0);
  expect(view?.primary[0]?.exercise).toBe(second);
  expect([...(view?.primary ?? []), ...(view?.accessories ?? [])].find(({ exercise }) => exercise === third)?.sets).toBe(5);
  // The block goes on: its sessions count since the first plan was made.
  expect(planView(current?.plan ?? {}).block?.started_on).toBe(TODAY);
  await world.user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(async () => expect((await readCurrentPlan(world.account))?.plan_id).toBe(plan_id));
});

test('what a change makes necessary elsewhere is said, and can be undone before it is kept', async () => {
  await storePlan(world, PLAN);
  world.show(<ProgramPage />);
  await openEditor();
  const before = [namesOn('Monday'), namesOn('Wednesday'), namesOn('Friday')];
  await world.user.click(screen.getByRole('button', { name: 'Change Wednesday' }));
  await world.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Leave this day out' }));
  expect(screen.queryByRole('region', { name: 'Wednesday' })).toBeNull();
  expect(screen.getByRole('status').textContent).toContain('2 days a week');
  await world.user.click(screen.getByRole('button', { name: 'Undo' }));
  expect([namesOn('Monday'), namesOn('Wednesday'), namesOn('Friday')]).toEqual(before);
  await world.user.click(screen.getByRole('button', { name: 'Cancel' }));
  await screen.findByRole('button', { name: 'Change the plan' });
  expect(await listPlans(world.account)).toHaveLength(1);
});

test('a day is moved to another weekday, and a day is added', async () => {
  await storePlan(world, PLAN);
  world.show(<ProgramPage />);
  await openEditor();
  const monday = namesOn('Monday');
  await world.user.click(screen.getByRole('button', { name: 'Change Monday' }));
  await world.user.selectOptions(within(await screen.findByRole('dialog')).getByRole('combobox', { name: 'On' }), 'Tuesday');
  expect(namesOn('Tuesday')).toEqual(monday);
  await world.user.click(screen.getByRole('button', { name: 'Add a day' }));
  await world.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Saturday' }));
  expect(namesOn('Saturday').length).toBeGreaterThan(1);
  await save('Save 2 changes');
  expect(planView((await readCurrentPlan(world.account))?.plan ?? {}).days).toBe(4);
});

test('an exercise is added, swapped and paired from the sheet, and what cannot be done says why and changes nothing', async () => {
  await storePlan(world, PLAN);
  world.show(<ProgramPage />);
  await openEditor();
  await world.user.click(screen.getByRole('button', { name: 'Add to Monday' }));
  await world.user.type(await screen.findByRole('searchbox', { name: 'Search by name' }), 'wrist curl');
  await world.user.click(await screen.findByRole('checkbox', { name: /^Wrist curl\b/ }));
  await world.user.click(screen.getByRole('button', { name: 'Add 1' }));
  await waitFor(() => expect(namesOn('Monday')).toContain('Wrist curl'));
  await world.user.click(screen.getByRole('button', { name: 'Add to Monday' }));
  await world.user.type(await screen.findByRole('searchbox', { name: 'Search by name' }), 'wrist curl');
  await world.user.click(await screen.findByRole('checkbox', { name: /^Wrist curl\b/ }));
  await world.user.click(screen.getByRole('button', { name: 'Add 1' }));
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Monday already has wrist curl.'));
  const [first = ''] = namesOn('Monday');
  await world.user.click(screen.getByRole('button', { name: `Change ${first} on Monday` }));
  await world.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Swap for the closest one' }));
  await waitFor(() => expect(namesOn('Monday')).not.toContain(first));
  await save('Save 2 changes');
});

type Sheet = ReturnType<typeof within>;
const choose = (sheet: Sheet, name: string, value: string) =>
  world.user.selectOptions(sheet.getByRole('combobox', { name }), sheet.getByRole('option', { name: value }));
const CONTROLS = {
  sets: (sheet: Sheet) => world.user.selectOptions(sheet.getByRole('combobox', { name: 'Sets' }), '2'),
  reps: async (sheet: Sheet) => {
    await world.user.clear(sheet.getByRole('textbox', { name: 'Reps' }));
    await world.user.type(sheet.getByRole('textbox', { name: 'Reps' }), '9');
  },
  rest: (sheet: Sheet) => choose(sheet, 'Rest', '2:30'),
  superset: (sheet: Sheet) => choose(sheet, 'Superset with', 'Seated cable row'),
  use: (sheet: Sheet) => world.user.click(sheet.getByRole('button', { name: 'Use this' })),
  close: (sheet: Sheet) => world.user.click(sheet.getByRole('button', { name: 'Close' })),
  swap: (sheet: Sheet) => world.user.click(sheet.getByRole('button', { name: 'Swap for the closest one' })),
} as const;
type Control = keyof typeof CONTROLS;

/** A bench press of four sets, and two rows of three further down. */
const PRESS_AND_ROW = {
  goal: 'muscle',
  schedule: [
    {
      day: 'Monday',
      primary: [{ exercise: 'Bench press', exercise_id: 'bench-press', sets: 4, reps: '6–10', rir: '2', rest_seconds: 120 }],
      accessories: [
        { exercise: 'Leg extension', exercise_id: 'leg-extension', sets: 3, reps: '10–15', rir: '2', rest_seconds: 90 },
        { exercise: 'Seated cable row', exercise_id: 'seated-cable-row', sets: 3, reps: '8–12', rir: '2', rest_seconds: 90 },
      ],
    },
    { day: 'Thursday', primary: [{ exercise: 'Leg press', exercise_id: 'leg-press', sets: 3, reps: '8–12', rir: '2' }] },
  ],
};

test.each<[string, readonly Control[], readonly string[]]>([
  ['sets, then the superset', ['sets', 'superset', 'use'], ['2 x 6–10', '2 x 8–12']],
  ['the superset, then sets', ['superset', 'sets', 'use'], ['2 x 6–10', '2 x 8–12']],
  ['sets and reps, the superset, then the way out', ['sets', 'reps', 'superset', 'close'], ['2 x 9', '2 x 8–12']],
  ['the superset between reps and sets', ['reps', 'superset', 'sets', 'close'], ['2 x 9', '2 x 8–12']],
  ['sets and the way out', ['sets', 'close'], ['2 x 6–10', '3 x 10–15']],
  ['sets and reps, then another exercise', ['reps', 'sets', 'swap'], ['2 x 9', '3 x 10–15']],
])('nothing typed of an exercise is lost: %s (PLAN-30)', async (_, controls, expected) => {
  await storePlan(world, PRESS_AND_ROW);
  world.show(<ProgramPage />);
  await openEditor();
  await world.user.click(screen.getByRole('button', { name: 'Change Bench press on Monday' }));
  const sheet = within(await screen.findByRole('dialog'));
  for (const control of controls) await CONTROLS[control](sheet);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const lines = within(day('Monday'))
    .getAllByText(/ x /)
    .map(({ textContent }) => textContent.replace(/, RIR.*/, ''));
  expect(lines.slice(0, 2)).toEqual(expected);
});

test('a superset says what moves and how many sets both have, and keeps a rest that was chosen (PLAN-30)', async () => {
  await storePlan(world, PRESS_AND_ROW);
  world.show(<ProgramPage />);
  await openEditor();
  await world.user.click(screen.getByRole('button', { name: 'Change Bench press on Monday' }));
  const sheet = within(await screen.findByRole('dialog'));
  await CONTROLS.rest(sheet);
  await CONTROLS.superset(sheet);
  await CONTROLS.use(sheet);
  await waitFor(() => expect(namesOn('Monday')).toEqual(['Superset A1Bench press', 'Superset A2Seated cable row', 'Leg extension']));
  expect(screen.getByRole('status').textContent).toContain('Seated cable row now follows bench press, and both have 4 sets.');
  await save('Save 1 change');
  const view = dayView((await readCurrentPlan(world.account))?.plan ?? {}, 0, 0);
  const [press, row] = [...(view?.primary ?? []), ...(view?.accessories ?? [])];
  expect([press?.rest_seconds, row?.rest_seconds]).toEqual([15, 150]);
});

test('changes that a reload interrupted go on where they were', async () => {
  await storePlan(world, PLAN);
  const shown = world.show(<ProgramPage />);
  await openEditor();
  const [first = '', second = ''] = namesOn('Friday');
  await world.user.click(screen.getByRole('button', { name: `Move ${second} up on Friday` }));
  await waitFor(async () => expect(await world.account.database.drafts.get('plan-edit')).toBeDefined());
  shown.unmount();
  world.show(<ProgramPage />);
  await screen.findByRole('button', { name: 'Save 1 change' });
  expect(namesOn('Friday').slice(0, 2)).toEqual([second, first]);
});

test('another plan that came meanwhile is not overwritten', async () => {
  await storePlan(world, PLAN);
  world.show(<ProgramPage />);
  await openEditor();
  const [, second = ''] = namesOn('Monday');
  await world.user.click(screen.getByRole('button', { name: `Move ${second} up on Monday` }));
  world.clock.now += 60_000;
  const newer = await storePlan(world, { ...PLAN, explanation: 'Newer.' });
  await screen.findByText('Newer.');
  expect(screen.getByText(/^Another plan came meanwhile/)).toBeDefined();
  expect((await readCurrentPlan(world.account))?.plan_id).toBe(newer.plan_id);
});

test('a change that cannot be stored says so and stays on the screen', async () => {
  await storePlan(world, PLAN);
  world.show(<ProgramPage />);
  await openEditor();
  const [, second = ''] = namesOn('Monday');
  await world.user.click(screen.getByRole('button', { name: `Move ${second} up on Monday` }));
  const repair = breakStorage(world);
  await world.user.click(screen.getByRole('button', { name: 'Save 1 change' }));
  await world.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Save' }));
  await screen.findByRole('alert');
  repair();
  await world.user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Save' }));
  await screen.findByText('You train by the changed plan now. What you logged stays.');
});

test('what was logged before a change by hand still counts in its week', async () => {
  world.clock.now -= 2 * 86_400_000;
  const { plan_id } = await storePlan(world, PLAN);
  world.clock.now += 2 * 86_400_000;
  const monday = dayView(PLAN, 0, 0)?.primary[0]?.exercise ?? '';
  await storeWorkout(world, '2026-11-16', [{ exercise: monday, reps: 8, weight: '100' }], { plan_id, label: 'Mon' });
  world.show(<ProgramPage />);
  await openEditor();
  const [, second = ''] = namesOn('Monday');
  await world.user.click(screen.getByRole('button', { name: `Move ${second} up on Monday` }));
  await save('Save 1 change');
  // Wednesday is next, not Monday's workout again.
  expect(screen.getByRole('link', { name: 'Start Wednesday' })).toBeDefined();
});
