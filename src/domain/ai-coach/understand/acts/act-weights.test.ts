import { expect, test } from 'vitest';
import { digestsOf, storedDigests } from '#tests/fixtures/corpus/models.ts';
import { scoreActs, scoreActsInTalk } from '#tests/fixtures/corpus/score-acts.ts';

test('the stored weights are those that the corpus gave', () => {
  expect(digestsOf('acts/act-weights.ts')).toEqual(storedDigests()['acts/act-weights.ts']);
});

test('PLAN-27 an act is recognised after a sentence of the coach as it is alone', () => {
  const [alone, inTalk] = [scoreActs('development'), scoreActsInTalk('development')];
  expect(inTalk.first).toBeGreaterThan(0.77);
  expect(inTalk.first).toBeGreaterThan(alone.first - 0.02);
  expect(inTalk.sureRight).toBeGreaterThan(0.9);
});
