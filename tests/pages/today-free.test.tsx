import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { TodayPage } from '#client/features/today/today-page.tsx';
import { listRoutines } from '#offline/log/routines.ts';
import { readSessionDay } from '#offline/log/session-adjust.ts';
import { listSessions } from '#offline/log/sessions.ts';
import { listSets } from '#offline/log/set-logs.ts';
import { forgetChoice } from '#offline/log/training-choice.ts';
import { STRENGTH_PLAN, storePlan, storeWorkout, TODAY, type TrainingWorld, trainingWorld } from './training-world.tsx';

let world: TrainingWorld;
beforeEach(async () => {
  world = await trainingWorld();
});

const card = (name: string) => screen.getByRole('region', { name });
const NOT_EXERCISES = ['Something else', 'Something in the way?', 'Done'];
const exercises = () =>
  screen.queryAllByRole('heading', { level: 2 }).flatMap(({ textContent }) => (NOT_EXERCISES.includes(textContent) ? [] : [textContent]));
const todays = () => listSessions(world.account, { from: TODAY, to: TODAY });
const tap = (name: string | RegExp) => screen.findByRole('button', { name }).then((button) => world.user.click(button));

async function startEmpty() {
  world.show(<TodayPage />);
  await tap(/^Start an empty workout/);
  await screen.findByText(/^No exercises yet/);
}

