import { Buffer } from 'node:buffer';
import { expect, test } from 'vitest';
import { assert, property, string } from '#tests/support/properties.ts';
import { OPERATION_KINDS } from './operation.ts';
import { isTooLarge, valueBytes } from './value-sizes.ts';

test('The bytes of a value are those of its JSON in UTF-8, whatever its script', () => {
  assert(
    property(string({ unit: 'grapheme' }), (text) => {
      expect(valueBytes({ text })).toBe(Buffer.byteLength(JSON.stringify({ text })));
    }),
  );
  expect(valueBytes(null)).toBe(0);
});

test('A set has 2 kB and a plan 256; one byte more is too large (SYNC-25)', () => {
  const ofBytes = (bytes: number) => ({ text: 'x'.repeat(bytes - '{"text":""}'.length) });
  expect(isTooLarge('set.put', ofBytes(2_048))).toBe(false);
  expect(isTooLarge('set.put', ofBytes(2_049))).toBe(true);
  expect(isTooLarge('plan.put', ofBytes(262_144))).toBe(false);
  expect(isTooLarge('plan.put', ofBytes(262_145))).toBe(true);
  for (const kind of OPERATION_KINDS) expect(isTooLarge(kind, ofBytes(262_145))).toBe(true);
});
