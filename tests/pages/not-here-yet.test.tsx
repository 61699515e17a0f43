import { screen } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { closeApp, freshPhone, logIn, openApp } from './session-world.tsx';

const FAQ = '#client/features/content/faq-page.tsx';
const TITLE = 'This page is not on this phone yet.';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(() => {
  freshPhone(server);
  vi.doMock(FAQ, () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));
  // React reports what a boundary catches.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.doUnmock(FAQ);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

test('a page whose code is not on the phone says that it comes with the next signal, and the rest of the app goes on', async () => {
  const { view, user } = await openApp('/faq');
  expect(await screen.findByRole('heading', { level: 1, name: TITLE })).toBeDefined();
  expect(screen.getByText(/^It comes with the next signal\./)).toBeDefined();
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeDefined();
  await user.click(screen.getByRole('link', { name: 'Go home' }));
  expect(await screen.findByRole('heading', { level: 1, name: /Pick the coach/ })).toBeDefined();
  expect(screen.queryByText(TITLE)).toBeNull();
  await closeApp(view);
});

test('it opens by itself when there is signal, and at a word', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
  const { view, user } = await openApp('/faq');
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(reload).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new Event('online'));
  expect(reload).toHaveBeenCalledTimes(2);
  await closeApp(view);
});

test('who trains is led back to today’s workout', async () => {
  const first = await logIn((await server.createUser()).email);
  await closeApp(first.view);
  const { view } = await openApp('/faq');
  await screen.findByRole('heading', { level: 1, name: TITLE });
  expect((await screen.findByRole('link', { name: "Go to today's workout" })).getAttribute('href')).toBe('/ai-coach/today');
  await closeApp(view);
});
