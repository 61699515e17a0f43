import { describe, expect, test } from 'vitest';
import { readDiscoveryCall } from './discovery-call-form.ts';

describe('asking for a discovery call', () => {
  test.each([
    [{ name: '', email: 'sam@example.com' }, 'Please fill in all fields'],
    [{ name: ' \t ', email: 'sam@example.com' }, 'Please fill in all fields'],
    [{ name: 'Sam', email: '   ' }, 'Please fill in all fields'],
    [{}, 'Please fill in all fields'],
    [{ name: 'Sam', email: 'sam' }, 'Enter an email address like name@example.com'],
    [{ name: 'Sam', email: 'sam@example.com, eve@example.com' }, 'Enter an email address like name@example.com'],
    [{ name: 'Sam', email: 'sam@example.com\r\nBcc: eve@example.com' }, 'Enter an email address like name@example.com'],
    [{ name: 'x'.repeat(201), email: 'sam@example.com' }, 'Enter a name of up to 200 characters'],
  ])('%o is answered with «%s»', (typed, error) => {
    expect(readDiscoveryCall(typed)).toEqual({ ok: false, error });
  });

  test('name and address are stored without the spaces around them, the name on one line', () => {
    expect(readDiscoveryCall({ name: '  Sam\n Rivera ', email: ' Sam@Example.com ' })).toEqual({
      ok: true,
      request: { name: 'Sam Rivera', email: 'sam@example.com' },
    });
    expect(readDiscoveryCall({ name: '漢'.repeat(200), email: 'sam@example.com' })).toMatchObject({ ok: true });
  });
});
