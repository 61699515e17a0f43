import type { ReactNode } from 'react';
import { PATHS } from '#client/routing/paths.ts';
import { Link } from '#client/ui/buttons/link.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { SaveMark } from '#client/ui/feedback/save-mark.tsx';
import type { RowTyped } from '#domain/training/set-entry.ts';
import type { SetField } from '#domain/training/set-measure.ts';
import { setText } from '#domain/training/set-text.ts';
import type { WeightUnit } from '#domain/training/units.ts';
import type { LoggedSet } from '#offline/log/set-logs.ts';
import styles from './set-row.module.css';
import type { SetRowState } from './use-set-row.ts';

interface DoneSetProps {
  set: LoggedSet;
  row: SetRowState;
  /** Its number or letter, which chooses the kind. */
  mark: ReactNode;
  /** The record as a sentence; empty if none. */
  record: string;
  /** What is said of a likely slip in its load; empty if none. */
  slip: string;
  last: string;
  /** Of the column. */
  unit: WeightUnit;
}

/** A logged set with its values, which reopen the fields, and its sync state. */
export function DoneSet({ set, row, mark, record, slip, last, unit }: DoneSetProps) {
  return (
    <>
      <div className={classNames(styles.set, styles.done)}>
        {mark}
        <span className={styles.last}>{last}</span>
        <button type="button" className={styles.values} onClick={row.edit}>
          <span className="vh">{`Edit ${row.name}: ${setText(set, unit)}`}</span>
          {row.needs.fields.map((field) => (
            <span key={field} className={styles.value} aria-hidden="true">
              {shownValue(field, row.shown)}
            </span>
          ))}
        </button>
        <span className={styles.state}>
          <SaveMark state={set.state} />
        </span>
      </div>
      {slip === '' ? null : <p className={styles.record}>{slip}</p>}
      {record === '' || slip !== '' ? null : (
        <p className={styles.record}>
          <i className={styles.stroke} aria-hidden="true" />
          {record}
        </p>
      )}
      {set.note === undefined ? null : <p className={styles.record}>{set.note}</p>}
      {set.state === 'refused' ? (
        <p className={styles.trouble}>
          The server did not take this set. <Link to={PATHS.thisPhone}>See what can be done</Link>
        </p>
      ) : null}
    </>
  );
}

function shownValue(field: SetField, values: RowTyped): string {
  const value = values[field] ?? '';
  if (field === 'weight') return value === '' ? 'BW' : value.replace('-', '−');
  const text = value === '' ? '–' : value;
  return values.per_side === true && field !== 'rpe' && field !== 'rir' ? `${text} ×2` : text;
}
