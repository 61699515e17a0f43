import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ProgramPage } from '#client/features/program/program-page.tsx';
import { chatSlot } from '#domain/sync/slots.ts';
import type { ChatValue } from '#domain/sync/values.ts';
import { readChoice } from '#offline/log/training-choice.ts';
import { writeDurably } from '#offline/store/account.ts';
import { operationTables, recordWithin } from '#offline/sync/record.ts';
import { MUSCLE_PLAN, STRENGTH_PLAN, storePlan, storeWorkout, TODAY, type TrainingWorld, trainingWorld } from './training-world.tsx';

let world: TrainingWorld;

beforeEach(async () => {
  world = await trainingWorld();
});

const day = (name: string) => screen.getByRole('article', { name });

test('without a plan it says so and leads to the chat', async () => {
  world.show(<ProgramPage />);
  await screen.findByText('No plan available. Go to the chat to generate one.');
  expect(screen.getByRole('link', { name: 'Go to the chat' }).getAttribute('href')).toBe('/ai-coach/chat');
});

test('a strength plan shows its explanation, its days with RPE, and which one is today’s', async () => {
  await storePlan(world, STRENGTH_PLAN);
  world.show(<ProgramPage />);
  await screen.findByRole('heading', { name: 'Your Weekly Training Plan' });
  expect(screen.getByText('Bench leads because it is your goal.')).toBeDefined();
  expect(within(day('Wednesday')).getByText('Today')).toBeDefined();
  expect(within(day('Monday')).queryByText('Today')).toBeNull();
  expect(within(day('Wednesday')).getByRole('heading', { name: 'Primary' })).toBeDefined();
  expect(within(day('Wednesday')).getByRole('heading', { name: 'Accessories' })).toBeDefined();
  const lines = within(day('Wednesday'))
    .getAllByRole('listitem')
    .map((item) => item.textContent);
  expect(lines).toEqual(['Back squat: 2 x 5, RPE 7', 'Bench press: 2 x 5, RPE 7', 'Pull-up: 1 x 8, RPE 7']);
});

test('another week of a strength plan shows its RPE and its place in the shape of four weeks', async () => {
  await storePlan(world, STRENGTH_PLAN);
  world.show(<ProgramPage />);
  await world.user.click(await screen.findByRole('radio', { name: 'Week 3' }));
  expect(within(day('Monday')).getByRole('listitem').textContent).toBe('Deadlift: 3 x 3, RPE 9');
  expect(screen.getByText('Week 4 is lighter: less effort, so that your body catches up and what comes next starts rested.')).toBeDefined();
  expect(screen.getByRole('img', { name: 'Planned effort: week 1 RPE 7, week 2 RPE 8, week 3 RPE 9, week 4 RPE 6' })).toBeDefined();
});

test('a strength plan says which week it is, what is next, and what follows its last week (BLOCK-6)', async () => {
  const { plan_id } = await storePlan(world, STRENGTH_PLAN);
  await storeWorkout(world, '2026-11-16', [{ exercise: 'Deadlift', reps: 3, weight: '300' }], { plan_id, week: 1 });
  world.show(<ProgramPage />);
  expect((await screen.findByRole('region', { name: 'Where you are' })).textContent).toBe(
    'Week 2 of 4Next: Wednesday, today.Week 4 ends around December 6. Then it begins again with week 1.',
  );
  const weeks = screen.getAllByRole('listitem').filter(({ textContent }) => textContent.startsWith('Week '));
  expect(weeks.map(({ textContent }) => textContent)).toEqual([
    'Week 1: RPE 7, 11 sets',
    'Week 2: RPE 8, 11 setsnow',
    'Week 3: RPE 9, 11 sets',
    'Week 4: RPE 6, 11 setslighter',
  ]);
});

test('after today’s workout the one that follows is marked too (BLOCK-6)', async () => {
  const { plan_id } = await storePlan(world, STRENGTH_PLAN);
  await storeWorkout(world, TODAY, [{ exercise: 'Back squat', reps: 5, weight: '235' }], { plan_id, day: 1 });
  world.show(<ProgramPage />);
  await screen.findByText('Done today');
  expect(screen.getByRole('region', { name: 'Where you are' }).textContent).toContain('Wednesday is done today. Next: Friday.');
  expect(within(day('Friday')).getByText('Next')).toBeDefined();
});

test('any other plan has no weeks and gives its RIR notes', async () => {
  await storePlan(world, MUSCLE_PLAN);
  world.show(<ProgramPage />);
  await screen.findByRole('article', { name: 'Day 1' });
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.getByRole('region', { name: 'Where you are' }).textContent).toBe('The same week each timeNext: Day 1.');
  expect(within(day('Day 1')).getByRole('listitem').textContent).toBe('Goblet squat: 2 x 8–12, RIR 2');
});

