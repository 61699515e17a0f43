import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { requestPasswordReset } from '#contract/index.ts';
import { REGISTER_MESSAGES } from '#domain/messages/join.ts';
import { users } from '#server/db/schema.ts';
import { createBrowser, mailedCode, wrongCode } from '#tests/api/support/joining.ts';
import { startTestServer, TEST_ORIGIN, TEST_PASSWORD, type TestServer } from '#tests/support/test-server.ts';
import { CLEAR, freshPhone, NO_SIGNAL, openApp, type Phone } from './session-world.tsx';

// Where pages are tested there are no workers; the same work is done here. The browser's own are in the end-to-end test.
vi.mock('#client/features/auth/captcha/solve-in-worker.ts', () => ({
  solveInWorker: async (challenge: Challenge) =>
    btoa(JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) })),
}));

const PASSWORD = 'blue kettle 47';
let server: TestServer;
let phone: Phone;
let count = 0;
let email = '';

beforeAll(async () => {
  // Read anew each time, so that a test which moves the clock moves the server's too.
  server = await startTestServer({ clock: () => Date.now() });
  // The code is made ready here, so that no test waits for it.
  await Promise.all([
    import('#client/app/app.tsx'),
    import('#client/features/auth/register-page.tsx'),
    import('#client/features/home/home-page.tsx'),
  ]);
}, 120_000);
afterAll(() => server.close());
beforeEach(() => {
  count += 1;
  email = `dana.${String(count)}@example.com`;
  phone = freshPhone(server);
  keepCookies();
});
afterEach(() => {
  vi.restoreAllMocks();
});
// Each test loads the page anew and hashes a password; on a busy machine that takes its time.
vi.setConfig({ testTimeout: 90_000 });

/** The document's network here has no cookie jar of its own. */
function keepCookies() {
  const send = globalThis.fetch;
  let cookie: string | null = null;
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    if (cookie !== null) request.headers.set('Cookie', cookie);
    const answer = await send(request);
    cookie = answer.headers.get('Set-Cookie')?.split(';')[0] ?? cookie;
    return answer;
  });
}

const field = (label: string) => screen.getByLabelText(label);
const register = () => within(screen.getByRole('main')).getByRole('button', { name: 'Register' });

/** As a password manager does it: all at once. */
async function put(user: UserEvent, label: string, text: string) {
  await user.click(field(label));
  await user.paste(text);
}

async function fill(
  user: UserEvent,
  more: Partial<Record<'First name' | 'Last name' | 'Email' | 'Password' | 'Confirm password', string>> = {},
) {
  const typed = { 'First name': 'Dana', 'Last name': 'Kim', Email: email, Password: PASSWORD, 'Confirm password': PASSWORD, ...more };
  await screen.findByLabelText('First name');
  for (const [label, text] of Object.entries(typed)) if (text !== '') await put(user, label, text);
}

async function openVerify(more: Parameters<typeof fill>[1] = {}, { coach = false } = {}) {
  const { user } = await openApp('/register');
  await fill(user, more);
  if (coach) await user.click(screen.getByRole('switch', { name: /Become A Coach/ }));
  await user.click(register());
  await screen.findByRole('heading', { name: 'Verify Your Email' });
  return user;
}

async function typeCode(user: UserEvent, code: string) {
  await user.click(firstDigit());
  await user.paste(code);
}

const firstDigit = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Verification code' });
const verifyButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Verify Email' });

test.each([
  [{ 'First name': '' }, 'Please fill in the required fields'],
  [{ 'Last name': '' }, 'Please fill in the required fields'],
  [{ Email: '' }, 'Please fill in the required fields'],
  [{ Password: '' }, 'Please fill in the required fields'],
  [{ 'Confirm password': '' }, 'Please fill in the required fields'],
  [{ 'Confirm password': 'blue kettle 48' }, 'Passwords do not match'],
  [{ Password: 'short', 'Confirm password': 'short' }, 'Password must be at least 8 characters long'],
  [{ Email: 'dana@example' }, 'Enter an email address like name@example.com'],
])('a form with %j is not sent: %s', async (typed, sentence) => {
  const { user } = await openApp('/register');
  await fill(user, typed);
  await user.click(register());
  expect((await screen.findByRole('alert')).textContent).toContain(sentence);
  expect(phone.asked).not.toContain('/api/auth/send-verification-email/');
});

