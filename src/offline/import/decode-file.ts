/** The text of a file's bytes: UTF-8 or UTF-16, with or without a mark, else Windows-1252. Undefined for what is no text. */
export function decodeFile(bytes: Uint8Array): string | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  const start = bytes.subarray(0, 4096);
  const zeros = [0, 1].map((parity) => start.filter((byte, index) => byte === 0 && index % 2 === parity).length);
  const most = start.length / 4;
  // Most of a table is ASCII, whose other byte is zero in UTF-16.
  if ((zeros[1] ?? 0) > most && zeros[0] === 0) return new TextDecoder('utf-16le').decode(bytes);
  if ((zeros[0] ?? 0) > most && zeros[1] === 0) return new TextDecoder('utf-16be').decode(bytes);
  if (start.includes(0)) return undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
