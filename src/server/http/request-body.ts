import { REQUEST_JSON_MAX_DEPTH } from '#domain/limits.ts';
import { SERVER_MESSAGES } from '#domain/messages/server.ts';
import { refuse } from './refusal.ts';

/**
 * Reads a JSON body of at most `maxBytes`, counted while it streams in, so a false length cannot help. Returns the parsed value
 * and the exact text. Refuses another content type (415), a body too large (413), and what is no JSON in UTF-8, or is nested
 * deeper than the functions that walk it can follow (400).
 */
export async function readJsonBody(request: Request, maxBytes: number): Promise<{ value: unknown; text: string }> {
  const type = request.headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase() ?? '';
  if (type !== 'application/json') refuse(415, { detail: SERVER_MESSAGES.notJson, code: 'unsupported_media_type' });
  const text = decode(await readBytes(request, maxBytes));
  if (isNestedTooDeep(text)) refuse(400, { detail: SERVER_MESSAGES.malformedJson, code: 'nested_too_deep' });
  try {
    return { value: JSON.parse(text) as unknown, text };
  } catch {
    return refuse(400, { detail: SERVER_MESSAGES.malformedJson, code: 'malformed_json' });
  }
}

/** Reads a body of at most `maxBytes`, counted while streaming. `refuseLarger` replaces the default refusal. */
export async function readBytes(request: Request, maxBytes: number, refuseLarger: () => never = tooLarge): Promise<Buffer<ArrayBuffer>> {
  if (Number(request.headers.get('Content-Length') ?? 0) > maxBytes) refuseLarger();
  const chunks: Uint8Array[] = [];
  let size = 0;
  if (request.body !== null) {
    for await (const chunk of request.body as unknown as AsyncIterable<Uint8Array>) {
      size += chunk.byteLength;
      if (size > maxBytes) refuseLarger();
      chunks.push(chunk);
    }
  }
  return Buffer.concat(chunks);
}

function tooLarge(): never {
  refuse(413, { detail: SERVER_MESSAGES.tooLarge, code: 'too_large' });
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return refuse(400, { detail: SERVER_MESSAGES.malformedJson, code: 'malformed_json' });
  }
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPENING: ReadonlySet<number> = new Set([0x5b, 0x7b]);
const CLOSING: ReadonlySet<number> = new Set([0x5d, 0x7d]);

/** Counts brackets outside strings; an upper bound of the parser's depth for any text. */
function isNestedTooDeep(text: string): boolean {
  let depth = 0;
  let inString = false;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (inString) {
      if (code === BACKSLASH) index += 1;
      else if (code === QUOTE) inString = false;
    } else if (code === QUOTE) inString = true;
    else if (OPENING.has(code)) {
      depth += 1;
      if (depth > REQUEST_JSON_MAX_DEPTH) return true;
    } else if (CLOSING.has(code)) depth -= 1;
  }
  return false;
}
