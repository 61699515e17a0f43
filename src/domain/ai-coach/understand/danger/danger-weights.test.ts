import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sourceOf } from '#tests/fixtures/corpus/train-acts.ts';
import { trainDanger, trainDangerKinds } from '#tests/fixtures/corpus/train-danger.ts';

test.each([
  ['danger-weights.ts', 'DANGER_MODEL', trainDanger],
  ['danger-kind-weights.ts', 'DANGER_KIND_MODEL', trainDangerKinds],
] as const)(
  '%s holds the weights that the corpus gives',
  (file, name, train) => {
    const stored = readFileSync(new URL(`./${file}`, import.meta.url), 'utf8');
    expect(sourceOf(name, train()) === stored).toBe(true);
  },
  120_000,
);
