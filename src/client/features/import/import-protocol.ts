import type { ImportedWorkout } from '#domain/import/imported-log.ts';
import type { AskedReading } from '#domain/import/read-log.ts';
import type { ImportChoices } from '#domain/import/workout-registers.ts';
import type { ImportValue } from '#domain/sync/values.ts';
import type { FileRead, NewParts, Stored } from '#offline/import/importer.ts';
import type { Kept } from '#offline/import/undo-import.ts';
import type { StorageFailureReason } from '#offline/store/storage-failure.ts';

/** The account whose database the worker opens. */
export interface AccountAddress {
  readonly origin: string;
  readonly owner: string;
  readonly device: string;
}

/** What the page asks of the worker. */
export type Ask =
  | { readonly kind: 'read'; readonly file: File; readonly asked: AskedReading }
  | { readonly kind: 'workouts'; readonly start: number; readonly count: number }
  | { readonly kind: 'find'; readonly choices: ImportChoices }
  | { readonly kind: 'store'; readonly choices: ImportChoices; readonly file: string }
  | { readonly kind: 'undo'; readonly value: ImportValue };

/** The answer to each question. */
export interface Answers {
  read: FileRead;
  workouts: readonly ImportedWorkout[];
  find: NewParts;
  store: Stored;
  undo: Kept;
}

export type ToWorker =
  | { readonly type: 'account'; readonly address: AccountAddress }
  | { readonly type: 'ask'; readonly id: number; readonly ask: Ask }
  | { readonly type: 'stop' };

export type FromWorker =
  | { readonly type: 'progress'; readonly id: number; readonly done: number; readonly all: number }
  | { readonly type: 'answer'; readonly id: number; readonly answer: Answers[keyof Answers] }
  /** `reason` of a storage failure; `message` of anything else. */
  | { readonly type: 'failure'; readonly id: number; readonly reason: StorageFailureReason | null; readonly message: string };
