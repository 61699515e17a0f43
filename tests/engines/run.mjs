// `npm run test:engines`: the product in other engines than the everyday one, and killed. `[chromium] [webkitgtk] [firefox]` choose
// engines (without a name: webkitgtk and firefox), `--kills=N` how often browser and page are killed (otherwise 100 Chromium, 20 the
// others), `--network-kills=N` WebKit's network process (20), `--no-scenarios` leaves the scenarios out, `--seed=N` repeats a run.
import { createServer } from 'vite';
import { ensureBuilt, ensureInstalled, ROOT, requireNode } from '../../src/server/fresh.mjs';
import { ensureEngines } from './install.mjs';

requireNode();
process.chdir(ROOT);
const words = process.argv.slice(2);
const named = words.filter((word, place) => !word.startsWith('-') && !/^--(kills|network-kills|seed)$/.test(words[place - 1] ?? ''));
const engines = named.length === 0 ? ['webkitgtk', 'firefox'] : named;
ensureInstalled();
ensureEngines(engines);
ensureBuilt();

const vite = await createServer({
  root: ROOT,
  configFile: false,
  appType: 'custom',
  logLevel: 'error',
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
});
const { main } = await vite.ssrLoadModule('/tests/engines/main.ts');
const code = await main({
  engines,
  kills: number('kills') ?? null,
  networkKills: number('network-kills') ?? 20,
  scenarios: !words.includes('--no-scenarios'),
  seed: number('seed') ?? Math.floor(Math.random() * 1e9),
});
await vite.close();
process.exit(code);

/** `--name=N` or `--name N`. */
function number(name) {
  const place = words.findIndex((word) => word === `--${name}` || word.startsWith(`--${name}=`));
  if (place < 0) return undefined;
  const value = Number(words[place].split('=')[1] ?? words[place + 1]);
  if (!Number.isInteger(value) || value < 0) {
    console.error(`--${name} needs a whole number.`);
    process.exit(2);
  }
  return value;
}
