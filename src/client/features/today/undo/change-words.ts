import { UNDO_MESSAGES } from '#domain/messages/undo.ts';
import type { SetChange } from '#domain/training/set-changes.ts';
import { isWorkingSet } from '#domain/training/set-kind.ts';
import { setText } from '#domain/training/set-text.ts';
import type { WeightUnit } from '#domain/training/units.ts';
import type { UndoResult } from '#offline/log/undo-change.ts';

/** A change in a line: `Set 3 logged: 160 × 5`. */
export function changeText({ action, row, writes, day }: SetChange, unit: WeightUnit): string {
  if (day !== undefined) return day.text;
  if (row !== null) return action === 'add-row' ? UNDO_MESSAGES.rowAdded(row.set_n) : UNDO_MESSAGES.rowRemoved(row.set_n);
  if (action === 'discard') return UNDO_MESSAGES.discarded(writes.length);
  const set = writes[0]?.after ?? writes[0]?.before;
  if (set === null || set === undefined) return '';
  const isWorking = isWorkingSet(set);
  const text = setText({ ...set, rpe: null, kind: isWorking ? set.kind : undefined }, unit, 'unit known');
  const name = isWorking ? `Set ${set.set_n}` : 'Warm-up';
  if (action === 'delete') return UNDO_MESSAGES.deleted(name, text);
  return action === 'log' ? UNDO_MESSAGES.logged(name, text) : UNDO_MESSAGES.changed(name, text);
}

/** The changed exercise; empty for a whole workout. */
export function changedExercise({ action, row, writes }: SetChange): string {
  if (action === 'discard') return '';
  return row?.exercise ?? (writes[0]?.after ?? writes[0]?.before)?.exercise ?? '';
}

/** Why an undo was incomplete; null on success. */
export function undoTrouble(result: UndoResult): string | null {
  if (result.outcome === 'superseded') return result.change.day === undefined ? UNDO_MESSAGES.superseded : UNDO_MESSAGES.daySuperseded;
  if (result.outcome === 'other-open') return UNDO_MESSAGES.otherOpen;
  if (result.outcome === 'gone') return UNDO_MESSAGES.gone;
  return result.superseded === 0 ? null : UNDO_MESSAGES.partly(result.superseded);
}
