import { expect, test } from 'vitest';
import { usualGym } from './gym.ts';
import { parseGymEntry, type TypedGym, typedGym } from './gym-entry.ts';

const typed: TypedGym = typedGym(usualGym('kg'));
const read = (more: Partial<TypedGym>) => parseGymEntry({ ...typed, name: 'Home', ...more });

test.each(['kg', 'lb'] as const)('the usual gym in %s reads back as it is', (unit) => {
  const gym = { ...usualGym(unit), dumbbells: [2.5, 10] };
  expect(parseGymEntry(typedGym(gym))).toEqual({ ok: true, gym });
});

test('comma and point both mark decimals, and dumbbells may stand with blanks, semicolons or commas and blanks', () => {
  expect(read({ bar: '17,5', dumbbells: '5 7,5; 10, 12.5  5' })).toMatchObject({
    ok: true,
    gym: { bar: 17.5, dumbbells: [5, 7.5, 10, 12.5] },
  });
});

test('plates without pairs are left out, the others stand heaviest first', () => {
  const plates = [
    { weight: '5', pairs: '2' },
    { weight: '20', pairs: '0' },
    { weight: '', pairs: '' },
    { weight: '10', pairs: '1' },
  ];
  expect(read({ plates })).toMatchObject({
    ok: true,
    gym: {
      name: 'Home',
      plates: [
        { weight: 10, pairs: 1 },
        { weight: 5, pairs: 2 },
      ],
    },
  });
});

test.each([
  [{ bar: '' }, { name: 'bar' }, 'Enter what the bar weighs: a number above 0, at most 1000.'],
  [{ bar: '-20' }, { name: 'bar' }, 'Enter what the bar weighs: a number above 0, at most 1000.'],
  [{ bar: '1001' }, { name: 'bar' }, 'Enter what the bar weighs: a number above 0, at most 1000.'],
  [{ plates: [{ weight: 'x', pairs: '1' }] }, { name: 'plate', plate: 0 }, 'Enter what this plate weighs: a number above 0, at most 1000.'],
  [{ plates: [{ weight: '5', pairs: '1.5' }] }, { name: 'plate', plate: 0 }, 'Pairs must be a whole number from 0 to 40.'],
  [
    { plates: ['5', '5.0'].map((weight) => ({ weight, pairs: '1' })) },
    { name: 'plate', plate: 1 },
    'This plate is in the list twice. Count all its pairs in one line.',
  ],
  [{ plates: [{ weight: '5', pairs: '0' }] }, { name: 'plates' }, 'Count at least one pair of plates.'],
  [{ dumbbells: '5,10,15' }, { name: 'dumbbells' }, 'Write the dumbbells as numbers with a space between them: 5 7.5 10.'],
])('%j is refused in its field with a sentence', (more, field, message) => {
  expect(read(more as Partial<TypedGym>)).toEqual({ ok: false, field, message });
});

test('GYM-2 other bars and what is there are kept, and what a newer app added survives an edit', () => {
  const before = { ...usualGym('kg'), kit: ['cable', 'ez-bar'], bars: [{ kind: 'ez-bar', weight: 8 }], music: 'loud' };
  const again = typedGym(before);
  expect(again).toMatchObject({ bars: ['8', '', '', ''], kit: ['cable', 'ez-bar'] });
  expect(parseGymEntry({ ...again, name: ' Garage ', bars: ['7,5', '25', '', ''], kit: null }, before)).toMatchObject({
    ok: true,
    gym: {
      name: 'Garage',
      music: 'loud',
      bars: [
        { kind: 'ez-bar', weight: 7.5 },
        { kind: 'trap-bar', weight: 25 },
      ],
    },
  });
  expect(parseGymEntry({ ...again, bars: ['', 'heavy', '', ''] })).toMatchObject({ ok: false, field: { name: 'bars', bar: 1 } });
});
