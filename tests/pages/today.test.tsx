import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { TodayPage } from '#client/features/today/today-page.tsx';
import { listSessions } from '#offline/log/sessions.ts';
import { listSets, listSetsOfExercise, saveSet } from '#offline/log/set-logs.ts';
import { MUSCLE_PLAN, NOON, STRENGTH_PLAN, storePlan, storeWorkout, TODAY, type TrainingWorld, trainingWorld } from './training-world.tsx';

let world: TrainingWorld;

beforeEach(async () => {
  world = await trainingWorld();
});

async function open() {
  world.show(<TodayPage />);
  await screen.findByRole('button', { name: /Log Workout$/ });
}

const squat = () => screen.getByRole('region', { name: 'Back squat' });
const field = (name: string, at = squat()) => within(at).getByRole<HTMLInputElement>('textbox', { name });

async function type(name: string, text: string, at = squat()) {
  await world.user.click(field(name, at));
  await world.user.clear(field(name, at));
  await world.user.type(field(name, at), text);
}

async function logSquat(set: number, reps: string, weight: string) {
  await type(`Set ${set} reps`, reps);
  await type(`Set ${set} weight in lbs`, weight);
  await world.user.click(within(squat()).getByRole('button', { name: `Log set ${set}` }));
}

const squatSets = () => listSetsOfExercise(world.account, 'Back squat', 10);

describe('what is on the screen', () => {
  test('while it is read, the loading sentence stands', async () => {
    world.show(<TodayPage />);
    expect(screen.getByText('Loading your workout...')).toBeDefined();
    await screen.findByText('No workout scheduled for today.');
  });

  test('without a plan it says that no workout is scheduled and leads to the chat', async () => {
    world.show(<TodayPage />);
    await screen.findByText('No workout scheduled for today.');
    expect(screen.getByRole('link', { name: 'Ask the coach for a plan' }).getAttribute('href')).toBe('/ai-coach/chat');
  });

  test('a strength plan has weeks, today’s day, and asks for reps, weight and RPE', async () => {
    await storePlan(world, STRENGTH_PLAN);
    await open();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Wednesday' }).checked).toBe(true);
    expect(
      within(screen.getByRole('combobox', { name: 'Week' }))
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['Week 1', 'Week 2', 'Week 3', 'Week 4']);
    expect(squat().textContent).toContain('Prescribed: 2 sets × 5 reps, RPE 7');
    expect(field('Set 1 RPE').value).toBe('7');
    expect(field('Set 1 weight in lbs').inputMode).toBe('decimal');
    expect(screen.getByRole('region', { name: 'Bench press' }).textContent).toContain('Prescribed: 2 sets × 5 reps, RPE 7');
    expect(screen.getByText('of 5 sets')).toBeDefined();
  });

  test('another week changes the RPE, and the choice is kept', async () => {
    await storePlan(world, STRENGTH_PLAN);
    await open();
    await world.user.selectOptions(screen.getByRole('combobox', { name: 'Week' }), 'Week 3');
    await waitFor(() => expect(squat().textContent).toContain('RPE 9'));
    cleanup();
    await open();
    expect(squat().textContent).toContain('RPE 9');
  });

  test('TODAY-21 a week chosen ahead of the log is told of, and one tap goes back', async () => {
    await storePlan(world, STRENGTH_PLAN);
    await open();
    expect(screen.queryByText(/^You chose week/)).toBeNull();
    await world.user.selectOptions(screen.getByRole('combobox', { name: 'Week' }), 'Week 2');
    await screen.findByText('You chose week 2, so your plan goes on from there. By what you logged it is week 1.');
    await world.user.click(screen.getByRole('button', { name: 'Back to week 1' }));
    await waitFor(() => expect(squat().textContent).toContain('RPE 7'));
    expect(screen.queryByText(/^You chose week/)).toBeNull();
  });

  test('any other plan has no weeks, gives its RIR note and asks for no RPE', async () => {
    await storePlan(world, MUSCLE_PLAN);
    await open();
    const goblet = screen.getByRole('region', { name: 'Goblet squat' });
    expect(goblet.textContent).toContain('Prescribed: 2 sets × 8–12 reps, RIR 2');
    expect(screen.queryByRole('combobox', { name: 'Week' })).toBeNull();
    expect(within(goblet).queryByRole('textbox', { name: 'Set 1 RPE' })).toBeNull();
    await world.user.click(screen.getByRole('radio', { name: 'Day 2' }));
    const row = await screen.findByRole('region', { name: 'Dumbbell row' });
    expect(row.textContent).toContain('Prescribed: 3 sets × 10 reps, RIR 1-2');
  });

  test('on a day the plan does not name, the sentence stands beside the next workout', async () => {
    world.clock.now = NOON + 24 * 3_600_000;
    await storePlan(world, STRENGTH_PLAN);
    world.show(<TodayPage />);
    expect((await screen.findByText(/No workout scheduled for today\./)).textContent).toContain('Next in your plan: Monday.');
    await screen.findByRole('button', { name: 'Do it today' });
    expect(screen.queryByText(/of \d+ sets/)).toBeNull();
    expect(screen.queryByRole('button', { name: /^Log \d|Log Workout/ })).toBeNull();
    await world.user.click(screen.getByRole('button', { name: 'Do it today' }));
    await screen.findByRole('button', { name: /Finish/ });
    expect(screen.getByText(/of \d+ sets/)).toBeDefined();
  });

  test('last time’s values stand beside each set and one tap repeats them', async () => {
    await storePlan(world, STRENGTH_PLAN);
    await storeWorkout(world, '2026-11-14', [
      { exercise: 'Back squat', reps: 5, weight: '225', rpe: 7 },
      { exercise: 'Back squat', reps: 4, weight: '225', rpe: 8 },
    ]);
    await open();
    expect(within(squat()).getByText('225 × 4')).toBeDefined();
    await world.user.click(within(squat()).getByRole('button', { name: 'Same as last time: 225 × 5' }));
    await within(squat()).findByRole('button', { name: 'Edit Set 1: 225 lbs × 5, RPE 7' });
  });
});

