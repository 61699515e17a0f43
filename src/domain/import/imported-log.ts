import type { SetValue } from '../sync/values.ts';
import type { WeightUnit } from '../training/units.ts';
import type { OpenTable } from './open-table.ts';
import type { DaysRead } from './read-date.ts';

/** The apps whose exports are read. */
export type ImportApp = 'strong' | 'hevy' | 'fitnotes' | 'stronglifts' | 'fitbod' | 'jefit' | 'alpha-progression' | 'setwise' | 'table';

export type ImportedKind = 'normal' | 'warmup' | 'drop' | 'failure';

export interface ImportedSet {
  readonly kind: ImportedKind;
  /** Decimal text as written, without trailing zeros; empty when none was written. */
  readonly weight: string;
  /** Null when the file does not say. */
  readonly unit: WeightUnit | null;
  readonly reps: number | null;
  readonly seconds: number | null;
  /** As written, with its unit; null when none was written. */
  readonly distance: ImportedDistance | null;
  readonly rpe: number | null;
  readonly rir: number | null;
  readonly note: string;
  /** Line of the file, from 1. */
  readonly line: number;
  /** What of a set logged in Setwise other apps do not have. */
  readonly own?: Pick<SetValue, 'logged_at' | 'prescribed' | 'per_side'>;
}

export interface ImportedDistance {
  readonly amount: string;
  /** Empty when the file does not say. */
  readonly unit: 'm' | 'km' | 'mi' | 'ft' | 'yd' | '';
}

/** One stretch of sets of an exercise. The same exercise later in the workout is another block. */
export interface ImportedBlock {
  /** As written. */
  readonly exercise: string;
  readonly note: string;
  readonly sets: readonly ImportedSet[];
}

export interface ImportedWorkout {
  readonly title: string;
  /** Local day and time as written: yyyy-mm-dd, and hh:mm:ss or empty. */
  readonly date: string;
  readonly time: string;
  /** Null when the file does not say. */
  readonly duration_seconds: number | null;
  readonly note: string;
  readonly blocks: readonly ImportedBlock[];
  /** Of a workout that was logged in Setwise. */
  readonly session_id?: string;
  /** Its instants, and the day it was moved to. */
  readonly own?: { readonly started_at: string; readonly finished_at: string | null; readonly moved_to: string | null };
}

/** A register of our own file that is no workout (IMPORT-20). */
export interface OtherRegister {
  readonly kind: OtherKind;
  readonly slot: string;
  readonly value: Record<string, unknown>;
}

export type OtherKind =
  | 'routine.put'
  | 'routine-day.put'
  | 'body.put'
  | 'exercise.put'
  | 'favourite.put'
  | 'gym.put'
  | 'preference.put'
  | 'plan.put'
  | 'plan.use';

export interface OtherRegisters {
  /** When the file was written: what it says is as old as that. */
  readonly at: string;
  readonly registers: readonly OtherRegister[];
  /** Entries that cannot be read. */
  readonly unreadable: number;
  /** Messages of the chat with the AI Coach and of conversations with people, which stay in the file. */
  readonly messages: number;
}

/** A row that holds no readable set. */
export interface UnreadRow {
  readonly line: number;
  readonly reason: UnreadReason;
  /** Which of the files of a packed one, when several were read. */
  readonly file?: string;
}

/** A file inside a packed one. */
export interface PackedFile {
  readonly name: string;
  readonly is_read: boolean;
}

export type UnreadReason =
  | 'no-date'
  | 'no-exercise'
  | 'bad-weight'
  | 'bad-reps'
  | 'bad-number'
  | 'negative-weight'
  | 'impossible'
  | 'too-few-cells'
  | 'lost-quote';

export interface ImportedLog {
  readonly app: ImportApp;
  /** The form of the app's file, for example «strong-android». */
  readonly dialect: string;
  /** Oldest first. */
  readonly workouts: readonly ImportedWorkout[];
  readonly unread: readonly UnreadRow[];
  /** Lines of rows that lack a quotation mark and were read all the same. */
  readonly hurt?: readonly number[];
  /** Sets that the file says were done in a superset, which sets are not stored with. */
  readonly supersets?: number;
  readonly others?: OtherRegisters;
  /** Of a packed file with several inside. */
  readonly files?: readonly PackedFile[];
  /** Of a file that writes its days as text. */
  readonly days?: DaysRead;
}

/** Why a file cannot be read at all, with the line where it shows. */
export interface UnreadableFile {
  readonly problem:
    | 'too-large'
    | 'empty'
    | 'not-text'
    | 'spreadsheet'
    | 'packed-empty'
    | 'packed-damaged'
    | 'unknown-format'
    | 'no-day-column'
    | 'health-export'
    | 'open-quote'
    | 'damaged-json'
    | 'body-weight'
    | 'no-sets';
  readonly line?: number;
  /** Of a table that can be read once its columns are named. */
  readonly table?: OpenTable;
}
