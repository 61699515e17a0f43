/** What pages ask the service worker about the files that training does not need. */
export const REMAINING_FILES = { keep: 'KEEP_THE_REST', tell: 'TELL_WHAT_IS_KEPT' } as const;

/** `coach`: only what the AI Coach reads and answers with, on phones that save data. */
export type Remaining = 'all' | 'coach';

/** Whether all files of a kind are on the phone. */
export interface KeptFiles {
  readonly coach: boolean;
  readonly all: boolean;
}
