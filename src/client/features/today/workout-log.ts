import type { PrescriptionView } from '#domain/ai-coach/plan-view.ts';
import { TODAY_MESSAGES } from '#domain/messages/today.ts';
import { exerciseKey, parseSessionId, sessionFinishSlot, setSlot } from '#domain/sync/slots.ts';
import type { SetValue } from '#domain/sync/values.ts';
import { prescriptionText } from '#domain/training/prescription-text.ts';
import { parseSetEntry } from '#domain/training/set-entry.ts';
import type { WeightUnit } from '#domain/training/units.ts';
import { localDate } from '#domain/training/week.ts';
import type { Account } from '#offline/account.ts';
import { writeWithRoom } from '#offline/quota.ts';
import { isStorageLost, type ParkedOperation, type ParkingStorage, parkOperation } from '#offline/rescue.ts';
import { adjustSessionDay, readSessionDay } from '#offline/session-adjust.ts';
import { deleteSession, finishSession, nextSessionId, openSession, type TrainingSession } from '#offline/sessions.ts';
import { deleteSet, type LoggedSet, listSets, saveSet } from '#offline/set-logs.ts';
import { saveChoice } from '#offline/training-choice.ts';
import { notSavedText } from './failure-text.ts';
import type { RowTyped, TypedSets } from './sets/typed-sets.ts';

/** The day of a plan that is trained. */
export interface WorkoutPlace {
  plan_id: string;
  week: number;
  day: number;
  label: string;
  is_strength: boolean;
}

export type Outcome = { ok: true } | { ok: false; field: 'reps' | 'weight' | 'rpe' | null; message: string };

/** One exercise of the day, as keys and logs name it. */
export function workoutKey(set: Pick<PrescriptionView, 'exercise' | 'exercise_n'>): string {
  return `${exerciseKey(set.exercise)}#${set.exercise_n}`;
}

interface WorkoutLogInput {
  account: Account;
  place: WorkoutPlace;
  typed: TypedSets;
  /** Where an operation waits for the reload that brings a lost storage back. */
  parking: ParkingStorage;
  /** After every durable write. */
  onWritten: () => void;
  /** After every write that failed. */
  onFailure: (error: unknown) => void;
}

/**
 * What a person can do in one workout. Every action resolves when it is durable on this phone, or says why it is not; nothing typed
 * is let go before that.
 */
export class WorkoutLog {
  readonly typed: TypedSets;
  readonly place: WorkoutPlace;
  readonly #input: WorkoutLogInput;
  readonly #account: Account;
  #session: TrainingSession | null = null;

  constructor(input: WorkoutLogInput) {
    this.#input = input;
    this.#account = input.account;
    this.place = input.place;
    this.typed = input.typed;
  }

  /** The session sets go into, as the screen last read it; null starts one with the first set. */
  use(session: TrainingSession | null): void {
    this.#session = session;
  }

  /**
   * Logs a set as typed, or changes the one that was `logged`, which keeps what it was asked for. `unit` is the chosen one; the
   * row's own goes first.
   */
  async save(
    prescription: PrescriptionView,
    set_n: number,
    typed: RowTyped,
    unit: WeightUnit,
    logged?: Pick<LoggedSet, 'prescribed'>,
  ): Promise<Outcome> {
    const parsed = parseSetEntry(typed, { rpe: this.place.is_strength });
    if (!parsed.ok) return { ok: false, field: parsed.field, message: parsed.message };
    const entry = (session_id: string): Omit<SetValue, 'logged_at'> => ({
      session_id,
      exercise: prescription.exercise,
      exercise_n: prescription.exercise_n,
      set_n,
      ...parsed.value,
      unit: typed.unit ?? unit,
      prescribed: logged?.prescribed ?? prescriptionText(prescription, this.place.is_strength).slice(0, 200),
    });
    return this.#write(
      async () => {
        const session = this.#session ?? (await this.#begin());
        await saveSet(this.#account, entry(session.session_id));
        this.typed.forget(workoutKey(prescription), set_n);
      },
      () => this.#parkedSet(entry),
    );
  }

