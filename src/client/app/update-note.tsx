import { UpdateNews } from '#client/pwa/update-news.tsx';
import { applyUpdate, useUpdate } from '#client/pwa/update-store.ts';
import { useSession } from '#client/session/session-store.ts';
import { Button } from '#client/ui/buttons/button.tsx';
import { ButtonLink } from '#client/ui/buttons/button-link.tsx';
import { PATHS } from '../routing/paths.ts';
import styles from './update-note.module.css';

/** Offers the update; the old version keeps working. Signed-in people are sent to This phone, which knows about open workouts. */
export default function UpdateNote() {
  const state = useUpdate((update) => update.state);
  const isIn = useSession((session) => session.status === 'in');
  return (
    <div className={styles.note} role="status">
      <div>
        <p>A new version is ready.</p>
        <UpdateNews />
      </div>
      {isIn ? (
        <ButtonLink kind="line" to={PATHS.thisPhone}>
          See This phone
        </ButtonLink>
      ) : (
        <Button kind="line" busy={state === 'applying'} busyLabel="Updating…" onClick={applyUpdate}>
          Update
        </Button>
      )}
    </div>
  );
}
