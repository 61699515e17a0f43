import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { acceptedEncodings } from '../compression/accepted-encodings.ts';

const brotliBytes = promisify(brotliCompress);
const gzipBytes = promisify(gzip);

/** Smaller answers fit one packet anyway. */
const WORTHWHILE_LENGTH = 1_400;
/** As fast as gzip, and smaller. */
const BROTLI_QUALITY = 4;

export interface CompressedAnswer {
  readonly body: string | Uint8Array<ArrayBuffer>;
  readonly encoding: 'br' | 'gzip' | null;
}

/** Compresses a long answer with the best accepted encoding. */
export async function compressAnswer(text: string, acceptEncoding: string | undefined): Promise<CompressedAnswer> {
  if (text.length < WORTHWHILE_LENGTH) return { body: text, encoding: null };
  const accepted = acceptedEncodings(acceptEncoding);
  if (accepted.has('br')) {
    const options = { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } };
    return { body: new Uint8Array(await brotliBytes(text, options)), encoding: 'br' };
  }
  if (accepted.has('gzip')) return { body: new Uint8Array(await gzipBytes(text)), encoding: 'gzip' };
  return { body: text, encoding: null };
}