test('the indicators follow the typing, and Show shows', async () => {
  const { user } = await openApp('/register');
  await screen.findByLabelText('Password');
  const said = () => [screen.getByText(/At least 8 characters/).textContent, screen.getByText(/Passwords match/).textContent];
  expect(said()).toEqual(['At least 8 characters: not yet', 'Passwords match: not yet']);
  await user.type(field('Password'), 'blue ket');
  await user.type(field('Confirm password'), 'blue ke');
  expect(said()).toEqual(['At least 8 characters: yes', 'Passwords match: not yet']);
  await user.type(field('Confirm password'), 't');
  expect(said()[1]).toBe('Passwords match: yes');
  const [show] = screen.getAllByRole('button', { name: 'Show password' });
  if (show !== undefined) await user.click(show);
  expect(field('Password').getAttribute('type')).toBe('text');
});

test('without a captcha nothing is mailed, and what was typed stays', async () => {
  phone.weather = (request) => (request.url.includes('/captcha/') ? Promise.resolve(new Response('', { status: 502 })) : null);
  const { user } = await openApp('/register');
  await fill(user);
  await user.click(register());
  expect((await screen.findByRole('alert')).textContent).toContain('Captcha failed to start. Please reload and try again.');
  expect(phone.asked).not.toContain('/api/auth/send-verification-email/');
  phone.weather = CLEAR;
  await user.click(register());
  await screen.findByRole('heading', { name: 'Verify Your Email' });
});

test('a code that cannot be sent says so, and the form survives the lost connection and a reload', async () => {
  const { user, view } = await openApp('/register');
  await fill(user);
  await waitFor(() => expect(phone.asked).toContain('/api/captcha/challenge/'));
  phone.weather = (request) => (request.url.includes('/auth/') ? NO_SIGNAL(request) : null);
  await user.click(register());
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Failed to send verification email. Please try again.');
  expect(alert.textContent).toContain('What you typed is still here');
  expect(field('Email')).toHaveProperty('value', email);
  expect(field('Password')).toHaveProperty('value', PASSWORD);
  view.unmount();
  await openApp('/register');
  await waitFor(() => expect(field('Email')).toHaveProperty('value', email));
  // Never a password in storage.
  expect(field('Password')).toHaveProperty('value', '');
  expect(JSON.stringify([localStorage, sessionStorage].map((storage) => Object.entries(storage)))).not.toContain(PASSWORD);
});

test('the code can be sent at six digits, pasted with whatever is around them', async () => {
  const user = await openVerify();
  expect(verifyButton().disabled).toBe(true);
  await user.click(firstDigit());
  await user.keyboard('{Enter}');
  expect((await screen.findByRole('alert')).textContent).toContain('Please enter the verification code');
  await user.keyboard('12345');
  expect(verifyButton().disabled).toBe(true);
  await user.keyboard('6');
  expect(verifyButton().disabled).toBe(false);
  await user.click(firstDigit());
  await user.paste(' 65 43-21 ');
  expect([firstDigit(), ...screen.getAllByLabelText<HTMLInputElement>(/^Digit/)].map(({ value }) => value)).toEqual([
    '6',
    '5',
    '4',
    '3',
    '2',
    '1',
  ]);
});

test('a wrong code is told in the server’s words; going back keeps the form and sends nothing twice', async () => {
  const user = await openVerify();
  await typeCode(user, wrongCode(await mailedCode(server, email)));
  await user.click(verifyButton());
  expect((await screen.findByRole('alert')).textContent).toContain('Invalid verification code');
  await user.click(screen.getByRole('button', { name: '← Back to registration' }));
  expect(field('First name')).toHaveProperty('value', 'Dana');
  expect(field('Password')).toHaveProperty('value', PASSWORD);
  await user.click(register());
  await screen.findByRole('heading', { name: 'Verify Your Email' });
  expect(phone.asked.filter((path) => path === '/api/auth/send-verification-email/')).toHaveLength(1);
});

