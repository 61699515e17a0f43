import { writeFileSync } from 'node:fs';
import type { Reporter, TestModule } from 'vitest/node';

/** What `npm test` reads of a run: a line per suite, and how long each test took. */
interface Sum {
  suite: string;
  passed: number;
  failed: number;
  /** Names of the failed tests, and of the files that failed outside of a test. */
  names: string[];
  tests: { name: string; ms: number }[];
}

/** Writes the sums of all suites of a run into the file that SUMS_FILE names: Vitest's own JSON does not say which suite a file ran in. */
export default class SumReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const sums = new Map<string, Sum>();
    for (const module of modules) {
      const suite = module.project.name;
      const sum = sums.get(suite) ?? { suite, passed: 0, failed: 0, names: [], tests: [] };
      sums.set(suite, sum);
      addModule(sum, module);
    }
    writeFileSync(process.env.SUMS_FILE ?? 'sums.json', JSON.stringify([...sums.values()]));
  }
}

function addModule(sum: Sum, module: TestModule): void {
  const failed = [...module.children.allTests('failed')].map((test) => test.fullName);
  // A file that does not load, or whose hook fails, has no failed test.
  if (failed.length === 0 && !module.ok()) failed.push(`${module.relativeModuleId} outside of its tests`);
  sum.passed += [...module.children.allTests('passed')].length;
  sum.failed += failed.length;
  sum.names.push(...failed);
  for (const test of module.children.allTests()) sum.tests.push({ name: test.fullName, ms: test.diagnostic()?.duration ?? 0 });
}
