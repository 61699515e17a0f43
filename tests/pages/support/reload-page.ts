import { vi } from 'vitest';

interface LoadedModule {
  promise?: unknown;
  exports?: unknown;
  evaluated: boolean;
  importers: Set<string>;
}

/** Vitest's own list of what this worker has loaded, as `vi.resetModules` uses it. */
declare const __vitest_worker__: { evaluatedModules?: { idToModuleMap: Map<string, LoadedModule> } };

/**
 * The areas that hold state of a page (stores, caches, open databases), and what the tests of pages build of them. The other areas are
 * pure, or the server's.
 */
const HOLDS_STATE = /\/(src\/(client|offline|service-worker)|tests\/pages(?!\/support))\//;

/**
 * Makes the next import of the app evaluate its modules anew, as a page load does. `vi.resetModules` does so for the exercise library,
 * the coach and the server too, which is most of the work; it is what remains if Vitest keeps its list elsewhere.
 */
export function forgetPage(): void {
  const modules = __vitest_worker__.evaluatedModules?.idToModuleMap;
  if (modules === undefined) {
    vi.resetModules();
    return;
  }
  for (const [id, module] of modules) {
    if (!HOLDS_STATE.test(id) || id.startsWith('mock:')) continue;
    module.promise = undefined;
    module.exports = undefined;
    module.evaluated = false;
    module.importers.clear();
  }
}
