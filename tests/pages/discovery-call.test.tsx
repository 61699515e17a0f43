import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { listCoaches } from '#contract/index.ts';
import { discoveryCalls } from '#server/db/schema.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { openMarket } from './demo-market.ts';
import { CLEAR, closeApp, freshPhone, NO_SIGNAL, openApp, type Phone } from './session-world.tsx';

let server: TestServer;
let phone: Phone;
let path: string;
let calendly: string;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  await openMarket(server);
  phone = freshPhone(server);
  const listed = await server.call()(listCoaches, {});
  if (!listed.ok) throw new Error('There are no coaches.');
  const [coach] = listed.value;
  path = `/coach/${coach!.id}/discovery-call`;
  calendly = coach!.calendly_username;
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

const submitted = () => phone.asked.filter((asked) => asked.endsWith('/submit/')).length;
const name = () => screen.getByLabelText<HTMLInputElement>('Full Name');
const email = () => screen.getByLabelText<HTMLInputElement>('Email Address');
const submit = () => screen.getByRole('button', { name: 'Continue to Schedule Call' });

async function openForm() {
  const app = await openApp(path);
  await screen.findByRole('heading', { level: 1, name: 'Book Your FREE Discovery Call' });
  return app;
}

test('the form says who the call is with', async () => {
  await openForm();
  const profile = path.replace('/discovery-call', '');
  await waitFor(() => expect(document.querySelector(`a[href="${profile}"]`)?.parentElement?.textContent).toMatch(/^With \w+/));
});

test.each([
  ['', ''],
  ['Sam Rivera', ''],
  ['', 'sam@example.com'],
  ['  ', 'sam@example.com'],
])('with "%s" and "%s" it asks for all fields and sends nothing', async (typedName, typedEmail) => {
  const { user } = await openForm();
  if (typedName !== '') await user.type(name(), typedName);
  if (typedEmail !== '') await user.type(email(), typedEmail);
  await user.click(submit());
  expect((await screen.findByRole('alert')).textContent).toBe('Please fill in all fields');
  expect(submitted()).toBe(0);
});

test('an address in another form is marked in its field', async () => {
  const { user } = await openForm();
  await user.type(name(), 'Sam Rivera');
  await user.type(email(), 'sam at example');
  await user.click(submit());
  expect(await screen.findByText('Enter an email address like name@example.com')).toBeDefined();
  expect(email().getAttribute('aria-invalid')).toBe('true');
  expect(submitted()).toBe(0);
});

test('a request is sent, said in the modal, and leads to the calendar four seconds later', async () => {
  const timers = vi.spyOn(window, 'setTimeout');
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  const { user } = await openForm();
  await user.type(name(), '  Sam Rivera ');
  await user.type(email(), 'Sam@Example.com');
  await user.click(submit());
  const modal = within(await screen.findByRole('dialog', { name: 'Check Your Inbox!' }));
  expect(modal.getByText(/confirmation email with coach programs was sent.*spam or promotions/i)).toBeDefined();
  expect(modal.getByText('Redirecting you to schedule your call...')).toBeDefined();
  expect(assign).not.toHaveBeenCalled();
  const [redirect] = timers.mock.calls.find(([, delay]) => delay === 4_000) ?? [];
  (redirect as () => void)();
  expect(assign).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(new RegExp(`^https://calendly\\.com/${calendly}`)));
  const rows = await server.database.select().from(discoveryCalls);
  expect(rows.map((row) => [row.name, row.email])).toEqual([['Sam Rivera', 'sam@example.com']]);
  expect(localStorage.length).toBe(0);
});

