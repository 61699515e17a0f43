import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TodayPage } from '#client/features/today/today-page.tsx';
import { listSessions } from '#offline/log/sessions.ts';
import { listSets } from '#offline/log/set-logs.ts';
import { storePlan, storeWorkout, TODAY, type TrainingWorld, trainingWorld } from './training-world.tsx';

const NAMES = ['Back squat', 'Bench press', 'Barbell row', 'Overhead press', 'Barbell curl', 'Leg curl'];
const SETS = 4;

/** A workout of 24 sets, each of which was done a week ago. */
async function twentyFour(): Promise<TrainingWorld> {
  const world = await trainingWorld();
  const primary = NAMES.map((exercise) => ({ exercise, sets: SETS, reps: '8', rpe: 8 }));
  await storePlan(world, { goal: 'strength', weeks: [[{ day: 'Wednesday', primary }]] });
  const past = NAMES.flatMap((exercise) => Array.from({ length: SETS }, () => ({ exercise, reps: 8, weight: '100', rpe: 8 })));
  await storeWorkout(world, '2026-11-11', past);
  world.show(<TodayPage />);
  await screen.findByRole('button', { name: /Log Workout$/ });
  return world;
}

const logged = async ({ account }: TrainingWorld) => {
  const [session] = await listSessions(account, { from: TODAY, to: TODAY });
  return session === undefined ? [] : listSets(account, session.session_id);
};

test('24 sets as suggested and the end of the workout take at most 40 taps, one a set', async () => {
  const world = await twentyFour();
  let taps = 0;
  const tap = async (button: HTMLElement) => {
    taps += 1;
    await world.user.click(button);
  };
  const total = NAMES.length * SETS;
  for (let done = 0; done < total; done += 1) {
    const panel = await screen.findByRole('list', { name: 'Next set' });
    await tap(within(panel).getByRole('button', { name: /^Log set \d$/ }));
    await waitFor(async () => expect(await logged(world)).toHaveLength(done + 1));
    await screen.findByText(`of ${total} sets`);
    await waitFor(() => expect(screen.getByText(String(done + 1), { selector: 'p > span' })).toBeTruthy());
  }
  await tap(screen.getByRole('button', { name: /Log Workout$/ }));
  await screen.findByText('Workout logged to history.');
  expect(taps).toBe(25);
  expect(taps).toBeLessThanOrEqual(40);
}, 120_000);

test('a set with another weight takes two taps, with a typed one three touches, and an effort two more', async () => {
  const world = await twentyFour();
  const panel = () => within(screen.getByRole('list', { name: 'Next set' }));
  await world.user.click(panel().getByRole('button', { name: '5 lbs more' }));
  await world.user.click(panel().getByRole('button', { name: 'Log set 1' }));
  await waitFor(async () => expect((await logged(world)).map(({ weight }) => weight)).toEqual(['105']));
  await screen.findByRole('button', { name: 'Log set 2' });
  await world.user.click(panel().getByRole('button', { name: /How hard was it\?$/ }));
  const sheet = await screen.findByRole('dialog', { name: 'How hard was it?' });
  await world.user.click(within(sheet).getByRole('button', { name: '9 1 left' }));
  await world.user.click(panel().getByRole('button', { name: 'Log set 2' }));
  await waitFor(async () => expect((await logged(world))[1]?.rpe).toBe(9));
}, 60_000);

test('how hard it was is said in words', async () => {
  const world = await twentyFour();
  const panel = () => within(screen.getByRole('list', { name: 'Next set' }));
  await world.user.click(panel().getByRole('button', { name: /How hard was it\?$/ }));
  await world.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '8 2 left' }));
  await world.user.click(panel().getByRole('button', { name: /^RPE 8: How hard was it\?$/ }));
  const sheet = within(await screen.findByRole('dialog', { name: 'How hard was it?' }));
  expect(sheet.getByText(/two more reps were in it/).textContent).toBe('8 two more reps were in it');
}, 60_000);

