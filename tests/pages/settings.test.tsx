import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { SettingsPage } from '#client/features/settings/settings-page.tsx';
import { readGym } from '#offline/log/gym.ts';
import { readPreferences } from '#offline/log/preferences.ts';
import { readUnit } from '#offline/log/training-choice.ts';
import { readBigType } from '#offline/store/big-type.ts';
import { readRestSignals } from '#offline/store/rest-signals.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { openWorld, type World } from './coach-chat-world.tsx';

let server: TestServer;
let world: World;
const user = userEvent.setup();

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  world = await openWorld(server);
  world.setSignal(false);
  world.show(<SettingsPage />);
});
afterEach(() => world.close());

test('the unit of weights is changed here without signal, and stays', async () => {
  const kg = await screen.findByRole<HTMLInputElement>('radio', { name: 'kg' });
  expect(kg.checked).toBe(false);
  expect(screen.getByText('Pounds, as in your region')).toBeDefined();
  await user.click(kg);
  await waitFor(() => expect(kg.checked).toBe(true));
  expect(await readUnit(world.account)).toBe('kg');
  await waitFor(() => expect(screen.queryByText(/as in your region/)).toBeNull());
});

test('the gym is seen and changed here', async () => {
  await user.click(await screen.findByRole('button', { name: /Gyms and plates\s*The usual bar and plates/ }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Your gym' }));
  await user.clear(sheet.getByLabelText('Bar'));
  await user.type(sheet.getByLabelText('Bar'), '35');
  await user.click(sheet.getByRole('button', { name: 'Save gym' }));
  expect(await screen.findByRole('button', { name: /Gyms and plates\s*Bar 35 lbs, plates from 2.5 lbs/ })).toBeDefined();
  expect((await readGym(world.account))?.bar).toBe(35);
});

test('how a rest ends is chosen here, without signal, and what this browser cannot do is said and cannot be chosen', async () => {
  vi.stubGlobal('AudioContext', class {});
  world.show(<SettingsPage />);
  const sound = (await screen.findAllByRole<HTMLInputElement>('switch', { name: /^Sound/ })).at(-1)!;
  expect(sound.checked).toBe(true);
  await user.click(sound);
  await waitFor(async () => expect((await readRestSignals(world.account)).sound).toBe(false));
  await waitFor(() => expect(sound.checked).toBe(false));
  const screenOn = screen.getAllByRole<HTMLInputElement>('switch', { name: /^Keep the screen on.*This browser cannot do it$/ });
  expect(screenOn.every(({ disabled, checked }) => disabled && !checked)).toBe(true);
});

test('the theme is the system’s until one is chosen, and again when that is chosen', async () => {
  const choice = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
  expect(choice('System').checked).toBe(true);
  await user.click(choice('Dark'));
  expect(document.body.classList.contains('dark')).toBe(true);
  expect(document.cookie).toContain('theme=dark');
  await user.click(choice('System'));
  expect(document.body.classList.contains('dark')).toBe(false);
  expect(document.cookie).not.toContain('theme=');
});

test('every other part of the account is one touch away', async () => {
  await screen.findByRole('radio', { name: 'kg' });
  const addressOf = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');
  expect(addressOf(/^Edit/)).toBe('/profile?tab=profile');
  expect(addressOf(/^Password and sign-in/)).toBe('/profile?tab=security');
  expect(addressOf(/^Export/)).toBe('/ai-coach/this-phone');
  expect(addressOf(/^This phone/)).toBe('/ai-coach/this-phone');
  expect(addressOf(/^Signed in elsewhere/)).toBe('/profile?tab=security');
  expect(addressOf(/^Subscriptions and payments/)).toBe('/profile?tab=payments');
  expect(addressOf(/^Personal information/)).toBe('/profile?tab=profile');
  expect(addressOf(/^Import/)).toBe('/ai-coach/import');
  expect(addressOf(/^Storage/)).toBe('/ai-coach/this-phone');
  expect(addressOf(/^Your coaches/)).toBe('/coaching');
  expect(addressOf(/^Privacy policy/)).toBe('/privacy');
  expect(addressOf(/^Delete account/)).toBe('/profile?tab=security');
});

test('each group is a landmark that the page’s own links lead to', async () => {
  await screen.findByRole('radio', { name: 'kg' });
  const links = within(screen.getByRole('navigation', { name: 'Settings' })).getAllByRole('link');
  expect(links).toHaveLength(8);
  for (const link of links) {
    const heading = document.querySelector(link.getAttribute('href') ?? '');
    expect(heading?.tagName, link.textContent ?? '').toBe('H2');
    expect(screen.getByRole('region', { name: link.textContent ?? '' }).contains(heading)).toBe(true);
  }
});

test('language and region say what the browser’s settings make of dates and numbers', async () => {
  const language = vi.spyOn(navigator, 'language', 'get').mockReturnValue('de-DE');
  world.show(<SettingsPage />);
  const region = (await screen.findAllByText(/^Region/)).at(-1)?.closest('p');
  expect(region?.textContent).toContain('1.234,5');
  expect(region?.textContent).toContain('Germany');
  language.mockRestore();
});

test('Log Out starts here', async () => {
  await user.click(await screen.findByRole('button', { name: /^Log Out/ }));
  expect(await screen.findByRole('dialog', { name: 'Log Out' })).toBeDefined();
});

test('TODAY-9 big type in workouts is turned on and off here, without signal', async () => {
  const bigType = await screen.findByRole<HTMLInputElement>('switch', { name: /^Big type in workouts/ });
  expect(bigType.checked).toBe(false);
  await user.click(bigType);
  await waitFor(() => expect(bigType.checked).toBe(true));
  expect(await readBigType(world.account)).toBe(true);
  await user.click(bigType);
  await waitFor(() => expect(bigType.checked).toBe(false));
  expect(await readBigType(world.account)).toBe(false);
});

test('SET-2 the usual rests are chosen here, for all devices, and go back to the goal’s', async () => {
  const main = await screen.findByRole('combobox', { name: 'Rest after main lifts' });
  await user.selectOptions(main, '3:30');
  await waitFor(async () => expect((await readPreferences(world.account)).rest_main).toBe(210));
  await user.selectOptions(main, 'By your goal');
  await waitFor(async () => expect((await readPreferences(world.account)).rest_main).toBeNull());
  await user.click(screen.getByRole('switch', { name: /^Start after each set/ }));
  await waitFor(async () => expect((await readPreferences(world.account)).rest_starts).toBe(false));
});

test('SET-3 effort is shown as RPE, as reps left, or as planned; SET-4 suggestions are turned off', async () => {
  await user.click(await screen.findByRole('radio', { name: 'Reps left' }));
  await waitFor(async () => expect((await readPreferences(world.account)).effort).toBe('rir'));
  await user.click(screen.getByRole('radio', { name: 'As planned' }));
  await waitFor(async () => expect((await readPreferences(world.account)).effort).toBeNull());
  await user.click(screen.getByRole('switch', { name: /^Suggestions/ }));
  await waitFor(async () => expect((await readPreferences(world.account)).suggests).toBe(false));
});
