import { useState } from 'react';
import { useReading } from '#client/session/use-reading.ts';
import { KeptDraft } from '#client/training/kept-draft.ts';
import { storeNow } from '#client/training/store-now.ts';
import { type Routine, readRoutine, saveRoutine } from '#offline/log/routines.ts';
import type { Account } from '#offline/store/account.ts';
import { readDrafts } from '#offline/store/drafts.ts';

/** Before the id of each routine with changes that were not saved. */
const DRAFT_PREFIX = 'routine|';

/** A routine being edited, with what it was when the edit began. */
interface Edit {
  readonly base: Routine | undefined;
  readonly routine: Routine;
}

export interface RoutineEditor {
  readonly routine: Routine;
  /** As it was when the edit began; undefined for a new one. */
  readonly base: Routine | undefined;
  /** Changes of an earlier visit that were not saved are shown. */
  readonly isKept: boolean;
  readonly change: (routine: Routine) => void;
  /** Resolves to null or the error. */
  readonly save: () => Promise<string | null>;
  readonly discard: () => Promise<string | null>;
}

export type RoutineReading = { status: 'loading' } | { status: 'failed'; retry: () => void } | { status: 'ready'; editor: RoutineEditor };

/** A routine's edit. What is typed is a draft on this phone until it is saved, so that a reload or a call loses nothing. */
export function useRoutineEditor(account: Account, routine_id: string): RoutineReading {
  const kept = new KeptDraft<Edit>(account, `${DRAFT_PREFIX}${routine_id}`, window.sessionStorage);
  const reading = useReading(
    `edit|${account.owner}|${routine_id}`,
    async () => ({ stored: await readRoutine(account, routine_id), draft: await kept.read() }),
    { keep: true },
  );
  const [edit, setEdit] = useState<Edit | null>(null);
  if (reading.status !== 'ready') return reading;
  const { stored, draft } = reading.value;
  const known = stored ?? { routine_id, name: '', days: [{ day_id: firstDayId(routine_id), day: { title: 'Day 1', exercises: [] } }] };
  const current = edit ?? draft ?? { base: stored, routine: known };
  const change = (routine: Routine) => {
    const next = { base: current.base, routine };
    setEdit(next);
    void kept.keep(next);
  };
  const forget = async () => {
    await kept.clear();
    setEdit(null);
  };
  return {
    status: 'ready',
    editor: {
      routine: current.routine,
      base: current.base,
      isKept: edit === null && draft !== undefined,
      change,
      save: () =>
        storeNow(async () => {
          await saveRoutine(account, current.routine, current.base);
          await forget();
        }),
      discard: () => storeNow(forget),
    },
  };
}

/** Routines with changes that were not saved, as they would be (ROUTINE-16). */
export async function readUnsaved(account: Account): Promise<readonly Routine[]> {
  const drafts = await readDrafts<Edit>(account, DRAFT_PREFIX);
  return [...drafts.values()].map(({ routine }) => routine);
}

/** The first day of a new routine has an id that follows from the routine's, so that it is the same over renders. */
function firstDayId(routine_id: string): string {
  return `${routine_id}-1`;
}
