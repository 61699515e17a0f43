import { useState } from 'react';
import { Button } from '#client/ui/buttons/button.tsx';
import { Note } from '#client/ui/feedback/note.tsx';
import { Chip, ChipRow } from '#client/ui/forms/chip.tsx';
import { Icon } from '#client/ui/graphics/icon.tsx';
import { type ChangeTopic, TOPICS } from './change-topics.ts';
import styles from './session-tools.module.css';

interface SessionToolsProps {
  /** On a phone chips scroll in one line; beside the workout they wrap. */
  place: 'below' | 'rail';
  /** Null opens the sheet with all topics. */
  onChange: (topic: ChangeTopic | null) => void;
}

/** «Something in the way?»: unobtrusive access to session changes. */
export function SessionTools({ place, onChange }: SessionToolsProps) {
  const chips = TOPICS.map(({ topic, label }) => (
    <Chip key={topic} aria-haspopup="dialog" onClick={() => onChange(topic)}>
      {label}
    </Chip>
  ));
  return (
    <section className={styles.tools} aria-label="Something in the way?">
      <div className={styles.head}>
        <h2 className="small b">Something in the way?</h2>
        <Button kind="bare" aria-haspopup="dialog" onClick={() => onChange(null)}>
          Change this session
        </Button>
      </div>
      {place === 'rail' ? <div className={styles.wrap}>{chips}</div> : <ChipRow label="What is in the way">{chips}</ChipRow>}
    </section>
  );
}

interface ChangedNoteProps {
  /** The accepted sentence. */
  why: string;
  /** Resolves to null or the error; undefined once the workout is logged. */
  onUndo: (() => Promise<string | null>) | undefined;
}

/** The accepted change of this session, with undo. */
export function ChangedNote({ why, onUndo }: ChangedNoteProps) {
  const [trouble, setTrouble] = useState<string | null>(null);
  const undo = async () => setTrouble((await onUndo?.()) ?? null);
  return (
    <>
      <Note
        action={
          onUndo === undefined ? undefined : (
            <Button onClick={() => void undo()}>
              <Icon name="undo" size="s" /> Undo
            </Button>
          )
        }
      >
        <b>Changed for today.</b> {why}
      </Note>
      {trouble === null ? null : <Note kind="fail">{trouble}</Note>}
    </>
  );
}