  /**
   * Takes a logged set back; its values return to the fields. A session left without sets goes too; what was changed for it waits
   * for the one that follows.
   */
  async remove(set: LoggedSet): Promise<Outcome> {
    return this.#write(async () => {
      this.typed.type(workoutKey(set), set.set_n, typedFrom(set));
      await deleteSet(this.#account, set.slot);
      if ((await listSets(this.#account, set.session_id)).length > 0) return;
      const changed = await readSessionDay(this.#account, set.session_id);
      const place = parseSessionId(set.session_id);
      // Before the session goes, so that at no moment the plan's day stands there instead.
      if (changed !== null && place !== undefined)
        await adjustSessionDay(this.#account, { session_id: await nextSessionId(this.#account, place), ...changed });
      await deleteSession(this.#account, set.session_id);
      this.#session = null;
    });
  }

  /** `Log Workout`: what is typed and not ticked is logged too, then the session is closed. */
  async finish(prescriptions: readonly PrescriptionView[], unit: WeightUnit): Promise<Outcome> {
    for (const prescription of prescriptions) {
      for (const { set_n, typed } of this.typed.rowsOf(workoutKey(prescription))) {
        const saved = await this.save(prescription, set_n, typed, unit);
        if (!saved.ok) return { ...saved, message: `${prescription.exercise}, set ${set_n}: ${saved.message}` };
      }
    }
    const session_id = this.#session?.session_id ?? null;
    if (session_id === null || !(await this.#hasSets(session_id))) return { ok: false, field: null, message: TODAY_MESSAGES.nothingToLog };
    return this.#write(
      () => finishSession(this.#account, session_id),
      () => ({ kind: 'session.finish', slot: sessionFinishSlot(session_id), value: { session_id, finished_at: this.#instant() } }),
    );
  }

  /** Storage that cannot be read right now must not pass for an empty workout. */
  #hasSets(session_id: string): Promise<boolean> {
    return listSets(this.#account, session_id).then(
      (sets) => sets.length > 0,
      () => true,
    );
  }

  async #begin(): Promise<TrainingSession> {
    const { plan_id, week, day, label } = this.place;
    const performed_on = localDate(new Date(this.#account.now()));
    const session = await openSession(this.#account, { performed_on, plan_id, week, day, label });
    this.#session = session;
    await saveChoice(this.#account, { plan_id, week, day, on: performed_on });
    return session;
  }

  /** Without a session there is nothing yet the set could belong to: then its fields keep it over the reload. */
  #parkedSet(entry: (session_id: string) => Omit<SetValue, 'logged_at'>): Parkable | null {
    if (this.#session === null) return null;
    const set = entry(this.#session.session_id);
    return { kind: 'set.put', slot: setSlot(set), value: { ...set, logged_at: this.#instant() } };
  }

  async #write(work: () => Promise<void>, parkable?: () => Parkable | null): Promise<Outcome> {
    try {
      await writeWithRoom(work, globalThis.caches);
    } catch (error) {
      const parked = isStorageLost(error) ? parkable?.() : null;
      if (parked) parkOperation(this.#input.parking, { ...parked, owner: this.#account.owner, op_id: this.#account.newId() });
      this.#input.onFailure(error);
      return { ok: false, field: null, message: notSavedText(error) };
    }
    this.#input.onWritten();
    return { ok: true };
  }

  #instant(): string {
    return new Date(this.#account.now()).toISOString();
  }
}

type Parkable = Omit<ParkedOperation, 'owner' | 'op_id'>;

/** The fields as they were when this set was ticked. */
export function typedFrom(set: Pick<LoggedSet, 'reps' | 'weight' | 'rpe' | 'unit'>): Required<RowTyped> {
  return { reps: String(set.reps), weight: set.weight, rpe: set.rpe === null ? '' : String(set.rpe), unit: set.unit };
}
