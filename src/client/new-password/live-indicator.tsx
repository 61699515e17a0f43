import { classNames } from '#client/ui/class-names.ts';
import { Icon } from '#client/ui/graphics/icon.tsx';
import styles from './new-password.module.css';

/** An empty ring that becomes a tick (AUTH-12); screen readers hear which it is. */
export function LiveIndicator({ met, children }: { met: boolean; children: string }) {
  return (
    <span className={classNames(styles.indicator, met && styles.met)}>
      {met ? <Icon name="check" size="xs" /> : <span className={styles.ring} aria-hidden="true" />}
      {children}
      <span className="vh">{met ? ': yes' : ': not yet'}</span>
    </span>
  );
}
