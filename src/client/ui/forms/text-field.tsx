import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../graphics/icon.tsx';
import field from './field.module.css';
import styles from './text-field.module.css';

interface TextFieldProps extends ComponentProps<'input'> {
  label: string;
  hideLabel?: boolean;
  hint?: ReactNode;
  /** Replaces the hint and marks the field. */
  error?: string | undefined;
  /** Marks the field when the error is elsewhere. */
  invalid?: boolean;
  /** Inside the frame on the right (Show, a unit). */
  end?: ReactNode;
}

export function TextField({ label, hideLabel = false, hint, error, invalid = false, end, className, ...rest }: TextFieldProps) {
  const id = useId();
  const said = `${id}-said`;
  const below = error ?? hint;
  const isBad = invalid || error !== undefined;
  return (
    <div className={classNames(field.field, className)}>
      <label className={hideLabel ? 'vh' : field.label} htmlFor={id}>
        {label}
      </label>
      <div className={classNames(field.edge, field.focus, styles.frame, isBad && field.bad)}>
        <input
          id={id}
          className={styles.input}
          aria-invalid={isBad || undefined}
          aria-describedby={below === undefined ? undefined : said}
          {...rest}
        />
        {end}
      </div>
      {below === undefined ? null : (
        <p className={classNames(field.below, styles.hint, error !== undefined && field.error)} id={said}>
          {error === undefined ? null : <Icon name="alert" size="xs" />}
          {below}
        </p>
      )}
    </div>
  );
}
