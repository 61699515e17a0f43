import { notSavedText } from '#client/training/failure-text.ts';
import { prescribedExercise } from '#domain/exercises/find-exercise.ts';
import { TODAY_MESSAGES } from '#domain/messages/today.ts';
import type { PlanDay } from '#domain/plan/plan.ts';
import type { PrescriptionView } from '#domain/plan/plan-view.ts';
import { sessionFinishSlot, setSlot } from '#domain/sync/slots.ts';
import type { SetValue } from '#domain/sync/values.ts';
import { hasTargets } from '#domain/training/free-workout.ts';
import { prescriptionText } from '#domain/training/prescription-text.ts';
import type { SetChange } from '#domain/training/set-changes.ts';
import { parseSetEntry, type RowTyped, type TypedRow } from '#domain/training/set-entry.ts';
import { type SetField, setNeeds, usualMeasure } from '#domain/training/set-measure.ts';
import type { WeightUnit } from '#domain/training/units.ts';
import type { WarmUpSet } from '#domain/training/warm-up.ts';
import { localDate } from '#domain/training/week.ts';
import { isStorageLost, type ParkedOperation, type ParkingStorage, parkOperation } from '#offline/log/rescue.ts';
import { arrangeSession } from '#offline/log/session-adjust.ts';
import { deleteSession, finishSession, type PastSession, reopenSession } from '#offline/log/sessions.ts';
import { noteRowChange } from '#offline/log/set-changes.ts';
import { deleteSet, type LoggedSet, listSets, saveFirstSet, saveSet } from '#offline/log/set-logs.ts';
import { type UndoResult, undoChange } from '#offline/log/undo-change.ts';
import type { Account } from '#offline/store/account.ts';
import { writeWithRoom } from '#offline/store/quota.ts';
import type { UntickedRow } from './finish/unticked-rows.ts';
import { readLogged } from './read-sets.ts';
import { nextPlace, rowsOf } from './sets/exercise-lines.ts';
import type { TypedSets } from './sets/typed-sets.ts';
import { NO_GROUPS, type SetGroups } from './share-sets.ts';
import { workoutKey } from './workout-key.ts';

/** The plan's day. */
export interface WorkoutPlace {
  plan_id: string;
  week: number;
  day: number;
  label: string;
  is_strength: boolean;
  /** As chosen in Settings (SET-3); null is as the plan tells it. */
  effort?: 'rpe' | 'rir' | null;
}

/** How a workout tells effort: as chosen in Settings, else strength plans and workouts of one's own by RPE, others by reps left. */
export function effortOf({ is_strength, effort }: Pick<WorkoutPlace, 'is_strength' | 'effort'>): 'rpe' | 'rir' {
  return effort ?? (is_strength ? 'rpe' : 'rir');
}

export type Outcome = { ok: true } | { ok: false; field: SetField | null; message: string };

interface WorkoutLogInput {
  account: Account;
  place: WorkoutPlace;
  typed: TypedSets;
  /** Where operations wait for a reload after lost storage. */
  parking: ParkingStorage;
  /** After every durable write. */
  onWritten: () => void;
  /** After every failed write. */
  onFailure: (error: unknown) => void;
}

/** Actions of one workout. Each resolves when durable on this phone, or with the error; typed values stay until then. */
export class WorkoutLog {
  readonly typed: TypedSets;
  readonly place: WorkoutPlace;
  readonly #input: WorkoutLogInput;
  readonly #account: Account;
  #session: PastSession | null = null;
  #label: string;
  #listener: (change: SetChange) => void = () => {};
  readonly #writing = new Set<Promise<unknown>>();

  constructor(input: WorkoutLogInput) {
    this.#input = input;
    this.#account = input.account;
    this.place = input.place;
    this.#label = input.place.label;
    this.typed = input.typed;
  }

  /** The session for sets, as last read; null starts one with the first set, named `label`. */
  use(session: PastSession | null, label = this.place.label): void {
    this.#session = session;
    this.#label = label;
  }

  /** Reports undoable changes. Returns an unsubscribe function. */
  watch(listener: (change: SetChange) => void): () => void {
    this.#listener = listener;
    return () => {
      this.#listener = () => {};
    };
  }

