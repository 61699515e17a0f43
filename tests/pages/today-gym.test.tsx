import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { TodayPage } from '#client/features/today/today-page.tsx';
import { usualGym } from '#domain/training/gym.ts';
import { addGym, readGym, readGyms, saveGym } from '#offline/log/gym.ts';
import { breakStorage, STRENGTH_PLAN, storePlan, storeWorkout, type TrainingWorld, trainingWorld } from './training-world.tsx';

let world: TrainingWorld;

beforeEach(async () => {
  world = await trainingWorld();
  await storePlan(world, STRENGTH_PLAN);
});

async function open() {
  world.show(<TodayPage />);
  await screen.findByRole('button', { name: /Log Workout$/ });
}

async function openSheet() {
  await world.user.click(screen.getByRole('button', { name: 'Your gym' }));
  return screen.findByRole('dialog', { name: 'Your gym' });
}

const squat = () => screen.getByRole('region', { name: 'Back squat' });

async function fill(at: HTMLElement, name: string, text: string) {
  const field = within(at).getByRole('textbox', { name });
  await world.user.clear(field);
  if (text !== '') await world.user.type(field, text);
}

test('before the first gym is saved the sheet says that it takes the place of the usual one', async () => {
  await open();
  const sheet = await openSheet();
  expect(within(sheet).getByText(/^So far weights are those of a usual gym\. The one you save here takes its place/)).toBeDefined();
  await fill(sheet, 'Name', 'Home');
  await world.user.click(within(sheet).getByRole('button', { name: 'Save gym' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(within(await openSheet()).queryByText(/^So far weights/)).toBeNull();
});

test('a gym begins with the usual bar, plates and rack of its unit, and what is saved is what is read', async () => {
  await open();
  const sheet = await openSheet();
  expect(within(sheet).getByRole<HTMLInputElement>('textbox', { name: 'Bar' }).value).toBe('45');
  await world.user.click(within(sheet).getByRole('radio', { name: 'Kilograms' }));
  expect(within(sheet).getByRole<HTMLInputElement>('textbox', { name: 'Bar' }).value).toBe('20');
  await fill(sheet, 'Bar', '15');
  await fill(sheet, 'Pairs of 25 kg', '0');
  await world.user.click(within(sheet).getByRole('button', { name: 'One pair less of 20 kg' }));
  await fill(sheet, 'Dumbbells', '5 7,5 10');
  await world.user.click(within(sheet).getByRole('button', { name: 'Save gym' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Your gym' })).toBeNull());
  const gym = await readGym(world.account);
  expect(gym).toMatchObject({ unit: 'kg', bar: 15, dumbbells: [5, 7.5, 10] });
  expect(gym?.plates[0]).toEqual({ weight: 20, pairs: 3 });
  // Weights are counted in the gym's unit from now on.
  await within(squat()).findByRole('textbox', { name: 'Set 1 weight in kg' });
  cleanup();
  await open();
  expect(within(await openSheet()).getByRole<HTMLInputElement>('textbox', { name: 'Bar' }).value).toBe('15');
});

test('the plates on the screen are those of the saved gym, the suggestion is one of its loads, and touching them opens it', async () => {
  await saveGym(world.account, { ...usualGym('lb'), bar: 35, plates: [{ weight: 25, pairs: 3 }] });
  await storeWorkout(world, '2026-11-11', [{ exercise: 'Back squat', reps: 5, weight: '150', rpe: 7 }]);
  await open();
  expect(squat().textContent).toContain('Suggested: 135');
  const plates = within(squat()).getByRole('button', { name: 'Each side: 25, 25 lbs on a 35 lbs bar Change your gym' });
  await world.user.click(within(squat()).getByRole('button', { name: '50 lbs more' }));
  expect(within(squat()).getByRole<HTMLInputElement>('textbox', { name: 'Set 1 weight in lbs' }).value).toBe('185');
  expect(within(squat()).getByRole('button', { name: 'Nothing heavier' })).toBeDefined();
  await world.user.click(plates);
  await screen.findByRole('dialog', { name: 'Your gym' });
});

test.each([
  ['Bar', 'heavy', 'Enter what the bar weighs: a number above 0, at most 1000.'],
  ['Pairs of 45 lbs', 'many', 'Pairs must be a whole number from 0 to 40.'],
  ['Weight of the 35 lbs plate in lbs', '45', 'This plate is in the list twice. Count all its pairs in one line.'],
  ['Dumbbells', '5,10', 'Write the dumbbells as numbers with a space between them: 5 7.5 10.'],
])('«%s» of «%s» is answered with a sentence, and nothing changes', async (name, text, sentence) => {
  await open();
  const sheet = await openSheet();
  await fill(sheet, name, text);
  await world.user.click(within(sheet).getByRole('button', { name: 'Save gym' }));
  expect((await within(sheet).findByRole('alert')).textContent).toBe(sentence);
  expect(await readGym(world.account)).toBeUndefined();
});

test('a phone that cannot store the gym says so and keeps what was entered', async () => {
  await open();
  const sheet = await openSheet();
  await fill(sheet, 'Bar', '33');
  const repair = breakStorage(world);
  await world.user.click(within(sheet).getByRole('button', { name: 'Save gym' }));
  expect((await within(sheet).findByRole('alert')).textContent).toContain('Not saved: this phone is full.');
  expect(within(sheet).getByRole<HTMLInputElement>('textbox', { name: 'Bar' }).value).toBe('33');
  repair();
  await world.user.click(within(sheet).getByRole('button', { name: 'Save gym' }));
  await waitFor(async () => expect((await readGym(world.account))?.bar).toBe(33));
});

test('a gym that arrives from another phone brings its unit, unless another was chosen here', async () => {
  await saveGym(world.account, usualGym('kg'));
  await open();
  await within(squat()).findByRole('textbox', { name: 'Set 1 weight in kg' });
  await world.user.click(screen.getByRole('radio', { name: 'lbs' }));
  await within(squat()).findByRole('textbox', { name: 'Set 1 weight in lbs' });
  expect(screen.getByText('Your gym counts in kilograms, so usual plates are suggested.')).toBeDefined();
});

test('GYM-3 another gym is one tap away, and the suggestion is a load of it', async () => {
  await saveGym(world.account, { ...usualGym('lb'), name: 'Club' });
  await addGym(world.account, { ...usualGym('lb'), name: 'Garage', bar: 35, plates: [{ weight: 25, pairs: 3 }] });
  await storeWorkout(world, '2026-11-11', [{ exercise: 'Back squat', reps: 5, weight: '150', rpe: 7 }]);
  await open();
  await waitFor(() => expect(squat().textContent).toContain('Suggested: 135'));
  const gyms = await screen.findByRole('group', { name: 'Gym you are in' });
  expect(within(gyms).getByRole('button', { name: 'Garage' }).getAttribute('aria-pressed')).toBe('true');
  await world.user.click(within(gyms).getByRole('button', { name: 'Club' }));
  await waitFor(() => expect(squat().textContent).toContain('Suggested: 145'));
  expect((await readGym(world.account))?.name).toBe('Club');
});

test('GYM-1 a second gym is made with its bars and machines, is the present one from then on, and can be deleted', async () => {
  await saveGym(world.account, { ...usualGym('lb'), name: 'Club' });
  await open();
  let sheet = await openSheet();
  await world.user.click(within(sheet).getByRole('button', { name: 'Add another gym' }));
  sheet = await screen.findByRole('dialog', { name: 'Another gym' });
  await fill(sheet, 'Name', 'Garage');
  await fill(sheet, 'Bar', '33');
  await world.user.click(within(sheet).getByText('Other bars'));
  await fill(sheet, 'EZ bar', '18');
  await world.user.click(within(sheet).getByRole('radio', { name: 'Only what I choose' }));
  await world.user.click(within(sheet).getByRole('button', { name: /^What is there/ }));
  await world.user.click(within(sheet).getByRole('checkbox', { name: 'Cable station' }));
  await world.user.click(within(sheet).getByRole('button', { name: 'Save gym' }));
  await waitFor(async () => expect((await readGyms(world.account)).all).toHaveLength(2));
  const gym = await readGym(world.account);
  expect(gym).toMatchObject({ name: 'Garage', bar: 33, bars: [{ kind: 'ez-bar', weight: 18 }] });
  expect(gym?.kit).not.toContain('cable');
  expect(gym?.kit).toContain('machine');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  sheet = await openSheet();
  await world.user.click(within(sheet).getByRole('button', { name: 'Delete this gym' }));
  await world.user.click(within(sheet).getByRole('button', { name: 'Delete it' }));
  await waitFor(async () => expect((await readGym(world.account))?.name).toBe('Club'));
});

test('GYM-5 a first gym that was described is stored when a second one is added from its sheet', async () => {
  await open();
  let sheet = await openSheet();
  await fill(sheet, 'Name', 'Club');
  await world.user.click(within(sheet).getByRole('button', { name: 'Add another gym' }));
  sheet = await screen.findByRole('dialog', { name: 'Another gym' });
  await fill(sheet, 'Name', 'Garage');
  await world.user.click(within(sheet).getByRole('button', { name: 'Save gym' }));
  await waitFor(async () => expect((await readGyms(world.account)).all.map(({ gym }) => gym.name)).toEqual(['Club', 'Garage']));
});

test('GYM-4 a deleted gym comes back from the sheet with one tap, as it was, and one is in it again', async () => {
  await addGym(world.account, { ...usualGym('lb'), name: 'Club' });
  await addGym(world.account, { ...usualGym('lb'), name: 'Garage', bar: 33 });
  await open();
  const sheet = await openSheet();
  await world.user.click(within(sheet).getByRole('button', { name: 'Delete this gym' }));
  await world.user.click(within(sheet).getByRole('button', { name: 'Delete it' }));
  await world.user.click(await within(sheet).findByRole('button', { name: 'Bring Garage back' }));
  await waitFor(async () => expect(await readGym(world.account)).toMatchObject({ name: 'Garage', bar: 33 }));
  await waitFor(() => expect(within(sheet).queryByRole('button', { name: 'Bring Garage back' })).toBeNull());
  await waitFor(() => expect(within(sheet).getByRole('textbox', { name: 'Name' })).toHaveProperty('value', 'Garage'));
});
