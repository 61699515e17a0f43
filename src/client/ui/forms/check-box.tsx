import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './check-box.module.css';

interface CheckBoxProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  children: ReactNode;
  /** On the right, lighter (a count). */
  end?: ReactNode;
}

/** A native checkbox with label; the whole row is a target. */
export function CheckBox({ children, end, className, ...rest }: CheckBoxProps) {
  return (
    <label className={classNames(styles.row, className)}>
      <input type="checkbox" className={styles.box} {...rest} />
      <span className={styles.label}>{children}</span>
      {end === undefined ? null : <span className={classNames('num', styles.end)}>{end}</span>}
    </label>
  );
}
