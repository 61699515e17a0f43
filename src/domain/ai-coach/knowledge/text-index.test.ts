import { expect, test } from 'vitest';
import { buildTextIndex } from './text-index.ts';

const documents = ['bench press grip', 'bench press pain pain', 'sleep before training'].map((text) => [
  { stems: text.split(' '), times: 1 },
]);
const index = buildTextIndex(documents, { of: (stems) => stems, favour: () => 1, unknown: 1 });

test('A rare word says more of a document than a common one, and a document without any of the words is not near at all (KNOW-6)', () => {
  const [grip = 0, pain = 0, sleep = 0] = index(['bench', 'grip']);
  expect(grip).toBeGreaterThan(pain);
  expect(pain).toBeGreaterThan(0);
  expect(sleep).toBe(0);
});

test('Words that no document has count against all of them, a word said twice counts once (KNOW-6)', () => {
  expect(index(['grip', 'unheard'])[0]).toBeLessThan(index(['grip'])[0] ?? 0);
  expect(index(['grip', 'grip'])).toEqual(index(['grip']));
  expect(index([])).toEqual(new Float64Array(3));
});
