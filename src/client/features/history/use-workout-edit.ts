import { useState } from 'react';
import { useReading } from '#client/session/use-reading.ts';
import { KeptDraft } from '#client/training/kept-draft.ts';
import { storeNow } from '#client/training/store-now.ts';
import { editOf, effortOfSets, type WorkoutChanges, type WorkoutEdit } from '#domain/history/edit-workout.ts';
import { saveWorkoutChanges } from '#offline/log/past-workouts.ts';
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
  readonly session: TrainingSession;
  readonly sets: readonly LoggedSet[];
  readonly unit: 'lb' | 'kg';
  readonly effort: 'rpe' | 'rir';
  readonly change: (edit: WorkoutEdit) => void;
  /** Resolves to null or the error. */
  readonly save: (changes: WorkoutChanges) => Promise<string | null>;
  readonly discard: () => Promise<string | null>;
}

type WorkoutReading =
  | { status: 'loading' }
  | { status: 'failed'; retry: () => void }
  /** Deleted here or on another device. */
  | { status: 'gone' }
  | { status: 'ready'; editor: WorkoutEditor };

/** The edit of a past workout. What is typed is a draft on this phone until it is saved, so that a reload or a call loses nothing. */
export function useWorkoutEdit(account: Account, session_id: string): WorkoutReading {
  const kept = new KeptDraft<Draft>(account, `past|${session_id}`, window.sessionStorage);
  const reading = useReading(`past|${account.owner}|${session_id}`, () => readAll(account, session_id, kept), { keep: true });
  const [draft, setDraft] = useState<Draft | null>(null);
  if (reading.status !== 'ready') return reading;
  const { session, sets, unit, stored } = reading.value;
  if (session === undefined || sets.length === 0) return { status: 'gone' };
  const known = editOf(session, sets);
  const { base, edit } = draft ?? stored ?? { base: known, edit: known };
  const discard = async () => {
    await kept.clear();
    setDraft(null);
  };
  return {
    status: 'ready',
    editor: {
      session,
      sets,
      unit,
      effort: effortOfSets(sets),
      base,
      edit,
      change: (next) => {
        const changed = { base, edit: next };
        setDraft(changed);
        void kept.keep(changed);
      },
      save: (changes) =>
        storeNow(async () => {
          await saveWorkoutChanges(account, session_id, changes);
          await discard();
        }),
      discard: () => storeNow(discard),
    },
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
