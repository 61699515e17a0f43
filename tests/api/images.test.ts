import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newImageName } from '#server/ports/images.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
const name = newImageName();
let bytes: Uint8Array;

beforeAll(async () => {
  server = await startTestServer();
  bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fa0' } })
    .webp()
    .toBuffer();
  await server.images.put(name, bytes, 'image/webp');
});
afterAll(() => server.close());

test('a stored picture is served for good, and can run nothing', async () => {
  const answer = await server.fetch(`/images/${name}`);
  expect(answer.status).toBe(200);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  });
  expect(new Uint8Array(await answer.arrayBuffer())).toEqual(new Uint8Array(bytes));
});

test('a browser that has the picture is told so without getting it again', async () => {
  const answer = await server.fetch(`/images/${name}`, { headers: { 'If-None-Match': `"${name}"` } });
  expect(answer.status).toBe(304);
  expect(await answer.text()).toBe('');
});

test.each([
  `/images/${newImageName()}`,
  '/images/..%2f..%2fetc%2fpasswd',
  '/images/%2e%2e',
  `/images/${name}%00.webp`,
  `/images/${name.toUpperCase()}`,
  '/images/secret.txt',
])('%s is not found', async (path) => {
  await mkdir(server.imagesFolder, { recursive: true });
  await writeFile(join(server.imagesFolder, 'secret.txt'), 'nobody reads this');
  const answer = await server.fetch(path);
  expect(answer.status).toBe(404);
  expect(await answer.json()).toMatchObject({ code: 'not_found' });
});

test('a removed picture is gone, and removing it again is no error', async () => {
  const other = newImageName();
  await server.images.put(other, bytes, 'image/webp');
  await server.images.remove(other);
  await server.images.remove(other);
  expect((await server.fetch(`/images/${other}`)).status).toBe(404);
});

test('nothing is stored under a name that leads elsewhere, and nothing half-written is left', async () => {
  await expect(server.images.put('../evil.webp', bytes, 'image/webp')).rejects.toThrow();
  expect((await readdir(server.imagesFolder)).filter((file) => file.endsWith('.part'))).toEqual([]);
});
