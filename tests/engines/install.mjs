// The browsers the engines' tests need, from Debian's packages; elsewhere it says what is missing. Plain JavaScript, like the runner.
import { existsSync } from 'node:fs';
import { fail, run } from '../../src/server/fresh.mjs';

/** What an engine needs: a file that shows it is there, and the packages that bring it. */
const NEEDS = {
  chromium: [{ file: '/usr/bin/chromium', packages: ['chromium', 'fonts-liberation'] }],
  firefox: [{ file: '/usr/bin/firefox-esr', packages: ['firefox-esr'] }],
  webkitgtk: [
    { file: '/usr/bin/WebKitWebDriver', packages: ['webkit2gtk-driver'] },
    { file: '/usr/bin/Xvfb', packages: ['xvfb'] },
    { file: '/usr/bin/gjs', packages: ['gjs'] },
    { folder: 'girepository-1.0/WebKit2-4.1.typelib', packages: ['gir1.2-webkit2-4.1', 'gir1.2-gtk-3.0'] },
  ],
};

/** Installs what is missing when this is Debian and its root; otherwise ends with the command to be run by somebody who may. */
export function ensureEngines(engines) {
  const missing = engines.flatMap((name) => NEEDS[name] ?? []).filter((need) => !isThere(need));
  const packages = missing.flatMap((need) => need.packages);
  if (packages.length === 0) return;
  if (!existsSync('/etc/debian_version') || process.getuid?.() !== 0)
    fail(`These are missing: ${packages.join(', ')}. On Debian: sudo apt-get install ${packages.join(' ')}`);
  const environment = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  run('apt-get', ['update', '-qq'], environment);
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], environment);
}

function isThere({ file, folder }) {
  if (file !== undefined) return existsSync(file);
  return ['/usr/lib', '/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu'].some((lib) => existsSync(`${lib}/${folder}`));
}
