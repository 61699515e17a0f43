import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** One line of the table: a goal of the performance budget, what was measured, and beside what. */
export interface BenchRow {
  /** Its number in the budget. */
  readonly row: number;
  readonly what: string;
  readonly goal: string;
  readonly figure: string;
  readonly met: boolean;
  /** What was measured in the same run to compare with, with its own figure. */
  readonly floor: string;
}

/** Prints the lines of a group, and leaves them for the table when the whole benchmark runs. */
export function report(group: string, rows: readonly BenchRow[]): void {
  for (const { row, what, goal, figure, met, floor } of rows)
    console.log(`${String(row).padStart(2)} ${met ? 'met   ' : 'MISSED'} ${what}: ${figure} (goal ${goal}; ${floor})`);
  const folder = process.env.BENCH_ROWS;
  if (folder !== undefined) writeFileSync(join(folder, `${group}.json`), JSON.stringify(rows));
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** The median of each turn's own ratio: what slowed the machine in a turn slowed both. */
export function medianRatio(pairs: readonly { readonly own: number; readonly floor: number }[]): number {
  return median(pairs.map(({ own, floor }) => own / floor));
}

export function times(ratio: number): string {
  return `${ratio.toFixed(2)}x`;
}

export function ms(value: number): string {
  return `${value.toFixed(value < 10 ? 1 : 0)} ms`;
}

export function kB(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
