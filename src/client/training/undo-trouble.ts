import { UNDO_MESSAGES } from '#domain/messages/undo.ts';
import type { UndoResult } from '#offline/log/undo-change.ts';

/** Why an undo was incomplete; null on success. */
export function undoTrouble(result: UndoResult): string | null {
  if (result.outcome === 'superseded') return result.change.day === undefined ? UNDO_MESSAGES.superseded : UNDO_MESSAGES.daySuperseded;
  if (result.outcome === 'other-open') return UNDO_MESSAGES.otherOpen;
  if (result.outcome === 'gone') return UNDO_MESSAGES.gone;
  return result.superseded === 0 ? null : UNDO_MESSAGES.partly(result.superseded);
}
