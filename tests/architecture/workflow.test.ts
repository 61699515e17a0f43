import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { ROOT, read } from './source-files.ts';

test('the workflow runs every suite of `npm test`, with the commands of the gate', () => {
  const workflow = read('.github/workflows/ci.yml');
  const { stderr } = spawnSync(process.execPath, ['tests/run.mjs', 'no-such-suite'], { cwd: ROOT, encoding: 'utf8' });
  const suites = /There are: (.+)\./.exec(stderr)?.[1];
  expect(suites).toBeDefined();
  expect(/suite: \[(.+)\]/.exec(workflow)?.[1]).toBe(suites);
  const commands = read('.ci/run')
    .split('\n')
    .filter((line) => line.startsWith('npm '))
    // The gate runs some of them side by side.
    .map((line) => line.replace(/ &$/, ''));
  expect(commands.filter((command) => !workflow.includes(`run: ${command}`))).toEqual([]);
});
