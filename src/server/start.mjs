// `npm start`: the whole product from a fresh clone. `npm run dev`: the same with live reloading. `npm run backup`, `npm run restore` and
// `npm run doctor` pass their arguments to the server program.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt, ensureInstalled, ROOT, requireNode, run } from './fresh.mjs';

requireNode();
process.chdir(ROOT);
ensureInstalled();

if (process.argv.includes('--dev')) {
  run(process.execPath, [join('node_modules', 'vite', 'bin', 'vite.js'), '--port', process.env.PORT ?? '3000', '--strictPort']);
} else {
  ensureBuilt();
  await import(pathToFileURL(join(ROOT, 'dist', 'server', 'main.js')).href);
}
