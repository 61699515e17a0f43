import { useId } from 'react';
import styles from './segmented.module.css';

interface SegmentedOption<Value extends string | number> {
  value: Value;
  label: string;
  /** The accessible name of a short label ("Mon" → "Monday"). */
  name?: string;
}

interface SegmentedProps<Value extends string | number> {
  /** Accessible only. */
  label: string;
  options: readonly SegmentedOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}

/** One of a few choices as native radio buttons. */
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
