import type { ReactNode } from 'react';
import { PATHS } from '#client/routing/paths.ts';
import { Link } from '#client/ui/buttons/link.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { SaveMark } from '#client/ui/feedback/save-mark.tsx';
import { setText } from '#domain/training/set-text.ts';
import { displayWeight, type WeightUnit } from '#domain/training/units.ts';
import type { LoggedSet } from '#offline/log/set-logs.ts';
import styles from './set-row.module.css';

interface DoneSetProps {
  set: LoggedSet;
  /** «Set 3» */
  name: string;
  /** Its number or letter, which chooses the kind. */
  mark: ReactNode;
  /** The record as a sentence; empty if none. */
  record: string;
  last: string;
  /** Of the column. */
  unit: WeightUnit;
  withRpe: boolean;
  onEdit: () => void;
}

/** A logged set with its values, which reopen the fields, and its sync state. */
export function DoneSet({ set, name, mark, record, last, unit, withRpe, onEdit }: DoneSetProps) {
  const weight = displayWeight(set.weight, set.unit, unit);
  return (
    <>
      <div className={classNames(styles.set, styles.done, withRpe && styles.withRpe)}>
        {mark}
        <span className={styles.last}>{last}</span>
        <button type="button" className={styles.values} onClick={onEdit}>
          <span className="vh">{`Edit ${name}: ${setText(set, unit)}`}</span>
          <span className={styles.value} aria-hidden="true">
            {weight === '' ? 'BW' : weight}
          </span>
          <span className={styles.value} aria-hidden="true">
            {set.reps}
          </span>
          {withRpe ? (
            <span className={styles.value} aria-hidden="true">
              {set.rpe ?? '–'}
            </span>
          ) : null}
        </button>
        <span className={styles.state}>
          <SaveMark state={set.state} />
        </span>
      </div>
      {record === '' ? null : (
        <p className={styles.record}>
          <i className={styles.stroke} aria-hidden="true" />
          {record}
        </p>
      )}
      {set.state === 'refused' ? (
        <p className={styles.trouble}>
          The server did not take this set. <Link to={PATHS.thisPhone}>See what can be done</Link>
        </p>
      ) : null}
    </>
  );
}
