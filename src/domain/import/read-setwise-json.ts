import { array, boolean, int, looseObject, nullable, number, object, optional, type output, string, enum as zodEnum } from 'zod/mini';
import { DISTANCE_UNITS } from '../sync/distance-unit.ts';
import { parseSessionId } from '../sync/slots.ts';
import { byTime } from './group-rows.ts';
import type { ImportedBlock, ImportedKind, ImportedSet, ImportedWorkout } from './imported-log.ts';
import type { ReadResult } from './read-log.ts';
import { readOthers } from './read-others.ts';

const setSchema = looseObject({
  exercise: string(),
  exercise_n: int(),
  set_n: int(),
  reps: optional(nullable(number())),
  weight: string(),
  unit: zodEnum(['lb', 'kg']),
  rpe: optional(nullable(number())),
  rir: optional(nullable(number())),
  seconds: optional(nullable(number())),
  distance: optional(nullable(string())),
  distance_unit: optional(nullable(zodEnum(DISTANCE_UNITS))),
  note: optional(nullable(string())),
  kind: optional(nullable(string())),
  logged_at: optional(string()),
  prescribed: optional(nullable(string())),
  per_side: optional(boolean()),
});

const exportSchema = object({
  format: string(),
  sessions: array(
    looseObject({
      session_id: string(),
      performed_on: string(),
      label: optional(string()),
      started_at: string(),
      finished_at: optional(nullable(string())),
      note: optional(nullable(string())),
      sets: array(setSchema),
    }),
  ),
});

const KINDS: Readonly<Record<string, ImportedKind>> = { 'warm-up': 'warmup', drop: 'drop', failure: 'failure' };

/** The workouts of our own export file (`setwise-export-1`). */
export function readSetwiseJson(text: string): ReadResult {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return { ok: false, failure: { problem: 'damaged-json', line: lineOf(text, error) } };
  }
  const parsed = exportSchema.safeParse(value);
  if (!parsed.success || !parsed.data.format.startsWith('setwise-export'))
    return { ok: false, failure: { problem: 'unknown-format', line: 1 } };
  const workouts = parsed.data.sessions
    .filter(({ session_id, sets }) => parseSessionId(session_id) !== undefined && sets.length > 0)
    .map(workoutOf);
  const others = readOthers(value);
  return {
    ok: true,
    log: { app: 'setwise', dialect: 'setwise-json', workouts: workouts.sort(byTime), unread: [], ...(others && { others }) },
  };
}

type Session = output<typeof exportSchema>['sessions'][number];

function workoutOf({ session_id, performed_on, label, started_at, finished_at, note, sets }: Session): ImportedWorkout {
  const blocks: (ImportedBlock & { sets: ImportedSet[]; key: string })[] = [];
  for (const set of sets) {
    const key = `${set.exercise}#${set.exercise_n}`;
    let block = blocks.find((each) => each.key === key);
    if (block === undefined) {
      block = { key, exercise: set.exercise, note: '', sets: [] };
      blocks.push(block);
    }
    block.sets.push({
      kind: KINDS[set.kind ?? ''] ?? 'normal',
      weight: set.weight,
      unit: set.unit,
      reps: set.reps ?? null,
      seconds: set.seconds ?? null,
      distance: set.distance == null ? null : { amount: set.distance, unit: set.distance_unit ?? 'm' },
      rpe: set.rpe ?? null,
      rir: set.rir ?? null,
      note: set.note ?? '',
      line: 1,
      ...(set.logged_at === undefined ? {} : { own: ownOf(set.logged_at, set) }),
    });
  }
  const seconds = finished_at == null ? null : Math.round((Date.parse(finished_at) - Date.parse(started_at)) / 1000);
  return {
    session_id,
    title: label ?? '',
    date: performed_on,
    time: started_at.slice(11, 19),
    duration_seconds: seconds !== null && seconds >= 0 ? seconds : null,
    note: note ?? '',
    blocks: blocks.map(({ exercise, sets: own }) => ({ exercise, note: '', sets: own })),
    own: {
      started_at,
      finished_at: finished_at ?? null,
      moved_to: parseSessionId(session_id)?.performed_on === performed_on ? null : performed_on,
    },
  };
}

function ownOf(logged_at: string, { prescribed, per_side }: output<typeof setSchema>): ImportedSet['own'] {
  return { logged_at, ...(prescribed === undefined ? {} : { prescribed }), ...(per_side === undefined ? {} : { per_side }) };
}

/** The line a parser names, by line or by position; the last line when it names none. */
function lineOf(text: string, error: unknown): number {
  const message = error instanceof Error ? error.message : '';
  const line = /line (\d+)/.exec(message)?.[1];
  if (line !== undefined) return Number(line);
  const position = /position (\d+)/.exec(message)?.[1];
  return text.slice(0, position === undefined ? undefined : Number(position)).split('\n').length;
}
