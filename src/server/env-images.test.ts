import { expect, test } from 'vitest';
import { readSettings } from './env.ts';

const KEYS = { S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' };

test('a bucket is named by its address and its keys', () => {
  expect(readSettings({ S3_ENDPOINT: 'https://s3.example/pictures/', ...KEYS }).s3).toEqual({
    endpoint: 'https://s3.example/pictures',
    region: 'auto',
    accessKeyId: 'id',
    secretAccessKey: 'secret',
  });
});

test.each([
  [{ S3_ENDPOINT: 'https://s3.example/pictures' }, 'must be set together'],
  [KEYS, 'must be set together'],
  [{ S3_ENDPOINT: 's3.example', ...KEYS }, 'is not an address'],
  [{ S3_ENDPOINT: 'file:///tmp', ...KEYS }, 'is not an address'],
])('%o is refused', (variables, problem) => {
  expect(() => readSettings(variables)).toThrow(problem);
});
