import { PATHS } from '#client/routing/paths.ts';
import { useSyncStatus } from '#client/session/use-sync-status.ts';
import { Link } from '#client/ui/buttons/link.tsx';
import { Pill } from '#client/ui/feedback/pill.tsx';
import { SaveMark } from '#client/ui/feedback/save-mark.tsx';
import { Icon } from '#client/ui/graphics/icon.tsx';
import styles from './status-pill.module.css';
import { type StatusWords, statusWords } from './status-words.ts';
import { useUnsentBadge } from './use-unsent-badge.ts';

/** The sync state, always in the bar. */
export function StatusPill() {
  const status = useSyncStatus();
  useUnsentBadge(status.pending);
  const { words, kind, shape, leads } = statusWords(status);
  const pill = (
    <Pill kind={kind} mark={<Shape shape={shape} />}>
      <span className={leads === null ? styles.words : undefined}>{words}</span>
    </Pill>
  );
  return (
    <div className={styles.status} role="status" data-live>
      {leads === null ? (
        pill
      ) : (
        <Link className={styles.link} to={leads === 'login' ? PATHS.login : PATHS.thisPhone}>
          {pill}
        </Link>
      )}
    </div>
  );
}

function Shape({ shape }: { shape: StatusWords['shape'] }) {
  if (shape === 'no-signal' || shape === 'lock') return <Icon name={shape} size="s" />;
  return <SaveMark state={shape} size="s" decorative />;
}
