import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { TodayPage } from '#client/features/today/today-page.tsx';
import { replayParked } from '#offline/log/rescue.ts';
import { listSessions } from '#offline/log/sessions.ts';
import { listSetsOfExercise } from '#offline/log/set-logs.ts';
import { readDraft, saveDraft } from '#offline/store/drafts.ts';
import { breakStorage, MUSCLE_PLAN, STRENGTH_PLAN, storePlan, TODAY, type TrainingWorld, trainingWorld } from './training-world.tsx';

let world: TrainingWorld;

beforeEach(async () => {
  world = await trainingWorld();
  await storePlan(world, STRENGTH_PLAN);
});

async function open() {
  world.show(<TodayPage />);
  await screen.findByRole('button', { name: /Log Workout$/ });
}

const squat = () => screen.getByRole('region', { name: 'Back squat' });
const field = (name: string) => within(squat()).getByRole<HTMLInputElement>('textbox', { name });

async function type(name: string, text: string) {
  await world.user.clear(field(name));
  await world.user.type(field(name), text);
}

async function logFirstSet() {
  await type('Set 1 weight in lbs', '100');
  await world.user.click(within(squat()).getByRole('button', { name: 'Log set 1' }));
  await within(squat()).findByRole('button', { name: /^Edit Set 1/ });
}

const press = async (name: string | RegExp) => world.user.click(await screen.findByRole('button', { name }));
const logWorkout = () => press(/Log Workout$/);

/** With sets open it asks first. */
async function finishNow() {
  await logWorkout();
  await press('Finish now');
}
const todays = () => listSessions(world.account, { from: TODAY, to: TODAY });

