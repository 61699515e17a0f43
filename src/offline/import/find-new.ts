import type { ImportApp } from '#domain/import/imported-log.ts';
import type { WorkoutRegisters } from '#domain/import/workout-registers.ts';
import { exerciseKey, sessionFinishSlot, sessionSlot, setSlot } from '#domain/sync/slots.ts';
import { readValue, type SessionValue, type SetValue } from '#domain/sync/values.ts';
import { listSetsOfDays } from '../log/set-logs.ts';
import type { Account } from '../store/account.ts';
import type { RegisterRow } from '../store/database.ts';
import type { Intent } from '../sync/record.ts';
import { listImports } from './imports.ts';

/** A workout with what of it is not here yet. */
export interface NewWorkout {
  readonly session_id: string;
  readonly sets: number;
  readonly intents: readonly Intent[];
}

export interface FoundNew {
  readonly fresh: readonly NewWorkout[];
  /** Workouts of which nothing is new. */
  readonly here: number;
}

/**
 * What of a file is not on this phone (IMPORT-4): by id, else by content, because the same workout may have come from another app. What the
 * person deleted stays deleted, unless it went with an import that was undone.
 */
export async function findNew(account: Account, registers: readonly WorkoutRegisters[], app: ImportApp): Promise<FoundNew> {
  const days = registers.map(({ session }) => session.performed_on).sort();
  const range = { from: days[0] ?? '', to: days.at(-1) ?? '' };
  const own = new Set(registers.map(({ session_id }) => session_id));
  const logged = await listSetsOfDays(account, range);
  const others = contentsByDay(logged.filter(({ session_id }) => !own.has(session_id)));
  const written = new Set(logged.filter(({ session_id }) => own.has(session_id)).map(writtenPlace));
  const standing = (await listImports(account)).filter((each) => each.app === app && each.undone_at === null && each.finished_at !== null);
  const fresh: NewWorkout[] = [];
  for (const workout of registers) {
    const { performed_on } = workout.session;
    const isCovered = standing.some(({ from, to }) => from <= performed_on && performed_on <= to);
    const rows = await rowsOf(account, workout);
    if (rows.session === undefined && others.get(performed_on)?.has(contentOf(workout.sets)) === true) continue;
    const intents = intentsOf(workout, { rows, isCovered, written });
    const sets = intents.filter(({ kind }) => kind === 'set.put').length;
    if (sets > 0) fresh.push({ session_id: workout.session_id, sets, intents });
  }
  return { fresh, here: registers.length - fresh.length };
}

/** A set's place under the name in the file, so that another choice of names does not make it another set. */
function writtenPlace({ session_id, source, exercise, exercise_n, set_n }: SetValue): string {
  return setSlot({ session_id, exercise: source?.name ?? exercise, exercise_n, set_n });
}

/** The contents of each day's sessions. */
function contentsByDay(sets: readonly SetValue[]): Map<string, Set<string>> {
  const sessions = new Map<string, SetValue[]>();
  for (const set of sets) sessions.set(set.session_id, [...(sessions.get(set.session_id) ?? []), set]);
  const days = new Map<string, Set<string>>();
  for (const [session_id, own] of sessions) {
    const day = session_id.slice(0, 10);
    days.set(day, (days.get(day) ?? new Set()).add(contentOf(own)));
  }
  return days;
}

/** Exercises, weights and reps of a workout, in no order. */
function contentOf(sets: readonly SetValue[]): string {
  return sets
    .map(({ exercise, weight, reps }) => `${exerciseKey(exercise)}|${Number(weight)}|${reps}`)
    .sort()
    .join('\n');
}

interface Rows {
  readonly session: RegisterRow | undefined;
  readonly finish: RegisterRow | undefined;
  readonly sets: readonly (RegisterRow | undefined)[];
}

async function rowsOf({ database }: Account, { session_id, sets }: WorkoutRegisters): Promise<Rows> {
  const slots = [sessionSlot(session_id), sessionFinishSlot(session_id), ...sets.map(({ slot }) => slot)];
  const [session, finish, ...own] = await database.registers.bulkGet(slots);
  return { session, finish, sets: own };
}

interface Found {
  readonly rows: Rows;
  /** An import that stands holds the workout's day, so what is deleted there was deleted by the person. */
  readonly isCovered: boolean;
  /** Places of the file's sets that are here, under the names in the file. */
  readonly written: ReadonlySet<string>;
}

/** The writes a workout needs. */
function intentsOf({ session_id, session, finish, sets }: WorkoutRegisters, { rows, isCovered, written }: Found): Intent[] {
  if (rows.session?.value === null && isCovered) return [];
  const at = Date.parse(session.started_at);
  const writes = sets.flatMap(({ slot, ...value }, index): Intent[] => {
    const row = rows.sets[index];
    if (row === undefined && written.has(writtenPlace(value))) return [];
    if (row === undefined) return [{ kind: 'set.put', slot, value, at, if_absent: true }];
    return row.value === null && !isCovered ? [{ kind: 'set.put', slot, value }] : [];
  });
  if (writes.length === 0) return [];
  const opening = openingOf(rows.session, session_id, session);
  const ending: Intent[] =
    rows.finish === undefined && finish !== null
      ? [{ kind: 'session.finish', slot: sessionFinishSlot(session_id), value: finish, at, if_absent: true }]
      : [];
  return [...opening, ...writes, ...ending];
}

/** A workout that is here keeps its head; only the note that an undo of the same file took away comes back (IMPORT-13). */
function openingOf(row: RegisterRow | undefined, session_id: string, session: SessionValue): Intent[] {
  const put = { kind: 'session.put', slot: sessionSlot(session_id) } as const;
  const known = row === undefined ? undefined : readValue('session.put', row);
  if (known === undefined)
    return [{ ...put, value: session, ...(row?.value === null ? {} : { at: Date.parse(session.started_at), if_absent: true }) }];
  const isOwn = known.source !== undefined && known.source.import_id === session.source?.import_id;
  return isOwn && known.note === undefined && session.note !== undefined ? [{ ...put, value: { ...known, note: session.note } }] : [];
}
