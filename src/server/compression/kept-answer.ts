import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { acceptedEncodings } from './accepted-encodings.ts';

const brotliBytes = promisify(brotliCompress);
const gzipBytes = promisify(gzip);

type Encoding = 'br' | 'gzip';
type Bytes = Uint8Array<ArrayBuffer>;

/** Compressed once and sent often, so worth more time. */
const QUALITY = 6;
/** Longer texts would block the compression threads. */
const LONG_LENGTH = 1_000_000;
const LONG_QUALITY = 4;
/** Smaller answers fit one packet anyway. */
const WORTHWHILE_LENGTH = 1_400;

/** The bytes as sent, with their ETag. The same object each time. */
export interface AnswerForm {
  readonly bytes: Bytes;
  readonly encoding: Encoding | null;
  readonly tag: string;
}

/** A JSON answer for many requests: serialised once, compressed lazily, with a content ETag. */
export interface KeptAnswer {
  readonly bytes: Bytes;
  /** With the best accepted encoding. */
  inForm(acceptEncoding: string | undefined): Promise<AnswerForm>;
}

export function keepAnswer(json: string): KeptAnswer {
  const bytes = new Uint8Array(Buffer.from(json));
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
  const plain: AnswerForm = { bytes, encoding: null, tag: `"${hash}"` };
  const forms = new Map<Encoding, Promise<AnswerForm>>();
  const form = (encoding: Encoding) => {
    const made =
      forms.get(encoding) ?? compress(bytes, encoding).then((packed) => ({ bytes: packed, encoding, tag: `"${hash}-${encoding}"` }));
    forms.set(encoding, made);
    return made;
  };
  return {
    bytes,
    inForm: async (acceptEncoding) => {
      if (bytes.byteLength < WORTHWHILE_LENGTH) return plain;
      const accepted = acceptedEncodings(acceptEncoding);
      if (accepted.has('br')) return form('br');
      return accepted.has('gzip') ? form('gzip') : plain;
    },
  };
}

async function compress(bytes: Bytes, encoding: Encoding): Promise<Bytes> {
  if (encoding === 'gzip') return new Uint8Array(await gzipBytes(bytes));
  const quality = bytes.byteLength > LONG_LENGTH ? LONG_QUALITY : QUALITY;
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength };
  return new Uint8Array(await brotliBytes(bytes, { params }));
}
