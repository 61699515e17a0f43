import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { PATHS } from '#client/routing/paths.ts';
import { localDeviceOrNull } from '#client/session/local-device.ts';
import { Link } from '#client/ui/buttons/link.tsx';
import { listUnowned } from '#offline/legacy/unowned.ts';
import styles from './earlier-workouts.module.css';

/**
 * Workouts saved on this phone while nobody was signed in are shown to nobody; after a login the person is asked (PHONE-3). The
 * question with its answers is on This phone; this line leads there.
 */
export function EarlierWorkouts() {
  const { pathname } = useLocation();
  // Re-queried on navigation because the previous screen may have claimed the data.
  return pathname === PATHS.thisPhone ? null : <Line key={pathname} />;
}

function Line() {
  const [hasSome, setHasSome] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    void hasUnowned().then((found) => isCurrent && setHasSome(found));
    return () => {
      isCurrent = false;
    };
  }, []);
  if (!hasSome) return null;
  return (
    <p className={styles.line}>
      Workouts were saved earlier on this phone.{' '}
      <Link className={styles.link} to={PATHS.thisPhone}>
        Yours?
      </Link>
    </p>
  );
}

async function hasUnowned(): Promise<boolean> {
  try {
    const device = await localDeviceOrNull();
    return device !== null && (await listUnowned(device)) !== null;
  } catch {
    return false;
  }
}
