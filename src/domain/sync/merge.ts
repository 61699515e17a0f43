/** The order of two writes of one register. */
export interface Stamp {
  readonly hlc: string;
  readonly op_id: string;
}

/**
 * Whether `incoming` replaces `current` (absent at first). Phone and server share this function, for every register and any order of
 * arrival: the greater time wins, and equal (clamped) times the greater operation id.
 */
export function supersedes(incoming: Stamp, current: Stamp | undefined): boolean {
  if (current === undefined) return true;
  if (incoming.hlc !== current.hlc) return incoming.hlc > current.hlc;
  return incoming.op_id > current.op_id;
}
