import { expect, type Page } from 'playwright/test';
import { expectReadyOffline, expectUpToDate, expectWorkout, PASSWORD, signIn, trainee } from './person.ts';
import type { Phone } from './test.ts';

export const TODAY = '/ai-coach/today';
export const HISTORY = '/ai-coach/history';
export const CHAT = '/ai-coach/chat';
export const THIS_PHONE = '/ai-coach/this-phone';
/** Every page of the AI Coach. */
export const COACH_PAGES = [
  CHAT,
  TODAY,
  '/ai-coach/dashboard',
  '/ai-coach/routines',
  HISTORY,
  '/ai-coach/exercises',
  '/ai-coach/exercises/back-squat',
  THIS_PHONE,
];

/** The trainee is signed in, everything is fetched, and Today shows the workout: all that a phone without the service worker can reach. */
export async function openToday({ page }: Phone, email: string = trainee.email): Promise<void> {
  await signIn(page, email);
  await page.goto(TODAY);
  await expectUpToDate(page);
  await expectWorkout(page);
}

/** Where most scenarios begin: Today is open, and the app can be opened without signal. */
export async function settle(phone: Phone, email: string = trainee.email): Promise<void> {
  await openToday(phone, email);
  await expectReadyOffline(phone.page);
}

export interface ServerSet {
  readonly slot: string;
  readonly op_id: string;
  readonly reps: number;
  readonly weight: string;
  readonly rpe: number | null;
  readonly session_id: string;
  readonly prescribed?: string | null;
}

interface ServerChange {
  slot: string;
  kind: string;
  op_id: string;
  hlc: string;
  value: Record<string, unknown> | null;
}

/** Every register the server holds of the person, asked over its own interface. */
export async function serverRegisters(url: string, email: string = trainee.email): Promise<ServerChange[]> {
  const access = await keptAccessOf(url, email);
  const get = async (path: string) => (await fetch(url + path, { headers: headersOf(access) })).json();
  const { epoch } = (await get('/api/sync/v1/hello/')) as { epoch: string };
  const changes: ServerChange[] = [];
  for (let after = 0, more = true; more; ) {
    const page = (await get(`/api/sync/v1/pull/?epoch=${epoch}&after=${after}`)) as {
      cursor: number;
      more: boolean;
      changes?: ServerChange[];
    };
    // The server's past changed meanwhile (a backup came back): its registers are read anew.
    if (page.changes === undefined) return serverRegisters(url, email);
    changes.push(...page.changes);
    ({ cursor: after, more } = page);
  }
  return changes;
}

/** The sets on the server with one of these weights; scenarios use weights nobody else lifts. */
export async function serverSets(url: string, weights: readonly string[], email: string = trainee.email): Promise<ServerSet[]> {
  const sets = (await serverRegisters(url, email)).flatMap(({ slot, kind, op_id, value }) =>
    kind === 'set.put' && value !== null ? [{ slot, op_id, ...value } as unknown as ServerSet] : [],
  );
  return sets.filter((set) => weights.includes(set.weight));
}

/** The server has each of these weights exactly once, and nothing waits on the phone. */
export async function expectOnServerOnce(url: string, weights: readonly string[], email: string = trainee.email): Promise<void> {
  await expect
    .poll(async () => (await serverSets(url, weights, email)).map((set) => set.weight).sort(), { timeout: 60_000 })
    .toEqual([...weights].sort());
}

/** The access token as it is twenty minutes later, without waiting: past its time, and signed for that. */
export async function expireAccess(page: Page): Promise<void> {
  await page.evaluate(() => {
    const token = localStorage.getItem('access') ?? '';
    const [head = '', claims = '', signature = ''] = token.split('.');
    const told = JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))) as { exp: number; iat: number };
    const past = btoa(JSON.stringify({ ...told, exp: told.exp - 86_400, iat: told.iat - 86_400 }));
    localStorage.setItem('access', [head, past.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', ''), signature].join('.'));
  });
}

/** A refresh token the server knows nothing of: as after its end, or after the password was changed elsewhere. */
export async function spoilRefresh(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.setItem('refresh', 'a-token-nobody-ever-gave'));
}

export async function say(page: Page, text: string): Promise<void> {
  await page.getByLabel('Message').fill(text);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('log').getByText(text).last()).toBeVisible();
}

/** As when somebody deletes their account on another device. */
export async function deleteAccount(url: string, email: string): Promise<void> {
  const answer = await fetch(`${url}/api/account/`, {
    method: 'DELETE',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${await accessOf(url, email)}` },
    body: JSON.stringify({ password: PASSWORD }),
  });
  expect(answer.status).toBe(200);
}

/** Access tokens by product and address: signing in costs the server a password's hash, and what the server has is asked often. */
const kept = new Map<string, string>();

async function keptAccessOf(url: string, email: string): Promise<string> {
  const key = `${url} ${email}`;
  const known = kept.get(key);
  if (known !== undefined && (await fetch(`${url}/api/sync/v1/hello/`, { headers: headersOf(known) })).ok) return known;
  const access = await accessOf(url, email);
  kept.set(key, access);
  return access;
}

/** A connection of its own each time: on a busy machine the server may be closing a kept one just as the next request goes out on it. */
function headersOf(access: string): Record<string, string> {
  return { authorization: `Bearer ${access}`, connection: 'close' };
}

async function accessOf(url: string, email: string): Promise<string> {
  const { access } = (await post(`${url}/api/token/`, { email, password: PASSWORD })) as { access: string };
  return access;
}

async function post(url: string, body: unknown): Promise<unknown> {
  const answer = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
  return answer.json();
}
