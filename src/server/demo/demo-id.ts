import { createHash } from 'node:crypto';

/** A deterministic id for a name, shaped like a UUIDv7. */
export function demoId(name: string): string {
  const hex = createHash('sha256').update(`setwise demo ${name}`).digest('hex');
  const variant = '89ab'.charAt(Number.parseInt(hex.charAt(16), 16) % 4);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-7${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** A deterministic number from 0 to 1 for a name, which varies the demo days. */
export function demoChance(name: string): number {
  return createHash('sha256').update(`setwise demo chance ${name}`).digest().readUInt32BE(0) / 2 ** 32;
}
