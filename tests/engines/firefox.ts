import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, type Engine, until } from './browser.ts';
import { driveBrowser } from './driven-browser.ts';
import { connectMarionette } from './marionette.ts';
import { descendants, killAtOnce, start } from './processes.ts';

const PROGRAM = ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find((path) => existsSync(path)) ?? 'firefox-esr';

/** Nothing of the browser's own reaches out: a test speaks with the server it started and nobody else. */
const PREFERENCES: Record<string, boolean | number | string> = {
  'marionette.port': 0,
  'app.update.disabledForTesting': true,
  'browser.shell.checkDefaultBrowser': false,
  'browser.aboutwelcome.enabled': false,
  'browser.startup.page': 0,
  'browser.sessionstore.resume_from_crash': false,
  'browser.safebrowsing.downloads.remote.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.update.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,#remote-settings-dummy/v1',
  'toolkit.startup.max_resumed_crashes': -1,
  'toolkit.telemetry.enabled': false,
};

export function createFirefox(): Engine {
  return {
    name: 'firefox',
    victims: ['browser', 'page'],
    version: () => Promise.resolve(execFileSync(PROGRAM, ['--version'], { encoding: 'utf8' }).trim()),
    launch,
    stop: () => Promise.resolve(),
  };
}

async function launch(profile: string, origin: string): Promise<Browser> {
  await mkdir(profile, { recursive: true });
  const lines = Object.entries(PREFERENCES).map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`);
  await writeFile(join(profile, 'user.js'), `${lines.join('\n')}\n`);
  const portFile = join(profile, 'MarionetteActivePort');
  await rm(portFile, { force: true });
  const words = ['--headless', '--no-remote', '--marionette', '--profile', profile, '--width', '420', '--height', '900'];
  const program = start(PROGRAM, words, { MOZ_CRASHREPORTER_DISABLE: '1', HOME: profile });
  const port = await until('Firefox says where it listens', async () => Number(await readFile(portFile, 'utf8').catch(() => '')) || null);
  const { driver, quit, drop } = await until('Firefox takes commands', () => connectMarionette(port));
  const end = async () => {
    killAtOnce([program.pid, ...(await descendants(program.pid)).map(({ pid }) => pid)]);
    drop();
    await program.ended();
  };
  return driveBrowser({
    driver,
    origin,
    async kill(victim) {
      if (victim === 'browser') return end();
      const pages = (await descendants(program.pid)).filter(({ command }) => / tab ?$/.test(command));
      killAtOnce(pages.map(({ pid }) => pid));
    },
    async close() {
      await quit().catch(() => undefined);
      await program.ended();
      drop();
    },
  });
}
