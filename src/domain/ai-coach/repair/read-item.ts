import type { Prescription } from '#domain/plan/plan.ts';
import type { Exercise } from '../../exercises/exercise.ts';
import { findExercise } from '../../exercises/find-exercise.ts';
import { exerciseById } from '../../exercises/library.ts';
import { hasKitFor, substitutesFor } from '../../exercises/substitutes.ts';
import { parseReps } from '../../training/rep-range.ts';
import type { DraftItem } from '../build/draft.ts';
import { prescriptionOf, restOf } from '../build/scheme.ts';
import { SLOT_OF_PATTERN } from '../build/slot-table.ts';
import { checkPrescription } from '../check/check-shape.ts';
import { limitationAgainst } from '../person/limitations.ts';
import { stateAgainst } from '../person/state-against.ts';
import { mayDo, type Trainee } from '../person/trainee.ts';
import type { RepairItem, WeekSchedules } from './repair-draft.ts';

/** The context of an item that is read. */
export interface Place {
  trainee: Trainee;
  strength: boolean;
  week: number;
  /** Weeks of the plan's block; null without one. */
  block_weeks: number | null;
  main: boolean;
  /** Exercise ids of this day. */
  today: ReadonlySet<string>;
  /** Collects corrections without duplicates. */
  say: (correction: string) => void;
}

const USUAL_SETS = 3;
const NOTE_MAX = 240;
/** A plausible exercise name; other text is not repeated to the trainee. */
const NAME = /^[\p{L}\d][\p{L}\d '’()/+-]{0,47}$/u;

/** A valid prescription: a known, available and allowed exercise with sensible numbers; undefined drops it. */
export function readItem(raw: Prescription, place: Place): RepairItem | undefined {
  const exercise = chooseKnown(raw, place);
  if (exercise === undefined) return undefined;
  const slot = SLOT_OF_PATTERN[exercise.pattern];
  const usualItem: DraftItem = { exercise, slot, main: place.main, sets: USUAL_SETS, rest_seconds: 0 };
  const usual = prescriptionOf(usualItem, place.trainee, place.week);
  const wrong = new Set(
    checkPrescription(
      { ...raw, exercise: exercise.name, exercise_id: exercise.id },
      { strength: place.strength, unit: null, block_weeks: place.block_weeks },
    ).map((finding) => finding.rule),
  );
  const replaced = (rule: 'SETS' | 'REPS' | 'UNIT' | 'EFFORT' | 'REST', what: string): void => {
    if (wrong.has(rule)) place.say(`${exercise.name}: ${what}.`);
  };
  const badReps = wrong.has('REPS') || wrong.has('UNIT') || raw.reps == null || raw.reps === '' || isOpenOnly(raw.reps);
  const sets = wrong.has('SETS') || wrong.has('SCHEMA') ? Number.NaN : Number(raw.sets ?? USUAL_SETS);
  const item: RepairItem = {
    exercise,
    slot,
    main: place.main,
    sets: Number.isInteger(sets) && sets >= 1 && sets <= 10 ? sets : USUAL_SETS,
    reps: badReps ? String(usual.reps) : String(raw.reps),
    ...effortOf(raw, place, usual, wrong.has('EFFORT') || wrong.has('SCHEMA')),
    rest_seconds: wrong.has('REST') ? restOf(usualItem, place.trainee) : (raw.rest_seconds ?? null),
    superset: shortText(raw.superset, 8),
    note: shortText(raw.note, NOTE_MAX),
    why: shortText(raw.why, NOTE_MAX),
    by_week: place.strength || place.block_weeks === null ? null : schedulesOf(raw, place.block_weeks, wrong.has('SCHEMA')),
  };
  replaced('SETS', `${item.sets} sets instead of a number nobody can train by`);
  replaced('REPS', `${item.reps} instead of reps nobody can train by`);
  if (!wrong.has('REPS') && badReps) replaced('UNIT', `counted as ${item.reps}`);
  replaced('EFFORT', 'the effort is now one that exists');
  replaced('REST', `${item.rest_seconds ?? 0} seconds of rest`);
  return item;
}

/** The lists that have a value for each week of the block. */
function schedulesOf(raw: Prescription, weeks: number, wrong: boolean): WeekSchedules {
  const whole = <Value>(list: Value[] | null | undefined): list is Value[] => !wrong && list?.length === weeks;
  return {
    ...(whole(raw.rir_schedule) ? { rir_schedule: raw.rir_schedule } : {}),
    ...(whole(raw.sets_schedule) ? { sets_schedule: raw.sets_schedule } : {}),
    ...(whole(raw.reps_schedule) ? { reps_schedule: raw.reps_schedule } : {}),
    ...(whole(raw.rest_schedule) ? { rest_schedule: raw.rest_schedule } : {}),
  };
}

function isOpenOnly(reps: number | string): boolean {
  return typeof reps === 'string' && parseReps(reps) === undefined;
}

function effortOf(
  raw: Prescription,
  place: Place,
  usual: Pick<Prescription, 'rpe_schedule' | 'rir'>,
  wrong: boolean,
): Pick<RepairItem, 'rpe' | 'rpe_schedule' | 'rir'> {
  if (place.strength) {
    const given = raw.rpe_schedule?.map(Number);
    const schedule =
      !wrong && given !== undefined && given.every(Number.isFinite) ? given : (usual.rpe_schedule ?? [7, 7.5, 8.5, 6]).map(Number);
    return { rpe: null, rpe_schedule: schedule, rir: null };
  }
  const rpe = wrong || raw.rpe == null || raw.rpe === '' ? Number.NaN : Number(raw.rpe);
  if (Number.isFinite(rpe)) return { rpe, rpe_schedule: null, rir: null };
  const rir = wrong || raw.rir == null || raw.rir === '' ? String(usual.rir ?? '2') : String(raw.rir).slice(0, 8);
  return { rpe: null, rpe_schedule: null, rir };
}

/** The name wins over a contradicting id, because the trainee reads the name. */
function chooseKnown(raw: Prescription, place: Place): Exercise | undefined {
  const name = (raw.exercise ?? raw.name ?? '').trim();
  const exercise = findExercise(name) ?? exerciseById(raw.exercise_id ?? '');
  const quoted = NAME.test(name) ? `«${name}»` : 'An exercise';
  if (exercise === undefined) {
    place.say(`${quoted} is left out: it is not an exercise I know.`);
    return undefined;
  }
  if (mayDo(exercise, place.trainee)) return exercise;
  const instead = substitutesFor(exercise, {}, 60).find((other) => mayDo(other, place.trainee) && !place.today.has(other.id));
  const why = whyNot(exercise, place.trainee);
  place.say(instead === undefined ? `${exercise.name} is left out: ${why}.` : `${instead.name} instead of ${exercise.name}: ${why}.`);
  return instead;
}

function whyNot(exercise: Exercise, trainee: Trainee): string {
  if (trainee.brief.refused.includes(exercise.id)) return 'you asked to leave it out';
  const against = limitationAgainst(exercise, trainee.brief.limitations);
  if (against !== undefined) return `it is hard on your ${against.region}`;
  const state = stateAgainst(exercise, trainee.brief);
  if (state !== undefined) return `it does not suit ${state.name}`;
  if (trainee.kit !== null && !hasKitFor(exercise, trainee.kit)) return 'you do not have what it needs';
  return 'it is a movement for later';
}

/** Untrusted text, shortened to one line; null when empty. */
export function shortText(text: string | number | null | undefined, most: number): string | null {
  const line = String(text ?? '')
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, most);
  return line === '' ? null : line;
}
