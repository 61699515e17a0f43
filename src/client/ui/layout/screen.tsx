import { type ReactNode, use } from 'react';
import { classNames } from '../class-names.ts';
import styles from './screen.module.css';
import { ScreenFrameContext } from './screen-frame.ts';

interface ScreenProps {
  /** The one h1 of the page and the name of its tab. */
  title: string;
  children: ReactNode;
  /** Beside the main column where both have room (`RAIL_MEDIA`); not there below, so nothing may live only here. */
  rail?: ReactNode;
  /** The screen's main action, at the thumb, always in view. */
  dock?: ReactNode;
  /** Where the dock shows: everywhere, or only where there is no rail (which then carries the same action). */
  dockOn?: 'all' | 'phone';
}

/** A screen of the AI Coach: bar with title and state, main column, rail, dock. */
export function Screen({ title, children, rail, dock, dockOn = 'all' }: ScreenProps) {
  const frame = use(ScreenFrameContext);
  return (
    <div className={styles.screen}>
      <title>{`${title} · Setwise`}</title>
      <header className={styles.bar} data-bar>
        {frame.menu}
        <h1 className={styles.title} title={title} tabIndex={-1}>
          {title}
        </h1>
        {frame.status}
      </header>
      {frame.notice}
      {frame.banner}
      <main className={classNames(styles.main, rail !== undefined && styles.withRail)}>
        <div className={styles.column}>{children}</div>
        {rail === undefined ? null : <div className={styles.rail}>{rail}</div>}
      </main>
      {dock === undefined ? null : (
        <div className={classNames(styles.dock, dockOn === 'phone' && styles.phoneDock)} data-dock>
          {dock}
        </div>
      )}
    </div>
  );
}
