import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../graphics/icon.tsx';
import field from './field.module.css';
import styles from './text-area.module.css';

interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'value' | 'children'> {
  label: string;
  value: string;
  /** The limit, shown as a count. */
  max: number;
  hint?: ReactNode;
  error?: string | undefined;
}

/** A textarea with counter that grows where supported. */
export function TextArea({ label, value, max, hint, error, className, ...rest }: TextAreaProps) {
  const id = useId();
  const said = `${id}-said`;
  return (
    <div className={classNames(field.field, className)}>
      <label className={field.label} htmlFor={id}>
        {label}
      </label>
      <textarea
        id={id}
        className={classNames(field.edge, field.focus, styles.area, error !== undefined && field.bad)}
        value={value}
        maxLength={max}
        rows={4}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={said}
        {...rest}
      />
      <p className={classNames(field.below, styles.hint, error !== undefined && field.error)} id={said}>
        <span>
          {error === undefined ? null : <Icon name="alert" size="xs" />} {error ?? hint}
        </span>
        <Count value={value} max={max} />
      </p>
    </div>
  );
}

/** `57/300`, with words for screen readers. */
export function Count({ value, max }: { value: string; max: number }) {
  return (
    <span className={classNames('num', styles.count)}>
      <span aria-hidden="true">
        {value.length}/{max}
      </span>
      <span className="vh">
        {value.length} of {max} characters
      </span>
    </span>
  );
}
