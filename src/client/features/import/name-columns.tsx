import { Button } from '#client/ui/buttons/button.tsx';
import { Note } from '#client/ui/feedback/note.tsx';
import { SelectField } from '#client/ui/forms/select-field.tsx';
import { Screen } from '#client/ui/layout/screen.tsx';
import { ASKED_ROLES, type AskedColumns, type AskedRole, canRead, type OpenTable } from '#domain/import/open-table.ts';
import { IMPORT_MESSAGES } from '#domain/messages/import.ts';
import { focusOnEntry } from './focus-on-entry.ts';
import styles from './import.module.css';
import { Steps } from './steps.tsx';
import type { ImportStep } from './use-import.ts';

interface NameColumnsProps {
  title: string;
  step: Extract<ImportStep, { step: 'columns' }>;
  onChange: (columns: AskedColumns) => void;
  onRead: () => void;
  onCancel: () => void;
}

const LABELS: Readonly<Record<AskedRole, string>> = {
  date: 'Day',
  exercise: 'Exercise',
  weight: 'Weight',
  reps: 'Reps',
  seconds: 'Time',
  distance: 'Distance',
  note: 'Notes',
};
const NONE = -1;

/** Asks what the columns of a table of no known app hold (IMPORT-14). */
export function NameColumns({ title, step, onChange, onRead, onCancel }: NameColumnsProps) {
  const { file, table, columns, trouble } = step;
  const dock = (
    <div className={styles.dock}>
      <Button onClick={onCancel}>Cancel</Button>
      <Button kind="now" disabled={!canRead(columns)} onClick={onRead}>
        Read the file
      </Button>
    </div>
  );
  const options = [
    { value: NONE, label: 'None' },
    ...table.columns.map((column, index) => ({ value: index, label: labelOf(column, index) })),
  ];
  return (
    <Screen title={title} dock={dock}>
      <div className={styles.page}>
        <Steps now={2} />
        {trouble === null ? null : <Note kind="fail">{trouble}</Note>}
        <section className="stack">
          <p className={`cap ${styles.file}`}>{file.name}</p>
          <h2 className="h-2" tabIndex={-1} ref={focusOnEntry}>
            Which column is what?
          </h2>
          <p className="muted">{IMPORT_MESSAGES.columns}</p>
        </section>
        <section className="card stack" aria-label="Columns">
          {ASKED_ROLES.map((role) => (
            <SelectField
              key={role}
              label={LABELS[role]}
              options={options}
              value={columns[role] ?? NONE}
              onChange={(index) => onChange(withColumn(columns, role, index))}
            />
          ))}
        </section>
      </div>
    </Screen>
  );
}

/** A column holds one thing: named anew, it is no longer what it was. */
function withColumn(columns: AskedColumns, role: AskedRole, index: number): AskedColumns {
  const others = Object.entries(columns).filter(([name, column]) => name !== role && column !== index);
  return Object.fromEntries(index === NONE ? others : [...others, [role, index]]);
}

/** «Gewicht: 60, 62.5» */
function labelOf({ name, samples }: OpenTable['columns'][number], index: number): string {
  const head = name === '' ? `Column ${index + 1}` : name;
  return samples.length === 0 ? head : `${head}: ${samples.join(', ')}`;
}
