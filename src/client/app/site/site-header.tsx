import { useState } from 'react';
import { PATHS } from '#client/routing/paths.ts';
import { useSession } from '#client/session/session-store.ts';
import { buttonClass } from '#client/ui/buttons/button.tsx';
import { IconButton } from '#client/ui/buttons/icon-button.tsx';
import { Link, NavLink } from '#client/ui/buttons/link.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { Sheet } from '#client/ui/overlays/sheet.tsx';
import { LogoLink } from '../logo-link.tsx';
import { headerItems } from '../navigation.ts';
import styles from './site-header.module.css';

export function SiteHeader() {
  const isIn = useSession((session) => session.status === 'in');
  const hasAiCoach = useSession((session) => session.has_ai_coach);
  const [isOpen, setOpen] = useState(false);
  const items = headerItems({ isIn, hasAiCoach });
  const close = () => setOpen(false);
  return (
    <header className={styles.header}>
      <div className={classNames('wrap', styles.bar)}>
        <LogoLink />
        <nav className={styles.nav} aria-label="Main">
          {items.map(({ label, to }) =>
            to === PATHS.register ? (
              <Link key={label} className={buttonClass({ kind: 'ink' }, styles.register)} to={to}>
                {label}
              </Link>
            ) : (
              <NavLink key={label} className={styles.link} to={to} end>
                {label}
              </NavLink>
            ),
          )}
        </nav>
        <IconButton className={styles.menu} label="Menu" icon="menu" aria-haspopup="dialog" onClick={() => setOpen(true)} />
      </div>
      <Sheet open={isOpen} onClose={close} title="Menu">
        <nav aria-label="Main">
          <ul className="list">
            {items.map(({ label, to }) => (
              <li key={label}>
                <NavLink className={styles.row} to={to} end replace onClick={close}>
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
      </Sheet>
    </header>
  );
}
