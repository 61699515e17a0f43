import { useEffect, useRef, useState } from 'react';
import { useReading } from '#client/session/use-reading.ts';
import { KeptDraft } from '#client/training/kept-draft.ts';
import { storeNow } from '#client/training/store-now.ts';
import { Button } from '#client/ui/buttons/button.tsx';
import { TextArea } from '#client/ui/forms/text-area.tsx';
import { NOTE_MAX_LENGTH } from '#domain/limits.ts';
import { FINISH_MESSAGES } from '#domain/messages/finish-workout.ts';
import type { PastSession } from '#offline/log/sessions.ts';
import { saveWorkoutNote } from '#offline/log/workout-note.ts';
import type { Account } from '#offline/store/account.ts';

/** A note under way, with what the field held when it began. */
interface Draft {
  readonly base: string;
  readonly note: string;
}

interface WorkoutNoteProps {
  account: Account;
  session: PastSession;
}

/**
 * The note of the workout as a whole. What is typed is a draft on this phone until it is kept, so that a reload loses nothing (PROG-37).
 */
export function WorkoutNote({ account, session }: WorkoutNoteProps) {
  const kept = new KeptDraft<Draft>(account, `note|${session.session_id}`, window.sessionStorage);
  const stored = useReading(`note|${account.owner}|${session.session_id}`, () => kept.read());
  const [typed, setTyped] = useState<Draft | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const draft = typed ?? (stored.status === 'ready' ? (stored.value ?? null) : null);
  const isKept = draft === null || draft.note.trim() === draft.base;
  const keep = async () => {
    if (draft === null) return;
    const note = draft.note.trim();
    let isStored = isKept;
    const failed = await storeNow(async () => {
      isStored ||= await saveWorkoutNote(account, session.session_id, { note, base: draft.base });
      if (isStored) await kept.clear();
    });
    setTrouble(failed);
    // Of a workout that is gone the draft stays.
    if (isStored && failed === null) setTyped({ base: note, note });
  };
  const leaving = useRef(keep);
  useEffect(() => {
    leaving.current = keep;
  });
  useEffect(() => () => void leaving.current(), []);
  const change = (note: string) => {
    const changed = { base: draft?.base ?? session.note, note };
    setTyped(changed);
    void kept.keep(changed);
  };
  if (stored.status === 'loading') return null;
  return (
    <div className="stack">
      <TextArea
        label={FINISH_MESSAGES.note}
        placeholder={FINISH_MESSAGES.noteExample}
        value={draft?.note ?? session.note}
        max={NOTE_MAX_LENGTH}
        rows={2}
        error={trouble ?? undefined}
        onChange={(event) => change(event.currentTarget.value)}
      />
      {isKept ? null : (
        <Button wide onClick={() => void keep()}>
          {FINISH_MESSAGES.keepNote}
        </Button>
      )}
    </div>
  );
}
