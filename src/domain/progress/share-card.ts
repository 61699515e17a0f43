import { unitWord, type WeightUnit } from '../training/units.ts';
import type { LiftMark } from './lift-records.ts';
import type { WorkoutSummary } from './workout-summary.ts';

export interface ShareCard {
  title: string;
  /** Strokes of each exercise; true where a record was made. */
  strokes: readonly (readonly boolean[])[];
  figures: readonly { value: number; word: string }[];
  /** The record that says most; null without one, and where weights are kept back. */
  record: { name: string; before: string; now: string } | null;
  /** null unless it was asked for. */
  name: string | null;
}

export interface ShareInput {
  title: string;
  /** Working sets done of each exercise, in order. */
  exercises: readonly { name: string; sets: number }[];
  summary: WorkoutSummary;
  unit: WeightUnit;
  showsWeights: boolean;
  /** null keeps it back. */
  name: string | null;
}

/** What the picture of a workout says (PROG-30): nothing of the person, and no weight, that was not asked for. */
export function shareCard({ title, exercises, summary, unit, showsWeights, name }: ShareInput): ShareCard {
  const { minutes, sets, records, moved } = summary;
  const named = new Set(records.map((record) => record.name.toLowerCase()));
  const isMoved = showsWeights && moved > 0;
  return {
    title,
    strokes: exercises
      .filter((exercise) => exercise.sets > 0)
      .map((exercise) =>
        Array.from({ length: exercise.sets }, (_, index) => index === exercise.sets - 1 && named.has(exercise.name.toLowerCase())),
      ),
    figures: [
      ...(minutes === null ? [] : [{ value: minutes, word: minutes === 1 ? 'minute' : 'minutes' }]),
      { value: sets, word: sets === 1 ? 'set' : 'sets' },
      ...(records.length > 0 ? [{ value: records.length, word: records.length === 1 ? 'record' : 'records' }] : []),
      ...(isMoved && records.length === 0 ? [{ value: moved, word: `${unitWord(unit)} moved` }] : []),
    ],
    record: showsWeights ? recordOf(records[0], unit) : null,
    name,
  };
}

function recordOf(record: LiftMark | undefined, unit: WeightUnit): ShareCard['record'] {
  if (record === undefined) return null;
  const { name, kind, reps, before, now } = record;
  if (kind === 'reps') return { name, before, now: `${now} reps` };
  return { name, before, now: `${now} ${unitWord(unit)}${kind === 'weight' ? ` × ${reps}` : kind === 'max' ? ' max' : ' moved'}` };
}