/** Adds exercises by search, as a person would. */
async function add(...searches: [text: string, name: RegExp][]) {
  await tap('Add exercises');
  const sheet = await screen.findByRole('dialog', { name: 'Add exercises' });
  const field = await within(sheet).findByRole('searchbox', { name: 'Search by name' });
  for (const [text, name] of searches) {
    await world.user.clear(field);
    await world.user.type(field, text);
    await world.user.click(await within(sheet).findByRole('checkbox', { name }));
  }
  await world.user.click(within(sheet).getByRole('button', { name: `Add ${searches.length}` }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Add exercises' })).toBeNull());
}

async function log(name: string, set: number, weight: string, reps: string) {
  for (const [field, value] of [
    [`Set ${set} weight in lbs`, weight],
    [`Set ${set} reps`, reps],
  ] as const) {
    const input = within(card(name)).getByRole('textbox', { name: field });
    await world.user.clear(input);
    await world.user.type(input, value);
  }
  await world.user.click(within(card(name)).getByRole('button', { name: `Log set ${set}` }));
  await within(card(name)).findByRole('button', { name: new RegExp(`^Edit Set ${set}`) });
}

async function open(name: string) {
  await tap(`More for ${name}`);
  return screen.findByRole('dialog', { name });
}

test('ROUTINE-20 an exercise that was done has room for as many sets as last time, and for three at least', async () => {
  const sets = [1, 2, 3, 4].map(() => ({ exercise: 'Deadlift', reps: 5, weight: '225' }));
  await storeWorkout(world, '2026-11-11', sets);
  await startEmpty();
  await add(['deadlift', /^Deadlift/], ['bench press', /^Bench press/]);
  const ticks = (name: string) => within(card(name)).getAllByRole('button', { name: /^Log set/ });
  await waitFor(() => expect(ticks('Deadlift')).toHaveLength(4));
  await tap('Open Bench press');
  await waitFor(() => expect(ticks('Bench press')).toHaveLength(3));
}, 60_000);

test.each(['without a plan', 'below a plan'])(
  'ROUTINE-21 an empty workout that is open is gone on with, and none is begun beside it: %s',
  async (where) => {
    if (where === 'below a plan') await storePlan(world, STRENGTH_PLAN);
    await startEmpty();
    await add(['rdl', /^Romanian deadlift/]);
    await log('Romanian deadlift', 1, '185', '8');
    await tap('Do something else');
    const again = await screen.findAllByRole('button', { name: 'Go on with Workout' });
    expect(again).toHaveLength(1);
    expect(screen.queryByRole('button', { name: /^Start an empty workout/ })).toBeNull();
    await world.user.click(again[0]!);
    await waitFor(() => expect(exercises()).toEqual(['Romanian deadlift']));
    expect(await todays()).toHaveLength(1);
  },
  60_000,
);

test.each(['without a plan', 'below a plan'])(
  'ROUTINE-22 a discarded empty workout is gone with its exercises, and one tap brings it back: %s',
  async (where) => {
    if (where === 'below a plan') await storePlan(world, STRENGTH_PLAN);
    await startEmpty();
    await add(['rdl', /^Romanian deadlift/]);
    await log('Romanian deadlift', 1, '185', '8');
    await world.user.type(within(card('Romanian deadlift')).getByRole('textbox', { name: 'Set 2 reps' }), '7');
    await tap(/Log Workout$/);
    await tap('Discard this workout');
    await screen.findByRole('button', { name: /^Start an empty workout/ });
    expect(exercises()).not.toContain('Romanian deadlift');
    expect(screen.queryByRole('button', { name: 'Go on with Workout' })).toBeNull();
    expect(await todays()).toEqual([]);
    await tap('Undo: Workout discarded: 1 set');
    await screen.findByRole('button', { name: /^Edit Set 1/ });
    expect(within(card('Romanian deadlift')).getByRole<HTMLInputElement>('textbox', { name: 'Set 2 reps' }).value).toBe('7');
    expect(await todays()).toHaveLength(1);
  },
  60_000,
);

test('ROUTINE-22 an empty workout is discarded before its first set too, and the next one is empty', async () => {
  await startEmpty();
  await add(['rdl', /^Romanian deadlift/]);
  await tap(/Log Workout$/);
  await tap('Discard this workout');
  await tap(/^Start an empty workout/);
  await screen.findByText(/^No exercises yet/);
}, 60_000);

test('ROUTINE-1 an empty workout needs no plan: exercises are found by slang, logged, and finished', async () => {
  await startEmpty();
  expect(await todays()).toEqual([]);
  await add(['rdl', /^Romanian deadlift/], ['benchpres', /^Bench press/]);
  await waitFor(() => expect(exercises()).toEqual(['Romanian deadlift', 'Bench press']));
  await log('Romanian deadlift', 1, '185', '8');
  const [session] = await todays();
  expect(session).toMatchObject({ plan_id: 'free', label: 'Workout', finished_at: null });
  expect(await listSets(world.account, session!.session_id)).toMatchObject([{ exercise: 'Romanian deadlift', weight: '185', reps: 8 }]);
  cleanup();
  world.show(<TodayPage />);
  await waitFor(() => expect(exercises()).toContain('Romanian deadlift'));
  await tap(/Log Workout$/);
  const sheet = await screen.findByRole('dialog');
  await world.user.click(within(sheet).getAllByRole('button', { name: /^(Finish|Log)/ })[0]!);
  await screen.findByText('Workout logged to history.');
  expect((await todays())[0]?.finished_at).not.toBeNull();
  // Nothing of a plan is offered here, and the way back to the start is.
  expect(screen.queryByRole('button', { name: 'Train this day again' })).toBeNull();
  await tap('Do something else');
  await screen.findByRole('button', { name: 'Start an empty workout' });
}, 60_000);

test('ROUTINE-7 a workout that was of no routine is kept as one when it is finished, with the sets that were done', async () => {
  await startEmpty();
  await add(['bench press', /^Bench press/]);
  await waitFor(() => expect(exercises()).toEqual(['Bench press']));
  await log('Bench press', 1, '185', '8');
  await log('Bench press', 2, '185', '6');
  await tap(/Log Workout$/);
  await world.user.click(within(await screen.findByRole('dialog')).getAllByRole('button', { name: /^(Finish|Log)/ })[0]!);
  await screen.findByText('Workout logged to history.');
  expect(screen.getByRole('link', { name: 'Done' }).getAttribute('href')).toBe('/ai-coach/history');
  await tap('Keep as a routine');
  await waitFor(async () =>
    expect(await listRoutines(world.account)).toMatchObject([
      { name: 'Workout', days: [{ day: { exercises: [{ exercise: 'Bench press', sets: 2, reps: '6–8' }] } }] },
    ]),
  );
}, 60_000);

test('PROG-28 an empty workout that was begun on another phone shows what it came to when it is finished here', async () => {
  await startEmpty();
  await add(['bench press', /^Bench press/]);
  await waitFor(() => expect(exercises()).toEqual(['Bench press']));
  await log('Bench press', 1, '185', '5');
  cleanup();
  // What was chosen is of one phone; the other has the log alone.
  await forgetChoice(world.account);
  world.show(<TodayPage />);
  await tap(/Log Workout$/);
  await world.user.click(within(await screen.findByRole('dialog')).getAllByRole('button', { name: /^(Finish|Log)/ })[0]!);
  await screen.findByText('Workout logged to history.');
  await waitFor(async () => expect((await todays())[0]?.finished_at).not.toBeNull());
  expect((await screen.findByRole('group', { name: 'Totals' })).textContent).toContain('925');
}, 60_000);

test('TODAY-9 big type of an exercise that was never done shows the reps that are asked for, and its first tap takes the least', async () => {
  await startEmpty();
  await add(['bench press', /^Bench press/]);
  const sheet = await open('Bench press');
  await world.user.click(within(sheet).getByRole('button', { name: /^Big type/ }));
  const big = within(await screen.findByRole('dialog', { name: 'Big type' }));
  expect(big.getByText('8–12')).toBeDefined();
  await world.user.click(big.getByRole('button', { name: '45 lbs more' }));
  expect(big.getByText('8–12').parentElement?.textContent).toContain('lbs × 8–12');
  await world.user.click(big.getByRole('button', { name: 'One rep more' }));
  await waitFor(() => expect(big.queryByText('8–12')).toBeNull());
  await world.user.click(big.getByRole('button', { name: 'Log set 1' }));
  await waitFor(async () => expect((await todays()).length).toBe(1));
  expect(await listSets(world.account, (await todays())[0]!.session_id)).toMatchObject([{ reps: 8, weight: '45' }]);
}, 60_000);

test('ROUTINE-5 exercises are moved, paired, swapped and removed, each comes back by undo, and logged sets stay in sight', async () => {
  await startEmpty();
  await add(['back squat', /^Back squat/], ['pull-up', /^Pull-up\b/], ['lateral raise', /^Lateral raise/]);
  await waitFor(() => expect(exercises()).toEqual(['Back squat', 'Pull-up', 'Lateral raise']));
  await log('Back squat', 1, '225', '5');
  let sheet = await open('Back squat');
  await world.user.click(within(sheet).getByRole('button', { name: 'Remove from this workout : The set done stays' }));
  await waitFor(() => expect(within(card('Back squat')).queryByRole('button', { name: 'Log set 2' })).toBeNull());
  expect(card('Back squat').textContent).toContain('225');
  await tap('Undo: Removed Back squat');
  await within(card('Back squat')).findByRole('button', { name: 'Log set 2' });
  sheet = await open('Back squat');
  await world.user.click(within(sheet).getByRole('button', { name: /^Superset with the next/ }));
  await waitFor(() => expect(exercises()).toEqual(expect.arrayContaining(['Superset A1Back squat', 'Superset A2Pull-up'])));
  const [session] = await todays();
  const day = await readSessionDay(world.account, session!.session_id);
  expect(day?.day.exercises).toMatchObject([
    { exercise: 'Back squat', superset: 'A' },
    { exercise: 'Pull-up', superset: 'A' },
    { exercise: 'Lateral raise' },
  ]);
  await tap('Open Lateral raise');
  sheet = await open('Lateral raise');
  await world.user.click(within(sheet).getByRole('button', { name: 'Move Lateral raise up' }));
  // A move takes it past the whole superset (ROUTINE-13).
  await within(sheet).findByText('1 of 3');
  await world.user.click(within(sheet).getByRole('button', { name: /^Swap for another exercise/ }));
  await world.user.click(await screen.findByRole('button', { name: 'All exercises' }));
  const picker = await screen.findByRole('dialog', { name: 'Swap Lateral raise' });
  await world.user.type(await within(picker).findByRole('searchbox', { name: 'Search by name' }), 'face pull');
  await world.user.click(await within(picker).findByRole('button', { name: /^Face pull/ }));
  await waitFor(() => expect(exercises()).toContain('Face pull'));
  expect(exercises()).not.toContain('Lateral raise');
}, 60_000);

test('ROUTINE-5 also in a workout of a plan exercises are added for today, and the plan stays', async () => {
  await storePlan(world, STRENGTH_PLAN);
  await storeWorkout(world, '2026-11-10', [{ exercise: 'Dumbbell curl', reps: 10, weight: '30' }]);
  world.show(<TodayPage />);
  await screen.findByRole('button', { name: /Log Workout$/ });
  await add(['curl', /^Dumbbell curl.*last time 30 × 10/]);
  await waitFor(() => expect(exercises()).toContain('Dumbbell curl'));
  expect(await todays()).toEqual([]);
  await tap('Undo: Added Dumbbell curl');
  await waitFor(() => expect(exercises()).not.toContain('Dumbbell curl'));
  expect(exercises()).toContain('Back squat');
}, 60_000);

test('with a plan an empty workout begins below it, and one leads back', async () => {
  await storePlan(world, STRENGTH_PLAN);
  world.show(<TodayPage />);
  await screen.findByRole('button', { name: /Log Workout$/ });
  await tap(/^Start an empty workout/);
  await screen.findByText(/^No exercises yet/);
  await tap('Do something else');
  await waitFor(() => expect(exercises()).toContain('Back squat'));
}, 60_000);

test('an accepted change of a workout without a plan is undone to the exercises before it', async () => {
  await startEmpty();
  await add(['bench press', /^Bench press/], ['pull-up', /^Pull-up\b/]);
  await tap('The rack is taken');
  const sheet = await screen.findByRole('dialog', { name: 'Change this session' });
  await world.user.click(await within(sheet).findByRole('button', { name: 'Bench press is taken' }));
  await world.user.click(await within(sheet).findByRole('button', { name: 'Accept' }));
  await screen.findByText('Changed for today.');
  await waitFor(() => expect(exercises()).not.toContain('Bench press'));
  await tap(/^Undo: /);
  await waitFor(() => expect(exercises()).toEqual(['Bench press', 'Pull-up']));
  expect(screen.queryByText('Changed for today.')).toBeNull();
}, 60_000);

const clockShown = () => screen.queryByText('Time trained:')?.parentElement?.textContent;

test('TODAY-14 an empty workout tells the time from its start, which is the workout’s, over a reload and with its first set', async () => {
  await startEmpty();
  world.clock.now += 90_000;
  cleanup();
  world.show(<TodayPage />);
  await waitFor(() => expect(clockShown()).toBe('Time trained: 1:30'));
  await add(['squat', /^Back squat\b/]);
  await log('Back squat', 1, '135', '5');
  expect((await todays())[0]?.started_at).toBe(new Date(world.clock.now - 90_000).toISOString());
});

test('TODAY-14 a workout of a plan says what lies ahead and is started with one tap, or with its first set', async () => {
  await storePlan(world, STRENGTH_PLAN);
  world.show(<TodayPage />);
  await screen.findByText(/^5 sets, about \d+ minutes$/);
  expect(clockShown()).toBeUndefined();
  await tap('Start');
  await waitFor(() => expect(clockShown()).toBe('Time trained: 0:00'));
  expect(screen.queryByRole('button', { name: 'Start' })).toBeNull();
  world.clock.now += 300_000;
  await log('Back squat', 1, '135', '5');
  expect((await todays())[0]?.started_at).toBe(new Date(world.clock.now - 300_000).toISOString());
});
