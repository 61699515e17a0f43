import { readFile } from 'node:fs/promises';
import { runInThisContext } from 'node:vm';
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { PLAN_MESSAGES } from '#domain/messages/program.ts';
import { startTestServer, TEST_ORIGIN, type TestServer } from '#tests/support/test-server.ts';
import { closeApp, freshPhone, logIn, NO_SIGNAL, openApp, type Phone } from './session-world.tsx';

let server: TestServer;
let phone: Phone;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(() => {
  phone = freshPhone(server);
  // biome-ignore lint/suspicious/noDocumentCookie: a test forgets what the last one chose
  for (const name of ['theme', 'install']) document.cookie = `${name}=; Path=/; Max-Age=0`;
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

async function signedInAt(path: string) {
  const { email } = await server.createUser({ subscribed: true });
  await closeApp((await logIn(email)).view);
  return openApp(path);
}

test('an unknown address says Not Found and leads home', async () => {
  const { user } = await openApp('/nowhere');
  expect(await screen.findByRole('heading', { name: 'Not Found' })).toBeDefined();
  await user.click(screen.getByRole('link', { name: 'Go home' }));
  expect(await screen.findByRole('heading', { name: /Pick the coach/ })).toBeDefined();
});

test('a new page takes the focus to its heading and says its name in the tab', async () => {
  const { user } = await openApp('/');
  await user.click((await screen.findAllByRole('link', { name: 'Meet the AI Coach' }))[0]!);
  const heading = await screen.findByRole('heading', { level: 1, name: /A plan that fits/ });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(document.title).toBe('AI Coach · Setwise');
});

test("the phone's menu has the header's items and closes with a link", async () => {
  const { user } = await openApp('/');
  await user.click(await screen.findByRole('button', { name: 'Menu' }));
  const menu = within(screen.getByRole('dialog', { name: 'Menu' }));
  expect(menu.getAllByRole('link').map((link) => link.textContent)).toEqual(['Blog', 'AI Coach', 'Find a Coach', 'Login', 'Register']);
  await user.click(menu.getByRole('link', { name: 'Login' }));
  expect(await screen.findByRole('heading', { name: 'Login' })).toBeDefined();
  expect(screen.queryByRole('dialog', { name: 'Menu' })).toBeNull();
});

test('the AI Coach layout has its four screens, ways out of them, and Dark Mode, which marks the body and is remembered', async () => {
  const { view, user } = await signedInAt('/ai-coach/history');
  const links = within(await screen.findByRole('navigation', { name: 'AI Coach' }));
  expect(links.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'AI Coach Chat',
    "Today's Workout",
    'My Program',
    'Routines',
    'Progress',
    'Workout History',
    'Exercises',
    'My coach',
    'Find a Coach',
    'This phone',
    'Settings',
  ]);
  await user.click(screen.getByRole('switch', { name: 'Dark Mode' }));
  expect(document.body.classList.contains('dark')).toBe(true);
  expect(document.cookie).toContain('theme=dark');
  await user.click(screen.getByRole('switch', { name: 'Dark Mode' }));
  expect(document.body.classList.contains('dark')).toBe(false);
  expect(document.cookie).toContain('theme=light');
  await closeApp(view);
});

test('the sidebar ends with the account: its settings open, and Log Out leaves when everything is sent', async () => {
  const { email } = await server.createUser({ subscribed: true, first_name: 'dana', last_name: 'Petrov' });
  await closeApp((await logIn(email)).view);
  const { view, user } = await openApp('/ai-coach/history');
  await screen.findByText('Up to date');
  const side = () => within(screen.getByRole('complementary'));
  expect(side().getByText('Dana Petrov')).toBeDefined();
  expect(side().getByText(email)).toBeDefined();
  await user.click(side().getByRole('link', { name: 'Settings' }));
  await screen.findByRole('heading', { level: 1, name: 'Settings' });
  await closeApp(view);

  const again = await openApp('/ai-coach/history');
  await screen.findByText('Up to date');
  await again.user.click(side().getByRole('button', { name: 'Log Out' }));
  await screen.findByRole('heading', { name: /Pick the coach/ });
  expect(localStorage.getItem('access')).toBeNull();
});

test.each(['/ai-coach/today', '/ai-coach/dashboard'])(
  'a member without a subscription reads at %s what a plan costs and what is free',
  async (path) => {
    const { email } = await server.createUser();
    await closeApp((await logIn(email)).view);
    const { view, user } = await openApp(path);
    expect(await screen.findByText(PLAN_MESSAGES.costs)).toBeDefined();
    expect(screen.getByText(PLAN_MESSAGES.free)).toBeDefined();
    const main = within(screen.getByRole('main'));
    expect(main.queryByRole('link', { name: /^(Ask the coach for a plan|Go to the chat)$/ })).toBeNull();
    expect(main.getByRole('link', { name: 'What the AI Coach costs' }).getAttribute('href')).toBe('/ai-coach');
    expect(screen.getByRole('link', { name: 'AI Coach Chat : needs a subscription' })).toBeDefined();
    await user.click(main.getByRole('link', { name: 'Browse exercises' }));
    expect(await screen.findByRole('heading', { name: 'Exercises' })).toBeDefined();
    await closeApp(view);
  },
);

test("without signal a free account's Today still says what the AI Coach costs (PAGE-3)", async () => {
  const { email } = await server.createUser();
  await closeApp((await logIn(email)).view);
  const online = await openApp('/ai-coach/today');
  await screen.findByRole('link', { name: 'What the AI Coach costs' });
  await closeApp(online.view);
  phone.weather = NO_SIGNAL;
  const { view } = await openApp('/ai-coach/today');
  expect(await screen.findByRole('link', { name: 'What the AI Coach costs' })).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Ask the coach for a plan' })).toBeNull();
  await closeApp(view);
});

test('ROUTINE-1 the page that sells the AI Coach offers the log without it as a button of its own', async () => {
  const { email } = await server.createUser();
  await closeApp((await logIn(email)).view);
  const { view, user } = await openApp('/ai-coach/chat');
  await user.click(await screen.findByRole('link', { name: 'Log without it, free' }));
  expect(await screen.findByRole('button', { name: 'Start an empty workout' })).toBeDefined();
  await closeApp(view);
});

test('the footer stands under what is read, not under a task', async () => {
  const { email } = await server.createUser({ role: 'coach' });
  await closeApp((await logIn(email)).view);
  for (const [path, title] of [
    ['/profile', 'Profile'],
    ['/become-coach', 'Coach registration'],
    ['/checkout/done', 'One moment'],
    ['/join', 'Join your coach'],
  ] as const) {
    const { view } = await openApp(path);
    await waitFor(() => expect(document.title).toContain(title));
    expect(screen.getByRole('banner')).toBeDefined();
    expect(screen.queryByRole('contentinfo')).toBeNull();
    await closeApp(view);
  }
  for (const path of ['/', '/faq', '/blog']) {
    const { view } = await openApp(path);
    expect(await screen.findByRole('contentinfo')).toBeDefined();
    await closeApp(view);
  }
});

/** Without its listeners: the document is that of the files that run next too. */
async function runBeforeApp(): Promise<void> {
  const listening = vi.spyOn(document, 'addEventListener').mockImplementation(() => undefined);
  runInThisContext(await readFile('public/before-app.js', 'utf8'));
  listening.mockRestore();
}

test.each([
  ['theme=dark', true],
  ['theme=light', false],
])('before anything is drawn, a remembered %s decides over the system', async (cookie, isDark) => {
  // biome-ignore lint/suspicious/noDocumentCookie: what the switch stored
  document.cookie = `${cookie}; Path=/`;
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: !isDark } as MediaQueryList);
  await runBeforeApp();
  expect(document.body.classList.contains('dark')).toBe(isDark);
});

