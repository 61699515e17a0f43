import { joinLogs, type ReadPart } from '#domain/import/join-logs.ts';
import { type AskedReading, type ReadResult, readLog } from '#domain/import/read-log.ts';
import { IMPORT_MAX_BYTES } from '#domain/limits.ts';
import { decodeFile } from './decode-file.ts';
import { isPacked, unpack } from './unpack.ts';

/** A training log from the bytes of a file (IMPORT-7), also of a packed one (IMPORT-19). */
export async function readFileBytes(bytes: Uint8Array, asked?: AskedReading): Promise<ReadResult> {
  if (bytes.length > IMPORT_MAX_BYTES) return { ok: false, failure: { problem: 'too-large' } };
  if (!isPacked(bytes)) return readBytes(bytes, asked);
  const unpacked = await unpack(bytes, IMPORT_MAX_BYTES);
  if (!unpacked.ok) return { ok: false, failure: { problem: unpacked.problem } };
  return joinLogs(unpacked.files.map(({ name, bytes: own }): ReadPart => ({ name, read: readBytes(own, asked) })));
}

function readBytes(bytes: Uint8Array, asked: AskedReading | undefined): ReadResult {
  const text = decodeFile(bytes);
  return text === undefined ? { ok: false, failure: { problem: 'not-text' } } : readLog(text, asked);
}
