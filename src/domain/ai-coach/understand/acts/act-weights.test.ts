import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sourceOf, trainActs } from '#tests/fixtures/corpus/train-acts.ts';

test('the stored weights are those that the corpus gives', () => {
  const stored = readFileSync(new URL('./act-weights.ts', import.meta.url), 'utf8');
  expect(sourceOf('ACT_MODEL', trainActs()) === stored).toBe(true);
}, 300_000);
