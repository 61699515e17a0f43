import { writeFileSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { keepTokenSecret } from './token-secret.ts';

/** A disk on which a file is empty before its content arrives. */
vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof import('node:fs/promises')>();
  const writeFile = async (path: string, content: string, { flag, mode }: { flag?: string; mode?: number }) => {
    const file = await real.open(path, flag ?? 'w', mode);
    await new Promise((resolve) => {
      setTimeout(resolve, 20);
    });
    await file.writeFile(content);
    await file.close();
  };
  return { ...real, writeFile };
});

test('servers that start at once on a new folder sign with one secret, and so does a later one', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'setwise-secret-'));
  const data = join(folder, 'data');
  const secrets = await Promise.all(Array.from({ length: 8 }, () => keepTokenSecret(data)));
  expect([...new Set([...secrets, await keepTokenSecret(data)])]).toEqual([expect.stringMatching(/^[\w-]{64}$/)]);
  expect(await readdir(data)).toEqual(['token-secret']);
  await rm(folder, { recursive: true });
});

test('an empty secret is refused', async () => {
  const data = await mkdtemp(join(tmpdir(), 'setwise-secret-'));
  writeFileSync(join(data, 'token-secret'), '');
  await expect(keepTokenSecret(data)).rejects.toThrow('is empty');
  await rm(data, { recursive: true });
});
