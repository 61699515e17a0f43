/** What decides between two writes of one register. */
export interface Stamp {
  readonly hlc: string;
  readonly op_id: string;
}

/**
 * Whether `incoming` replaces `current` (absent at first). The same function decides on the phone and on the server, for every
 * register and in any order of arrival: the greater time wins, and equal times (a clamped clock) fall to the greater operation id.
 */
export function supersedes(incoming: Stamp, current: Stamp | undefined): boolean {
  if (current === undefined) return true;
  if (incoming.hlc !== current.hlc) return incoming.hlc > current.hlc;
  return incoming.op_id > current.op_id;
}
