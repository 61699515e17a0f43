import { type ReactNode, use } from 'react';
import { classNames } from '../class-names.ts';
import styles from './screen.module.css';
import { ScreenFrameContext } from './screen-frame.ts';

interface ScreenProps {
  /** The page's h1 and tab title. */
  title: string;
  children: ReactNode;
  /** In the bar instead of the title, which is then for screen readers, and of the sync state, which it has to show. */
  head?: ReactNode;
  /** Beside the main column where it fits (`RAIL_MEDIA`); otherwise hidden, so nothing may exist only here. */
  rail?: ReactNode;
  /** The main action, at the bottom, always visible. */
  dock?: ReactNode;
  /** Where the dock shows: everywhere, or only without a rail (which then has the action). */
  dockOn?: 'all' | 'phone';
}

/** An AI Coach screen: bar, main column, rail, dock. */
export function Screen({ title, children, head, rail, dock, dockOn = 'all' }: ScreenProps) {
  const frame = use(ScreenFrameContext);
  return (
    <div className={styles.screen}>
      <title>{`${title} · Setwise`}</title>
      <header className={classNames(styles.bar, head !== undefined && styles.headed)} data-bar>
        {frame.menu}
        <h1 className={head === undefined ? styles.title : 'vh'} title={title} tabIndex={-1}>
          {title}
        </h1>
        {head ?? frame.status}
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