describe('Log Workout', () => {
  test('it closes the session, says so, and leads to the history', async () => {
    await open();
    await logFirstSet();
    await finishNow();
    await screen.findByText('Workout logged to history.');
    expect(screen.getByRole('status', { name: '' }).textContent).toBe('Workout logged to history.');
    expect(screen.getByRole('link', { name: 'Done' }).getAttribute('href')).toBe('/ai-coach/history');
    expect(screen.queryByRole('button', { name: /Log Workout$/ })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Undo:/ })).toBeNull();
    expect(await todays()).toMatchObject([{ finished_at: expect.any(String), label: 'Wednesday' }]);
  });

  test('after it stand what the workout came to, the muscles it trained, and how to reopen it (PROG-28)', async () => {
    await open();
    await logFirstSet();
    await finishNow();
    expect((await screen.findByRole('group', { name: 'Totals' })).textContent).toBe('1 set500 lbs moved');
    const muscles = within(screen.getByRole('region', { name: 'What you trained' }));
    expect(muscles.getByText(/^Mainly/).textContent).toBe('Mainly quads and glutes');
    expect(muscles.getByRole('img', { name: /The body from the front: mainly quads/ })).toBeDefined();
    expect(screen.queryByRole('region', { name: /record/ })).toBeNull();
    await press('Reopen this workout');
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Totals' })).toBeNull());
  });

  test('PROG-37 the workout takes a note: kept by its button or by leaving, and what was typed before a crash is there again', async () => {
    await open();
    await logFirstSet();
    await finishNow();
    const note = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Note' });
    await world.user.type(await note(), 'Slept badly.');
    expect((await todays())[0]?.note).toBe('');
    await press('Keep the note');
    await waitFor(async () => expect((await todays())[0]?.note).toBe('Slept badly.'));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Keep the note' })).toBeNull());
    await world.user.type(await note(), ' Knee fine.');
    cleanup();
    await waitFor(async () => expect((await todays())[0]?.note).toBe('Slept badly. Knee fine.'));
    const id = (await todays())[0]!.session_id;
    await saveDraft(world.account, `note|${id}`, { base: 'Slept badly. Knee fine.', note: 'Typed before the phone went off' });
    world.show(<TodayPage />);
    expect((await note()).value).toBe('Typed before the phone went off');
    await press('Keep the note');
    await waitFor(async () => expect((await todays())[0]?.note).toBe('Typed before the phone went off'));
    expect(await readDraft(world.account, `note|${id}`)).toBeUndefined();
  });

  test('with nothing ticked or typed it logs nothing and says why', async () => {
    await open();
    await logWorkout();
    expect((await screen.findByRole('alert')).textContent).toBe('Nothing to log yet: tick at least one set first.');
    expect(await todays()).toEqual([]);
  });

  test('values that were typed and not ticked are named, and logged when that is chosen', async () => {
    await open();
    await type('Set 1 weight in lbs', '100');
    await type('Set 2 weight in lbs', '105');
    await logWorkout();
    const sheet = within(await screen.findByRole('dialog', { name: 'Finish with 0 of 5 sets?' }));
    expect(sheet.getByText('2 sets are typed but not ticked:')).toBeDefined();
    expect(sheet.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Back squat, set 1: 100 × 5',
      'Back squat, set 2: 105 × 5',
    ]);
    expect(await listSetsOfExercise(world.account, 'Back squat', 10)).toEqual([]);
    await press('Log them and finish');
    await screen.findByText('Workout logged to history.');
    const sets = await listSetsOfExercise(world.account, 'Back squat', 10);
    expect(sets.map((set) => `${set.set_n}: ${set.reps} @ ${set.weight}`).sort()).toEqual(['1: 5 @ 100', '2: 5 @ 105']);
  });

  test('an unreadable typed value stops it, naming the set, and nothing typed is lost', async () => {
    await open();
    await type('Set 1 weight in lbs', 'heavy');
    await logWorkout();
    await press('Log them and finish');
    expect((await screen.findByRole('alert')).textContent).toBe('Back squat, set 1: Weight must be a number, or empty for bodyweight');
    expect(field('Set 1 weight in lbs').value).toBe('heavy');
  });

  test('a deleted set stays deleted: only what is ticked is logged', async () => {
    await open();
    await logFirstSet();
    await world.user.click(within(squat()).getByRole('button', { name: 'Log set 2' }));
    await screen.findByRole('button', { name: 'Open Back squat' });
    await press('Open Back squat');
    await press('Edit Set 1: 100 lbs × 5, RPE 7');
    await press('Delete set 1');
    await within(squat()).findByRole('button', { name: 'Log set 1' });
    await logWorkout();
    const sheet = within(await screen.findByRole('dialog', { name: 'Finish with 1 of 5 sets?' }));
    expect(sheet.getByText('The ticked set is kept. 4 stay open: 1 Back squat, 2 Bench press, 1 Pull-up.')).toBeDefined();
    expect(sheet.queryByText(/typed but not ticked/)).toBeNull();
    await press('Finish now');
    await screen.findByText('Workout logged to history.');
    expect((await screen.findByRole('group', { name: 'Totals' })).textContent).toContain('1 set');
    expect((await listSetsOfExercise(world.account, 'Back squat', 10)).map((set) => set.set_n)).toEqual([2]);
  });

  test('what is typed and not ticked is left out only when that is chosen, and kept while it is open', async () => {
    await open();
    await logFirstSet();
    await type('Set 2 weight in lbs', '105');
    await logWorkout();
    expect(await screen.findByText('1 set is typed but not ticked:')).toBeDefined();
    await press('Keep training');
    expect(field('Set 2 weight in lbs').value).toBe('105');
    expect(await todays()).toMatchObject([{ finished_at: null }]);
    await logWorkout();
    await press('Leave them out and finish');
    await screen.findByText('Workout logged to history.');
    expect((await listSetsOfExercise(world.account, 'Back squat', 10)).map((set) => set.weight)).toEqual(['100']);
    await press('Open Back squat');
    expect(field('Set 2 weight in lbs').value).toBe('100');
  });

  test('a change of a ticked set that was not saved is asked about as well', async () => {
    await storePlan(world, {
      goal: 'strength',
      weeks: [[{ day: 'Wednesday', primary: [{ exercise: 'Back squat', sets: 1, reps: '5' }] }]],
    });
    await open();
    await type('Set 1 weight in lbs', '100');
    await press('Log set 1');
    await press('Open Back squat');
    await press('Edit Set 1: 100 lbs × 5');
    await type('Set 1 weight in lbs', '110');
    await logWorkout();
    await screen.findByRole('dialog', { name: 'Finish without saving a change?' });
    expect((await listSetsOfExercise(world.account, 'Back squat', 10)).map((set) => set.weight)).toEqual(['100']);
    await press('Log them and finish');
    await screen.findByText('Workout logged to history.');
    expect((await listSetsOfExercise(world.account, 'Back squat', 10)).map((set) => set.weight)).toEqual(['110']);
  });

  test('with every set ticked it asks nothing', async () => {
    await storePlan(world, {
      goal: 'strength',
      weeks: [[{ day: 'Wednesday', primary: [{ exercise: 'Back squat', sets: 1, reps: '5' }] }]],
    });
    await open();
    await type('Set 1 weight in lbs', '100');
    await press('Log set 1');
    await screen.findByRole('button', { name: 'Open Back squat' });
    await logWorkout();
    await screen.findByText('Workout logged to history.');
  });

  test('a logged workout is reopened the same day with its sets, and logged again', async () => {
    await open();
    await logFirstSet();
    await finishNow();
    await screen.findByText('Workout logged to history.');
    await press('Reopen this workout');
    await screen.findByRole('button', { name: /Log Workout$/ });
    expect(screen.queryByText('Workout logged to history.')).toBeNull();
    expect(within(squat()).getByRole('button', { name: /^Edit Set 1/ })).toBeDefined();
    await press('Log set 2');
    await screen.findByRole('button', { name: 'Open Back squat' });
    expect(await todays()).toMatchObject([{ finished_at: null }]);
    world.clock.now += 60_000;
    await finishNow();
    await screen.findByText('Workout logged to history.');
    expect(await todays()).toMatchObject([{ finished_at: new Date(world.clock.now).toISOString() }]);
  });

  test('a discarded workout takes its sets and what was typed along, and one tap brings all of it back', async () => {
    await open();
    await logFirstSet();
    await type('Set 2 weight in lbs', '105');
    await logWorkout();
    await press('Discard this workout');
    await waitFor(async () => expect(await todays()).toEqual([]));
    await waitFor(() => expect(field('Set 1 weight in lbs').value).toBe(''));
    await press('Undo: Workout discarded: 1 set');
    await within(squat()).findByRole('button', { name: 'Edit Set 1: 100 lbs × 5, RPE 7' });
    expect(field('Set 2 weight in lbs').value).toBe('105');
    expect(await todays()).toMatchObject([{ label: 'Wednesday', finished_at: null }]);
  });

  test('afterwards the same day starts again only when asked to', async () => {
    await open();
    await logFirstSet();
    await finishNow();
    await screen.findByText('Workout logged to history.');
    cleanup();
    world.show(<TodayPage />);
    await screen.findByText('Workout logged to history.');
    await world.user.click(screen.getByRole('button', { name: 'Train this day again' }));
    await screen.findByRole('button', { name: /Log Workout$/ });
    await logFirstSet();
    expect(await todays()).toHaveLength(2);
    await finishNow();
    await screen.findByText('Workout logged to history.');
    expect((await todays()).every((session) => session.finished_at !== null)).toBe(true);
  });

  test('a forgotten set still goes into the logged workout', async () => {
    await open();
    await logFirstSet();
    await finishNow();
    await screen.findByText('Workout logged to history.');
    await world.user.click(screen.getByRole('button', { name: 'Open Back squat' }));
    await world.user.click(within(squat()).getByRole('button', { name: 'Log set 2' }));
    await waitFor(async () => expect(await listSetsOfExercise(world.account, 'Back squat', 10)).toHaveLength(2));
    expect(await todays()).toHaveLength(1);
  });
});

