import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compressAnswer } from './compress-answer.ts';

const LONG = JSON.stringify(Array.from({ length: 200 }, (_, set) => ({ set, reps: 8, weight: '82.5', note: 'Kniebeugen – schwer' })));

test('a short answer goes as it is', async () => {
  expect(await compressAnswer('{"status":"ok"}', 'gzip, br')).toEqual({ body: '{"status":"ok"}', encoding: null });
});

test('a long answer goes as the asking side can read it', async () => {
  const brotli = await compressAnswer(LONG, 'gzip, deflate, br');
  expect(brotli.encoding).toBe('br');
  expect(brotliDecompressSync(brotli.body).toString()).toBe(LONG);
  expect(brotli.body.length).toBeLessThan(LONG.length / 5);

  const zipped = await compressAnswer(LONG, 'gzip, br;q=0');
  expect(zipped.encoding).toBe('gzip');
  expect(gunzipSync(zipped.body).toString()).toBe(LONG);
});

test.each([undefined, '', 'identity', 'gzip;q=0, br;q=0.0'])('to a side that says %j a long answer goes as it is', async (accepted) => {
  expect(await compressAnswer(LONG, accepted)).toEqual({ body: LONG, encoding: null });
});
