import { expect, test } from 'vitest';
import { array, assert, constantFrom, integer, option, property, record } from '#tests/support/properties.ts';
import { setsText, setText } from './set-text.ts';

const set = { weight: '160', unit: 'lb' as const, reps: 5, rpe: 8 };

test('a set is weight × reps, then RPE; the unit stands once, or not at all where the place names it', () => {
  expect(setText(set, 'lb')).toBe('160 lbs × 5, RPE 8');
  expect(setText(set, 'lb', 'unit known')).toBe('160 × 5, RPE 8');
  expect(setText({ ...set, rpe: null }, 'lb')).toBe('160 lbs × 5');
  expect(setText({ ...set, weight: '', reps: 1, rpe: 8.5 }, 'lb')).toBe('1 rep, RPE 8.5');
});

test('a kind is written last, a normal set and a newer app’s kind as before', () => {
  expect(setText({ ...set, kind: 'warm-up', rpe: null }, 'lb', 'unit known')).toBe('160 × 5, warm-up');
  expect(setText({ ...set, kind: 'drop' }, 'lb')).toBe('160 lbs × 5, RPE 8, drop set');
  expect(setText({ ...set, kind: 'failure' }, 'lb')).toBe('160 lbs × 5, RPE 8, to failure');
  expect(setText({ ...set, kind: 'myo-rep' }, 'lb')).toBe('160 lbs × 5, RPE 8');
});

test('a set is written in the unit of the reader, and as typed where that is the one it was logged in', () => {
  expect(setText(set, 'kg')).toBe('72.6 kg × 5, RPE 8');
  expect(setText({ ...set, weight: '82.50', unit: 'kg' }, 'kg')).toBe('82.50 kg × 5, RPE 8');
});

test('sets in a row name their weight once', () => {
  const sets = [set, { ...set, reps: 4 }, { ...set, weight: '135', reps: 8 }];
  expect(setsText(sets, 'lb')).toBe('160 lbs × 5, 4, then 135 lbs × 8');
  expect(
    setsText(
      [
        { ...set, weight: '' },
        { ...set, weight: '', reps: 4 },
      ],
      'lb',
    ),
  ).toBe('5, 4 reps');
});

test('no text holds both units, whatever was logged in which', () => {
  const unit = constantFrom('kg' as const, 'lb' as const);
  const logged = record({
    weight: constantFrom('', '20', '82.5', '225', '0.25'),
    unit,
    reps: integer({ min: 0, max: 30 }),
    rpe: option(constantFrom(6, 8.5, 10)),
  });
  assert(
    property(array(logged, { minLength: 1, maxLength: 6 }), unit, (sets, shown) => {
      const other = shown === 'kg' ? /lbs/ : /kg/;
      return ![setsText(sets, shown), ...sets.map((one) => setText(one, shown))].some((text) => other.test(text));
    }),
  );
});