describe('nothing typed is lost', () => {
  test('values typed but not ticked are there after a reload', async () => {
    await open();
    await type('Set 1 reps', '4');
    await type('Set 1 weight in lbs', '102,5');
    await waitFor(async () => expect(await world.account.database.drafts.count()).toBe(1));
    cleanup();
    await open();
    expect(field('Set 1 reps').value).toBe('4');
    expect(field('Set 1 weight in lbs').value).toBe('102,5');
  });

  test('a ticked set leaves no draft behind', async () => {
    await open();
    await logFirstSet();
    await waitFor(async () => {
      const keys = await world.account.database.drafts.toCollection().primaryKeys();
      expect(keys.filter((key) => key.startsWith('typed'))).toEqual([]);
    });
  });

  test('on a full phone the set is not called saved, the value stays, and a second try works', async () => {
    await open();
    await type('Set 1 weight in lbs', '100');
    const repair = breakStorage(world);
    await world.user.click(within(squat()).getByRole('button', { name: 'Log set 1' }));
    expect((await within(squat()).findByRole('alert')).textContent).toBe(
      'Not saved: this phone is full. Free some space, then try again. What you entered is still here.',
    );
    expect(field('Set 1 weight in lbs').value).toBe('100');
    expect(within(squat()).queryByRole('img', { name: 'On this phone' })).toBeNull();
    repair();
    await world.user.click(within(squat()).getByRole('button', { name: 'Log set 1' }));
    await within(squat()).findByRole('button', { name: /^Edit Set 1/ });
  });

  test('values typed while the storage fails survive the reload that repairs it', async () => {
    await open();
    const repair = breakStorage(world, 'UnknownError');
    await type('Set 1 weight in lbs', '107.5');
    await screen.findByText(/could not store what you are typing/);
    repair();
    cleanup();
    await open();
    expect(field('Set 1 weight in lbs').value).toBe('107.5');
  });

  test('a set ticked while the storage is lost is stored by the start that follows the reload, once', async () => {
    await open();
    await logFirstSet();
    const repair = breakStorage(world, 'UnknownError');
    await world.user.click(within(squat()).getByRole('button', { name: 'Log set 2' }));
    expect((await within(squat()).findByRole('alert')).textContent).toContain('Not saved: the storage of this phone stopped answering.');
    repair();
    cleanup();
    expect(await replayParked(world.account, window.sessionStorage)).toBe(1);
    await open();
    await world.user.click(screen.getByRole('button', { name: 'Open Back squat' }));
    expect(within(squat()).getAllByRole('button', { name: /^Edit Set/ })).toHaveLength(2);
    expect(await listSetsOfExercise(world.account, 'Back squat', 10)).toHaveLength(2);
  });

  test('a workout that cannot be closed says so and stays open', async () => {
    await open();
    await logFirstSet();
    const repair = breakStorage(world, 'UnknownError');
    await finishNow();
    expect((await screen.findByRole('alert')).textContent).toContain('Not saved: the storage of this phone stopped answering.');
    expect(screen.queryByText('Workout logged to history.')).toBeNull();
    repair();
    await finishNow();
    await screen.findByText('Workout logged to history.');
  });

  test('a plan that arrives in the middle of a workout does not take it off the screen', async () => {
    await open();
    await logFirstSet();
    await storePlan(world, MUSCLE_PLAN);
    await screen.findByText('You have a new plan. This workout goes on with the one it began with.');
    expect(within(squat()).getByRole('button', { name: /^Edit Set 1/ })).toBeDefined();
    await world.user.click(screen.getByRole('button', { name: 'Use the new plan' }));
    await screen.findByRole('region', { name: 'Goblet squat' });
  });
});

