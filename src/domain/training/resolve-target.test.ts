import { expect, test } from 'vitest';
import { suggestSet } from './suggest.ts';
import type { SuggestionInput } from './suggestion.ts';

const SET = { weight: '100', unit: 'kg', reps: 5, rpe: 8 } as const;
const asked = (target: SuggestionInput['prescription']['target'], more: Partial<SuggestionInput> = {}) =>
  suggestSet({
    prescription: { reps: '5', rpe: null, ...(target === undefined ? {} : { target }) },
    done: [],
    last_time: [SET],
    exposures: [{ days_ago: 3, sets: [SET] }],
    unit: 'kg',
    kind: 'barbell',
    ...more,
  });

test('a share of the best and a weight are what the gym in use makes, in the unit in use (CPLAN-7)', () => {
  expect(asked({ percent: 80 })?.weight).toBe('97.5');
  expect(asked({ weight: '101', unit: 'kg' })).toMatchObject({ weight: '100', reps: 5 });
  expect(asked({ weight: '225', unit: 'lb' })?.weight).toBe('102.5');
});

test('a load far above the last weeks is not cut but comes with a caution; without a best there is no number (CPLAN-7)', () => {
  expect(asked({ weight: '120', unit: 'kg' })).toMatchObject({ weight: '120', reason: expect.stringContaining('go carefully') });
  expect(asked({ weight: '105', unit: 'kg' })?.reason).not.toContain('carefully');
  expect(asked({ percent: 80 }, { last_time: [], exposures: [] })).toBe(null);
});
