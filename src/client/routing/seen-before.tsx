import { useEffect, useState } from 'react';
import { seenAgo } from './seen-ago.ts';
import styles from './seen-before.module.css';

const A_MINUTE_MS = 60_000;

/** The age of cached data; nothing for fresh data. */
export function SeenBefore({ fetched_at }: { fetched_at: number | null }) {
  return fetched_at === null ? null : <SeenLine fetched_at={fetched_at} />;
}

function SeenLine({ fetched_at }: { fetched_at: number }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const ticking = setInterval(() => setNow(Date.now()), A_MINUTE_MS);
    return () => clearInterval(ticking);
  }, []);
  return (
    <p className={styles.line} role="status">
      Seen {seenAgo(fetched_at, now)}. It refreshes when there is signal.
    </p>
  );
}
