import { NOTE_MAX_LENGTH } from '../limits.ts';
import { exerciseKey, parseSessionId, sessionId, setSlot } from '../sync/slots.ts';
import type { ImportValue, SessionValue, SetValue } from '../sync/values.ts';
import type { SetKind } from '../training/set-kind.ts';
import type { WeightUnit } from '../training/units.ts';
import type { ImportApp, ImportedKind, ImportedSet, ImportedWorkout } from './imported-log.ts';

/** What the person decided in the preview. */
export interface ImportChoices {
  /** For numbers whose unit the file does not say. */
  readonly unit: WeightUnit;
  /** Names as stored by names as written; a missing one is stored as written. */
  readonly names: Readonly<Record<string, string>>;
}

export interface ImportContext extends ImportChoices {
  readonly app: ImportApp;
  readonly import_id: string;
}

/** The registers of one imported workout. */
export interface WorkoutRegisters {
  readonly session_id: string;
  readonly session: SessionValue;
  /** Null of a workout that was still open when our own file was written. */
  readonly finish: { readonly session_id: string; readonly finished_at: string } | null;
  readonly sets: readonly (SetValue & { readonly slot: string })[];
}

/** The registers of workouts, in their order. Ids follow from the content (IMPORT-4): the same workout is the same registers everywhere. */
export function workoutRegisters(workouts: readonly ImportedWorkout[], context: ImportContext): WorkoutRegisters[] {
  const seen = new Map<string, number>();
  return workouts.map((workout) => {
    const key = JSON.stringify([workout.date, workout.time, workout.title]);
    const ordinal = (seen.get(key) ?? 0) + 1;
    seen.set(key, ordinal);
    return registersOf(workout, workout.session_id ?? idOf(workout, context.app, ordinal), context);
  });
}

/** The session of a workout: its day, its app, and a number made of start and title. `ordinal` tells equal ones of a file apart. */
function idOf({ date, time, title }: ImportedWorkout, app: ImportApp, ordinal: number): string {
  return sessionId({ performed_on: date, plan_id: `import:${app}`, week: 0, day: 0, n: 1 + hashText(`${time}|${title}|${ordinal}`) });
}

/** FNV-1a, 32 bits. Only workouts of one day and app share the numbers. */
function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (const byte of text) {
    hash ^= byte.codePointAt(0) ?? 0;
    hash = Math.imul(hash, 0x01000193) >>> 0;
  }
  return hash;
}

function registersOf(workout: ImportedWorkout, session_id: string, context: ImportContext): WorkoutRegisters {
  const { app, import_id } = context;
  const start = instantOf(workout);
  const place = placeOf(session_id);
  const { own } = workout;
  const note = storableText(workout.note, NOTE_MAX_LENGTH);
  const session: SessionValue = {
    performed_on: own === undefined ? workout.date : (parseSessionId(session_id)?.performed_on ?? workout.date),
    ...(own?.moved_to == null ? {} : { moved_to: own.moved_to }),
    ...(note === '' ? {} : { note }),
    ...place,
    label: storableText(workout.title, LABEL_MAX_LENGTH),
    started_at: own?.started_at ?? new Date(start).toISOString(),
    source: { app, import_id },
  };
  const finished_at = own === undefined ? new Date(start + (workout.duration_seconds ?? 0) * 1000).toISOString() : own.finished_at;
  return {
    session_id,
    session,
    finish: finished_at === null ? null : { session_id, finished_at },
    sets: setsOf(workout, session_id, start, context),
  };
}

const LABEL_MAX_LENGTH = 200;

function placeOf(session_id: string): Pick<SessionValue, 'plan_id' | 'week' | 'day'> {
  const [, plan_id = '', week, day] = /^[^|]*\|(.+)\|(\d+)\|(\d+)\|\d+$/s.exec(session_id) ?? [];
  return { plan_id, week: Number(week), day: Number(day) };
}

/** A written day and time on this phone's clock; noon where no time is written. */
function instantOf({ date, time }: ImportedWorkout): number {
  return new Date(`${date}T${time === '' ? '12:00:00' : time}`).getTime();
}

