import type { ReactNode } from 'react';
import { Link } from '#client/ui/buttons/link.tsx';
import { Icon, type IconName } from '#client/ui/graphics/icon.tsx';
import styles from './way-row.module.css';

interface RowWords {
  label: string;
  /** A second line. */
  hint?: ReactNode;
  icon?: IconName;
}

/** A row of a card that leads to another page. */
export function WayLink({ to, ...words }: RowWords & { to: string }) {
  return (
    <Link className={styles.row} to={to}>
      <Words {...words} />
      <Icon name="chevron-right" size="s" className={styles.end} />
    </Link>
  );
}

/** A row of a card that starts something. */
export function WayButton({ onGo, ...words }: RowWords & { onGo: () => void }) {
  return (
    <button type="button" className={styles.row} onClick={onGo}>
      <Words {...words} />
      <Icon name="chevron-right" size="s" className={styles.end} />
    </button>
  );
}

function Words({ label, hint, icon }: RowWords) {
  return (
    <>
      {icon === undefined ? null : <Icon name={icon} />}
      <span className={styles.words}>
        {label}
        {hint === undefined ? null : (
          <span className={styles.hint}>
            <span className="vh">: </span>
            {hint}
          </span>
        )}
      </span>
    </>
  );
}
