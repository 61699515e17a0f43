import { readFileSync } from 'node:fs';
import { crc32, deflateRawSync } from 'node:zlib';
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
  ])('%s', async (_, bytes) => {
    const result = await readFileBytes(bytes);
    expect(result.ok && [countLog(result.log).sets, result.log.workouts[0]?.title]).toEqual([2, 'Séance du soir']);
  });

  test('a picture and a file that is too large are refused', async () => {
    expect(await readFileBytes(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13]))).toEqual({
      ok: false,
      failure: { problem: 'not-text' },
    });
    expect(await readFileBytes(new Uint8Array(IMPORT_MAX_BYTES + 1))).toEqual({ ok: false, failure: { problem: 'too-large' } });
  });
});

/** A .zip of these files, packed or stored, as archivers that write a stream do: lengths stand at the end alone. */
function zip(files: Record<string, string | Buffer>, method: 0 | 8 = 8): Buffer {
  const parts: Buffer[] = [];
  const list: Buffer[] = [];
  let at = 0;
  for (const [name, content] of Object.entries(files)) {
    const bytes = Buffer.from(content);
    const packed = method === 8 ? deflateRawSync(bytes) : bytes;
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50);
    local.writeUInt16LE(method, 8);
    local.writeUInt16LE(Buffer.byteLength(name), 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50);
    entry.writeUInt16LE(method, 10);
    entry.writeUInt32LE(crc32(bytes), 16);
    entry.writeUInt32LE(packed.length, 20);
    entry.writeUInt32LE(bytes.length, 24);
    entry.writeUInt16LE(Buffer.byteLength(name), 28);
    entry.writeUInt32LE(at, 42);
    const own = Buffer.concat([local, Buffer.from(name), packed]);
    parts.push(own);
    list.push(entry, Buffer.from(name));
    at += own.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50);
  end.writeUInt16LE(Object.keys(files).length, 10);
  end.writeUInt32LE(Buffer.concat(list).length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...parts, ...list, end]);
}

describe('IMPORT-19: a packed file', () => {
  test.each([0, 8] as const)('method %d: its table is read, and what archivers add is left', async (method) => {
    const packed = zip({ '__MACOSX/._log.csv': 'x', 'export/log.csv': text, 'export/photo.jpg': 'x' }, method);
    const result = await readFileBytes(packed);
    expect(result.ok && countLog(result.log)).toMatchObject({ app: 'hevy', sets: 2 });
  });

  test('a workbook, one that is cut off, one without tables and one that unpacks to more than a log are refused in words', async () => {
    const problemOf = async (bytes: Uint8Array) => {
      const result = await readFileBytes(bytes);
      return result.ok ? 'read' : result.failure.problem;
    };
    expect(await problemOf(zip({ 'xl/workbook.xml': '<x/>' }))).toBe('spreadsheet');
    expect(await problemOf(zip({ 'log.csv': text }).subarray(0, 60))).toBe('packed-damaged');
    expect(await problemOf(zip({ 'photo.jpg': 'x' }))).toBe('packed-empty');
    expect(await problemOf(zip({ 'log.csv': Buffer.alloc(IMPORT_MAX_BYTES + 1, 97) }))).toBe('too-large');
    const broken = zip({ 'log.csv': text });
    broken.fill(0xff, 37, 60);
    expect(await problemOf(broken)).toBe('packed-damaged');
  });
});
