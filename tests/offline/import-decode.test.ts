import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { countLog } from '#domain/import/count-log.ts';
import { IMPORT_MAX_BYTES } from '#domain/limits.ts';
import { readFileBytes } from '#offline/import/read-file.ts';

const text = readFileSync(new URL('../fixtures/imports/hevy-tab.csv', import.meta.url), 'utf8');

function utf16(mark: boolean, isBigEndian: boolean): Uint8Array {
  const bytes = new Uint8Array(Buffer.from(`${mark ? '\ufeff' : ''}${text}`, 'utf16le'));
  return isBigEndian ? new Uint8Array(Buffer.from(bytes).swap16()) : bytes;
}

describe('IMPORT-7: the bytes of a file', () => {
  test.each([
    ['UTF-8', new TextEncoder().encode(text)],
    ['UTF-8 with a mark', new TextEncoder().encode(`\ufeff${text}`)],
    ['UTF-16 little endian', utf16(true, false)],
    ['UTF-16 big endian', utf16(true, true)],
    ['UTF-16 little endian without a mark', utf16(false, false)],
    ['UTF-16 big endian without a mark', utf16(false, true)],
    ['Windows-1252', new Uint8Array(Buffer.from(text, 'latin1'))],
  ])('%s', (_, bytes) => {
    const result = readFileBytes(bytes);
    expect(result.ok && [countLog(result.log).sets, result.log.workouts[0]?.title]).toEqual([2, 'Séance du soir']);
  });

  test('a picture and a file that is too large are refused', () => {
    expect(readFileBytes(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13]))).toEqual({ ok: false, failure: { problem: 'not-text' } });
    expect(readFileBytes(new Uint8Array(IMPORT_MAX_BYTES + 1))).toEqual({ ok: false, failure: { problem: 'too-large' } });
  });
});
