import { expect, test } from 'vitest';
import { askToPersist, purgeCaches, readStorageReport, writeWithRoom } from './quota.ts';
import { StorageFailure } from './storage-failure.ts';

function shelf(names: string[]) {
  const left = new Set(names);
  return { left, keys: () => Promise.resolve([...left]), delete: (name: string) => Promise.resolve(left.delete(name)) };
}

const failing = () => Promise.reject(new Error('forbidden'));

test('the storage report says what the browser tells and nothing else', async () => {
  expect(await readStorageReport(undefined)).toEqual({ usage: null, quota: null, persisted: null });
  expect(await readStorageReport({ estimate: failing, persisted: failing })).toEqual({ usage: null, quota: null, persisted: null });
  const storage = { estimate: () => Promise.resolve({ usage: 5, quota: 10 }), persisted: () => Promise.resolve(true) };
  expect(await readStorageReport(storage)).toEqual({ usage: 5, quota: 10, persisted: true });
});

test('protection is asked for only where it is not given yet, and a browser without it says no', async () => {
  let asked = 0;
  const persist = () => {
    asked += 1;
    return Promise.resolve(true);
  };
  expect(await askToPersist({ persisted: () => Promise.resolve(true), persist })).toBe(true);
  expect(asked).toBe(0);
  expect(await askToPersist({ persisted: () => Promise.resolve(false), persist })).toBe(true);
  expect(asked).toBe(1);
  expect(await askToPersist({})).toBe(false);
  expect(await askToPersist(undefined)).toBe(false);
  expect(await askToPersist({ persist: failing })).toBe(false);
});

test('freeing room drops what can be fetched again and keeps the app itself', async () => {
  const caches = shelf(['workbox-precache-v2-http://localhost/', 'coach-data', 'coach-images']);
  expect(await purgeCaches(caches)).toBe(2);
  expect([...caches.left]).toEqual(['workbox-precache-v2-http://localhost/']);
  expect(await purgeCaches(undefined)).toBe(0);
});

test('a write on a full phone frees the caches and is tried once more', async () => {
  const caches = shelf(['coach-data']);
  const write = () => (caches.left.size > 0 ? Promise.reject(new StorageFailure('quota')) : Promise.resolve('stored'));
  expect(await writeWithRoom(write, caches)).toBe('stored');
});

test('a phone that stays full says so, after one more try and not more', async () => {
  let tries = 0;
  const write = () => {
    tries += 1;
    return Promise.reject(new StorageFailure('quota'));
  };
  await expect(writeWithRoom(write, { keys: failing, delete: failing })).rejects.toMatchObject({ reason: 'quota' });
  expect(tries).toBe(2);
});

test('any other failure costs no cache and comes out at once', async () => {
  const caches = shelf(['coach-data']);
  await expect(writeWithRoom(() => Promise.reject(new StorageFailure('lost')), caches)).rejects.toMatchObject({ reason: 'lost' });
  expect(caches.left.size).toBe(1);
});