test('a code can be sent again after a minute, which says so for three seconds; the new one counts', async () => {
  const user = await openVerify();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Resend code in (60|59|58)s$/ }).disabled).toBe(true);
  const now = Date.now;
  vi.spyOn(Date, 'now').mockImplementation(() => now() + 61_000);
  await user.click(await screen.findByRole('button', { name: 'Resend code' }));
  expect(await screen.findByText('Verification email sent!')).toBeDefined();
  expect(screen.getByRole('button', { name: /^Resend code in \d+s$/ })).toBeDefined();
  await waitFor(() => expect(screen.queryByText('Verification email sent!')).toBeNull(), { timeout: 6_000 });
  vi.spyOn(Date, 'now').mockImplementation(() => now() + 122_000);
  phone.weather = (request) => (request.url.includes('/auth/') ? NO_SIGNAL(request) : null);
  await user.click(await screen.findByRole('button', { name: 'Resend code' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to resend verification email. Please try again.');
  phone.weather = CLEAR;
  await typeCode(user, await mailedCode(server, email));
  await user.click(verifyButton());
  await screen.findByRole('heading', { name: /Pick the coach/ });
});

test('a member is logged in and goes home; nothing of the form is left behind', async () => {
  const user = await openVerify();
  await typeCode(user, await mailedCode(server, email));
  await user.click(verifyButton());
  await screen.findByRole('heading', { name: /Pick the coach/ });
  expect(localStorage.getItem('access')).not.toBeNull();
  expect(localStorage.getItem('needsCompleteRegistration')).toBeNull();
  expect(sessionStorage.getItem('register-draft')).toBeNull();
  const [row] = await server.database.select().from(users).where(eq(users.email, email));
  expect(row).toMatchObject({ first_name: 'Dana', last_name: 'Kim', role: 'member' });
});

test('a coach goes on to the coach registration, which remembers that it is owed', async () => {
  const user = await openVerify({}, { coach: true });
  await typeCode(user, await mailedCode(server, email));
  await user.click(verifyButton());
  await waitFor(() => expect(document.title).toContain('Coach registration'));
  expect(localStorage.getItem('needsCompleteRegistration')).toBe('true');
});

const atField = (label: string) => document.getElementById(field(label).getAttribute('aria-describedby') ?? '')?.textContent ?? '';

test.each(['password1', 'Dana.Kim1990', 'qwertyuiop'])('%s is refused where it is typed, before any code is mailed', async (known) => {
  const { user } = await openApp('/register');
  await fill(user, { Password: known, 'Confirm password': known });
  await waitFor(() => expect(atField('Password')).toContain(REGISTER_MESSAGES.wellKnown));
  expect(atField('Password')).toContain('At least 8 characters: yes');
  await user.click(register());
  await waitFor(() => expect(document.activeElement).toBe(field('Password')));
  expect(field('Password').getAttribute('aria-invalid')).toBe('true');
  expect(screen.queryByRole('heading', { name: 'Verify Your Email' })).toBeNull();
  expect(phone.asked).not.toContain('/api/auth/send-verification-email/');
  await user.clear(field('Password'));
  await put(user, 'Password', PASSWORD);
  expect(atField('Password')).not.toContain(REGISTER_MESSAGES.wellKnown);
  expect(field('Password').getAttribute('aria-invalid')).toBeNull();
});

test('a password is not called well known before it is whole', async () => {
  const { user } = await openApp('/register');
  await screen.findByLabelText('Password');
  await user.type(field('Password'), 'password');
  expect(atField('Password')).toBe('At least 8 characters: yes');
  await user.type(field('Password'), ' of 47 kettles');
  await user.click(field('Confirm password'));
  expect(atField('Password')).toBe('At least 8 characters: yes');
});

test('a password only the server knows leads back to its field; the rest is kept, and a better one needs no second code', async () => {
  const user = await openVerify();
  await typeCode(user, await mailedCode(server, email));
  // A server whose list has grown since this page was loaded.
  phone.weather = (request) => (request.url.includes('/user/register/') ? registerWith(request, 'password1') : null);
  await user.click(verifyButton());
  await waitFor(() => expect(document.activeElement).toBe(field('Password')));
  expect(atField('Password')).toContain(REGISTER_MESSAGES.wellKnown);
  expect(screen.queryByRole('textbox', { name: 'Verification code' })).toBeNull();
  expect(screen.getByText('Your email is verified: no new code is needed.')).toBeDefined();
  const values = ['First name', 'Last name', 'Email', 'Password'].map((label) => (field(label) as HTMLInputElement).value);
  expect(values).toEqual(['Dana', 'Kim', email, PASSWORD]);
  phone.weather = CLEAR;
  for (const label of ['Password', 'Confirm password']) {
    await user.clear(field(label));
    await put(user, label, 'green kettle 48');
  }
  expect(atField('Password')).not.toContain(REGISTER_MESSAGES.wellKnown);
  await user.click(register());
  await screen.findByRole('heading', { name: /Pick the coach/ });
  expect(phone.asked.filter((path) => path === '/api/auth/verify-email/')).toHaveLength(1);
});

async function registerWith(request: Request, password: string): Promise<Response> {
  const body: unknown = await request.json();
  const { method, url, headers } = request;
  return server.fetch(url, { method, headers, body: JSON.stringify({ ...(body as object), password }) });
}

async function openReset(user_email: string) {
  await server.call()(requestPasswordReset, { body: { email: user_email } });
  const mail = (await server.mails()).findLast(({ to }) => to === user_email);
  const [, token = ''] = /reset-password#([\w-]+)/.exec(mail?.text ?? '') ?? [];
  (window as unknown as { happyDOM: { setURL(url: string): void } }).happyDOM.setURL(`${TEST_ORIGIN}/reset-password#${token}`);
  const app = await openApp('/reset-password');
  await screen.findByRole('heading', { name: 'Choose a new password' });
  return app;
}

test('a new password after a mailed link is judged where it is typed, the own name by the server', async () => {
  const known = await server.createUser({ email, first_name: 'Dana', last_name: 'Quill' });
  const { user } = await openReset(known.email);
  const choose = async (password: string) => {
    for (const label of ['Password', 'Confirm password']) {
      await user.clear(field(label));
      await put(user, label, password);
    }
    await user.click(screen.getByRole('button', { name: 'Save password' }));
  };
  await choose('letmein99');
  await waitFor(() => expect(document.activeElement).toBe(field('Password')));
  expect(atField('Password')).toContain(REGISTER_MESSAGES.wellKnown);
  expect(phone.asked).not.toContain('/api/password/reset/confirm/');
  await choose('quill1990');
  await waitFor(() => expect(phone.asked).toContain('/api/password/reset/confirm/'));
  await waitFor(() => expect(atField('Password')).toContain(REGISTER_MESSAGES.wellKnown));
  await choose(PASSWORD);
  await waitFor(async () => expect((await server.signIn(known.email, PASSWORD)).owner).toBe(known.id), { interval: 1_000 });
});

test('an answer that was lost after the account was made still leads in', async () => {
  const user = await openVerify();
  await typeCode(user, await mailedCode(server, email));
  phone.weather = (request) =>
    request.url.includes('/user/register/') ? server.fetch(request).then(() => Promise.reject(new TypeError('Failed to fetch'))) : null;
  await user.click(verifyButton());
  await screen.findByRole('heading', { name: /Pick the coach/ });
  expect(await server.database.select().from(users).where(eq(users.email, email))).toHaveLength(1);
});

test('a registration without an answer, and one that cannot log in, have their sentences', async () => {
  const user = await openVerify();
  await typeCode(user, await mailedCode(server, email));
  phone.weather = (request) => (request.url.includes('/user/register/') ? NO_SIGNAL(request) : null);
  await user.click(verifyButton());
  expect((await screen.findByRole('alert')).textContent).toContain('Registration failed');
  phone.weather = (request) => (request.url.endsWith('/api/token/') ? NO_SIGNAL(request) : null);
  await user.click(verifyButton());
  await screen.findByRole('heading', { name: 'Your account is ready' });
  expect(screen.getByRole('alert').textContent).toContain('Auto-login failed');
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'Login' })).toBeDefined();
});

