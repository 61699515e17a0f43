import { useState } from 'react';
import { useReading } from '#client/session/use-reading.ts';
import { Button } from '#client/ui/buttons/button.tsx';
import { Note } from '#client/ui/feedback/note.tsx';
import { Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { Icon } from '#client/ui/graphics/icon.tsx';
import { THIS_PHONE_MESSAGES } from '#domain/messages/this-phone.ts';
import { isNearlyFull } from '#domain/sync/account-room.ts';
import { countPending, listRejected } from '#offline/accounts/outbox.ts';
import { countUnsent } from '#offline/chat/chat.ts';
import type { Account } from '#offline/store/account.ts';
import { askToPersist } from '#offline/store/quota.ts';
import { countStored, type StoredCounts } from '#offline/store/this-phone.ts';
import { readRoom } from '#offline/sync/room.ts';
import { formatBytes, splitBytes } from './bytes.ts';
import { readStorage, type StorageReading } from './read-storage.ts';
import { StorageMeter } from './storage-meter.tsx';
import styles from './this-phone.module.css';

export function StorageCard({ account }: { account: Account }) {
  const reading = useReading('storage', () => readStored(account));
  /** The browser's answer to Protect; null before. */
  const [answer, setAnswer] = useState<boolean | null>(null);

  return (
    <section className="card" aria-labelledby="storage">
      <h2 className="h-4" id="storage">
        Storage
      </h2>
      {reading.status === 'loading' ? <Skeleton height="11rem" /> : null}
      {reading.status === 'failed' ? (
        <Note kind="fail" action={<Button onClick={reading.retry}>Try again</Button>}>
          {THIS_PHONE_MESSAGES.readFailed}
        </Note>
      ) : null}
      {reading.status === 'ready' ? (
        <>
          <Used {...reading.value} />
          <Protection
            persisted={answer === true ? true : reading.value.storage.persisted}
            isRefused={answer === false}
            onProtect={() => void askToPersist(navigator.storage).then(setAnswer)}
          />
          <AccountRoom percent={reading.value.room} />
          <ClearingWarning unsent={reading.value.unsent} />
        </>
      ) : null}
    </section>
  );
}

interface Stored {
  readonly counts: StoredCounts;
  /** Unsynced changes and messages. */
  readonly unsent: number;
  readonly storage: StorageReading;
  /** Of the account on the server, in whole percent; null before the first exchange. */
  readonly room: number | null;
}

async function readStored(account: Account): Promise<Stored> {
  const [counts, pending, refused, messages, room] = await Promise.all([
    countStored(account),
    countPending(account),
    listRejected(account),
    countUnsent(account),
    readRoom(account),
  ]);
  return { counts, unsent: pending + refused.length + messages, storage: await readStorage(navigator.storage), room };
}

function Used({ storage, counts }: Pick<Stored, 'storage' | 'counts'>) {
  const used = storage.usage === null ? null : splitBytes(storage.usage);
  return (
    <>
      {used === null ? (
        <p className={`muted ${styles.total}`}>This browser does not tell how much is used.</p>
      ) : (
        <p className={styles.total}>
          <span className="fig num">{used.figure}</span>{' '}
          <span className="muted num">
            {used.unit}
            {storage.quota === null ? '' : ` of ${formatBytes(storage.quota)}`}
          </span>
        </p>
      )}
      <StorageMeter parts={storage.parts} counts={counts} />
    </>
  );
}

function Protection({ persisted, isRefused, onProtect }: { persisted: boolean | null; isRefused: boolean; onProtect: () => void }) {
  if (persisted === true)
    return (
      <p className={styles.protected}>
        <Icon name="lock" size="s" /> Protected: the browser will not clear it
      </p>
    );
  if (persisted === null) return <p className={styles.open}>This browser cannot protect it. Export a copy now and then.</p>;
  return (
    <div className={styles.open}>
      <p>
        <Icon name="unlock" size="s" /> Not protected: a full phone may clear it
      </p>
      <Button onClick={onProtect}>Protect</Button>
      <p role="status">{isRefused ? 'The browser said no. Install the app, or use it a few more times, then ask again.' : null}</p>
    </div>
  );
}

function AccountRoom({ percent }: { percent: number | null }) {
  if (percent === null) return null;
  if (isNearlyFull(percent))
    return <Note>{`${percent}% of your account’s room on the server is used. Export a copy before it is full.`}</Note>;
  return <p className={`cap ${styles.open}`}>{percent}% of your account’s room on the server is used.</p>;
}

function ClearingWarning({ unsent }: { unsent: number }) {
  if (unsent === 0)
    return (
      <p className={`cap ${styles.clearing}`}>
        Clearing this site’s data in the browser removes it from this phone. What was sent comes back when you sign in.
      </p>
    );
  return (
    <div className={styles.clearing}>
      <Note>Clearing this site’s data in the browser deletes {unsent === 1 ? '1 unsent entry' : `${unsent} unsent entries`} for good.</Note>
    </div>
  );
}
