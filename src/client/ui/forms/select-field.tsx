import { type ComponentProps, useId } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../graphics/icon.tsx';
import field from './field.module.css';
import styles from './select-field.module.css';

interface SelectFieldProps<Value extends string | number> extends Omit<ComponentProps<'select'>, 'value' | 'onChange' | 'children'> {
  label: string;
  /** Visually hidden; the option must be self-explanatory ("Week 3"). */
  hideLabel?: boolean;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
  /** Marks the field when the error is elsewhere. */
  invalid?: boolean;
}

/** The native select. Values keep their type. */
export function SelectField<Value extends string | number>({
  label,
  hideLabel = false,
  options,
  value,
  onChange,
  invalid = false,
  className,
  ...rest
}: SelectFieldProps<Value>) {
  const id = useId();
  return (
    <div className={classNames(field.field, className)}>
      <label className={hideLabel ? 'vh' : field.label} htmlFor={id}>
        {label}
      </label>
      <span className={styles.frame}>
        <select
          id={id}
          className={classNames(field.edge, styles.select, invalid && field.bad)}
          aria-invalid={invalid || undefined}
          value={String(value)}
          onChange={(event) => {
            const chosen = options.find((option) => String(option.value) === event.currentTarget.value);
            if (chosen !== undefined) onChange(chosen.value);
          }}
          {...rest}
        >
          {options.map((option) => (
            <option key={option.value} value={String(option.value)}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" size="s" className={styles.arrow} />
      </span>
    </div>
  );
}
