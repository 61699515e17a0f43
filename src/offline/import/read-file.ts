import { type AskedReading, type ReadResult, readLog } from '#domain/import/read-log.ts';
import { IMPORT_MAX_BYTES } from '#domain/limits.ts';
import { decodeFile } from './decode-file.ts';

/** A training log from the bytes of a file (IMPORT-7). */
export function readFileBytes(bytes: Uint8Array, asked?: AskedReading): ReadResult {
  if (bytes.length > IMPORT_MAX_BYTES) return { ok: false, failure: { problem: 'too-large' } };
  const text = decodeFile(bytes);
  return text === undefined ? { ok: false, failure: { problem: 'not-text' } } : readLog(text, asked);
}
