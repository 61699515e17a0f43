import type { Exercise } from '../../exercises/exercise.ts';
import type { Progress, ProgressSet } from '../../training/progress.ts';
import { setsText, setText, type WrittenSet } from '../../training/set-text.ts';
import { unitWord, type WeightUnit } from '../../training/units.ts';
import { formatDay, shiftDay } from '../../training/week.ts';
import type { DatedSet, DigestExercise, DigestSet } from './digest-shape.ts';

/** «Nov 18», with the year of another one; «today», «yesterday». */
export function dayWords(on: string, today: string): string {
  if (on === today) return 'today';
  return on === shiftDay(today, -1) ? 'yesterday' : formatDay(on, today);
}

/** «on Nov 18», «today», «yesterday». */
export function onDay(on: string, today: string): string {
  const words = dayWords(on, today);
  return /^\w+day$/.test(words) ? words : `on ${words}`;
}

/** A load of the digest: «102.5kg». */
export function readLoad(load: string): { weight: string; unit: WeightUnit } {
  const unit: WeightUnit = load.endsWith('lb') ? 'lb' : 'kg';
  return { weight: load.replace(/(?:kg|lb)$/, ''), unit };
}

export function writtenSet([reps, load, rpe]: DigestSet): WrittenSet & { rpe: number | null } {
  return { reps, rpe, ...readLoad(load) };
}

function isTimed(exercise: Exercise | undefined): boolean {
  return exercise?.load === 'time';
}

/** «80 kg × 5, 5, 5 at RPE 8», «12, 10 reps», «40, 40 s». */
export function setsWords(sets: readonly DigestSet[], unit: WeightUnit, exercise: Exercise | undefined): string {
  const efforts = sets.flatMap(([, , rpe]) => rpe ?? []);
  const [least, most] = [Math.min(...efforts), Math.max(...efforts)];
  const effort = efforts.length === 0 ? '' : ` at RPE ${least === most ? least : `${least}–${most}`}`;
  return `${setsText(sets.map(writtenSet), unit, isTimed(exercise) ? 's' : 'reps')}${effort}`;
}

/** «100 kg × 5, RPE 8», «12 reps», «40 s». */
export function oneSetWords(set: DigestSet, unit: WeightUnit, exercise: Exercise | undefined): string {
  return isTimed(exercise) ? setsText([writtenSet(set)], unit, 's') : setText(writtenSet(set), unit);
}

/** The set of a dated one. */
export function setOf([, reps, load, rpe]: DatedSet): DigestSet {
  return [reps, load, rpe];
}

/** Every set the digest holds of an exercise, for `progressOf`. */
export function progressSets({ sessions, months }: DigestExercise): ProgressSet[] {
  const detailed = sessions.flatMap(({ on, sets }, index) =>
    // Newest first: a later session of one day must sort after an earlier one.
    sets.map((set) => ({ ...writtenSet(set), performed_on: on, session_id: `${on}|${String(sessions.length - index).padStart(3, '0')}` })),
  );
  const best = months.map((month) => ({ ...writtenSet(setOf(month)), performed_on: month[0], session_id: `${month[0]}|000` }));
  return [...detailed, ...best];
}

/** The unit of a progress measure after a number: «kg», «reps», «s». */
export function measureWord(measure: Progress['measure'], unit: WeightUnit, exercise: Exercise | undefined): string {
  if (measure === 'max') return unitWord(unit);
  return isTimed(exercise) ? 's' : 'reps';
}
