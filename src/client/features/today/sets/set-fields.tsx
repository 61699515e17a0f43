import type { KeyboardEvent } from 'react';
import { classNames } from '#client/ui/class-names.ts';
import type { TypedSet } from '#domain/training/set-entry.ts';
import { unitWord, type WeightUnit } from '#domain/training/units.ts';
import styles from './set-row.module.css';

interface SetFieldsProps {
  /** «Set 3» */
  name: string;
  value: TypedSet;
  /** The values are offers, not typed. */
  offered: boolean;
  /** Placeholder of the reps field. */
  repsHint: string;
  unit: WeightUnit;
  withRpe: boolean;
  bad: keyof TypedSet | null;
  /** Id of the error. */
  troubleId: string | undefined;
  onType: (value: TypedSet) => void;
  /** Focus entered or left the fields. */
  onHold: (holds: boolean) => void;
  onEnter: () => void;
}

/** Weight, reps and, in strength plans, RPE. */
export function SetFields({ name: set, value, offered, repsHint, unit, withRpe, bad, troubleId, onType, onHold, onEnter }: SetFieldsProps) {
  const field = (name: keyof TypedSet, label: string, mode: 'numeric' | 'decimal', placeholder: string) => (
    <input
      className={classNames(styles.field, offered && styles.offered)}
      type="text"
      inputMode={mode}
      autoComplete="off"
      enterKeyHint="done"
      maxLength={12}
      aria-label={`${set} ${label}`}
      aria-invalid={bad === name || undefined}
      aria-describedby={bad === name ? troubleId : undefined}
      placeholder={placeholder}
      value={value[name]}
      onFocus={(event) => {
        event.currentTarget.select();
        onHold(true);
      }}
      onBlur={() => onHold(false)}
      onChange={(event) => onType({ ...value, [name]: event.currentTarget.value })}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key === 'Enter') onEnter();
      }}
    />
  );
  return (
    <>
      {field('weight', `weight in ${unitWord(unit)}`, 'decimal', '–')}
      {field('reps', 'reps', 'numeric', repsHint)}
      {withRpe ? field('rpe', 'RPE', 'decimal', '–') : null}
    </>
  );
}
