import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { Icon, type IconName } from '../graphics/icon.tsx';
import styles from './icon-button.module.css';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** The accessible name. */
  label: string;
  icon: IconName;
  /** A border, for standalone use. */
  line?: boolean;
}

export function IconButton({ label, icon, line = false, className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button type={type} className={classNames(styles.button, line && styles.line, className)} aria-label={label} {...rest}>
      <Icon name={icon} />
    </button>
  );
}
