import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../graphics/icon.tsx';
import styles from './note.module.css';

interface NoteProps {
  /** `fail` is announced at once; `info` is plain; `now` needs a decision. */
  kind?: 'fail' | 'info' | 'now';
  children: ReactNode;
  /** A button on the right or below ("Try again"). */
  action?: ReactNode;
}

export function Note({ kind = 'info', children, action }: NoteProps) {
  return (
    <div className={classNames(styles.note, styles[kind])} role={kind === 'fail' ? 'alert' : undefined}>
      <Icon name={kind === 'fail' ? 'alert' : 'info'} />
      <div className={styles.text}>{children}</div>
      {action === undefined ? null : <div className={styles.action}>{action}</div>}
    </div>
  );
}