test('starting the day leads to Today’s Workout and remembers the place', async () => {
  const { plan_id } = await storePlan(world, STRENGTH_PLAN);
  world.show(<ProgramPage />);
  const link = await screen.findByRole('link', { name: 'Start Wednesday' });
  expect(link.getAttribute('href')).toBe('/ai-coach/today');
  await world.user.click(link);
  await vi.waitFor(async () => expect(await readChoice(world.account)).toEqual({ plan_id, week: 0, day: 1, on: TODAY }));
});

test('a day that is logged today is marked as done and no longer the thing to start', async () => {
  const { plan_id } = await storePlan(world, STRENGTH_PLAN);
  await storeWorkout(world, TODAY, [{ exercise: 'Back squat', reps: 5, weight: '235' }], { plan_id, day: 1 });
  world.show(<ProgramPage />);
  await screen.findByText('Done today');
  expect(screen.getByRole('link', { name: 'Open Wednesday' })).toBeDefined();
});

test('an earlier plan can be looked at and trained by again', async () => {
  await storePlan(world, MUSCLE_PLAN);
  world.clock.now += 60_000;
  await storePlan(world, STRENGTH_PLAN);
  world.show(<ProgramPage />);
  await world.user.click(await screen.findByRole('button', { name: 'Earlier plans' }));
  await world.user.click(await screen.findByRole('button', { name: 'Look at it' }));
  await screen.findByRole('article', { name: 'Day 1' });
  expect(screen.getByText('An earlier plan, for looking at. You train by a newer one.')).toBeDefined();
  await world.user.click(screen.getAllByRole('button', { name: 'Back to your plan' })[0]!);
  await screen.findByRole('article', { name: 'Wednesday' });
  await world.user.click(screen.getByRole('button', { name: 'Earlier plans' }));
  await world.user.click(await screen.findByRole('button', { name: 'Train by it' }));
  await screen.findByRole('article', { name: 'Day 1' });
  expect(screen.queryByText('An earlier plan, for looking at. You train by a newer one.')).toBeNull();
  await screen.findByText('You train by this earlier plan now. What you logged stays.');
  await world.user.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByRole('article', { name: 'Wednesday' });
  await vi.waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
});

test('earlier plans say when each was trained; what was offered and never taken is not among them (PLAN-11)', async () => {
  const made = [];
  for (const goal of ['muscle', 'fat loss', 'general', 'functional', 'strength']) {
    made.push((await storePlan(world, { ...MUSCLE_PLAN, goal })).plan_id);
    world.clock.now += 60_000;
  }
  const [first, taken, refused, , current] = made;
  const sets = [{ exercise: 'Goblet squat', reps: 8, weight: '40' }];
  for (const day of ['2026-09-07', '2026-09-09', '2026-10-02']) await storeWorkout(world, day, sets, { plan_id: first });
  const change = { kind: 'brief' as const, title: 'Another goal', why: 'You told it.', lines: [], kept: [] };
  for (const [plan_id, replaces] of [
    [taken, first],
    [refused, taken],
    [current, taken],
  ] as const)
    await storeLine(world, { plan_id, replaces, change });
  world.show(<ProgramPage />);
  await world.user.click(await screen.findByRole('button', { name: 'Earlier plans' }));
  const trained = await screen.findByRole('region', { name: 'Trained' });
  expect(within(trained).getAllByRole('listitem').map(wordsOf)).toEqual(['Muscle, 2 days a week | Sep 7 – Oct 2, 3 workouts']);
  expect(
    within(screen.getByRole('region', { name: 'Not trained' }))
      .getAllByRole('listitem')
      .map(wordsOf),
  ).toEqual(['Functional, 2 days a week | Made November 18', 'Fat loss, 2 days a week | Made November 18']);
});

function storeLine({ account }: TrainingWorld, beside: Pick<ChatValue, 'plan_id' | 'replaces' | 'change'>): Promise<unknown> {
  const message_id = account.newId();
  const line: ChatValue = {
    message_id,
    role: 'assistant',
    content: 'How about this?',
    created_at: new Date(account.now()).toISOString(),
    ...beside,
  };
  return writeDurably(account, operationTables(account.database), () =>
    recordWithin(account, [{ kind: 'chat.put', slot: chatSlot(message_id), value: { ...line } }]),
  );
}

const wordsOf = (item: HTMLElement) => [...item.querySelectorAll('p')].map(({ textContent }) => textContent).join(' | ');

test('a plan that cannot be read says so and can be tried again', async () => {
  await storePlan(world, STRENGTH_PLAN);
  const broken = vi.spyOn(world.account.database.registers, 'get').mockRejectedValue(new DOMException('gone', 'UnknownError'));
  world.show(<ProgramPage />);
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Your plan could not be read from this phone.');
  broken.mockRestore();
  await world.user.click(within(alert).getByRole('button', { name: 'Try again' }));
  await screen.findByRole('article', { name: 'Wednesday' });
});
