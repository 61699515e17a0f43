import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test('docs/operations.md explains each warning and error the server logs, with its level, and no other', () => {
  const source = readdirSync('src/server', { recursive: true, encoding: 'utf8' })
    .filter((path) => /(?<!\.test)\.ts$/.test(path))
    .map((path) => readFileSync(join('src/server', path), 'utf8'))
    .join('\n');
  const logged = [...source.matchAll(/\blog\.(warn|error)\([^;`]*?'([^']+)'\s*\)/g)].map(([, level, message]) => `${level} ${message}`);
  const table = [...readFileSync('docs/operations.md', 'utf8').matchAll(/^\| (`.+`) \| (warn|error) \|/gm)];
  const explained = table.flatMap(([, messages = '', level]) =>
    [...messages.matchAll(/`([^`]+)`/g)].map(([, message]) => `${level} ${message}`),
  );
  expect(explained.toSorted()).toEqual([...new Set(logged)].toSorted());
});