describe('logging sets', () => {
  beforeEach(async () => {
    await storePlan(world, STRENGTH_PLAN);
  });

  test('a ticked set is stored at once, with its state, and the next one is offered the same load', async () => {
    await open();
    await logSquat(1, '5', '82,5');
    await within(squat()).findByRole('button', { name: 'Edit Set 1: 82.5 lbs × 5, RPE 7' });
    expect(within(squat()).getByRole('img', { name: 'On this phone' })).toBeDefined();
    expect(await squatSets()).toMatchObject([
      { reps: 5, weight: '82.5', unit: 'lb', rpe: 7, set_n: 1, prescribed: '2 sets × 5 reps, RPE 7' },
    ]);
    expect(field('Set 2 weight in lbs').value).toBe('82.5');
    expect(await world.account.database.outbox.toArray()).toHaveLength(4);
  });

  test('a set without readable reps is refused in its field, and nothing is stored', async () => {
    await open();
    await type('Set 1 reps', '5x');
    await type('Set 1 weight in lbs', '100');
    await world.user.click(within(squat()).getByRole('button', { name: 'Log set 1' }));
    expect((await within(squat()).findByRole('alert')).textContent).toBe('Reps must be a whole number');
    expect(field('Set 1 reps').getAttribute('aria-invalid')).toBe('true');
    expect(await squatSets()).toEqual([]);
  });

  test('a barbell set without a weight is asked about, however often it is ticked, and logged without one only by its own button', async () => {
    await open();
    const tick = () => within(squat()).getByRole('button', { name: 'Log set 1' });
    await world.user.click(tick());
    expect((await within(squat()).findByRole('alert')).textContent).toBe('Enter the weight first');
    await world.user.click(tick());
    expect(await squatSets()).toEqual([]);
    await world.user.click(within(squat()).getByRole('button', { name: 'It was without weight' }));
    await within(squat()).findByRole('button', { name: 'Edit Set 1: 5 reps, RPE 7' });
  });

  test('a logged set can be changed, and once deleted nothing of it stands in the fields', async () => {
    await open();
    await logSquat(1, '5', '100');
    await world.user.click(await within(squat()).findByRole('button', { name: /^Edit Set 1/ }));
    await type('Set 1 reps', '6');
    await world.user.click(within(squat()).getByRole('button', { name: 'Save set 1' }));
    await world.user.click(await within(squat()).findByRole('button', { name: 'Edit Set 1: 100 lbs × 6, RPE 7' }));
    await world.user.click(within(squat()).getByRole('button', { name: 'Delete set 1' }));
    await within(squat()).findByRole('button', { name: 'Log set 1' });
    await waitFor(async () => expect(await squatSets()).toEqual([]));
    expect(field('Set 1 reps').value).toBe('5');
    expect(field('Set 1 weight in lbs').value).toBe('');
    expect(await listSessions(world.account, { from: TODAY, to: TODAY })).toEqual([]);
  });

  test('a set beyond the plan can be added and logged', async () => {
    await open();
    await world.user.click(within(squat()).getByRole('button', { name: 'Add a set' }));
    expect(screen.getByText('of 6 sets')).toBeDefined();
    await logSquat(3, '5', '100');
    await within(squat()).findByRole('button', { name: /^Edit Set 3/ });
  });

  test('a finished exercise folds to one line and the next one opens', async () => {
    await open();
    await logSquat(1, '5', '235');
    await within(squat()).findByRole('button', { name: /^Edit Set 1/ });
    await world.user.click(within(squat()).getByRole('button', { name: 'Log set 2' }));
    await screen.findByRole('button', { name: 'Open Back squat' });
    expect(squat().textContent).toContain('2 sets at 235 lbs, RPE 7');
    expect(within(screen.getByRole('region', { name: 'Bench press' })).getByRole('textbox', { name: 'Set 1 reps' })).toBeDefined();
  });

  test('the weight moves by what can be loaded', async () => {
    await open();
    await type('Set 1 weight in lbs', '100');
    await world.user.click(within(squat()).getByRole('button', { name: '5 lbs more' }));
    expect(field('Set 1 weight in lbs').value).toBe('105');
    expect(within(squat()).getByRole('img', { name: 'Each side: 25, 5 lbs on a 45 lbs bar' })).toBeDefined();
  });

  test('kilograms can be chosen, for this account, and stay chosen', async () => {
    await open();
    await world.user.click(screen.getByRole('radio', { name: 'kg' }));
    await screen.findByRole('textbox', { name: 'Set 1 weight in kg' });
    cleanup();
    await open();
    expect(field('Set 1 weight in kg')).toBeDefined();
  });

  const logElsewhere = async (set_n: number) => {
    const [session] = await listSessions(world.account, { from: TODAY, to: TODAY });
    await saveSet(world.account, {
      session_id: session!.session_id,
      exercise: 'Back squat',
      exercise_n: 1,
      set_n,
      reps: 3,
      weight: '105',
      unit: 'lb',
      rpe: 9,
    });
  };

  test('a set logged in another tab shows here', async () => {
    await open();
    await logSquat(1, '5', '100');
    await within(squat()).findByRole('button', { name: /^Edit Set 1/ });
    await logElsewhere(2);
    await world.user.click(await screen.findByRole('button', { name: 'Open Back squat' }));
    expect(within(squat()).getByRole('button', { name: 'Edit Set 2: 105 lbs × 3, RPE 9' })).toBeDefined();
  });

  test('what is being typed stays when the same set arrives from another tab, and can be saved over it or given up', async () => {
    await open();
    await world.user.click(within(squat()).getByRole('button', { name: 'Add a set' }));
    await logSquat(1, '5', '100');
    await within(squat()).findByRole('button', { name: /^Edit Set 1/ });
    await type('Set 2 weight in lbs', '110');
    await logElsewhere(2);
    await within(squat()).findByRole('button', { name: 'Save set 2' });
    expect(field('Set 2 weight in lbs').value).toBe('110');
    await world.user.click(within(squat()).getByRole('button', { name: 'Keep as it was' }));
    await within(squat()).findByRole('button', { name: 'Edit Set 2: 105 lbs × 3, RPE 9' });
  });

  test('a session begun before midnight keeps its day', async () => {
    world.clock.now = new Date(2026, 10, 18, 23, 50).getTime();
    await open();
    await logSquat(1, '5', '100');
    await within(squat()).findByRole('button', { name: /^Edit Set 1/ });
    cleanup();
    world.clock.now = new Date(2026, 10, 19, 0, 10).getTime();
    await open();
    await logSquat(2, '5', '100');
    await screen.findByRole('button', { name: 'Open Back squat' });
    const sessions = await listSessions(world.account, { from: '2026-11-01', to: '2026-11-30' });
    expect(sessions.map((session) => session.performed_on)).toEqual(['2026-11-18']);
    expect(await listSets(world.account, sessions[0]!.session_id)).toHaveLength(2);
  });
});
