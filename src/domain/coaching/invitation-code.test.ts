import { describe, expect, test } from 'vitest';
import { assert, property, uint8Array } from '#tests/support/properties.ts';
import { formatInvitationCode, invitationCodeOf, readInvitationCode } from './invitation-code.ts';

const bytes = uint8Array({ minLength: 10, maxLength: 32 });

describe('codes (REL-3)', () => {
  test('a code is read back from how it is shown, typed and linked', () => {
    assert(
      property(bytes, (random) => {
        const code = invitationCodeOf(random);
        const shown = formatInvitationCode(code);
        const typed = [
          shown,
          shown.toLowerCase(),
          ` ${shown} `,
          shown.replace('-', ''),
          shown.replace('-', ' – '),
          code.split('').join(' '),
          shown.replaceAll('0', 'o').replaceAll('1', 'l'),
          `https://setwise.example/join#${shown}`,
          `Join me on Setwise: https://setwise.example/join#${shown} - see you`,
          `Code: ${shown}.`,
          `«${shown.toLowerCase()}»`,
        ];
        expect(typed.map(readInvitationCode)).toEqual(typed.map(() => code));
      }),
    );
  });

  test('each of the 32 characters comes from as many bytes, so that no code is likelier', () => {
    const counts = new Map<string, number>();
    for (let byte = 0; byte < 256; byte += 1) {
      const [letter = ''] = invitationCodeOf(new Uint8Array(10).fill(byte));
      counts.set(letter, (counts.get(letter) ?? 0) + 1);
    }
    expect([...counts.values()]).toEqual(Array.from({ length: 32 }, () => 8));
  });

  test.each([
    '',
    '-',
    'ABCDE',
    'ABCDE-FGHJKM',
    'ABCDE-FGHJU',
    'ABCDE-FGHJ!',
    'https://setwise.example/join',
    'ABCDE-FGHJK or KJHGF-EDCBA',
    'ABCDEFGHJ\u0000',
  ])('what can be no code is none: %j', (typed) => {
    expect(readInvitationCode(typed)).toBe(null);
  });
});
