import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { scoreActs, scoreActsInTalk } from '#tests/fixtures/corpus/score-acts.ts';
import { sourceOf, trainActs } from '#tests/fixtures/corpus/train-acts.ts';

test('the stored weights are those that the corpus gives', () => {
  const stored = readFileSync(new URL('./act-weights.ts', import.meta.url), 'utf8');
  expect(sourceOf('ACT_MODEL', trainActs()) === stored).toBe(true);
}, 300_000);

test('PLAN-27 an act is recognised after a sentence of the coach as it is alone', () => {
  const [alone, inTalk] = [scoreActs('development'), scoreActsInTalk('development')];
  expect(inTalk.first).toBeGreaterThan(0.77);
  expect(inTalk.first).toBeGreaterThan(alone.first - 0.02);
  expect(inTalk.sureRight).toBeGreaterThan(0.9);
});
