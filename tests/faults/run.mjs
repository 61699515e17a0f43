// `npm run test:faults`: the long campaign. FAULT_SCHEDULES says how many schedules, FAULT_SEED which ones; `--bugs` tests the test
// (each bug of bugs-table.ts must be found), `--only=name,name` some of them.
delete globalThis.BroadcastChannel;

import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import { bugPlugin } from './bug-plugin.mjs';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
// What a killed app was waiting for ends in nobody's hands.
process.on('unhandledRejection', () => undefined);

const bugs = bugPlugin();
const vite = await createServer({
  root: ROOT,
  configFile: false,
  appType: 'custom',
  logLevel: 'error',
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
  plugins: [bugs.plugin],
});
const { main } = await vite.ssrLoadModule('/tests/faults/main.ts');
const code = await main({
  argv: process.argv.slice(2),
  env: process.env,
  /** Everything loaded anew, with the bug in it. */
  loadCampaign: async (bug) => {
    bugs.set(bug);
    vite.moduleGraph.invalidateAll();
    const { runCampaign } = await vite.ssrLoadModule('/tests/faults/campaign.ts');
    if (bug !== null) bugs.assertUsed();
    return runCampaign;
  },
});
await vite.close();
process.exit(code);
