import type { PlanDay } from '../plan/plan.ts';
import { exerciseKey } from '../sync/slots.ts';
import type { SessionValue, SetValue } from '../sync/values.ts';
import type { TypedRow } from './set-entry.ts';

/** One register of a change: its content before, and the operation since. */
export interface SetWrite {
  readonly slot: string;
  readonly before: SetValue | null;
  /** The previous operation; null when there was none. */
  readonly before_op: string | null;
  readonly after: SetValue | null;
  readonly op_id: string;
}

/** A row of fields that was added to or removed from an exercise. */
export interface RowChange {
  readonly exercise: string;
  readonly exercise_n: number;
  readonly set_n: number;
}

/** A change of the session's exercises: the day before, and the operation since. */
export interface DayChange {
  readonly slot: string;
  /** Null when the session had the plan's day. */
  readonly before: { readonly day: PlanDay; readonly why: string } | null;
  readonly before_op: string | null;
  readonly op_id: string;
  /** What was done, as shown. */
  readonly text: string;
}

/** A change of a workout's sets or exercises, remembered on this phone for undo. */
export interface SetChange {
  readonly id: string;
  /** An instant. */
  readonly made_at: string;
  readonly action: 'log' | 'edit' | 'delete' | 'discard' | 'add-row' | 'remove-row' | 'arrange';
  /** Null for a row added before the session exists. */
  readonly session_id: string | null;
  readonly writes: readonly SetWrite[];
  /** The previous session, restored together with its sets. */
  readonly session: SessionValue | null;
  readonly row: RowChange | null;
  /** The previous contents of the fields, restored by undo. */
  readonly typed: readonly TypedRow[];
  /** Only of `arrange`. */
  readonly day?: DayChange;
}

/** Changes that can be undone now, newest first: only the last change of a set. */
export function undoableChanges(changes: readonly SetChange[]): SetChange[] {
  const seen = new Set<string>();
  return changes.toReversed().filter((change) => {
    const places = placesOf(change);
    const isLatest = !places.some((place) => seen.has(place));
    for (const place of places) seen.add(place);
    return isLatest;
  });
}

/** The writes of a change that still apply, and the number superseded (for example by another device), which stay. */
export function standingWrites(
  change: SetChange,
  currentOps: ReadonlyMap<string, string>,
): { standing: readonly SetWrite[]; superseded: number } {
  const standing = change.writes.filter((write) => currentOps.get(write.slot) === write.op_id);
  return { standing, superseded: change.writes.length - standing.length };
}

/**
 * The remaining changes after an undo. `restored` maps slots to the undo's operations: an earlier change of the same set now ends in that
 * operation, so it can be undone next.
 */
export function changesAfterUndo(
  changes: readonly SetChange[],
  undone: SetChange,
  restored: ReadonlyMap<string, string>,
): readonly SetChange[] {
  const written = undone.day === undefined ? undone.writes : [undone.day];
  const moved = new Map(
    written.flatMap(({ slot, before_op }) => {
      const op_id = restored.get(slot);
      return before_op === null || op_id === undefined ? [] : [[before_op, op_id] as const];
    }),
  );
  return changes.filter((change) => change.id !== undone.id).map((change) => endingIn(change, moved));
}

function endingIn(change: SetChange, moved: ReadonlyMap<string, string>): SetChange {
  const end = <Written extends { op_id: string }>(write: Written): Written => ({ ...write, op_id: moved.get(write.op_id) ?? write.op_id });
  const { day, ...rest } = change;
  return { ...rest, writes: change.writes.map(end), ...(day === undefined ? {} : { day: end(day) }) };
}

function placesOf({ action, writes, row, day }: SetChange): string[] {
  if (day !== undefined) return [day.slot];
  const slots = writes.map((write) => write.slot);
  if (row !== null) return [...slots, rowOf(row), `rows|${exerciseKey(row.exercise)}#${row.exercise_n}`];
  if (action === 'discard') return slots;
  // A set logged in an added row must be undone before the row.
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
