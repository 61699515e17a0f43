import { expect, test } from 'vitest';
import { readSupersets } from './read-supersets.ts';

test.each([
  ['i like supersets', true],
  ['40 minutes with supersets', true],
  ['circuits are fine for me', true],
  ['no supersets please', false],
  ['my gym is packed so i cannot do back to back exercises', false],
  ["i don't want any super-sets", false],
  ['what is a superset?', undefined],
  ['my brother loves supersets', undefined],
  ['superset curls and pushdowns', undefined],
  ['i train three days a week', undefined],
])('«%s» → %s', (text, wants) => {
  expect(readSupersets(text)).toBe(wants);
});
