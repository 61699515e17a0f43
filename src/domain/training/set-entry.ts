import { RPE_MAX, RPE_MIN, SET_REPS_MAX, SET_WEIGHT_MAX } from '../limits.ts';
import { SET_ENTRY_MESSAGES } from '../messages/today.ts';
import type { WeightUnit } from './units.ts';

export interface TypedSet {
  reps: string;
  weight: string;
  rpe: string;
}

/** A row's fields with the unit the weight was typed in (default: the unit of new sets) and the set's kind (`set-kind.ts`). */
export type RowTyped = TypedSet & { unit?: WeightUnit; kind?: string | undefined };

/** A row's input with its position in the workout. */
export interface TypedRow {
  readonly exercise: string;
  readonly exercise_n: number;
  readonly set_n: number;
  readonly typed: RowTyped;
}

interface SetEntry {
  reps: number;
  /** Canonical decimal text, empty for bodyweight; no typed digit is changed or lost. */
  weight: string;
  rpe: number | null;
}

export type SetEntryResult = { ok: true; value: SetEntry } | { ok: false; field: keyof TypedSet; message: string };

/**
 * Parses a set's fields. Comma and point both mark decimals; weights keep their exact digits. RPE may be empty and is ignored unless the
 * plan has one.
 */
export function parseSetEntry(typed: TypedSet, needs: { rpe: boolean }): SetEntryResult {
  const reps = parseReps(typed.reps);
  if (typeof reps === 'string') return { ok: false, field: 'reps', message: reps };
  const weight = parseWeight(typed.weight);
  if ('message' in weight) return { ok: false, field: 'weight', message: weight.message };
  const rpe = needs.rpe ? parseRpe(typed.rpe) : null;
  if (typeof rpe === 'string') return { ok: false, field: 'rpe', message: rpe };
  return { ok: true, value: { reps, weight: weight.text, rpe } };
}

function parseReps(typed: string): number | string {
  const text = typed.trim();
  if (text === '') return SET_ENTRY_MESSAGES.repsMissing;
  if (!/^\d+$/.test(text)) return SET_ENTRY_MESSAGES.repsWhole;
  const reps = Number(text);
  return reps > SET_REPS_MAX ? SET_ENTRY_MESSAGES.repsTooMany : reps;
}

function parseWeight(typed: string): { text: string } | { message: string } {
  const text = typed.trim();
  if (text === '') return { text: '' };
  // «1,000» is ambiguous, so ask.
  if (/^\d{1,3},\d{3}$/.test(text)) return { message: SET_ENTRY_MESSAGES.weightAmbiguous };
  const match = /^(\d*)(?:[.,](\d*))?$/.exec(text);
  if (!match || `${match[1]}${match[2] ?? ''}` === '') return { message: SET_ENTRY_MESSAGES.weightNumber };
  const whole = (match[1] ?? '').replace(/^0+(?=\d)/, '') || '0';
  const fraction = match[2] ?? '';
  if (whole.length > String(SET_WEIGHT_MAX).length) return { message: SET_ENTRY_MESSAGES.weightTooHeavy };
  if (fraction.length > 4) return { message: SET_ENTRY_MESSAGES.weightDecimals };
  return { text: fraction === '' ? whole : `${whole}.${fraction}` };
}

function parseRpe(typed: string): number | null | string {
  const text = typed.trim().replace(',', '.');
  if (text === '') return null;
  if (!/^\d{1,2}(\.\d)?$/.test(text)) return SET_ENTRY_MESSAGES.rpeNumber;
  const rpe = Number(text);
  return rpe < RPE_MIN || rpe > RPE_MAX ? SET_ENTRY_MESSAGES.rpeRange : rpe;
}
