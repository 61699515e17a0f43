import { screen, waitFor, within } from '@testing-library/react';
import { Dexie } from 'dexie';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { deleteAccount, syncPull } from '#contract/index.ts';
import { startTestServer, TEST_PASSWORD, type TestServer } from '#tests/support/test-server.ts';
import { CLEAR, closeApp, freshPhone, logIn, NO_SIGNAL, openApp, type Phone } from './session-world.tsx';

let server: TestServer;
let phone: Phone;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(() => {
  phone = freshPhone(server);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

/** Logs one set with no signal, as the signed-in person of this page. */
async function trainUnsent() {
  phone.weather = NO_SIGNAL;
  const [{ openRuntime }, { useSession }, { savePlan }, { openSession }, { saveSet }] = await Promise.all([
    import('#client/session/account-runtime.ts'),
    import('#client/session/session-store.ts'),
    import('#offline/log/plans.ts'),
    import('#offline/log/sessions.ts'),
    import('#offline/log/set-logs.ts'),
  ]);
  const { account } = await openRuntime(useSession.getState().owner ?? '');
  const schedule = [{ day: 'Day 1', exercises: [{ name: 'Goblet squat', sets: 1 }] }];
  const { plan_id } = await savePlan(account, { plan: { goal: 'muscle', explanation: 'One day.', schedule }, source: 'phone' });
  const { session_id } = await openSession(account, { performed_on: '2026-11-18', plan_id, week: 0, day: 0, label: 'Day 1' });
  const set = { exercise: 'Goblet squat', exercise_n: 1, set_n: 1, reps: 8, weight: '24', rpe: null, unit: 'kg', prescribed: '' } as const;
  await saveSet(account, { session_id, ...set });
}

async function pendingOf(): Promise<number> {
  const [{ openRuntime }, { useSession }, { countPending }] = await Promise.all([
    import('#client/session/account-runtime.ts'),
    import('#client/session/session-store.ts'),
    import('#offline/accounts/outbox.ts'),
  ]);
  return countPending((await openRuntime(useSession.getState().owner ?? '')).account);
}

const databaseNames = async () => (await Dexie.getDatabaseNames()).toSorted();

test('with everything sent, Log Out leaves at once and leaves nothing', async () => {
  const { email } = await server.createUser();
  await closeApp((await logIn(email)).view);
  const { user } = await openApp('/profile');
  await user.click(await screen.findByRole('button', { name: 'Log Out' }));
  expect(await screen.findByRole('heading', { name: /Pick the coach/ })).toBeDefined();
  expect(localStorage.length).toBe(0);
  await waitFor(() => expect(phone.asked).toContain('/api/token/revoke/'));
});

test("the training log's menu ends with Log Out: what waits can be saved as a file first, with the menu out of the way", async () => {
  const { happyDOM } = window as unknown as { happyDOM: { setViewport(size: { width: number }): void } };
  happyDOM.setViewport({ width: 390 });
  const { email } = await server.createUser();
  await closeApp((await logIn(email)).view);
  const { user, view } = await openApp('/ai-coach/history');
  await screen.findByText('Up to date');
  await trainUnsent();
  await user.click(screen.getByRole('button', { name: 'Open menu' }));
  const menu = within(screen.getByRole('dialog', { name: 'Menu' }));
  expect(menu.getByText(email)).toBeDefined();
  expect(menu.getByRole('link', { name: 'Settings' }).getAttribute('href')).toBe('/ai-coach/settings');
  await user.click(menu.getByRole('button', { name: 'Log Out' }));
  await user.click(await screen.findByRole('link', { name: 'Save a file first' }));
  expect(await screen.findByRole('heading', { name: 'This phone' })).toBeDefined();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(localStorage.getItem('access')).not.toBeNull();
  await closeApp(view);
  happyDOM.setViewport({ width: 1024 });
});

test('what could not be sent is counted, kept locked, listed on the login page, and back with the same account', async () => {
  const { email } = await server.createUser();
  await closeApp((await logIn(email)).view);
  const first = await openApp('/profile');
  await screen.findByText(email);
  await trainUnsent();
  await first.user.click(screen.getByRole('button', { name: 'Log Out' }));
  expect(await screen.findByText(/changes to your log are not on the server yet\./)).toBeDefined();
  const waiting = await pendingOf();
  expect(waiting).toBeGreaterThan(0);
  await first.user.click(screen.getByRole('button', { name: 'Keep locked and log out' }));
  await screen.findByRole('heading', { name: /Pick the coach/ });
  expect(localStorage.getItem('access')).toBeNull();
  first.view.unmount();

  const login = await openApp('/login');
  expect(await screen.findByText(new RegExp(`^${waiting} locked items? on this phone`))).toBeDefined();
  login.view.unmount();

  phone.weather = CLEAR;
  const { view } = await logIn(email);
  await waitFor(async () => expect(await pendingOf()).toBe(0));
  const { access } = await server.signIn(email);
  const pulled = await server.call(access)(syncPull, { query: { epoch: '', after: '0' } });
  const epoch = pulled.ok ? pulled.value.epoch : '';
  const all = await server.call(access)(syncPull, { query: { epoch, after: '0' } });
  const changes = all.ok && 'changes' in all.value ? all.value.changes : [];
  expect(changes.filter((change) => change.kind === 'set.put')).toHaveLength(1);
  await closeApp(view);
});

test('locked items can be deleted from the login page, after a question', async () => {
  const { email } = await server.createUser();
  await closeApp((await logIn(email)).view);
  const first = await openApp('/profile');
  await screen.findByText(email);
  await trainUnsent();
  await first.user.click(screen.getByRole('button', { name: 'Log Out' }));
  await first.user.click(await screen.findByRole('button', { name: 'Keep locked and log out' }));
  await screen.findByRole('heading', { name: /Pick the coach/ });
  first.view.unmount();
  const { user } = await openApp('/login');
  await screen.findByText(/locked items? on this phone/);
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await user.click(await screen.findByRole('button', { name: 'Keep them' }));
  expect(screen.getByText(/locked items? on this phone/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await user.click((await screen.findAllByRole('button', { name: 'Delete' })).at(-1)!);
  await waitFor(() => expect(screen.queryByText(/locked items? on this phone/)).toBeNull());
});

test('the phone of an account that was deleted elsewhere forgets it at the next answer, with all that was not sent', async () => {
  const { email } = await server.createUser();
  await closeApp((await logIn(email)).view);
  const page = await openApp('/profile');
  await screen.findByText(email);
  await trainUnsent();
  const known = await databaseNames();
  await closeApp(page.view);
  const { access } = await server.signIn(email);
  expect((await server.call(access)(deleteAccount, { body: { password: TEST_PASSWORD } })).ok).toBe(true);

  phone.weather = CLEAR;
  const { view } = await openApp('/profile');
  await screen.findByRole('heading', { name: /Pick the coach/ });
  expect(localStorage.length).toBe(0);
  const left = await databaseNames();
  expect(left).toEqual(['setwise-device']);
  expect(known.length).toBeGreaterThan(left.length);
  view.unmount();
  await openApp('/login');
  await screen.findByLabelText('Email');
  expect(screen.queryByText(/locked items? on this phone/)).toBeNull();
});

test('an account that is asked for while it leaves is not opened again', async () => {
  const { email } = await server.createUser();
  await closeApp((await logIn(email)).view);
  await openApp('/profile');
  await screen.findByText(email);
  const [{ leaveRuntime, openRuntime }, { localDevice }, { useSession }, { purgeAccount }] = await Promise.all([
    import('#client/session/account-runtime.ts'),
    import('#client/session/local-device.ts'),
    import('#client/session/session-store.ts'),
    import('#offline/accounts/logout.ts'),
  ]);
  const owner = useSession.getState().owner ?? '';
  const meanwhile: Promise<unknown>[] = [];
  await leaveRuntime(owner, async (account) => {
    meanwhile.push(openRuntime(owner).catch(String));
    await purgeAccount(await localDevice(), account);
  });
  expect(await Promise.all(meanwhile)).toEqual([expect.stringContaining('has left this phone')]);
  await expect(openRuntime(owner)).rejects.toThrow('not signed in');
  expect(useSession.getState().status).toBe('out');
  expect(await databaseNames()).toEqual(['setwise-device']);
});

test('signing in as another account leaves the first, reloads, and shows nothing of it', async () => {
  const [first, second] = [await server.createUser(), await server.createUser()];
  await closeApp((await logIn(first.email)).view);
  const page = await openApp('/profile');
  await screen.findByText(first.email);
  await trainUnsent();
  phone.weather = CLEAR;
  await closeApp(page.view);
  phone.weather = (request) => (request.url.includes('/sync/') ? Promise.reject(new TypeError('Failed to fetch')) : null);

  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  const app = await openApp('/login');
  await app.user.type(await screen.findByLabelText('Email'), second.email);
  await app.user.type(screen.getByLabelText('Password'), 'demo-password-1');
  await app.user.click(screen.getByRole('button', { name: 'Login' }));
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/'));
  await closeApp(app.view);

  const { view } = await openApp('/profile');
  expect(await screen.findByText(second.email)).toBeDefined();
  expect(screen.queryByText(first.email)).toBeNull();
  expect(await pendingOf()).toBe(0);
  const { localDevice } = await import('#client/session/local-device.ts');
  expect(await (await localDevice()).database.locked.count()).toBe(1);
  await closeApp(view);
});
