import { expect, test } from 'vitest';
import { EDITED_PLANS, judgeEditTalks } from '#tests/fixtures/plans/edit-talks.ts';

/** Every kind of edit twice, for the time it takes; `npm run bench:coach-edits` judges all 200. */
const PLANS = 10;

test('Edits asked for in words do what they name and nothing else, in 98 of 100 (PLAN-12)', () => {
  const places = Array.from({ length: PLANS }, (_, place) => place);
  const { edits, faults } = judgeEditTalks(places);
  expect(edits).toBe(PLANS * 5);
  expect(faults.length / edits, faults.join('\n')).toBeLessThanOrEqual(0.02);
  expect(EDITED_PLANS).toBeGreaterThan(PLANS);
}, 60_000);
