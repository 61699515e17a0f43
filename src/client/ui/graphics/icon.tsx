import { classNames } from '../class-names.ts';
import styles from './icon.module.css';
import { ICON_PATHS, type IconName } from './icon-table.ts';

export type { IconName } from './icon-table.ts';

/** `m` 24 px, `s` 18 px, `xs` 16 px. Decorative: the text or button name carries the meaning. */
export function Icon({ name, size = 'm', className }: { name: IconName; size?: 'm' | 's' | 'xs'; className?: string | undefined }) {
  return (
    <svg className={classNames(styles.icon, size !== 'm' && styles[size], className)} viewBox="0 0 24 24" aria-hidden="true">
      <path d={ICON_PATHS[name]} />
    </svg>
  );
}
