import { ACCOUNT_MAX_BYTES, ACCOUNT_MAX_OPERATIONS } from '../limits.ts';
import type { OperationKind } from './operation.ts';

/** Kept free for revocations, which a full account must still be able to send (GRANT-4). */
const RESERVE: Stored = { bytes: 1_048_576, operations: 2_000 };

/** What an account's operations take on the server. */
export interface Stored {
  /** Of the values as JSON. */
  readonly bytes: number;
  readonly operations: number;
}

/** As the server tells it: what is stored, and how much may be. */
export interface AccountRoom extends Stored {
  readonly max_bytes: number;
  readonly max_operations: number;
}

/** From this share on a person is warned. */
const NEARLY_FULL = 0.8;

export function roomOf({ bytes, operations }: Stored): AccountRoom {
  return { bytes, max_bytes: ACCOUNT_MAX_BYTES, operations, max_operations: ACCOUNT_MAX_OPERATIONS };
}

/** Whether an account may store this much once it holds an operation of this kind (SYNC-26). */
export function hasRoom({ bytes, operations }: Stored, kind?: OperationKind): boolean {
  const more = kind === 'consent.revoke' ? RESERVE : { bytes: 0, operations: 0 };
  return bytes <= ACCOUNT_MAX_BYTES + more.bytes && operations <= ACCOUNT_MAX_OPERATIONS + more.operations;
}

/** The fuller of bytes and operations, in whole percent; what is stored at all is at least 1. */
export function percentUsed({ bytes, max_bytes, operations, max_operations }: AccountRoom): number {
  return Math.min(100, Math.ceil(100 * Math.max(bytes / max_bytes, operations / max_operations)));
}

export function isNearlyFull(percent: number): boolean {
  return percent >= 100 * NEARLY_FULL;
}
