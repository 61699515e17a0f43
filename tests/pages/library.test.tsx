import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { EXERCISES } from '#domain/exercises/library.ts';
import { showLibrary } from './library-world.tsx';
import { storeWorkout, type TrainingWorld, trainingWorld } from './training-world.tsx';

let world: TrainingWorld;

beforeEach(async () => {
  world = await trainingWorld();
});

// By label: over three hundred links, asking by role takes seconds.
const field = () => screen.getByLabelText('Search by name');
const choice = (name: 'Muscle' | 'Equipment') => screen.getByLabelText(name);
/** The names in the list, top to bottom. */
const rows = () => [...document.querySelectorAll('li a')].map((link) => link.textContent?.split(': ')[0]);
const count = () => document.querySelector('[role=status]')?.textContent;

test('the whole library is there, under headings that say how one moves', () => {
  showLibrary(world, '/ai-coach/exercises');
  expect(count()).toBe(`${EXERCISES.length} exercises`);
  expect(rows()).toHaveLength(EXERCISES.length);
  const presses = within(screen.getByLabelText('Overhead presses')).getAllByRole('link');
  expect(presses[0]?.textContent).toBe('Overhead press: Front delts · Barbell and squat rack');
  expect(screen.queryByText('Show all')).toBeNull();
});

test('what was ever logged is a filter, which the address and one tap take away (PROG-34)', async () => {
  await storeWorkout(world, '2026-11-09', [
    { exercise: 'Back squat', reps: 5, weight: '220' },
    { exercise: 'Zercher Thing', reps: 5, weight: '100' },
    // Not the hanging one, whose alias is without «flat».
    { exercise: 'Flat leg raise', reps: 12, weight: '' },
  ]);
  const address = showLibrary(world, '/ai-coach/exercises?logged=1');
  await waitFor(() => expect(rows()).toEqual(['Back squat']));
  expect(count()).toBe('3 exercises');
  const chip = screen.getByRole('button', { name: 'In your log' });
  expect(chip.getAttribute('aria-pressed')).toBe('true');
  expect(screen.getByText('Zercher Thing')).toBeDefined();
  expect(screen.getByText('Flat leg raise')).toBeDefined();
  await world.user.click(chip);
  await waitFor(() => expect(rows()).toHaveLength(EXERCISES.length));
  await waitFor(() => expect(address.current).toBe('/ai-coach/exercises'));
});

test('a search that only a name of the log fits shows it, and does not say that nothing fits', async () => {
  await storeWorkout(world, '2026-11-09', [{ exercise: 'Cable row wide', reps: 5, weight: '100' }]);
  showLibrary(world, '/ai-coach/exercises?q=cable%20row%20wide');
  expect(await screen.findByText('Cable row wide')).toBeDefined();
  await waitFor(() => expect(count()).toBe('1 exercise'));
  expect(screen.queryByText(/^Nothing fits/)).toBeNull();
});

describe('searching', () => {
  test('an alias finds its exercise first, and the address remembers the search', async () => {
    const address = showLibrary(world, '/ai-coach/exercises?kit=barbell');
    await world.user.type(field(), 'ohp');
    await waitFor(() => expect(rows()[0]).toBe('Overhead press'));
    expect(screen.queryByRole('heading', { level: 2, name: /Overhead presses/ })).toBeNull();
    await waitFor(() => expect(address.current).toBe('/ai-coach/exercises?kit=barbell&q=ohp'));
  });

  test('a slip of the finger is understood', async () => {
    showLibrary(world, '/ai-coach/exercises?kit=barbell');
    await world.user.type(field(), 'dedlift');
    await waitFor(() => expect(rows()[0]).toBe('Deadlift'));
  });

  test('what fits nothing says so and leads back to everything', async () => {
    const address = showLibrary(world, '/ai-coach/exercises?muscle=chest');
    await world.user.type(field(), 'quantum flexor');
    await screen.findByText('Nothing fits. Create it, and its sets, muscles and records count like any other.');
    expect(count()).toBe('0 exercises');
    await world.user.click(screen.getByRole('button', { name: 'Show all exercises' }));
    expect(rows()).toHaveLength(EXERCISES.length);
    expect(field()).toHaveProperty('value', '');
    await waitFor(() => expect(address.current).toBe('/ai-coach/exercises'));
  });

  test('the cross empties the field and gives it back the cursor', async () => {
    showLibrary(world, '/ai-coach/exercises?q=curl&kit=ez-bar');
    await world.user.click(screen.getByLabelText('Clear the search'));
    expect(document.activeElement).toBe(field());
    await waitFor(() => expect(rows()).toContain('Skull crusher'));
  });

  test('with the keyboard alone: type, Enter to the first exercise, Enter to open it', async () => {
    const address = showLibrary(world, '/ai-coach/exercises?kit=kettlebells');
    await world.user.tab();
    expect(document.activeElement).toBe(field());
    await world.user.keyboard('goblet');
    await waitFor(() => expect(rows()[0]).toBe('Goblet squat'));
    await world.user.keyboard('{Enter}');
    expect(document.activeElement?.textContent).toContain('Goblet squat');
    await world.user.keyboard('{Enter}');
    await screen.findByRole('heading', { level: 1, name: 'Goblet squat' });
    expect(address.current).toBe('/ai-coach/exercises/goblet-squat');
  });
});

