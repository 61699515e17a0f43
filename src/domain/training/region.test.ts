import { expect, test } from 'vitest';
import { unitOfRegion } from './region.ts';

test('TODAY-6 weights are in pounds in the United States and their territories, elsewhere in kilograms', () => {
  for (const language of ['en-US', 'es-US', 'es-PR', 'en']) expect(unitOfRegion(language), language).toBe('lb');
  for (const language of ['en-GB', 'de-DE', 'de', 'fr-CA', 'en-IN', 'ja']) expect(unitOfRegion(language), language).toBe('kg');
});

test('TODAY-6 a browser whose language is no language is as in the United States', () => {
  expect(unitOfRegion('C')).toBe('lb');
  expect(unitOfRegion('')).toBe('lb');
});
