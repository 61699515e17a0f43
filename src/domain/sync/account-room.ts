import { ACCOUNT_MAX_BYTES, ACCOUNT_MAX_OPERATIONS } from '../limits.ts';

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

/** Whether an account may store this much (SYNC-26). */
export function hasRoom({ bytes, operations }: Stored): boolean {
  return bytes <= ACCOUNT_MAX_BYTES && operations <= ACCOUNT_MAX_OPERATIONS;
}

/** The fuller of bytes and operations, in whole percent; what is stored at all is at least 1. */
export function percentUsed({ bytes, max_bytes, operations, max_operations }: AccountRoom): number {
  return Math.min(100, Math.ceil(100 * Math.max(bytes / max_bytes, operations / max_operations)));
}

export function isNearlyFull(percent: number): boolean {
  return percent >= 100 * NEARLY_FULL;
}