  /** The session's sets once every write under way has ended. */
  async storedSets(): Promise<SetGroups> {
    await Promise.allSettled(this.#writing);
    return this.#session === null ? NO_GROUPS : readLogged(this.#account, this.#session.session_id);
  }

  /** Logs a set, or changes `logged`, which keeps its prescription. `unit` is the default; the row's own takes precedence. */
  async save(
    prescription: PrescriptionView,
    set_n: number,
    typed: RowTyped,
    unit: WeightUnit,
    logged?: Pick<LoggedSet, 'prescribed'>,
  ): Promise<Outcome> {
    const parsed = this.#parse(prescription, typed);
    if (!parsed.ok) return { ok: false, field: parsed.field, message: parsed.message };
    const entry = (session_id: string): Omit<SetValue, 'logged_at'> => ({
      session_id,
      exercise: prescription.exercise,
      exercise_n: prescription.exercise_n,
      set_n,
      ...parsed.value,
      unit: typed.unit ?? unit,
      ...(typed.kind === undefined ? {} : { kind: typed.kind }),
      prescribed: logged === undefined ? this.#prescribed(prescription) : logged.prescribed,
    });
    return this.#write(
      async () => {
        const key = workoutKey(prescription);
        const typedBefore = this.typed.typedOf(key, set_n);
        const change = await (this.#session === null
          ? this.#saveFirst(entry, typedBefore)
          : saveSet(this.#account, entry(this.#session.session_id), typedBefore));
        this.typed.forget(key, set_n);
        this.#listener(change);
      },
      () => this.#parkedSet(entry),
    );
  }

  /** Logs a warm-up set behind every row of the exercise, so that it takes no other set's place. */
  async warmUp(prescription: PrescriptionView, step: WarmUpSet, unit: WeightUnit): Promise<Outcome> {
    const key = workoutKey(prescription);
    try {
      const all = this.#session === null ? [] : await listSets(this.#account, this.#session.session_id);
      const own = all.filter((set) => workoutKey(set) === key);
      const place = nextPlace(rowsOf(prescription, own, this.typed.extraOf(key)));
      return await this.save(prescription, place, { reps: String(step.reps), weight: step.weight, rpe: '', kind: 'warm-up' }, unit);
    } catch (error) {
      this.#input.onFailure(error);
      return { ok: false, field: null, message: notSavedText(error) };
    }
  }

  /** Deletes a logged set; an empty session goes too. */
  async remove(set: LoggedSet): Promise<Outcome> {
    return this.#write(async () => {
      const change = await deleteSet(this.#account, set.slot);
      this.typed.forget(workoutKey(set), set.set_n);
      if (change !== undefined) this.#listener(change);
    });
  }

  /** Adds a row, or removes the last added one with its values; `set_n` is its place. */
  async changeRows(prescription: PrescriptionView, extra: number, set_n: number): Promise<Outcome> {
    const key = workoutKey(prescription);
    const { exercise, exercise_n } = prescription;
    const isAdded = extra > this.typed.extraOf(key);
    const row = { exercise, exercise_n, set_n };
    const typed = this.typed.typedOf(key, set_n);
    this.typed.setExtra(key, extra);
    if (!isAdded) this.typed.forget(key, set_n);
    const change = { action: isAdded ? 'add-row' : 'remove-row', row, typed: typed === undefined ? [] : [{ ...row, typed }] } as const;
    return this.#write(async () => this.#listener(await noteRowChange(this.#account, this.place, change)));
  }

  /** `Log Workout`: logs the rows in `log`, discards those in `leave`, and finishes the session. Typed values stay until all succeeded. */
  async finish({ log, leave }: { log: readonly UntickedRow[]; leave: readonly UntickedRow[] }, unit: WeightUnit): Promise<Outcome> {
    const unreadable = log.map((row) => ({ row, parsed: this.#parse(row.prescription, row.typed) })).find((row) => !row.parsed.ok);
    if (unreadable !== undefined && !unreadable.parsed.ok) return named(unreadable.row, unreadable.parsed);
    for (const row of log) {
      const saved = await this.save(row.prescription, row.set_n, row.typed, unit, row.logged);
      if (!saved.ok) return named(row, saved);
    }
    const session_id = this.#session?.session_id ?? null;
    if (session_id === null || !(await this.#hasSets(session_id))) return { ok: false, field: null, message: TODAY_MESSAGES.nothingToLog };
    return this.#write(
      async () => {
        await finishSession(this.#account, session_id);
        for (const row of leave) this.typed.forget(workoutKey(row.prescription), row.set_n);
      },
      () => ({ kind: 'session.finish', slot: sessionFinishSlot(session_id), value: { session_id, finished_at: this.#instant() } }),
    );
  }

  /** Changes the session's exercises; `text` says what was done, for undo. */
  arrange(session_id: string, day: PlanDay, text: string, why?: string): Promise<Outcome> {
    return this.#write(async () => this.#listener(await arrangeSession(this.#account, { session_id, day, text, why })));
  }

  /** Reopens a logged workout. */
  reopen(session_id: string): Promise<Outcome> {
    return this.#write(() => reopenSession(this.#account, session_id));
  }

  /** Deletes the open workout, if it has sets, with them and the values in `rows`; `then` follows with the change, or without one. */
  async discard(rows: readonly UntickedRow[], then?: (change: SetChange | null) => Promise<void>): Promise<Outcome> {
    const session_id = this.#session?.session_id;
    const typed = rows.map(
      ({ prescription: { exercise, exercise_n }, set_n, typed }): TypedRow => ({ exercise, exercise_n, set_n, typed }),
    );
    return this.#write(async () => {
      const change = session_id === undefined ? null : await deleteSession(this.#account, session_id, typed);
      for (const row of typed) this.typed.forget(workoutKey(row), row.set_n);
      this.#session = null;
      if (change !== null) this.#listener(change);
      await then?.(change);
    });
  }

  /** Restores what a change replaced, in log and fields. */
  async undo(id: string): Promise<{ ok: true; result: UndoResult } | Extract<Outcome, { ok: false }>> {
    const results: UndoResult[] = [];
    const written = await this.#write(async () => {
      results.push(await undoChange(this.#account, this.place, id));
    });
    if (!written.ok) return written;
    const result = results.at(-1) ?? { outcome: 'gone' };
    if (result.outcome === 'undone') this.#restoreFields(result.change);
    return { ok: true, result };
  }

  #restoreFields({ action, row, typed, writes }: SetChange): void {
    if (row !== null) {
      const key = workoutKey(row);
      this.typed.setExtra(key, Math.max(0, this.typed.extraOf(key) + (action === 'add-row' ? -1 : 1)));
      if (action === 'add-row') this.typed.forget(key, row.set_n);
    }
    // Closes open edits of these sets, whose base is gone.
    for (const { before, after } of writes) {
      const set = after ?? before;
      if (set !== null) this.typed.forget(workoutKey(set), set.set_n);
    }
    for (const { set_n, typed: values, ...of } of typed) this.typed.type(workoutKey(of), set_n, values);
  }

  /** Unreadable storage must not look like an empty workout. */
  #hasSets(session_id: string): Promise<boolean> {
    return listSets(this.#account, session_id).then(
      (sets) => sets.length > 0,
      () => true,
    );
  }

  async #saveFirst(entry: (session_id: string) => Omit<SetValue, 'logged_at'>, typed: RowTyped | undefined): Promise<SetChange> {
    const { plan_id, week, day } = this.place;
    const performed_on = localDate(new Date(this.#account.now()));
    const start = { performed_on, plan_id, week, day, label: this.#label };
    const { session, change } = await saveFirstSet(this.#account, start, entry, typed);
    this.#session = session;
    return change;
  }

  #parse(prescription: PrescriptionView, typed: RowTyped) {
    const known = prescribedExercise(prescription);
    return parseSetEntry(typed, setNeeds(known, typed.measure ?? usualMeasure(known), effortOf(this.place)));
  }

  #prescribed(prescription: PrescriptionView): string | null {
    return hasTargets(this.place.plan_id) ? prescriptionText(prescription, this.place.is_strength).slice(0, 200) : null;
  }

  /** Without a session the fields keep the set over the reload. */
  #parkedSet(entry: (session_id: string) => Omit<SetValue, 'logged_at'>): Parkable | null {
    if (this.#session === null) return null;
    const set = entry(this.#session.session_id);
    return { kind: 'set.put', slot: setSlot(set), value: { ...set, logged_at: this.#instant() } };
  }

  async #write(work: () => Promise<void>, parkable?: () => Parkable | null): Promise<Outcome> {
    const writing = writeWithRoom(work, globalThis.caches);
    this.#writing.add(writing);
    try {
      await writing;
    } catch (error) {
      const parked = isStorageLost(error) ? parkable?.() : null;
      if (parked) parkOperation(this.#input.parking, { ...parked, owner: this.#account.owner, op_id: this.#account.newId() });
      this.#input.onFailure(error);
      return { ok: false, field: null, message: notSavedText(error) };
    } finally {
      this.#writing.delete(writing);
    }
    this.#input.onWritten();
    return { ok: true };
  }

  #instant(): string {
    return new Date(this.#account.now()).toISOString();
  }
}

function named({ prescription, n }: UntickedRow, failure: Extract<Outcome, { ok: false }>): Outcome {
  return { ...failure, message: `${prescription.exercise}, set ${n}: ${failure.message}` };
}

type Parkable = Omit<ParkedOperation, 'owner' | 'op_id'>;
