import { expect, test } from 'vitest';
import { isEmailAddress, normalizeEmail } from './email-address.ts';

test.each(['sam@example.com', ' Sam.Rivera+gym@Mail.Example.co.uk ', 'ü@exämple.de', "o'brien@example.ie"])(
  '%s can be written to',
  (email) => {
    expect(isEmailAddress(email)).toBe(true);
  },
);

test.each([
  '',
  'sam',
  'sam@',
  '@example.com',
  'sam@example',
  'sam@@example.com',
  'sam rivera@example.com',
  'sam@example.com,eve@example.com',
  'Sam <sam@example.com>',
  'sam@example..com',
  'sam@example.com\r\nBcc: eve@example.com',
  `${'a'.repeat(250)}@example.com`,
])('%j cannot', (email) => {
  expect(isEmailAddress(email)).toBe(false);
});

test('an address is the same however it was typed', () => {
  expect(normalizeEmail('  SAM@Example.COM ')).toBe('sam@example.com');
});
