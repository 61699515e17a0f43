import { looseObject, nullable, number, optional, string } from 'zod/mini';
import type { PlanDay, Prescription } from '../plan/plan.ts';
import { exerciseKey } from '../sync/slots.ts';

/** The exercise that another one replaced, and the load factor; null when unknown. */
export interface LoadNote {
  from: string;
  factor: number | null;
}

const noteSchema = looseObject({ stands_for: string(), load_factor: optional(nullable(number())) });

/**
 * The day with load notes on its exercises, so that every device suggests from them. A replacement that was not begun passes on the note of
 * what it replaced; of two cuts of its own load the larger one counts (READY-3).
 */
export function withLoadNotes(
  day: PlanDay,
  notes: readonly { from: string; to: string; factor: number | null }[],
  before: PlanDay,
  begun: readonly string[],
): PlanDay {
  const known = readLoadNotes(before);
  const started = new Set(begun.map(exerciseKey));
  const noted = new Map(
    notes.map(({ from, to, factor }) => {
      const earlier = started.has(exerciseKey(from)) ? undefined : known.get(exerciseKey(from));
      const isOwn = earlier !== undefined && exerciseKey(earlier.from) === exerciseKey(to);
      const chained: LoadNote =
        earlier === undefined ? { from, factor } : { from: earlier.from, factor: (isOwn ? smaller : product)(earlier.factor, factor) };
      return [exerciseKey(to), chained] as const;
    }),
  );
  const write = (list: readonly Prescription[]): Prescription[] =>
    list.map((item) => {
      const note = noted.get(exerciseKey(item.exercise ?? item.name ?? ''));
      return note === undefined ? item : { ...item, stands_for: note.from, load_factor: note.factor };
    });
  return {
    ...day,
    ...(day.primary == null ? {} : { primary: write(day.primary) }),
    ...(day.accessories == null ? {} : { accessories: write(day.accessories) }),
    ...(day.exercises == null ? {} : { exercises: write(day.exercises) }),
  };
}

/** By `exerciseKey` of the replacement. */
export function readLoadNotes(day: PlanDay): Map<string, LoadNote> {
  const notes = new Map<string, LoadNote>();
  for (const item of [...(day.primary ?? []), ...(day.accessories ?? []), ...(day.exercises ?? [])]) {
    const note = noteSchema.safeParse(item);
    const key = exerciseKey(item.exercise ?? item.name ?? '');
    if (note.success && key !== '') notes.set(key, { from: note.data.stands_for, factor: note.data.load_factor ?? null });
  }
  return notes;
}

/** The load note of one exercise of the day. */
export function loadNoteOf(day: PlanDay, exercise: string): LoadNote | undefined {
  return readLoadNotes(day).get(exerciseKey(exercise));
}

function smaller(a: number | null, b: number | null): number | null {
  return a === null || b === null ? (a ?? b) : Math.min(a, b);
}

function product(a: number | null, b: number | null): number | null {
  return a === null || b === null ? null : Math.round(a * b * 100) / 100;
}