test('who closes the modal stays, with the way to the calendar on the page', async () => {
  const cleared = vi.spyOn(window, 'clearTimeout');
  const timers = vi.spyOn(window, 'setTimeout');
  const { user } = await openForm();
  await user.type(name(), 'Sam Rivera');
  await user.type(email(), 'sam@example.com');
  await user.click(submit());
  await user.click(await screen.findByRole('button', { name: 'Stay here' }));
  const redirect = timers.mock.results[timers.mock.calls.findIndex(([, delay]) => delay === 4_000)]?.value as unknown;
  await waitFor(() => expect(cleared).toHaveBeenCalledWith(redirect));
  expect(screen.getByRole('link', { name: 'Schedule your call' }).getAttribute('href')).toMatch(/^https:\/\/calendly\.com\//);
});

test("the server's own words are shown, and what was typed stays", async () => {
  const { user } = await openForm();
  await user.type(name(), 'Sam Rivera');
  await user.type(email(), 'sam@example.com');
  phone.weather = () => Promise.resolve(Response.json({ error: 'This coach takes no calls now.' }, { status: 409 }));
  await user.click(submit());
  expect((await screen.findByRole('alert')).textContent).toBe('This coach takes no calls now.');
  phone.weather = () => Promise.resolve(Response.json({ booking_url: 'javascript:alert(1)' }));
  await user.click(submit());
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Something went wrong'));
  expect(name().value).toBe('Sam Rivera');
  expect(email().value).toBe('sam@example.com');
});

test('without signal the draft is kept over a reload, says that it was not sent, and is sent once when asked to', async () => {
  vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  const keys: (string | null)[] = [];
  const { view, user } = await openForm();
  await user.type(name(), 'Sam Rivera');
  await user.type(email(), 'sam@example.com');
  phone.weather = (request) => {
    keys.push(request.headers.get('Idempotency-Key'));
    return NO_SIGNAL(request);
  };
  await user.click(submit());
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Not sent yet: no signal');
  expect(alert.textContent).toContain('Failed to submit. Please try again.');
  await closeApp(view);

  phone.weather = NO_SIGNAL;
  const again = await openForm();
  expect(await screen.findByText('Not sent yet: no signal')).toBeDefined();
  expect(name().value).toBe('Sam Rivera');
  expect(email().value).toBe('sam@example.com');
  const before = submitted();
  phone.weather = (request) => {
    if (request.url.endsWith('/submit/')) keys.push(request.headers.get('Idempotency-Key'));
    return CLEAR(request);
  };
  expect(submitted()).toBe(before);
  await again.user.dblClick(screen.getByRole('button', { name: 'Send now' }));
  expect(await screen.findByRole('dialog', { name: 'Check Your Inbox!' })).toBeDefined();
  expect(submitted()).toBe(before + 1);
  expect(keys).toHaveLength(2);
  expect(keys[1]).toBe(keys[0]);
  expect(await server.database.select().from(discoveryCalls)).toHaveLength(1);
});

test('an answer that was lost on its way is not a second request', async () => {
  const { user } = await openForm();
  await user.type(name(), 'Sam Rivera');
  await user.type(email(), 'sam@example.com');
  phone.weather = async (request) => {
    await server.fetch(request);
    throw new TypeError('Failed to fetch');
  };
  await user.click(submit());
  await screen.findByText('Not sent yet: no signal');
  phone.weather = CLEAR;
  await user.click(screen.getByRole('button', { name: 'Send now' }));
  expect(await screen.findByRole('dialog', { name: 'Check Your Inbox!' })).toBeDefined();
  expect(await server.database.select().from(discoveryCalls)).toHaveLength(1);
});

test('what was changed after a failed attempt is a request of its own', async () => {
  const keys: (string | null)[] = [];
  const { user } = await openForm();
  await user.type(name(), 'Sam Rivera');
  await user.type(email(), 'sam@example.com');
  phone.weather = (request) => {
    keys.push(request.headers.get('Idempotency-Key'));
    return NO_SIGNAL(request);
  };
  await user.click(submit());
  await screen.findByText('Not sent yet: no signal');
  await user.type(email(), '.au');
  await waitFor(() => expect(screen.queryByText('Not sent yet: no signal')).toBeNull());
  await user.click(submit());
  await screen.findByText('Not sent yet: no signal');
  expect(keys).toHaveLength(2);
  expect(keys[0]).not.toBe(keys[1]);
});

test('nobody at this address: Coach not found.', async () => {
  path = '/coach/999999/discovery-call';
  const { user } = await openApp(path);
  expect(await screen.findByText('Coach not found.')).toBeDefined();
  expect(screen.queryByLabelText('Full Name')).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Browse All Coaches' }));
  await waitFor(() => expect(screen.queryByText('Coach not found.')).toBeNull());
});

test('without signal the form is there for a draft', async () => {
  phone.weather = NO_SIGNAL;
  await openForm();
  expect(await screen.findByText(/With the coach you chose/)).toBeDefined();
  expect(name()).toBeDefined();
});