describe('rest', () => {
  test('it starts with a ticked set, can be changed, and survives a reload', async () => {
    await open();
    await logFirstSet();
    const timer = await screen.findByRole('timer', { name: 'Rest' });
    expect(timer.textContent).toBe('3:00');
    await world.user.click(screen.getByRole('button', { name: '15 seconds more' }));
    await waitFor(() => expect(screen.getByRole('timer').textContent).toBe('3:15'));
    cleanup();
    world.clock.now += 60_000;
    await open();
    expect((await screen.findByRole('timer')).textContent).toBe('2:15');
    await press('Rest options');
    await world.user.click(screen.getByRole('button', { name: 'Skip rest' }));
    await waitFor(() => expect(screen.queryByRole('timer')).toBeNull());
  });

  test('the last set of the workout needs no rest', async () => {
    await storePlan(world, {
      goal: 'strength',
      weeks: [[{ day: 'Wednesday', primary: [{ exercise: 'Back squat', sets: 1, reps: '5' }] }]],
    });
    await open();
    await type('Set 1 weight in lbs', '100');
    await world.user.click(within(squat()).getByRole('button', { name: 'Log set 1' }));
    await screen.findByRole('button', { name: 'Open Back squat' });
    expect(screen.queryByRole('timer')).toBeNull();
  });
});