test('without a choice the system decides the theme', async () => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  await runBeforeApp();
  expect(document.body.classList.contains('dark')).toBe(true);
});

test('the bar says what became of the work: up to date, then no signal', async () => {
  const { view } = await signedInAt('/ai-coach/history');
  expect(await screen.findByText('Up to date')).toBeDefined();
  phone.weather = NO_SIGNAL;
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  window.dispatchEvent(new Event('offline'));
  expect(await screen.findByText('No signal')).toBeDefined();
  await closeApp(view);
});

test('the install banner explains where the browser has no question of its own, and stays away once dismissed', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)');
  const { view, user } = await signedInAt('/ai-coach/history');
  await screen.findByText('No workout logs saved yet.');
  expect(screen.getByText('Install AI Coach for the best mobile experience!')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Install' }));
  expect(await screen.findByText('To install, tap Share, then Add to Home Screen.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText('Install AI Coach for the best mobile experience!')).toBeNull();
  await closeApp(view);
  const again = await openApp('/ai-coach/history');
  await screen.findByText('Up to date');
  expect(screen.queryByText('Install AI Coach for the best mobile experience!')).toBeNull();
  await closeApp(again.view);
});

test("the install banner asks with the browser's own question where it has one", async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Linux; Android 15; Pixel 9)');
  const { view, user } = await signedInAt('/ai-coach/history');
  const prompt = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt,
    userChoice: Promise.resolve({ outcome: 'accepted' }),
  });
  window.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
  await user.click(await screen.findByRole('button', { name: 'Install' }));
  expect(prompt).toHaveBeenCalledOnce();
  window.dispatchEvent(new Event('appinstalled'));
  await waitFor(() => expect(screen.queryByText('Install AI Coach for the best mobile experience!')).toBeNull());
  await closeApp(view);
});

test('a visitor starts the AI Coach checkout and leaves for the page that takes the payment', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  (window as unknown as { happyDOM: { setURL(url: string): void } }).happyDOM.setURL(`${TEST_ORIGIN}/ai-coach`);
  const { user } = await openApp('/ai-coach');
  await user.click(await screen.findByRole('button', { name: 'Start for $9.99' }));
  await waitFor(() => expect(assign).toHaveBeenCalledWith(expect.stringMatching(/^http:\/\/setwise\.test\/sandbox\/checkout\/.+/)));
});

test('a checkout that cannot be started says so in the specified words', async () => {
  const { user } = await openApp('/ai-coach');
  phone.weather = NO_SIGNAL;
  await user.click(await screen.findByRole('button', { name: 'Start for $9.99' }));
  expect((await screen.findByRole('alert')).textContent).toBe('Something went wrong.');
  phone.weather = () => Promise.resolve(Response.json({ url: 'https://evil.example/pay' }));
  await user.click(screen.getByRole('button', { name: 'Start for $9.99' }));
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Failed to start checkout.'));
  phone.weather = () => Promise.resolve(Response.json({ error: 'Payments are closed.' }, { status: 503 }));
  await user.click(screen.getByRole('button', { name: 'Start for $9.99' }));
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Failed to start checkout.Payments are closed.'));
});
