import { useId } from 'react';
import styles from './segmented.module.css';

interface SegmentedOption<Value extends string | number> {
  value: Value;
  label: string;
  /** Read in place of a label that is too short to stand alone ("Mon" → "Monday"). */
  name?: string;
}

interface SegmentedProps<Value extends string | number> {
  /** What is being chosen; read, not shown. */
  label: string;
  options: readonly SegmentedOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}

/** One of a few, side by side. Native radio buttons: arrow keys, one tab stop. */
export function Segmented<Value extends string | number>({ label, options, value, onChange }: SegmentedProps<Value>) {
  const group = useId();
  return (
    <fieldset className={styles.group}>
      <legend className="vh">{label}</legend>
      {options.map((option) => (
        <label className={styles.option} key={option.value}>
          <input
            className={styles.input}
            type="radio"
            name={group}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            aria-label={option.name}
          />
          <span className={styles.face}>{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