test('whoever wanted a page they must log in for gets there by logging in', async () => {
  const { email: known } = await server.createUser();
  const { user } = await openApp('/profile');
  await screen.findByRole('heading', { name: /Pick the coach/ });
  await user.click(within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name: 'Login' }));
  await user.type(await screen.findByLabelText('Email'), known);
  await user.type(screen.getByLabelText('Password'), TEST_PASSWORD);
  await user.click(screen.getByRole('button', { name: 'Login' }));
  await waitFor(() => expect(document.title).toContain('Profile'));
});

test('an owner whose address strangers asked codes for registers with the longer code of the newest mail', async () => {
  const strict = await startTestServer({ clock: () => Date.now(), settings: { rateLimitFactor: 1, trustedProxies: 1 } });
  try {
    for (let n = 1; n <= 8; n += 1) await createBrowser(strict, `198.51.100.${String(n)}`).send(email);
    phone = freshPhone(strict);
    keepCookies();
    const user = await openVerify();
    expect(screen.getByText(/^Many codes were asked for with/).textContent).toBe(
      `Many codes were asked for with ${email}, so the code in the newest email there has 12 digits. It may have come some minutes ago. Look into spam too.`,
    );
    const longCode = (await strict.mails()).map(({ subject }) => /^\d{12} /.exec(subject)?.[0]).find((code) => code !== undefined) ?? '';
    await user.click(firstDigit());
    await user.paste(longCode.slice(0, 4));
    expect(verifyButton().disabled).toBe(true);
    // As a person copies it, with spaces.
    await user.paste(` ${longCode.slice(4, 8)} ${longCode.slice(8)}`);
    await user.click(verifyButton());
    await waitFor(async () => expect(await strict.database.select().from(users).where(eq(users.email, email))).toHaveLength(1));
    // Until the page has signed in, so that nothing of it goes on after the test.
    await screen.findByRole('heading', { name: /Pick the coach/ });
  } finally {
    await strict.close();
  }
});
