import { useState } from 'react';
import { dayText } from '#client/locale/formats.ts';
import { Button } from '#client/ui/buttons/button.tsx';
import { ConfirmSheet } from '#client/ui/overlays/confirm-sheet.tsx';
import { IMPORT_MESSAGES } from '#domain/messages/import.ts';
import type { ImportValue } from '#domain/sync/values.ts';
import { localDate } from '#domain/training/week.ts';
import { countOf } from './count-text.ts';
import styles from './import.module.css';

interface PastImportsProps {
  imports: readonly ImportValue[];
  now: number;
  onUndo: (value: ImportValue) => void;
}

/** What was brought in, also on other phones, each with its undo (IMPORT-5). */
export function PastImports({ imports, now, onUndo }: PastImportsProps) {
  const [asked, setAsked] = useState<ImportValue | null>(null);
  return (
    <section>
      <h3 className="h-4">Brought in</h3>
      <ul className={styles.card}>
        {imports.map((value) => (
          <li key={value.import_id} className={styles.row}>
            <span className={styles.words}>
              {value.file}
              <span className="cap num">
                {value.finished_at === null
                  ? IMPORT_MESSAGES.unfinished
                  : `${countOf(value.workouts, 'workout')}, ${countOf(value.sets, 'set')}, ${dayText(localDate(new Date(value.started_at)), now)}`}
              </span>
            </span>
            <Button aria-label={`Undo ${value.file}`} onClick={() => setAsked(value)}>
              Undo
            </Button>
          </li>
        ))}
      </ul>
      <ConfirmSheet
        open={asked !== null}
        title="Remove what this file brought?"
        keepLabel="Keep it"
        confirmLabel="Remove"
        onClose={() => setAsked(null)}
        onConfirm={() => {
          if (asked !== null) onUndo(asked);
        }}
      >
        <p className={styles.file}>{asked?.file}</p>
        <p>{IMPORT_MESSAGES.undoQuestion}</p>
      </ConfirmSheet>
    </section>
  );
}
