import { isRecord } from './legacy-text.ts';

/** Sets in the format of the first version. Frozen: imports nothing that changes. */

export interface LegacySet {
  readonly set_n: number;
  readonly reps: number;
  /** Decimal text, empty for bodyweight. */
  readonly weight: string;
  readonly unit: 'lb' | 'kg';
  readonly rpe: number | null;
}

export interface LegacyFault {
  readonly where: string;
  readonly reason: string;
  readonly part: string;
}

/** Reads a list of sets (or a record numbered from 0). Skips empty rows, reports bad ones and keeps the others. */
export function readSets(value: unknown, where: string, faults: LegacyFault[]): LegacySet[] {
  const rows = Array.isArray(value) ? (value as unknown[]) : isRecord(value) ? Object.values(value) : undefined;
  if (rows === undefined) {
    faults.push({ where, reason: 'It has no list of sets.', part: toJson(value) });
    return [];
  }
  const sets: LegacySet[] = [];
  for (const [index, row] of rows.entries()) {
    const place = `${where} › set ${index + 1}`;
    const set = readSet(row, index + 1, place, faults);
    if (set !== undefined) sets.push(set);
  }
  return sets;
}

function readSet(row: unknown, set_n: number, where: string, faults: LegacyFault[]): LegacySet | undefined {
  if (row === null || row === undefined) return undefined;
  const refuse = (reason: string) => {
    faults.push({ where, reason, part: toJson(row) });
    return undefined;
  };
  if (!isRecord(row)) return refuse('It is not a set.');
  if (isBlank(row.reps) && isBlank(row.weight)) return undefined;
  const reps = readNumber(row.reps);
  if (reps === undefined || !Number.isInteger(reps) || reps > 999) return refuse('The repetitions are not a number from 0 to 999.');
  const weight = readWeight(row.weight);
  if (weight === undefined) return refuse('The weight is not a number from 0 to 9999.');
  const rpe = isBlank(row.rpe) ? null : readNumber(row.rpe);
  if (rpe === undefined || (rpe !== null && (rpe < 1 || rpe > 10))) {
    faults.push({ where, reason: 'The RPE is not a number from 1 to 10; the set was taken over without it.', part: toJson(row) });
    return { set_n, reps, ...weight, rpe: null };
  }
  return { set_n, reps, ...weight, rpe };
}

function isBlank(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
}

function readNumber(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) && value >= 0 ? value : undefined;
  if (typeof value !== 'string') return undefined;
  const text = value
    .trim()
    .replace(/,(?=\d{3}$)/, '')
    .replace(',', '.');
  return /^\d{1,6}(\.\d{1,17})?$/.test(text) ? Number(text) : undefined;
}

const WEIGHT_WITH_UNIT = /^(.*?)\s*(lbs?\.?|pounds?|kgs?\.?)?$/i;

function readWeight(value: unknown): { weight: string; unit: 'lb' | 'kg' } | undefined {
  if (isBlank(value)) return { weight: '', unit: 'lb' };
  if (typeof value === 'string' && /^(bw|body\s?weight)$/i.test(value.trim())) return { weight: '', unit: 'lb' };
  const match = typeof value === 'string' ? WEIGHT_WITH_UNIT.exec(value.trim()) : null;
  const unit = match?.[2]?.toLowerCase().startsWith('kg') === true ? 'kg' : 'lb';
  const number = readNumber(match?.[1] ?? value);
  if (number === undefined || number > 9_999) return undefined;
  return { weight: String(Math.round(number * 10_000) / 10_000), unit };
}

/** Whether `whole` contains every set of `part` with the same number and values. */
export function holdsSets(whole: readonly LegacySet[], part: readonly LegacySet[]): boolean {
  return part.every((set) => whole.some((other) => isSameSet(set, other)));
}

function isSameSet(a: LegacySet, b: LegacySet | undefined): boolean {
  return b !== undefined && a.set_n === b.set_n && a.reps === b.reps && a.weight === b.weight && a.unit === b.unit && a.rpe === b.rpe;
}

export function toJson(value: unknown): string {
  return JSON.stringify(value) ?? 'undefined';
}
