import { expect, test } from 'vitest';
import { centsText, moneyText } from './money-text.ts';

test.each([
  ['0', '$0.00'],
  ['0.00', '$0.00'],
  ['0.05', '$0.05'],
  ['9.9', '$9.90'],
  ['129.00', '$129.00'],
  ['999.99', '$999.99'],
  ['1000.00', '$1,000.00'],
  ['1494.00', '$1,494.00'],
  ['9999.99', '$9,999.99'],
  ['119999.88', '$119,999.88'],
  ['1234567.80', '$1,234,567.80'],
  ['-5.25', '−$5.25'],
  ['-1494.00', '−$1,494.00'],
])('an amount of the wire, %s, is read as %s', (dollars, text) => {
  expect(moneyText(dollars)).toBe(text);
});

test('every number of cents keeps its two decimals, and reads back as itself', () => {
  for (let cents = 0; cents <= 1_000_000; cents += 89) {
    const text = centsText(cents);
    expect(text).toMatch(/^\$\d{1,3}(,\d{3})*\.\d\d$/);
    expect(Math.round(Number(text.replaceAll(/[$,]/g, '')) * 100)).toBe(cents);
  }
  expect(centsText(-149_400)).toBe('−$1,494.00');
});
