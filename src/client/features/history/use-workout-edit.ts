import { useState } from 'react';
import { useReading } from '#client/session/use-reading.ts';
import { KeptDraft } from '#client/training/kept-draft.ts';
import { storeNow } from '#client/training/store-now.ts';
import { blankEdit, editOf, effortOfSets, NOTHING_LOGGED, type WorkoutChanges, type WorkoutEdit } from '#domain/history/edit-workout.ts';
import { savePastWorkout, saveWorkoutChanges } from '#offline/log/past-workouts.ts';
import { readSession, type TrainingSession } from '#offline/log/sessions.ts';
import { type LoggedSet, listSets } from '#offline/log/set-logs.ts';
import { readUnit } from '#offline/log/training-choice.ts';
import type { Account } from '#offline/store/account.ts';

/** An edit under way, with what the fields held when it began. */
interface Draft {
  readonly base: WorkoutEdit;
  readonly edit: WorkoutEdit;
}

export interface WorkoutEditor extends Draft {
  /** Null for a workout that is logged afterwards (HIST-7). */
  readonly session: TrainingSession | null;
  readonly sets: readonly LoggedSet[];
  readonly unit: 'lb' | 'kg';
  readonly effort: 'rpe' | 'rir';
  readonly change: (edit: WorkoutEdit) => void;
  /** Resolves to null or the error. */
  readonly save: (changes: WorkoutChanges) => Promise<string | null>;
  readonly discard: () => Promise<string | null>;
}

export type WorkoutReading =
  | { status: 'loading' }
  | { status: 'failed'; retry: () => void }
  /** Deleted here or on another device. */
  | { status: 'gone' }
  | { status: 'ready'; editor: WorkoutEditor };

/** The edit of a past workout. What is typed is a draft on this phone until it is saved, so that a reload or a call loses nothing. */
export function useWorkoutEdit(account: Account, session_id: string): WorkoutReading {
  const kept = new KeptDraft<Draft>(account, `past|${session_id}`, window.sessionStorage);
  const reading = useReading(`past|${account.owner}|${session_id}`, () => readAll(account, session_id, kept), { keep: true });
  const { draftOver, fieldsOf } = useDraft(kept);
  if (reading.status !== 'ready') return reading;
  const { session, sets, unit, stored } = reading.value;
  if (session === undefined || sets.length === 0) return { status: 'gone' };
  const known = editOf(session, sets);
  const draft = draftOver(stored, { base: known, edit: known });
  const fields = fieldsOf(draft, (changes) => saveWorkoutChanges(account, session_id, changes, draft.base));
  return { status: 'ready', editor: { session, sets, unit, effort: effortOfSets(sets), ...fields } };
}

/** A workout that is logged afterwards, from empty fields (HIST-7). `day`: yyyy-mm-dd. */
export function useNewWorkout(account: Account, day: string): WorkoutReading {
  const kept = new KeptDraft<Draft>(account, 'past|new', window.sessionStorage);
  const [blank] = useState(() => blankEdit(day, new Date(account.now())));
  const reading = useReading(`past|${account.owner}|new`, () => Promise.all([readUnit(account), kept.read()]));
  const { draftOver, fieldsOf } = useDraft(kept);
  if (reading.status !== 'ready') return reading;
  const [unit, stored] = reading.value;
  const fields = fieldsOf(draftOver(stored, { base: NOTHING_LOGGED, edit: blank }), (changes) => savePastWorkout(account, changes));
  return { status: 'ready', editor: { session: null, sets: [], unit, effort: 'rpe', ...fields } };
}

/** What is typed, over what was kept of it, over what is logged. */
function useDraft(kept: KeptDraft<Draft>) {
  const [draft, setDraft] = useState<Draft | null>(null);
  const discard = async () => {
    await kept.clear();
    setDraft(null);
  };
  return {
    draftOver: (stored: Draft | undefined, known: Draft): Draft => draft ?? stored ?? known,
    fieldsOf: ({ base, edit }: Draft, store: (changes: WorkoutChanges) => Promise<void>) => ({
      base,
      edit,
      change: (next: WorkoutEdit) => {
        const changed = { base, edit: next };
        setDraft(changed);
        void kept.keep(changed);
      },
      save: (changes: WorkoutChanges) =>
        storeNow(async () => {
          await store(changes);
          await discard();
        }),
      discard: () => storeNow(discard),
    }),
  };
}

async function readAll(account: Account, session_id: string, kept: KeptDraft<Draft>) {
  const [session, sets, unit, stored] = await Promise.all([
    readSession(account, session_id),
    listSets(account, session_id),
    readUnit(account),
    kept.read(),
  ]);
  return { session, sets, unit, stored };
}
