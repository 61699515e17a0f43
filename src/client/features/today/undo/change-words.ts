import { UNDO_MESSAGES } from '#domain/messages/undo.ts';
import type { SetValue } from '#domain/sync/values.ts';
import type { RowChange, SetChange } from '#domain/training/set-changes.ts';
import { isWorkingSet, setKindOf, workingNumber } from '#domain/training/set-kind.ts';
import { setText } from '#domain/training/set-text.ts';
import type { WeightUnit } from '#domain/training/units.ts';
import { type Earlier, NOTHING_EARLIER } from '#offline/log/earlier-sets.ts';
import { slipOf } from '../sets/slip-of.ts';
import { NO_SETS, type SetGroups } from '../share-sets.ts';
import { workoutKey } from '../workout-key.ts';

/** What decides how a change reads: sets are named as their rows are. */
export interface ShownWorkout {
  readonly unit: WeightUnit;
  /** The session's sets. */
  readonly logged: SetGroups;
}

export interface ComparedWorkout extends ShownWorkout {
  /** Sets of earlier workouts, by exercise. */
  readonly earlier: ReadonlyMap<string, Earlier>;
}

/** A change in a line: `Set 3 logged: 160 × 5`. */
export function changeText({ action, row, writes, day }: SetChange, { unit, logged }: ShownWorkout): string {
  const numberOf = (set: RowChange) => workingNumber(set.set_n, logged.get(workoutKey(set)) ?? NO_SETS);
  if (day !== undefined) return day.text;
  if (row !== null) return action === 'add-row' ? UNDO_MESSAGES.rowAdded(numberOf(row)) : UNDO_MESSAGES.rowRemoved(numberOf(row));
  if (action === 'discard') return discardText(writes);
  const { before, after } = writes[0] ?? { before: null, after: null };
  const set = after ?? before;
  if (set === null) return '';
  const isWorking = isWorkingSet(set);
  const text = setText({ ...set, rpe: null, kind: isWorking ? set.kind : undefined }, unit, 'unit known');
  if (before !== null && after !== null && isOnlyKind(before, after)) return UNDO_MESSAGES.kindChanged(text, setKindOf(set) ?? 'normal');
  const name = isWorking ? `Set ${numberOf(set)}` : 'Warm-up';
  if (action === 'delete') return UNDO_MESSAGES.deleted(name, text);
  return action === 'log' ? UNDO_MESSAGES.logged(name, text) : UNDO_MESSAGES.changed(name, text);
}

/** «Workout discarded: 12 sets»: warm-ups are none of them. */
export function discardText(writes: SetChange['writes']): string {
  return UNDO_MESSAGES.discarded(writes.filter(({ before }) => before !== null && isWorkingSet(before)).length);
}

/** What is said of a likely slip in the load that a change logged; empty without one. */
export function changeRemark({ action, writes }: SetChange, { logged, earlier }: ComparedWorkout): string {
  const set = writes[0]?.after ?? null;
  if (set === null || action === 'discard') return '';
  return slipOf(set, logged.get(workoutKey(set)) ?? NO_SETS, earlier.get(set.exercise) ?? NOTHING_EARLIER);
}

function isOnlyKind(before: SetValue, after: SetValue): boolean {
  const isSame = before.reps === after.reps && before.weight === after.weight && before.unit === after.unit;
  return isSame && setKindOf(before) !== setKindOf(after);
}

/** The changed exercise; empty for a whole workout. */
export function changedExercise({ action, row, writes }: SetChange): string {
  if (action === 'discard') return '';
  return row?.exercise ?? (writes[0]?.after ?? writes[0]?.before)?.exercise ?? '';
}