describe('filtering', () => {
  test('a muscle shows first what trains it most, then what also works it', async () => {
    const address = showLibrary(world, '/ai-coach/exercises');
    await world.user.selectOptions(choice('Muscle'), 'triceps');
    const most = within(await screen.findByLabelText('Mainly triceps')).getAllByRole('link');
    expect(most.map((link) => link.textContent).join()).toContain('Triceps pushdown');
    expect(within(screen.getByLabelText('Also works triceps')).getByText('Bench press')).toBeDefined();
    await waitFor(() => expect(address.current).toBe('/ai-coach/exercises?muscle=triceps'));
  });

  test('where there is room, a muscle can be chosen on the body, and let go of again', async () => {
    showLibrary(world, '/ai-coach/exercises?kit=landmine');
    const chest = () => screen.getAllByText('Chest', { selector: 'title' })[0]!;
    await world.user.click(chest());
    await waitFor(() => expect(choice('Muscle')).toHaveProperty('value', 'chest'));
    expect(screen.getByLabelText('The body from the front: mainly chest')).toBeDefined();
    expect(rows()).toEqual(['Half-kneeling landmine press']);
    await world.user.click(chest());
    await waitFor(() => expect(choice('Muscle')).toHaveProperty('value', ''));
  });

  test('every choice says how many exercises it leaves, and both filters hold together', async () => {
    showLibrary(world, '/ai-coach/exercises?muscle=chest');
    const dumbbells = within(choice('Equipment')).getByRole('option', { name: /^Dumbbells \(\d+\)$/ });
    const promised = Number(/\d+/.exec(dumbbells.textContent ?? '')?.[0]);
    await world.user.selectOptions(choice('Equipment'), dumbbells);
    expect(rows()).toHaveLength(promised);
    expect(rows()).toContain('Dumbbell bench press');
    expect(rows()).not.toContain('Bench press');
  });

  test('a choice that would leave nothing is not offered', () => {
    showLibrary(world, '/ai-coach/exercises?muscle=shins');
    expect(within(choice('Equipment')).queryByRole('option', { name: /Barbell/ })).toBeNull();
    expect(within(choice('Equipment')).getByRole('option', { name: /^No equipment/ })).toBeDefined();
  });

  test('an address opens its search, its muscle and its equipment', async () => {
    showLibrary(world, '/ai-coach/exercises?q=press&muscle=chest&kit=cable');
    expect(field()).toHaveProperty('value', 'press');
    expect(choice('Muscle')).toHaveProperty('value', 'chest');
    expect(choice('Equipment')).toHaveProperty('value', 'cable');
    expect(rows()).toEqual(['Cable chest press', 'One-arm cable press']);
  });

  test('an address with nonsense in it opens the whole library', () => {
    showLibrary(world, '/ai-coach/exercises?muscle=tail&kit=sword');
    expect(rows()).toHaveLength(EXERCISES.length);
  });

  test('a search that is still being typed survives a choice', async () => {
    const address = showLibrary(world, '/ai-coach/exercises?muscle=chest');
    await world.user.type(field(), 'press');
    await world.user.selectOptions(choice('Equipment'), 'bands');
    expect(field()).toHaveProperty('value', 'press');
    await waitFor(() => expect(address.current).toBe('/ai-coach/exercises?muscle=chest&q=press&kit=bands'));
    expect(rows()).toContain('Band chest press');
  });
});

test('Back from an exercise finds the search again, however quickly it was opened', async () => {
  showLibrary(world, '/ai-coach/exercises?kit=barbell');
  await world.user.type(field(), 'z press');
  await waitFor(() => expect(rows()).toEqual(['Z press']));
  await world.user.click(screen.getByText('Z press'));
  await screen.findByRole('heading', { level: 1, name: 'Z press' });
  await world.user.click(screen.getByText("The browser's Back"));
  await waitFor(() => expect(field()).toHaveProperty('value', 'z press'));
  expect(rows()).toEqual(['Z press']);
});

test('OWN-7 what was logged under a name that is no exercise stands there, and a touch makes one of it', async () => {
  await storeWorkout(world, '2026-11-16', [{ exercise: 'Triceps ext', reps: 8, weight: '40', rpe: 8 }]);
  showLibrary(world, '/ai-coach/exercises?q=triceps');
  const logged = within(await screen.findByLabelText('From your log'));
  await world.user.click(logged.getByRole('button', { name: /^Triceps ext/ }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Your own exercise' }));
  expect(sheet.getByLabelText('Name')).toHaveProperty('value', 'Triceps ext');
});
