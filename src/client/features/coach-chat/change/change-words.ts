import type { ChangeState } from '#offline/chat/change.ts';

/** State of a proposed change, and the plan Undo would restore (null if none). */
export interface Decision {
  readonly state: ChangeState;
  readonly undoTo: string | null;
}

export const CHANGE_WORDS: Readonly<Record<ChangeState, { readonly tag: string; readonly sentence: string }>> = {
  open: { tag: 'Proposed', sentence: '' },
  accepted: { tag: 'Current plan', sentence: 'Accepted. You train by this plan now.' },
  kept: { tag: 'Kept', sentence: 'Kept. Your plan is as it was.' },
  undone: { tag: 'Undone', sentence: 'Undone. Your earlier plan is back.' },
  earlier: { tag: 'Earlier version', sentence: 'A later plan took its place.' },
  passed: { tag: 'Not accepted', sentence: 'A later answer took its place.' },
};
