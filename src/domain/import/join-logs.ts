import { byTime } from './group-rows.ts';
import type { ImportedLog, ImportedWorkout } from './imported-log.ts';
import type { ReadResult } from './read-log.ts';

/** A file of a packed one, as it was read. */
export interface ReadPart {
  readonly name: string;
  readonly read: ReadResult;
}

/**
 * The files of a packed one as one log (IMPORT-19): those of the app that has most sets in it, each workout once. The others are named.
 * With none that can be read the reason is that of the first.
 */
export function joinLogs(parts: readonly ReadPart[]): ReadResult {
  const logs = parts.flatMap(({ name, read }) => (read.ok ? [{ name, log: read.log }] : []));
  const [largest] = logs.toSorted((a, b) => setsOf(b.log) - setsOf(a.log));
  const [first] = parts;
  if (first === undefined) return { ok: false, failure: { problem: 'packed-empty' } };
  if (largest === undefined || parts.length === 1) return largest === undefined ? first.read : { ok: true, log: largest.log };
  const together = logs.filter(({ log }) => log.app === largest.log.app);
  const files = parts.map(({ name }) => ({ name, is_read: together.some((each) => each.name === name) }));
  if (together.length === 1) return { ok: true, log: { ...largest.log, files } };
  const workouts = new Map(together.flatMap(({ log }) => log.workouts.map((workout) => [contentOf(workout), workout])));
  const unread = together.flatMap(({ name, log }) => log.unread.map((row) => ({ ...row, file: name })));
  const hurt = together.flatMap(({ log }) => log.hurt ?? []);
  return { ok: true, log: { ...largest.log, workouts: [...workouts.values()].sort(byTime), unread, hurt, files } };
}

function setsOf({ workouts }: ImportedLog): number {
  return workouts.reduce((total, { blocks }) => total + blocks.reduce((own, { sets }) => own + sets.length, 0), 0);
}

/** Without the lines, which differ between files that overlap. */
function contentOf(workout: ImportedWorkout): string {
  return JSON.stringify(workout, (key, value: unknown) => (key === 'line' ? undefined : value));
}
