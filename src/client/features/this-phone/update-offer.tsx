import { UpdateNews } from '#client/pwa/update-news.tsx';
import { applyUpdate, useUpdate } from '#client/pwa/update-store.ts';
import { useReading } from '#client/session/use-reading.ts';
import { useToday } from '#client/session/use-today.ts';
import { Button } from '#client/ui/buttons/button.tsx';
import { Note } from '#client/ui/feedback/note.tsx';
import { isSessionOpen } from '#domain/training/choose-session.ts';
import { shiftDay } from '#domain/training/week.ts';
import { listSessions } from '#offline/log/sessions.ts';
import type { Account } from '#offline/store/account.ts';
import styles from './this-phone.module.css';

/** A waiting version: applied on request, never during a workout. */
export function UpdateOffer({ account }: { account: Account }) {
  const state = useUpdate((update) => update.state);
  const today = useToday(account.now);
  const open = useReading(`open workout ${today}`, () => isWorkoutOpen(account, today));
  if (state === 'none') return null;
  const mayUpdate = open.status === 'failed' || (open.status === 'ready' && !open.value);
  return (
    <div className={styles.update} role="status">
      <Note
        kind="now"
        action={
          mayUpdate ? (
            <Button busy={state === 'applying'} busyLabel="Updating…" onClick={applyUpdate}>
              Update now
            </Button>
          ) : undefined
        }
      >
        <b>A new version is ready.</b> {mayUpdate ? 'What waits to be sent survives it.' : 'It waits until your workout is finished.'}
      </Note>
      <UpdateNews />
    </div>
  );
}

async function isWorkoutOpen(account: Account, today: string): Promise<boolean> {
  const sessions = await listSessions(account, { from: shiftDay(today, -1), to: today });
  return sessions.some((session) => isSessionOpen(session, { today, now: account.now() }));
}
