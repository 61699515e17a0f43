import { expect, test } from 'vitest';
import { digestsOf, storedDigests } from '#tests/fixtures/corpus/models.ts';

test.each(['danger/danger-weights.ts', 'danger/danger-kind-weights.ts'] as const)(
  '%s holds the weights that the corpus gave',
  (file) => {
    expect(digestsOf(file)).toEqual(storedDigests()[file]);
  },
  120_000,
);
