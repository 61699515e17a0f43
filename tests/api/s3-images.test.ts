import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createS3Images } from '#server/adapters/s3-images.ts';
import { type ImageStore, newImageName } from '#server/ports/images.ts';

let folder: string;
let store: S3rver;
let images: ImageStore;
let port: number;
const BYTES = new Uint8Array([0x52, 0x49, 0x46, 0x46, 0, 1, 2, 3, 255]);
const KEYS = { region: 'us-east-1', accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'setwise-s3-'));
  store = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: folder,
    configureBuckets: [{ name: 'pictures', configs: [] }],
  });
  const address: AddressInfo = await store.run();
  port = address.port;
  images = await createS3Images({ endpoint: `http://127.0.0.1:${String(port)}/pictures`, ...KEYS });
});
afterAll(async () => {
  await store.close();
  await rm(folder, { recursive: true, force: true });
});

test('a picture comes back from a bucket byte for byte, and goes when it is removed', async () => {
  const name = newImageName();
  expect(await images.get(name)).toBeNull();
  await images.put(name, BYTES, 'image/webp');
  expect(await images.get(name)).toEqual({ bytes: BYTES, type: 'image/webp' });
  await images.remove(name);
  expect(await images.get(name)).toBeNull();
  await images.remove(name);
});

test('only names of pictures reach the bucket', async () => {
  await expect(images.put('../other-bucket/x.webp', BYTES, 'image/webp')).rejects.toThrow();
  await expect(images.remove('?delete')).rejects.toThrow();
  expect(await images.get('../pictures')).toBeNull();
});

test('a bucket that is not there, or a wrong key, is an error and not a lost picture', async () => {
  const nowhere = await createS3Images({ endpoint: `http://127.0.0.1:${String(port)}/nothing`, ...KEYS });
  await expect(nowhere.put(newImageName(), BYTES, 'image/webp')).rejects.toThrow();
  const stranger = await createS3Images({ endpoint: `http://127.0.0.1:${String(port)}/pictures`, ...KEYS, accessKeyId: 'STRANGER' });
  await expect(stranger.put(newImageName(), BYTES, 'image/webp')).rejects.toThrow();
});
