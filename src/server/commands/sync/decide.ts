import type { PushResult } from '#contract/index.ts';
import { isWrittenOnce } from '#domain/coaching/scope-rules.ts';
import { hasRoom, type Stored } from '#domain/sync/account-room.ts';
import { isAsked } from '#domain/sync/conflict.ts';
import { clampHlc, parseHlc } from '#domain/sync/hlc.ts';
import { type Stamp, supersedes } from '#domain/sync/merge.ts';
import { hlcSchema, type Operation } from '#domain/sync/operation.ts';
import { isStorable, slotFits } from '#domain/sync/storable.ts';
import { valueBytes } from '#domain/sync/value-sizes.ts';
import { rejectionOf } from '#domain/sync/values.ts';

/** An operation for the log, with its result. */
export interface DecidedOperation extends Operation {
  readonly applied: boolean;
  readonly rev: number;
  /** Of the value. */
  readonly bytes: number;
}

/** The holder of a slot: the stamp to beat, with its revision. */
export interface Holder extends Stamp {
  readonly rev: number;
}

/** The original result of a repeated operation. */
export interface FirstAnswer {
  readonly rev: number;
  readonly hlc: string;
}

/** Database state for a batch, read under the owner's lock. */
export interface KnownState {
  readonly rev: number;
  readonly stored: Stored;
  readonly answers: ReadonlyMap<string, FirstAnswer>;
  readonly holders: ReadonlyMap<string, Holder>;
}

/** What a push is judged by beside the state. */
export interface Circumstances {
  /** Server clock in ms. */
  readonly now: number;
  /** The cursor up to which the phone has read; without it nothing is `unread`. */
  readonly read?: number | undefined;
}

export interface Decision {
  readonly results: PushResult[];
  readonly operations: DecidedOperation[];
  /** Changed slots with their last holder in the batch. */
  readonly holders: Map<string, Holder>;
  readonly rev: number;
  /** After the batch. */
  readonly stored: Stored;
}

/** A batch entry: an operation, or the id of an invalid one. */
export type PushEntry = Operation | { readonly op_id: string };

/** Why an operation does not belong into a log, by whose it is; null when it does. */
export type RefuseInLog = (operation: Operation) => string | null;

/** Separates valid operations from those that are rejected. */
export function sortOut(batch: readonly PushEntry[], refuse: RefuseInLog): { operations: Operation[]; rejected: PushResult[] } {
  const operations: Operation[] = [];
  const rejected: PushResult[] = [];
  for (const entry of batch) {
    const code = 'kind' in entry ? (reasonAgainst(entry) ?? refuse(entry)) : 'malformed';
    if (code !== null) rejected.push({ op_id: entry.op_id, status: 'rejected', code });
    else if ('kind' in entry) operations.push(entry);
  }
  return { operations, rejected };
}

/**
 * Decides a batch in order: a repeated operation gets its original result, a winner the next revision, a loser is logged under the holder's
 * revision, one for which the owner has no room is rejected with `account_full`, one that would meet what its phone has not `read` is left
 * to be sent again (SYNC-27). `now` (ms) bounds the clocks.
 */
export function decide(operations: readonly Operation[], known: KnownState, { now, read }: Circumstances): Decision {
  const answers = new Map(known.answers);
  const holders = new Map<string, Holder>();
  const decided: DecidedOperation[] = [];
  // What follows one that is left, in the same register, waits with it.
  const unread = new Set<string>();
  const results: PushResult[] = [];
  let { rev, stored } = known;
  for (const operation of operations) {
    const first = answers.get(operation.op_id);
    if (first !== undefined) {
      results.push({ op_id: operation.op_id, status: 'duplicate', rev: first.rev, hlc: first.hlc });
      continue;
    }
    const holder = holders.get(operation.slot) ?? known.holders.get(operation.slot);
    const { slot } = operation;
    if (read !== undefined && (unread.has(slot) || isUnread(operation, known.holders.get(slot), read))) {
      unread.add(slot);
      results.push({ op_id: operation.op_id, status: 'unread' });
      continue;
    }
    if (holder !== undefined && isWrittenOnce(operation.kind)) {
      results.push({ op_id: operation.op_id, status: 'rejected', code: 'already_written' });
      continue;
    }
    const bytes = valueBytes(operation.value);
    const withIt = { bytes: stored.bytes + bytes, operations: stored.operations + 1 };
    if (!hasRoom(withIt, operation.kind)) {
      results.push({ op_id: operation.op_id, status: 'rejected', code: 'account_full' });
      continue;
    }
    stored = withIt;
    const hlc = clampHlc(operation.hlc, now);
    const stamp = { hlc, op_id: operation.op_id };
    const applied = holder === undefined || supersedes(stamp, holder);
    if (applied) {
      rev += 1;
      holders.set(operation.slot, { ...stamp, rev });
    }
    const answer = { rev: applied ? rev : holder.rev, hlc };
    answers.set(operation.op_id, answer);
    decided.push({ ...operation, hlc, applied, rev: answer.rev, bytes });
    results.push({ op_id: operation.op_id, status: applied ? 'applied' : 'superseded', ...answer });
  }
  return { results, operations: decided, holders, rev, stored };
}

/** Whether another device wrote, after revision `read`, what a person would be asked about. */
function isUnread({ kind, hlc }: Operation, holder: Holder | undefined, read: number): boolean {
  return holder !== undefined && holder.rev > read && isAsked(kind) && parseHlc(holder.hlc).device !== parseHlc(hlc).device;
}

/** Why an operation is permanently rejected; null when valid. `isStorable` runs first: the other checks recurse. */
function reasonAgainst(operation: Operation): string | null {
  if (!isStorable(operation)) return 'not_storable';
  if (!slotFits(operation.kind, operation.slot)) return 'bad_slot';
  return rejectionOf(operation);
}

/** Whether a device name is valid within a clock. */
export function isDeviceName(device: string): boolean {
  return hlcSchema.safeParse(`0000000000000:0000:${device}`).success;
}
