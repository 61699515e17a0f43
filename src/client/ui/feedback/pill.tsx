import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon, type IconName } from '../graphics/icon.tsx';
import styles from './pill.module.css';

interface PillProps extends ComponentProps<'span'> {
  /** The text color; the shape comes from `icon` or `mark`. */
  kind?: 'plain' | 'sent' | 'fail';
  icon?: IconName;
  /** A drawn mark (SaveMark) instead of an icon. */
  mark?: ReactNode;
}

/** A state in one or two words beside its shape. */
export function Pill({ kind = 'plain', icon, mark, className, children, ...rest }: PillProps) {
  return (
    <span className={classNames(styles.pill, kind !== 'plain' && styles[kind], className)} {...rest}>
      {icon === undefined ? mark : <Icon name={icon} size="xs" />}
      {children}
    </span>
  );
}
