import { RPE_MAX, RPE_MIN, SET_REPS_MAX, SET_WEIGHT_MAX } from '../limits.ts';
import { SET_ENTRY_MESSAGES } from '../messages/set-fields.ts';
import type { DistanceUnit } from '../sync/distance-unit.ts';
import type { Measure, SetField, SetNeeds } from './set-measure.ts';
import type { WeightUnit } from './units.ts';

/** What is typed in a row's fields. */
type TypedSet = Record<'reps' | 'weight' | 'rpe', string> & Partial<Record<Exclude<SetField, 'reps' | 'weight' | 'rpe'>, string>>;

/** A row's fields with what else is said of the set. Absent: the unit of new sets, a normal set of the exercise's usual measure. */
export type RowTyped = TypedSet & {
  unit?: WeightUnit | undefined;
  kind?: string | undefined;
  measure?: Measure | undefined;
  distance_unit?: DistanceUnit | undefined;
  per_side?: boolean | undefined;
  note?: string | undefined;
};

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
  rir?: number;
  seconds?: number;
  distance?: string;
  distance_unit?: DistanceUnit;
  per_side?: true;
  note?: string;
}

/** What cannot be read, and in which field. */
export interface EntryTrouble {
  readonly field: SetField;
  readonly message: string;
}

export type SetEntryResult = { ok: true; value: SetEntry } | ({ ok: false } & EntryTrouble);

/**
 * Parses a set's fields, those that `needs` names. Comma and point both mark decimals; weights keep their exact digits. An effort may be
 * empty; reps in reserve are stored as the RPE they stand for, and as said.
 */
export function parseSetEntry(typed: RowTyped, needs: SetNeeds): SetEntryResult {
  const has = (field: SetField) => needs.fields.includes(field);
  const reps = has('reps') ? parseReps(typed.reps) : 0;
  if (typeof reps === 'string') return { ok: false, field: 'reps', message: reps };
  const weight = has('weight') ? parseWeight(typed.weight, needs.takesHelp) : { text: '' };
  if ('message' in weight) return { ok: false, field: 'weight', message: weight.message };
  const distance = has('distance') ? parseDistance(typed.distance ?? '') : { text: '' };
  if ('message' in distance) return { ok: false, field: 'distance', message: distance.message };
  const seconds = has('time') ? parseTime(typed.time ?? '', needs.isCardio) : null;
  if (typeof seconds === 'string') return { ok: false, field: 'time', message: seconds };
  if (has('time') && seconds === null && distance.text === '') return { ok: false, field: 'time', message: SET_ENTRY_MESSAGES.timeMissing };
  if (has('distance') && distance.text === '' && !needs.isCardio)
    return { ok: false, field: 'distance', message: SET_ENTRY_MESSAGES.distanceMissing };
  const effort = has('rir') ? parseRir(typed.rir ?? '') : has('rpe') ? parseRpe(typed.rpe) : null;
  if (typeof effort === 'string') return { ok: false, field: has('rir') ? 'rir' : 'rpe', message: effort };
  const isRir = has('rir') && effort !== null;
  return {
    ok: true,
    value: {
      reps: needs.isTimed && seconds !== null && distance.text === '' ? Math.min(seconds, SET_REPS_MAX) : reps,
      weight: weight.text,
      rpe: isRir ? Math.max(RPE_MIN, 10 - effort) : effort,
      ...(isRir ? { rir: effort } : {}),
      ...(seconds === null ? {} : { seconds }),
      ...(distance.text === '' ? {} : { distance: distance.text, distance_unit: typed.distance_unit ?? (needs.isCardio ? 'km' : 'm') }),
      ...(typed.per_side === true ? { per_side: true } : {}),
      ...((typed.note ?? '').trim() === '' ? {} : { note: (typed.note ?? '').trim() }),
    },
  };
}

function parseReps(typed: string): number | string {
  const text = typed.trim();
  if (text === '') return SET_ENTRY_MESSAGES.repsMissing;
  if (!/^\d+$/.test(text)) return SET_ENTRY_MESSAGES.repsWhole;
  const reps = Number(text);
  return reps > SET_REPS_MAX ? SET_ENTRY_MESSAGES.repsTooMany : reps;
}

/** Help is typed with a minus, and stored so. */
function parseWeight(typed: string, takesHelp: boolean): { text: string } | { message: string } {
  const help = takesHelp ? /^[-−]\s*(?=\d|[.,])/.exec(typed.trim()) : null;
  if (help === null) return parseLoad(typed);
  const load = parseLoad(typed.trim().slice(help[0].length));
  return 'message' in load || Number(load.text) === 0 ? load : { text: `-${load.text}` };
}

function parseLoad(typed: string): { text: string } | { message: string } {
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

function parseRir(typed: string): number | null | string {
  const text = typed.trim().replace(',', '.');
  if (text === '') return null;
  if (!/^\d(\.\d)?$/.test(text)) return SET_ENTRY_MESSAGES.rirRange;
  return Number(text);
}

/** «45», «45 s», «1:30», «1:02:03», «20 min»; a plain number is minutes where `isMinutes`. Null when empty. */
function parseTime(typed: string, isMinutes: boolean): number | null | string {
  const text = typed.trim().toLowerCase();
  if (text === '') return null;
  const clock = /^(?:(\d{1,2}):)?(\d{1,3}):(\d{2})$/.exec(text);
  const plain = /^(\d{1,5})(?:[.,](\d))?\s*(s|sec|m|min)?$/.exec(text);
  if (clock === null && plain === null) return SET_ENTRY_MESSAGES.timeWrong;
  const scale = plain?.[3]?.startsWith('m') === true || (plain?.[3] === undefined && isMinutes) ? 60 : 1;
  const seconds =
    clock === null
      ? Math.round(Number(`${plain?.[1]}.${plain?.[2] ?? 0}`) * scale)
      : Number(clock[1] ?? 0) * 3600 + Number(clock[2]) * 60 + Number(clock[3]);
  return seconds > SECONDS_MAX ? SET_ENTRY_MESSAGES.timeTooLong : seconds;
}

const SECONDS_MAX = 86_400;

function parseDistance(typed: string): { text: string } | { message: string } {
  const match = /^(\d{1,6})(?:[.,](\d{1,4}))?$/.exec(typed.trim());
  if (typed.trim() === '') return { text: '' };
  if (match === null) return { message: SET_ENTRY_MESSAGES.distanceWrong };
  return { text: match[2] === undefined ? `${Number(match[1])}` : `${Number(match[1])}.${match[2]}` };
}
