/** A file inside a packed one. */
interface Unpacked {
  readonly name: string;
  readonly bytes: Uint8Array;
}

export type UnpackEnd =
  | { readonly ok: true; readonly files: readonly Unpacked[] }
  | { readonly ok: false; readonly problem: 'too-large' | 'spreadsheet' | 'packed-damaged' };

const ENTRY = 0x02014b50;
const END = 0x06054b50;
const END_LENGTH = 22;
/** A comment may follow the end. */
const COMMENT_MOST = 0xffff;
const STORED = 0;
const DEFLATED = 8;
const LOCAL_HEADER = 30;
const TABLES = /\.(?:csv|tsv|txt|json)$/i;
/** What macOS adds, and what is hidden. */
const HIDDEN = /(?:^|\/)(?:__MACOSX\/|\.)/;

export function isPacked(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && ((bytes[2] === 3 && bytes[3] === 4) || (bytes[2] === 5 && bytes[3] === 6));
}

/** The tables of a .zip (IMPORT-19), together no larger than `most` bytes however small they were packed. */
export async function unpack(bytes: Uint8Array, most: number): Promise<UnpackEnd> {
  const entries = entriesOf(bytes);
  if (entries === undefined) return { ok: false, problem: 'packed-damaged' };
  if (entries.some(({ name }) => name === 'xl/workbook.xml' || name === 'Index/Document.iwa' || name === 'content.xml'))
    return { ok: false, problem: 'spreadsheet' };
  const files: Unpacked[] = [];
  let left = most;
  for (const entry of entries.filter(({ name }) => TABLES.test(name) && !HIDDEN.test(name))) {
    const content = await contentOf(bytes, entry, left).catch(() => undefined);
    if (content === undefined) return { ok: false, problem: 'packed-damaged' };
    if (content === 'too-large') return { ok: false, problem: 'too-large' };
    left -= content.length;
    files.push({ name: entry.name, bytes: content });
  }
  return { ok: true, files };
}

interface Entry {
  readonly name: string;
  readonly method: number;
  readonly is_locked: boolean;
  readonly packed: number;
  readonly at: number;
}

/** From the list at its end, which alone tells the lengths of files that were written as a stream. */
function entriesOf(bytes: Uint8Array): Entry[] | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let end = bytes.length - END_LENGTH;
  while (end >= 0 && view.getUint32(end, true) !== END) end = bytes.length - end > END_LENGTH + COMMENT_MOST ? -1 : end - 1;
  if (end < 0) return undefined;
  const entries: Entry[] = [];
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== ENTRY) return undefined;
    const [name, extra, comment] = [28, 30, 32].map((offset) => view.getUint16(at + offset, true)) as [number, number, number];
    entries.push({
      name: new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + name)),
      method: view.getUint16(at + 10, true),
      is_locked: (view.getUint16(at + 8, true) & 1) === 1,
      packed: view.getUint32(at + 20, true),
      at: view.getUint32(at + 42, true),
    });
    at += 46 + name + extra + comment;
  }
  return entries;
}

async function contentOf(
  bytes: Uint8Array,
  { at, method, packed, is_locked }: Entry,
  most: number,
): Promise<Uint8Array | 'too-large' | undefined> {
  if (is_locked || at + LOCAL_HEADER > bytes.length) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset + at, LOCAL_HEADER);
  const start = at + LOCAL_HEADER + view.getUint16(26, true) + view.getUint16(28, true);
  const own = bytes.slice(start, start + packed);
  if (own.length !== packed) return undefined;
  if (method === STORED) return own.length > most ? 'too-large' : own;
  return method === DEFLATED ? inflate(own, most) : undefined;
}

async function inflate(packed: Uint8Array<ArrayBuffer>, most: number): Promise<Uint8Array | 'too-large'> {
  const reader = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    length += next.value.length;
    if (length > most) {
      await reader.cancel();
      return 'too-large';
    }
    chunks.push(next.value as Uint8Array<ArrayBuffer>);
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}
