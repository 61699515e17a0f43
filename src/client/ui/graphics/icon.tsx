import { classNames } from '../class-names.ts';
import styles from './icon.module.css';
import { ICON_PATHS, type IconName } from './icon-table.ts';

export type { IconName } from './icon-table.ts';

interface IconProps {
  name?: IconName;
  /** An icon that only one part of the app needs, in place of a name: public pages load the table. */
  path?: string;
  size?: 'm' | 's' | 'xs';
  className?: string | undefined;
}

/** `m` 24 px, `s` 18 px, `xs` 16 px. Decorative: the text or button name carries the meaning. */
export function Icon({ name = 'more', path = ICON_PATHS[name], size = 'm', className }: IconProps) {
  return (
    <svg className={classNames(styles.icon, size !== 'm' && styles[size], className)} viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
