import { useState } from 'react';
import { reportStorageFailure } from '#client/session/storage-trouble-store.ts';
import { wakeSync } from '#client/session/sync-control.ts';
import { Button } from '#client/ui/buttons/button.tsx';
import { Note } from '#client/ui/feedback/note.tsx';
import { ConfirmSheet } from '#client/ui/overlays/confirm-sheet.tsx';
import { NOT_SAVED_MESSAGES } from '#domain/messages/this-phone.ts';
import { deleteRejected, type RejectedOperation, retryRejected } from '#offline/accounts/outbox.ts';
import type { Account } from '#offline/store/account.ts';
import { StorageFailure } from '#offline/store/storage-failure.ts';
import { refusedWords } from './refused-words.ts';
import styles from './this-phone.module.css';
import { formatWhen } from './when.ts';

interface RefusedListProps {
  account: Account;
  refused: readonly RejectedOperation[];
  now: Date;
}

/** More are behind a button, in case a server refuses everything. */
const SHOWN_AT_FIRST = 20;

/** Refused changes with reasons; kept until the person decides. */
export function RefusedList({ account, refused, now }: RefusedListProps) {
  const [deleting, setDeleting] = useState<RejectedOperation | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [shown, setShown] = useState(SHOWN_AT_FIRST);

  const attempt = async (change: () => Promise<void>) => {
    setFailure(null);
    try {
      await change();
      wakeSync();
    } catch (error) {
      setFailure(NOT_SAVED_MESSAGES[error instanceof StorageFailure ? error.reason : 'lost']);
      reportStorageFailure(error);
    }
    setDeleting(null);
  };

  return (
    <>
      <ul className={`list ${styles.refused}`} aria-label="Refused">
        {refused.slice(0, shown).map((operation) => {
          const words = refusedWords(operation, now);
          return (
            <li key={operation.op_id}>
              <p className={styles.refusedTitle}>{words.title}</p>
              {words.detail === null ? null : <p className="small num">{words.detail}</p>}
              <p className={styles.reason}>{words.reason}</p>
              <p className="cap num">Made {formatWhen(operation.made_at, now)}</p>
              <div className={styles.buttons}>
                <Button aria-label={`Retry: ${words.title}`} onClick={() => void attempt(() => retryRejected(account, operation.op_id))}>
                  Retry
                </Button>
                <Button kind="bare" aria-label={`Delete: ${words.title}`} onClick={() => setDeleting(operation)}>
                  Delete
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
      {refused.length === 1 ? null : (
        <div className={styles.buttons}>
          {refused.length > shown ? <Button onClick={() => setShown(shown + SHOWN_AT_FIRST)}>Show more</Button> : null}
          <Button onClick={() => void attempt(() => retryAll(account, refused))}>Retry all</Button>
        </div>
      )}
      {failure === null ? null : <Note kind="fail">{failure}</Note>}
      <ConfirmSheet
        open={deleting !== null}
        title="Delete this change?"
        keepLabel="Keep it"
        confirmLabel="Delete"
        onClose={() => setDeleting(null)}
        onConfirm={() => deleting !== null && void attempt(() => deleteRejected(account, deleting.op_id))}
      >
        <p>{deleting === null ? '' : refusedWords(deleting, now).title}: what the server has shows again. This cannot be undone.</p>
      </ConfirmSheet>
    </>
  );
}

/** Sequential, so that a full phone keeps the rest. */
async function retryAll(account: Account, refused: readonly RejectedOperation[]): Promise<void> {
  for (const { op_id } of refused) await retryRejected(account, op_id);
}