test('rest and note of an exercise are changed for this workout alone, and the rest that starts is that one', async () => {
  const world = await twentyFour();
  await world.user.click(screen.getByRole('button', { name: 'More for Back squat' }));
  const sheet = await screen.findByRole('dialog', { name: 'Back squat' });
  await world.user.selectOptions(within(sheet).getByRole('combobox', { name: 'Rest after each set' }), '0:45');
  await world.user.type(within(sheet).getByRole('textbox', { name: 'Note for this exercise today' }), 'Grip one finger wider');
  await world.user.click(within(sheet).getByRole('button', { name: 'Keep the note' }));
  await world.user.click(within(sheet).getByRole('button', { name: 'Close' }));
  const card = within(await screen.findByRole('region', { name: 'Back squat' }));
  await card.findByText('Grip one finger wider');
  await world.user.click(card.getByRole('button', { name: 'Log set 1' }));
  expect((await screen.findByRole('timer', { name: 'Rest' })).textContent).toMatch(/^0:4[45]$/);
}, 60_000);

test('TODAY-18 a note of an exercise is kept when its sheet is closed by a tap outside, and with another change of it', async () => {
  const world = await twentyFour();
  const open = async () => {
    await world.user.click(screen.getByRole('button', { name: 'More for Back squat' }));
    return screen.findByRole('dialog', { name: 'Back squat' });
  };
  const note = (sheet: HTMLElement) => within(sheet).getByRole<HTMLInputElement>('textbox', { name: 'Note for this exercise today' });
  const first = await open();
  await world.user.type(note(first), 'Wider');
  await world.user.selectOptions(within(first).getByRole('combobox', { name: 'Rest after each set' }), '0:45');
  expect(note(first).value).toBe('Wider');
  fireEvent.click(first);
  const card = within(await screen.findByRole('region', { name: 'Back squat' }));
  await card.findByText('Wider');
  const second = await open();
  expect(within(second).getByRole<HTMLSelectElement>('combobox', { name: 'Rest after each set' }).selectedOptions[0]?.text).toBe('0:45');
  await world.user.type(note(second), ' and slow');
  fireEvent(second, new Event('cancel', { cancelable: true }));
  await card.findByText('Wider and slow');
}, 60_000);

test('TODAY-9 big type shows the next set alone, logs it with one tap, and stays for the one after', async () => {
  const world = await twentyFour();
  await world.user.click(screen.getByRole('button', { name: 'More for Back squat' }));
  const sheet = await screen.findByRole('dialog', { name: 'Back squat' });
  await world.user.click(within(sheet).getByRole('button', { name: 'Big type, for arm’s length' }));
  const big = await screen.findByRole('dialog', { name: 'Big type' });
  await within(big).findByText('Set 1 of 4');
  await world.user.click(within(big).getByRole('button', { name: '5 lbs more' }));
  await world.user.click(within(big).getByRole('button', { name: 'One rep less' }));
  await world.user.click(within(big).getByRole('button', { name: 'Log set 1' }));
  await within(big).findByText('Set 2 of 4');
  expect(await logged(world)).toMatchObject([{ weight: '105', reps: 7 }]);
  const seconds = () => {
    const [minutes = 0, rest = 0] = (within(big).getByRole('timer', { name: 'Rest' }).textContent ?? '').split(':').map(Number);
    return 60 * minutes + rest;
  };
  await within(big).findByRole('timer', { name: 'Rest' });
  const before = seconds();
  await world.user.click(within(big).getByRole('button', { name: '15 seconds more' }));
  await waitFor(() => expect(seconds()).toBe(before + 15));
  await world.user.click(within(big).getByRole('button', { name: '15 seconds less' }));
  await waitFor(() => expect(seconds()).toBe(before));
  await world.user.click(within(big).getByRole('button', { name: 'Leave big type' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Big type' })).toBeNull());
}, 60_000);
