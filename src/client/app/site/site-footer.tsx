import { PATHS } from '#client/routing/paths.ts';
import { useSession } from '#client/session/session-store.ts';
import { Link } from '#client/ui/buttons/link.tsx';
import { FOOTER_ITEMS } from '../navigation.ts';
import styles from './site-footer.module.css';

export function SiteFooter() {
  const isIn = useSession((session) => session.status === 'in');
  const items = isIn ? [...FOOTER_ITEMS, { label: 'This phone', to: PATHS.thisPhone }] : FOOTER_ITEMS;
  return (
    <footer className={styles.footer}>
      <div className="wrap">
        <ul className={styles.links}>
          {items.map(({ label, to }) => (
            <li key={label}>
              <Link className={styles.link} to={to}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
        <p className={styles.line}>Setwise. Coaches are independent and set their own prices.</p>
      </div>
    </footer>
  );
}
