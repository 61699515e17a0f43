import type { LegacyIssue, QuarantineRow } from '../store/device.ts';
import {
  addHistory,
  addLogEntry,
  emptyBook,
  type LegacyOperation,
  planOperations,
  type WorkoutBook,
  workoutOperations,
} from './legacy-operations.ts';
import { readLegacyPlan } from './legacy-plan.ts';
import { type LegacyReading, readHistory, readLog } from './legacy-workouts.ts';

/** A parsed quarantine row. */
export interface ReadRow {
  readonly row: QuarantineRow;
  readonly outcome: 'read' | 'unreadable' | 'unknown-version';
  readonly issues: LegacyIssue[];
}

export interface QuarantineReading {
  readonly rows: readonly ReadRow[];
  readonly workouts: number;
  /** Workout days, in order. */
  readonly dates: readonly string[];
  /** With their source row; workouts found in several texts name the first. */
  readonly operations: readonly (LegacyOperation & { readonly row_id: string })[];
}

/**
 * Parses all texts together, histories before logs, oldest first, so that duplicates merge. Includes migrated texts, which determine what
 * is new.
 */
export async function readQuarantine(rows: readonly QuarantineRow[], owner: string): Promise<QuarantineReading> {
  const ordered = [...rows].filter((row) => row.state !== 'dismissed').sort((a, b) => (a.found_at + a.id < b.found_at + b.id ? -1 : 1));
  const book = emptyBook();
  const read: ReadRow[] = [];
  const operations: (LegacyOperation & { row_id: string })[] = [];
  const known = new Set<string>();
  for (const key of ['workout-history', 'workout-log'] as const) {
    for (const row of ordered.filter((candidate) => candidate.key === key)) {
      read.push(key === 'workout-history' ? layHistory(book, row) : layLog(book, row));
      for (const operation of await workoutOperations(book, owner)) {
        if (known.has(operation.op_id)) continue;
        known.add(operation.op_id);
        operations.push({ ...operation, row_id: row.id });
      }
    }
  }
  for (const row of ordered.filter((candidate) => candidate.key === 'ai-plan')) {
    const reading = readLegacyPlan(row.raw);
    read.push(readRow(row, reading));
    if (reading.kind !== 'read' || reading.value === null) continue;
    for (const operation of await planOperations(reading.value, owner, row.found_at)) operations.push({ ...operation, row_id: row.id });
  }
  const dates = [...book.workouts.values()].map((workout) => workout.performed_on).sort();
  return { rows: read, workouts: book.workouts.size, dates, operations };
}

function layHistory(book: WorkoutBook, row: QuarantineRow): ReadRow {
  const reading = readHistory(row.raw);
  if (reading.kind === 'read') addHistory(book, reading.value);
  return readRow(row, reading);
}

function layLog(book: WorkoutBook, row: QuarantineRow): ReadRow {
  const reading = readLog(row.raw);
  const read = readRow(row, reading);
  if (reading.kind !== 'read') return read;
  for (const entry of reading.value) {
    const fault = addLogEntry(book, entry);
    if (fault !== undefined) read.issues.push(fault);
  }
  return read;
}

function readRow(row: QuarantineRow, reading: LegacyReading<unknown>): ReadRow {
  if (reading.kind === 'read') return { row, outcome: 'read', issues: [...reading.faults] };
  if (reading.kind === 'unknown-version')
    return {
      row,
      outcome: 'unknown-version',
      issues: [{ where: row.key, reason: 'It was written by a version this one does not know.', part: '' }],
    };
  return { row, outcome: 'unreadable', issues: [{ where: row.key, reason: reading.reason, part: '' }] };
}
