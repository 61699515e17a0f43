import { execFileSync, spawn } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '#tests/e2e/support/product.ts';
import { type Browser, type Engine, SessionLost, until, type Victim } from './browser.ts';
import { type Driver, driveBrowser } from './driven-browser.ts';
import { descendants, killAtOnce, type Program, start } from './processes.ts';

/** A separate small browser: the driver's own does not persist data. */
const PHONE = fileURLToPath(new URL('./webkit-phone.js', import.meta.url));
const VERSION =
  "imports.gi.versions.WebKit2 = '4.1'; const w = imports.gi.WebKit2; print('WebKitGTK ' + [w.MAJOR_VERSION, w.MINOR_VERSION, w.MICRO_VERSION].join('.'))";
/** Pages are not waited for, so a command that takes longer than this is one to a page that has died. */
const COMMAND_MS = 30_000;
const START_MS = 40_000;
/** Now and then the driver never hears of the browser it started; a new one does. */
const STARTS_MAX = 3;
const PROCESSES: Record<Exclude<Victim, 'browser'>, string> = { page: 'WebKitWebProcess', network: 'WebKitNetworkProcess' };

/** WebKit as GTK builds it: the closest to the one of iOS that runs here. */
export async function createWebKitGtk(): Promise<Engine> {
  const { screen, display } = await openScreen();
  return {
    name: 'webkitgtk',
    victims: ['browser', 'page'],
    version: () => Promise.resolve(execFileSync('gjs', ['-c', VERSION], { encoding: 'utf8' }).trim()),
    launch: (profile, origin) => launch(profile, origin, display),
    async stop() {
      screen.child.kill();
      await screen.ended();
    },
  };
}

/** A screen in memory; it says itself which number was free. */
async function openScreen(): Promise<{ screen: Program; display: string }> {
  const child = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '600x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const number = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (data) => resolve(String(data).trim()));
    child.once('error', reject);
    child.once('exit', () => reject(new Error('Xvfb ended before it had a screen.')));
  });
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
  });
  return { screen: { child, pid: child.pid ?? 0, ended: () => ended }, display: `:${number}` };
}

async function launch(profile: string, origin: string, display: string): Promise<Browser> {
  for (let starts = 1; ; starts += 1) {
    try {
      return await launchOnce(profile, origin, display);
    } catch (error) {
      if (starts === STARTS_MAX) throw error;
    }
  }
}

async function launchOnce(profile: string, origin: string, display: string): Promise<Browser> {
  await mkdir(profile, { recursive: true });
  const port = await freePort();
  const service = start('WebKitWebDriver', [`--port=${port}`], { DISPLAY: display, LIBGL_ALWAYS_SOFTWARE: '1', GDK_BACKEND: 'x11' });
  const dead = new AbortController();
  /** The driver's session ends with the network process, or hangs. */
  const lost = new AbortController();
  const send = async (method: string, path: string, body?: unknown, limit = COMMAND_MS): Promise<unknown> => {
    const signal = AbortSignal.any([dead.signal, lost.signal, AbortSignal.timeout(limit)]);
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      signal,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const { value } = (await answer.json()) as { value: { error?: string; message?: string } | null };
    if (value?.error === 'invalid session id') throw new SessionLost(value.message);
    if (!answer.ok) throw new Error(`${value?.error ?? answer.status}: ${value?.message ?? path}`);
    return value;
  };
  const end = async () => {
    killAtOnce([...(await descendants(service.pid)).map(({ pid }) => pid), service.pid]);
    dead.abort();
    await service.ended();
  };
  const openSession = async () => {
    await until('the driver answers', async () => (await send('GET', '/status')) !== undefined);
    const capabilities = { alwaysMatch: { pageLoadStrategy: 'none', 'webkitgtk:browserOptions': { binary: PHONE, args: [profile] } } };
    return (await send('POST', '/session', { capabilities }, START_MS)) as { sessionId: string };
  };
  const { sessionId } = await openSession().catch(async (error: unknown) => {
    await end();
    throw error;
  });
  const command = (name: string, body: unknown = {}) => send('POST', `/session/${sessionId}/${name}`, body);
  return driveBrowser({
    driver: webDriver(command, (script, argument) =>
      lost.signal.aborted
        ? runBesideDriver(join(profile, 'page.socket'), script, argument)
        : command('execute/sync', { script, args: [argument] }),
    ),
    origin,
    async kill(victim) {
      if (victim === 'browser') return end();
      const found = (await descendants(service.pid)).filter(({ command: words }) => words.includes(PROCESSES[victim]));
      if (found.length === 0) throw new Error(`There is no ${PROCESSES[victim]} to kill.`);
      killAtOnce(found.map(({ pid }) => pid));
      if (victim === 'network') lost.abort();
    },
    async close() {
      if (!lost.signal.aborted) await send('DELETE', `/session/${sessionId}`);
      await end();
    },
  });
}

/** Runs a function body in the page through the browser itself. */
function runBesideDriver(path: string, script: string, argument: unknown): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const socket = connect(path);
    let text = '';
    socket.setEncoding('utf8');
    socket.setTimeout(COMMAND_MS, () => socket.destroy(new Error('The page does not answer.')));
    socket.on('data', (part: string) => {
      text += part;
    });
    socket.once('error', reject);
    socket.once('end', () => (text === '' ? reject(new Error('The page cannot be asked now.')) : resolve(JSON.parse(text))));
    const body = `return JSON.stringify((await (function () { ${script} })(${JSON.stringify(argument)})) ?? null)`;
    socket.write(`${JSON.stringify(body)}\n`);
  });
}

function webDriver(command: (name: string, body?: unknown) => Promise<unknown>, execute: Driver['execute']): Driver {
  return {
    navigate: async (url) => void (await command('url', { url })),
    execute,
    click: async (element) => void (await command(`element/${element}/click`)),
    clear: async (element) => void (await command(`element/${element}/clear`)),
    type: async (element, text) => void (await command(`element/${element}/value`, { text })),
  };
}
