import type { Prescription } from '#domain/plan/plan.ts';
import type { Exercise } from '../../exercises/exercise.ts';
import { restOf } from '../build/scheme.ts';
import { SLOT_OF_PATTERN } from '../build/slot-table.ts';
import { BEGINNER_REPS_LEAST, EASY_REPS_LEAST } from '../check/effort-table.ts';
import { listWords } from '../person/list-words.ts';
import type { Trainee } from '../person/trainee.ts';
import { chooseSubstitutes } from './choose-substitute.ts';
import { loadFactor } from './convert-load.ts';
import { type SessionItem, withSets } from './session-items.ts';
import { repsFor } from './swap-reps.ts';

/** The factor from the old to the new starting weight; null when unknown. */
export interface LoadNote {
  from: string;
  to: string;
  factor: number | null;
}

export interface Replaced {
  items: SessionItem[];
  load_notes: LoadNote[];
  /** Names of exercises without a substitute. */
  left_out: string[];
}

const SETS_MOST = 6;
const HEAVY_REST = 120;

/**
 * Moves the open sets of every exercise in `leaves` to a substitute the trainee can do; completed sets stay. Without a substitute the sets
 * go to another exercise of the day for the same muscle, or are dropped.
 */
export function replaceWork(
  items: readonly SessionItem[],
  input: { trainee: Trainee; leaves: (item: SessionItem) => boolean; fewest?: number },
): Replaced {
  const result: Replaced = { items: [...items], load_notes: [], left_out: [] };
  for (const item of items) {
    if (item.locked || item.exercise === undefined || !input.leaves(item)) continue;
    const today = new Set(result.items.flatMap((other) => other.exercise?.id ?? []));
    const instead = chooseSubstitutes(item.exercise, input.trainee, { exercises: today })[0];
    if (instead === undefined) handOver(result, item, input.leaves);
    else {
      const fresh = standIn(item, instead, input.trainee, input.fewest);
      result.items = exchanged(result.items, item, fresh);
      result.load_notes.push(loadNote(item, fresh, input.trainee));
    }
  }
  return result;
}

/** The item's open sets with another exercise, with suitable reps, `fewest` at least, and rest. */
export function standIn(item: SessionItem, instead: Exercise, trainee: Trainee, fewest = 1): SessionItem {
  const least = Math.max(fewest, isNewTo(instead, item, trainee) ? BEGINNER_REPS_LEAST : 1, trainee.easy ? EASY_REPS_LEAST : 1);
  const reps = repsFor(item.reps, instead, least);
  const { note: _, warm_up: __, tempo: ___, why: ____, name: _____, reps_schedule: ______, ...kept } = item.raw;
  const raw: Prescription = {
    ...kept,
    exercise: instead.name,
    exercise_id: instead.id,
    reps,
    ...restFor(instead, item, trainee),
    ...effortFor(item.raw, trainee),
    why: `Today instead of ${item.name.toLowerCase()}.`,
  };
  const fresh: SessionItem = { ...item, raw, exercise: instead, name: instead.name, reps, done: 0, locked: false };
  return withSets(fresh, item.sets - item.done);
}

/** Replaces one item; its completed sets stay before the replacement. */
export function exchanged(items: readonly SessionItem[], item: SessionItem, by?: SessionItem): SessionItem[] {
  const done = item.done > 0 ? [{ ...withSets(item, item.done), locked: true }] : [];
  return items.flatMap((other) => (other === item ? [...done, ...(by === undefined ? [] : [by])] : [other]));
}

export function loadNote(item: SessionItem, by: SessionItem, trainee: Trainee): LoadNote {
  const [from, to] = [item, by].map(({ exercise, reps }) => exercise && { exercise, reps });
  return { from: item.name, to: by.name, factor: trainee.easy || from === undefined || to === undefined ? null : loadFactor(from, to) };
}

/** Low-rep barbell work needs practice, unless strength is the goal. */
function isNewTo(instead: Exercise, item: SessionItem, trainee: Trainee): boolean {
  return trainee.experience === 'beginner' && item.raw.rpe_schedule == null && instead.load === 'barbell' && instead.compound;
}

/** Barbell lifts get their own rest; lighter exercises need no more than theirs. */
function restFor(instead: Exercise, { raw, exercise, main }: SessionItem, trainee: Trainee): Pick<Prescription, 'rest_seconds'> {
  if (raw.rest_seconds == null) return {};
  const isHeavy = instead.load === 'barbell' && instead.compound;
  const wasHeavy = exercise?.load === 'barbell' && exercise.compound;
  if (isHeavy) return wasHeavy ? {} : { rest_seconds: Math.max(raw.rest_seconds, HEAVY_REST) };
  const own = restOf({ exercise: instead, main, slot: SLOT_OF_PATTERN[instead.pattern] }, trainee);
  return { rest_seconds: Math.min(raw.rest_seconds, own) };
}

/** Easy cardio has no effort; its substitute needs one when effort is limited. */
function effortFor(raw: Prescription, trainee: Trainee): Pick<Prescription, 'rir'> {
  const said = raw.rir != null || raw.rpe != null || raw.rpe_schedule != null;
  return trainee.easy && !said ? { rir: '3–4' } : {};
}

/** Gives the open sets to an exercise of the day with the same primary muscle. */
function handOver(result: Replaced, item: SessionItem, leaves: (item: SessionItem) => boolean): void {
  const open = item.sets - item.done;
  const muscles = item.exercise?.primary ?? [];
  const heir = result.items.find(
    (other) =>
      other !== item &&
      !other.locked &&
      other.sets < SETS_MOST &&
      (other.exercise === undefined || !leaves(other)) &&
      other.exercise?.primary.some((muscle) => muscles.includes(muscle)) === true,
  );
  if (heir === undefined) result.left_out.push(item.name);
  const more = heir === undefined ? undefined : withSets(heir, Math.min(heir.sets + open, SETS_MOST));
  result.items = exchanged(result.items, item).map((other) => (other === heir && more !== undefined ? more : other));
}

/** For example «Leg curl and calf raise wait for another day.» */
export function leftOutWords(names: readonly string[]): string[] {
  if (names.length === 0) return [];
  return [
    `${listWords(names)} ${names.length === 1 ? 'waits' : 'wait'} for another day: nothing close to ${names.length === 1 ? 'it' : 'them'} is possible today.`,
  ];
}
