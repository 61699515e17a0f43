import type { AppTable, ExportedWorkout } from '#domain/export/app-tables.ts';

/** Everything as our own file, or the sets as the table of another app. */
export type ExportKind = 'everything' | 'sets' | 'strong' | 'hevy';

const ENDINGS: Readonly<Record<ExportKind, string>> = { everything: '.json', sets: '-sets.csv', strong: '-strong.csv', hevy: '-hevy.csv' };

/** Export progress. `of` is known from the start. */
export interface ExportProgress {
  readonly written: number;
  readonly of: number;
}

export interface ExportFile {
  readonly parts: readonly string[];
  readonly entries: number;
}

export interface WriteOptions {
  readonly signal: AbortSignal;
  readonly onProgress: (progress: ExportProgress) => void;
  /** Yields between slices, so that Cancel works. */
  readonly breathe: () => Promise<void>;
}

const SLICE = 100;
const WORKOUTS_SLICE = 20;

/**
 * Serialises the export in slices: tens of thousands of rows in one `JSON.stringify` would freeze a phone. Resolves to null when cancelled.
 */
export async function writeExport(content: object, options: WriteOptions): Promise<ExportFile | null> {
  const of = countEntries(content);
  const parts: string[] = [];
  let written = 0;
  let first = true;
  for (const [key, value] of Object.entries(content)) {
    if (value === undefined) continue;
    parts.push(`${first ? '{' : ','}\n${JSON.stringify(key)}:`);
    first = false;
    if (!Array.isArray(value)) {
      parts.push(JSON.stringify(value));
      continue;
    }
    for (let start = 0; start < value.length; start += SLICE) {
      if (options.signal.aborted) return null;
      const slice = value.slice(start, start + SLICE);
      parts.push(`${start === 0 ? '[\n' : ',\n'}${slice.map((entry) => JSON.stringify(entry)).join(',\n')}`);
      written += slice.length;
      options.onProgress({ written, of });
      await options.breathe();
    }
    parts.push(value.length === 0 ? '[]' : '\n]');
  }
  parts.push(first ? '{}\n' : '\n}\n');
  return options.signal.aborted ? null : { parts, entries: of };
}

/** Writes the table of another app in slices, oldest workout first. Resolves to null when cancelled. */
export async function writeTable(
  table: AppTable,
  workouts: readonly ExportedWorkout[],
  { signal, onProgress, breathe }: WriteOptions,
): Promise<ExportFile | null> {
  const ordered = workouts.filter(({ sets }) => sets.length > 0).sort((a, b) => (a.started_at < b.started_at ? -1 : 1));
  const parts = [`${table.header}\r\n`];
  for (let start = 0; start < ordered.length; start += WORKOUTS_SLICE) {
    if (signal.aborted) return null;
    const slice = ordered.slice(start, start + WORKOUTS_SLICE);
    parts.push(`${slice.flatMap((workout) => table.rowsOf(workout)).join('\r\n')}\r\n`);
    onProgress({ written: start + slice.length, of: ordered.length });
    await breathe();
  }
  return signal.aborted ? null : { parts, entries: ordered.length };
}

function countEntries(content: object): number {
  return Object.values(content).reduce((sum: number, value) => sum + (Array.isArray(value) ? value.length : 0), 0);
}

/** `setwise-2026-11-21.json`, `setwise-2026-11-21-strong.csv`; sortable by day. */
export function exportFileName(now: Date, kind: ExportKind = 'everything'): string {
  const two = (n: number) => String(n).padStart(2, '0');
  return `setwise-${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}${ENDINGS[kind]}`;
}
