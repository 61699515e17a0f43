import { createHash } from 'node:crypto';

/** An id that is the same on every machine for the same name, in the form of a UUIDv7 (its time is the name's, not a real one). */
export function demoId(name: string): string {
  const hex = createHash('sha256').update(`setwise demo ${name}`).digest('hex');
  const variant = '89ab'.charAt(Number.parseInt(hex.charAt(16), 16) % 4);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-7${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** A number from 0 up to 1 that is the same for the same name: what makes one demo day differ from the next. */
export function demoChance(name: string): number {
  return createHash('sha256').update(`setwise demo chance ${name}`).digest().readUInt32BE(0) / 2 ** 32;
}
