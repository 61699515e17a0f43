import { expect, test } from 'vitest';
import { assert, constantFrom, integer, property, tuple } from '#tests/support/properties.ts';
import { SET_ENTRY_MESSAGES } from '../messages/today.ts';
import { parseSetEntry } from './set-entry.ts';

const rpeNeeded = { rpe: true };

test.each([
  [
    { reps: '5', weight: '82,5', rpe: '8' },
    { reps: 5, weight: '82.5', rpe: 8 },
  ],
  [
    { reps: ' 5 ', weight: ' 82.5 ', rpe: '8,5' },
    { reps: 5, weight: '82.5', rpe: 8.5 },
  ],
  [
    { reps: '12', weight: '', rpe: '' },
    { reps: 12, weight: '', rpe: null },
  ],
  [
    { reps: '3', weight: '0142.50', rpe: '' },
    { reps: 3, weight: '142.50', rpe: null },
  ],
  [
    { reps: '0', weight: '.5', rpe: '10' },
    { reps: 0, weight: '0.5', rpe: 10 },
  ],
  [
    { reps: '8', weight: '60.', rpe: '' },
    { reps: 8, weight: '60', rpe: null },
  ],
])('%j is read as %j', (typed, value) => {
  expect(parseSetEntry(typed, rpeNeeded)).toEqual({ ok: true, value });
});

test.each([
  [{ reps: '', weight: '80', rpe: '' }, 'reps', SET_ENTRY_MESSAGES.repsMissing],
  [{ reps: '5.5', weight: '80', rpe: '' }, 'reps', SET_ENTRY_MESSAGES.repsWhole],
  [{ reps: '-5', weight: '80', rpe: '' }, 'reps', SET_ENTRY_MESSAGES.repsWhole],
  [{ reps: '1000', weight: '80', rpe: '' }, 'reps', SET_ENTRY_MESSAGES.repsTooMany],
  [{ reps: '5', weight: '80kg', rpe: '' }, 'weight', SET_ENTRY_MESSAGES.weightNumber],
  [{ reps: '5', weight: '-80', rpe: '' }, 'weight', SET_ENTRY_MESSAGES.weightNumber],
  [{ reps: '5', weight: '.', rpe: '' }, 'weight', SET_ENTRY_MESSAGES.weightNumber],
  [{ reps: '5', weight: '1e3', rpe: '' }, 'weight', SET_ENTRY_MESSAGES.weightNumber],
  [{ reps: '5', weight: '1,000', rpe: '' }, 'weight', SET_ENTRY_MESSAGES.weightAmbiguous],
  [{ reps: '5', weight: '10000', rpe: '' }, 'weight', SET_ENTRY_MESSAGES.weightTooHeavy],
  [{ reps: '5', weight: '80.12345', rpe: '' }, 'weight', SET_ENTRY_MESSAGES.weightDecimals],
  [{ reps: '5', weight: '80', rpe: 'hard' }, 'rpe', SET_ENTRY_MESSAGES.rpeNumber],
  [{ reps: '5', weight: '80', rpe: '11' }, 'rpe', SET_ENTRY_MESSAGES.rpeRange],
  [{ reps: '5', weight: '80', rpe: '0' }, 'rpe', SET_ENTRY_MESSAGES.rpeRange],
])('%j is refused at %s', (typed, field, message) => {
  expect(parseSetEntry(typed, rpeNeeded)).toEqual({ ok: false, field, message });
});

test('What is typed in the RPE field of a plan without RPE is not kept', () => {
  expect(parseSetEntry({ reps: '5', weight: '80', rpe: 'x' }, { rpe: false })).toEqual({
    ok: true,
    value: { reps: 5, weight: '80', rpe: null },
  });
});

test('No digit of a weight is ever changed, with comma or point', () => {
  const parts = tuple(integer({ min: 0, max: 9_999 }), integer({ min: 0, max: 99 }), constantFrom('.', ','));
  assert(
    property(parts, ([whole, hundredths, mark]) => {
      const fraction = String(hundredths).padStart(2, '0');
      const result = parseSetEntry({ reps: '5', weight: `${whole}${mark}${fraction}`, rpe: '' }, rpeNeeded);
      return result.ok && result.value.weight === `${whole}.${fraction}`;
    }),
  );
});
