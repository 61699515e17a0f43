import { exerciseKey } from '../sync/slots.ts';
import type { SessionValue, SetValue } from '../sync/values.ts';
import type { TypedRow } from './set-entry.ts';

/** One register of a change: what stood there before, and the operation that stands there since. */
export interface SetWrite {
  readonly slot: string;
  readonly before: SetValue | null;
  /** The operation that stood there before; null where nothing was ever written. */
  readonly before_op: string | null;
  readonly after: SetValue | null;
  readonly op_id: string;
}

/** A row of fields added to an exercise, or taken away again. */
export interface RowChange {
  readonly exercise: string;
  readonly exercise_n: number;
  readonly set_n: number;
}

/** What a person did to the sets of a workout, as this phone remembers it for an undo. */
export interface SetChange {
  readonly id: string;
  /** An instant. */
  readonly made_at: string;
  readonly action: 'log' | 'edit' | 'delete' | 'discard' | 'add-row' | 'remove-row';
  /** Null for a row added before the workout has a session. */
  readonly session_id: string | null;
  readonly writes: readonly SetWrite[];
  /** The session as it was, to bring it back with its sets. */
  readonly session: SessionValue | null;
  readonly row: RowChange | null;
  /** What stood typed in the fields; an undo puts it back. */
  readonly typed: readonly TypedRow[];
}

/** Changes that can be undone now, the newest first: a set shows only what was done to it last. */
export function undoableChanges(changes: readonly SetChange[]): SetChange[] {
  const seen = new Set<string>();
  return changes.toReversed().filter((change) => {
    const places = placesOf(change);
    const isLatest = !places.some((place) => seen.has(place));
    for (const place of places) seen.add(place);
    return isLatest;
  });
}

/** The writes of a change that still stand, and how many were superseded (on another device, say) and stay as they are. */
export function standingWrites(
  change: SetChange,
  currentOps: ReadonlyMap<string, string>,
): { standing: readonly SetWrite[]; superseded: number } {
  const standing = change.writes.filter((write) => currentOps.get(write.slot) === write.op_id);
  return { standing, superseded: change.writes.length - standing.length };
}

/**
 * The changes that remain after one was undone. `restored` holds the operations the undo made, by slot: an earlier change of the same
 * set now ends in that operation, so it can be undone next.
 */
export function changesAfterUndo(
  changes: readonly SetChange[],
  undone: SetChange,
  restored: ReadonlyMap<string, string>,
): readonly SetChange[] {
  const moved = new Map(
    undone.writes.flatMap(({ slot, before_op }) => {
      const op_id = restored.get(slot);
      return before_op === null || op_id === undefined ? [] : [[before_op, op_id] as const];
    }),
  );
  return changes
    .filter((change) => change.id !== undone.id)
    .map((change) => ({ ...change, writes: change.writes.map((write) => ({ ...write, op_id: moved.get(write.op_id) ?? write.op_id })) }));
}

function placesOf({ action, writes, row }: SetChange): string[] {
  const slots = writes.map((write) => write.slot);
  if (row !== null) return [...slots, rowOf(row), `rows|${exerciseKey(row.exercise)}#${row.exercise_n}`];
  if (action === 'discard') return slots;
  // A set logged in an added row hides the adding until it is undone itself.
  return [
    ...slots,
    ...writes.flatMap(({ before, after }) => {
      const set = after ?? before;
      return set === null ? [] : [rowOf(set)];
    }),
  ];
}

function rowOf(row: RowChange): string {
  return `row|${exerciseKey(row.exercise)}#${row.exercise_n}|${row.set_n}`;
}
