import { createHash } from 'node:crypto';
import { IMAGE_MAX_BYTES } from '#domain/limits.ts';
import { IMAGE_MESSAGES } from '#domain/messages/images.ts';
import { SERVER_MESSAGES } from '#domain/messages/server.ts';
import { refuse } from './refusal.ts';
import { readBytes } from './request-body.ts';

/** For text fields and part headers. */
const BESIDE_THE_PICTURE_BYTES = 65_536;
const PARTS_MAX = 64;

export interface FormBody {
  /** A repeated field is a list. */
  readonly fields: Readonly<Record<string, string | string[]>>;
  readonly picture: Uint8Array<ArrayBuffer> | null;
  /** Canonical text of the form, independent of encoding. */
  readonly text: string;
}

/**
 * Reads a multipart form with at most one file, in `pictureField`. Refuses other content types (415), files above 5 MB, counted while
 * streaming (413), misplaced files, too many parts and malformed forms (400).
 */
export async function readFormBody(request: Request, pictureField: string | null): Promise<FormBody> {
  const contentType = request.headers.get('Content-Type') ?? '';
  const boundary = boundaryOf(contentType);
  if (boundary === null) refuse(415, { detail: SERVER_MESSAGES.notAForm, code: 'unsupported_media_type' });
  const max = (pictureField === null ? 0 : IMAGE_MAX_BYTES) + BESIDE_THE_PICTURE_BYTES;
  const bytes = await readBytes(request, max, pictureField === null ? undefined : tooLarge);
  if (countParts(bytes, boundary) > PARTS_MAX) malformed();
  return collect(await parse(bytes, contentType), pictureField);
}

function boundaryOf(contentType: string): string | null {
  const match = /^multipart\/form-data\s*;(?:.*;)?\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(contentType.trim());
  return match?.[1] ?? match?.[2] ?? null;
}

/** Counted before parsing, so that a body of many parts stays cheap. */
function countParts(bytes: Buffer, boundary: string): number {
  const mark = `--${boundary}`;
  let count = 0;
  for (let at = bytes.indexOf(mark); at !== -1 && count <= PARTS_MAX; at = bytes.indexOf(mark, at + mark.length)) count += 1;
  return count;
}

async function parse(bytes: Buffer, contentType: string): Promise<FormData> {
  try {
    return await new Response(new Uint8Array(bytes), { headers: { 'Content-Type': contentType } }).formData();
  } catch {
    return malformed();
  }
}

async function collect(form: FormData, pictureField: string | null): Promise<FormBody> {
  const fields = new Map<string, string | string[]>();
  let picture: Uint8Array<ArrayBuffer> | null = null;
  for (const [name, value] of form.entries()) {
    if (typeof value !== 'string') {
      if (name !== pictureField || picture !== null) malformed();
      if (value.size > IMAGE_MAX_BYTES) tooLarge();
      picture = new Uint8Array(await value.arrayBuffer());
    } else if (name !== pictureField) {
      const before = fields.get(name);
      fields.set(name, before === undefined ? value : [before, value].flat());
    } else if (value !== '') malformed();
  }
  const entries = [...fields];
  const digest = picture === null ? null : createHash('sha256').update(picture).digest('base64url');
  const text = JSON.stringify([entries.toSorted(([a], [b]) => (a < b ? -1 : 1)), digest]);
  // `fromEntries` defines own properties, so `__proto__` is harmless.
  return { fields: Object.fromEntries(entries), picture, text };
}

function tooLarge(): never {
  refuse(413, { detail: IMAGE_MESSAGES.tooLarge, code: 'too_large' });
}

function malformed(): never {
  refuse(400, { detail: SERVER_MESSAGES.malformedForm, code: 'malformed_form' });
}
