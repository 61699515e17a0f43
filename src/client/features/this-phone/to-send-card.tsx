import { useState } from 'react';
import { PATHS } from '#client/routing/paths.ts';
import { useReading } from '#client/session/use-reading.ts';
import { useSyncStatus } from '#client/session/use-sync-status.ts';
import { Button } from '#client/ui/buttons/button.tsx';
import { ButtonLink } from '#client/ui/buttons/button-link.tsx';
import { Note } from '#client/ui/feedback/note.tsx';
import { Pill } from '#client/ui/feedback/pill.tsx';
import { SaveMark } from '#client/ui/feedback/save-mark.tsx';
import { Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { THIS_PHONE_MESSAGES } from '#domain/messages/this-phone.ts';
import type { Account } from '#offline/store/account.ts';
import { type Queue, readQueue } from './read-queue.ts';
import { RefusedList } from './refused-list.tsx';
import { restWords, sentWords } from './sync-words.ts';
import styles from './this-phone.module.css';
import { useSendNow } from './use-send-now.ts';
import { waitingLines } from './waiting-lines.ts';

export function ToSendCard({ account }: { account: Account }) {
  const queue = useReading('queue', () => readQueue(account));
  return (
    <section className="card" aria-labelledby="to-send">
      <h2 className="h-4" id="to-send">
        To send
      </h2>
      {queue.status === 'loading' ? <Skeleton height="9rem" /> : null}
      {queue.status === 'failed' ? (
        <Note kind="fail" action={<Button onClick={queue.retry}>Try again</Button>}>
          {THIS_PHONE_MESSAGES.readFailed}
        </Note>
      ) : null}
      {queue.status === 'ready' ? <Waiting account={account} queue={queue.value} /> : null}
    </section>
  );
}

function Waiting({ account, queue }: { account: Account; queue: Queue }) {
  const status = useSyncStatus();
  const { result, isSending, sendNow } = useSendNow();
  const [isRefusedOpen, setRefusedOpen] = useState(false);
  const now = new Date(account.now());
  const count = queue.operations.length + queue.messages.length;
  const lines = waitingLines(queue.operations, queue.messages, now);

  return (
    <>
      <p className={styles.total}>
        <span className="fig num">{count}</span> <span className="muted">{restWords(count, status)}</span>
      </p>
      <ul className={`list ${styles.list}`}>
        {lines.map((line) => (
          <li className="kv" key={line.key}>
            <span>
              {line.words}
              <br />
              <span className="cap num">{line.when}</span>
            </span>
            <Pill mark={<SaveMark state={line.mark} size="xs" decorative />}>{line.mark === 'phone' ? 'On this phone' : 'Waiting'}</Pill>
          </li>
        ))}
        {queue.refused.length === 0 ? null : (
          <li className="kv">
            <span>
              {queue.refused.length === 1 ? '1 change the server did not take' : `${queue.refused.length} changes the server did not take`}
            </span>
            <Pill kind="fail" mark={<SaveMark state="refused" size="xs" decorative />}>
              Refused
            </Pill>
          </li>
        )}
        {queue.unsent_messages === 0 ? null : (
          <li className="kv">
            <span>{queue.unsent_messages === 1 ? '1 message was not sent' : `${queue.unsent_messages} messages were not sent`}</span>
            <ButtonLink kind="bare" to={PATHS.chat}>
              See it in the chat
            </ButtonLink>
          </li>
        )}
      </ul>
      <div className={styles.buttons}>
        <Button kind={count > 0 ? 'now' : 'line'} busy={isSending} busyLabel="Sending…" onClick={sendNow}>
          Send now
        </Button>
        {queue.refused.length === 0 ? null : (
          <Button aria-expanded={isRefusedOpen} aria-controls="refused" onClick={() => setRefusedOpen(!isRefusedOpen)}>
            {isRefusedOpen ? 'Hide refused' : 'Show refused'}
          </Button>
        )}
      </div>
      <p className={styles.result} role="status">
        {result}
      </p>
      <p className={`cap num ${styles.last}`}>{sentWords(status, now)}</p>
      <div id="refused">{isRefusedOpen ? <RefusedList account={account} refused={queue.refused} now={now} /> : null}</div>
    </>
  );
}
