import { dismissStorageTrouble, useStorageTrouble } from '#client/session/storage-trouble-store.ts';
import { Button } from '#client/ui/buttons/button.tsx';
import { Note } from '#client/ui/feedback/note.tsx';
import { STORAGE_MESSAGES } from '#domain/messages/this-phone.ts';
import styles from './storage-banner.module.css';

/** Shown above every screen, also during a workout, while the phone cannot store. */
export function StorageBanner() {
  const reason = useStorageTrouble((trouble) => trouble.reason);
  if (reason === null) return null;
  const helpsReload = reason === 'lost' || reason === 'newer-schema';
  return (
    <div className={styles.banner}>
      <Note
        kind="fail"
        action={
          helpsReload ? (
            <Button onClick={() => window.location.reload()}>Reload</Button>
          ) : (
            <Button onClick={dismissStorageTrouble}>Understood</Button>
          )
        }
      >
        {STORAGE_MESSAGES[reason]}
      </Note>
    </div>
  );
}
