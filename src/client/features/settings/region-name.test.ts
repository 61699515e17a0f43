import { expect, test } from 'vitest';
import { regionName } from './region-name.ts';

test('the region is named in the words of the product; a language alone names none', () => {
  expect(regionName('en-US')).toBe('United States');
  expect(regionName('de-CH')).toBe('Switzerland');
  expect(regionName('zh-Hant-TW')).toBe('Taiwan');
  expect(regionName('en')).toBe('');
  expect(regionName('C')).toBe('');
  expect(regionName('')).toBe('');
});