function setsOf(workout: ImportedWorkout, session_id: string, start: number, context: ImportContext): WorkoutRegisters['sets'] {
  const occurrences = new Map<string, number>();
  const sets: WorkoutRegisters['sets'][number][] = [];
  for (const block of workout.blocks) {
    const exercise = storableText(context.names[block.exercise] ?? block.exercise, LABEL_MAX_LENGTH);
    const exercise_n = (occurrences.get(exerciseKey(exercise)) ?? 0) + 1;
    occurrences.set(exerciseKey(exercise), exercise_n);
    for (const [index, set] of block.sets.entries()) {
      const place = { session_id, exercise, exercise_n, set_n: index + 1 };
      // A second apart, so that the order of the file is the order of the log.
      const logged_at = new Date(start + sets.length * 1000).toISOString();
      const source = {
        app: context.app,
        import_id: context.import_id,
        ...(exercise === block.exercise ? {} : { name: storableText(block.exercise, LABEL_MAX_LENGTH) }),
      };
      // A note of the exercise has no register of its own.
      const note = index > 0 ? set.note : [block.note, set.note].filter((text) => text !== '').join('\n');
      sets.push({ slot: setSlot(place), ...place, ...storedEntry({ ...set, note }, context.unit), logged_at, ...set.own, source });
    }
  }
  return sets;
}

/** A set of a file as it is stored. `unit`: for numbers whose unit the file does not say. */
export function storedEntry(
  set: ImportedSet,
  unit: WeightUnit,
): Omit<SetValue, 'session_id' | 'exercise' | 'exercise_n' | 'set_n' | 'logged_at'> {
  return {
    reps: Math.trunc(set.reps ?? 0),
    // Apps write nothing lifted as zero or as nothing.
    weight: Number(set.weight) === 0 ? '' : set.weight,
    unit: set.unit ?? unit,
    rpe: set.rpe !== null && set.rpe >= 1 && set.rpe <= 10 ? set.rpe : null,
    ...storedKind(set.kind),
    ...storedAmount(set),
  };
}

function storedKind(kind: ImportedKind): { kind?: SetKind } {
  return kind === 'normal' ? {} : { kind: kind === 'warmup' ? 'warm-up' : kind };
}

const SECONDS_MAX = 86_400;

/** Time, distance, reps left and note, as far as the file says them. */
function storedAmount({
  seconds,
  distance,
  rir,
  note,
}: ImportedSet): Pick<SetValue, 'seconds' | 'distance' | 'distance_unit' | 'rir' | 'note'> {
  const text = storableText(note, NOTE_MAX_LENGTH);
  const isFar = distance !== null && Number(distance.amount) > 0 && /^\d{1,6}(\.\d{1,4})?$/.test(distance.amount);
  return {
    ...(seconds !== null && seconds > 0 && seconds <= SECONDS_MAX ? { seconds: Math.round(seconds) } : {}),
    ...(isFar ? { distance: distance.amount, distance_unit: distance.unit === '' ? 'm' : distance.unit } : {}),
    ...(rir !== null && rir >= 0 && rir <= 9 ? { rir } : {}),
    ...(text === '' ? {} : { note: text }),
  };
}

/** Text that storage keeps unchanged, of bounded length, never cut inside a character. */
function storableText(text: string, length: number): string {
  const clean = text.replace(/\0|\p{Cs}/gu, '').trim();
  if (clean.length <= length) return clean;
  let cut = '';
  for (const char of clean) {
    if (cut.length + char.length > length) break;
    cut += char;
  }
  return cut;
}

/** The register of the import itself. */
export function importRegister(
  registers: readonly WorkoutRegisters[],
  { app, import_id }: ImportContext,
  { file, started_at, names }: { file: string; started_at: string; names: Readonly<Record<string, string>> },
): ImportValue {
  const days = registers.map(({ session }) => session.performed_on).sort();
  return {
    import_id,
    app,
    file: storableText(file, LABEL_MAX_LENGTH),
    started_at,
    finished_at: null,
    undone_at: null,
    from: days[0] ?? started_at.slice(0, 10),
    to: days.at(-1) ?? started_at.slice(0, 10),
    workouts: registers.length,
    sets: registers.reduce((total, { sets }) => total + sets.length, 0),
    ...(Object.keys(names).length === 0 ? {} : { names: storableNames(names) }),
  };
}

/** Three bytes for each keep within what the register may hold. */
const NAMES_MAX_LENGTH = 4_500;

/** As many as fit, in their order. */
function storableNames(names: Readonly<Record<string, string>>): Record<string, string> {
  let length = 0;
  const fitting = Object.entries(names).filter(([written, name]) => {
    if (Math.max(written.length, name.length) > LABEL_MAX_LENGTH) return false;
    length += written.length + name.length;
    return length <= NAMES_MAX_LENGTH;
  });
  return Object.fromEntries(fitting);
}
