import { expect, test } from 'vitest';
import { priceCents, startingPrice } from './starting-price.ts';

test.each([
  ['no program', [], '0.00'],
  ['one program', [{ price: '129.00' }], '129.00'],
  ['the cheaper of two, as numbers and not as words', [{ price: '1000.00' }, { price: '99.90' }], '99.90'],
  [
    'a program that is not offered does not count',
    [
      { price: '10.00', listed: false },
      { price: '50', listed: true },
    ],
    '50.00',
  ],
  [
    'a free program',
    [
      { price: '0.00', listed: true },
      { price: '50.00', listed: true },
    ],
    '0.00',
  ],
])('%s: starting at %s', (_, programs, price) => {
  expect(startingPrice(programs)).toBe(price);
});

test('every price a coach can enter is exact in cents', () => {
  const all = Array.from({ length: 1_000_000 }, (_, cents) => cents);
  expect(all.filter((cents) => priceCents((cents / 100).toFixed(2)) !== cents)).toEqual([]);
});
