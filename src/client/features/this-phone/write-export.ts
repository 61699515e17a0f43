/** Export progress. `of` is known from the start. */
export interface ExportProgress {
  readonly written: number;
  readonly of: number;
}

export interface ExportFile {
  readonly parts: readonly string[];
  readonly entries: number;
}

interface WriteOptions {
  readonly signal: AbortSignal;
  readonly onProgress: (progress: ExportProgress) => void;
  /** Yields between slices, so that Cancel works. */
  readonly breathe: () => Promise<void>;
}

const SLICE = 100;

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

function countEntries(content: object): number {
  return Object.values(content).reduce((sum: number, value) => sum + (Array.isArray(value) ? value.length : 0), 0);
}

/** `setwise-2026-11-21.json`, sortable by day. */
export function exportFileName(now: Date): string {
  const two = (n: number) => String(n).padStart(2, '0');
  return `setwise-${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}.json`;
}
