import { useState } from 'react';
import { PATHS } from '#client/routing/paths.ts';
import { reportStorageFailure } from '#client/session/storage-trouble-store.ts';
import { useAccount } from '#client/session/use-account.ts';
import { useChatSender } from '#client/session/use-chat-sender.ts';
import { Button } from '#client/ui/buttons/button.tsx';
import { Link } from '#client/ui/buttons/link.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { Pill } from '#client/ui/feedback/pill.tsx';
import { SaveMark } from '#client/ui/feedback/save-mark.tsx';
import { ConfirmSheet } from '#client/ui/overlays/confirm-sheet.tsx';
import { type ChatEntry, deleteMessage, retryMessage } from '#offline/chat/chat.ts';
import styles from '../chat.module.css';
import { NO_SUBSCRIPTION } from '../sending/failure-text.ts';
import { notSavedSentence } from '../sending/send-message.ts';
import type { Reach } from '../sending/use-reach.ts';
import { messageMark } from './conversation-state.ts';

interface OwnMessageProps {
  entry: ChatEntry;
  reach: Reach;
  isAnswered: boolean;
}

export function OwnMessage({ entry, reach, isAnswered }: OwnMessageProps) {
  const sender = useChatSender();
  const mark = messageMark(entry, reach, isAnswered);
  return (
    <div className={styles.own}>
      <p className={classNames(styles.bubble, mark.look === 'waiting' && styles.waiting)}>
        <span className="vh">You: </span>
        {entry.content}
      </p>
      {mark.look === 'not-sent' ? <NotSent entry={entry} sentence={mark.sentence} needsSubscription={mark.needs_subscription} /> : null}
      {mark.look === 'sent' ? (
        <Pill kind="sent" className={styles.state} mark={<SaveMark state="sent" size="xs" decorative />}>
          {mark.words}
        </Pill>
      ) : null}
      {mark.look === 'waiting' ? (
        <Pill className={styles.state} mark={<SaveMark state="waiting" size="xs" decorative />}>
          {mark.words}
        </Pill>
      ) : null}
      {mark.look === 'waiting' && mark.sentence !== null ? (
        <p className={styles.unanswered}>
          {mark.sentence}
          <Button kind="bare" onClick={() => sender.wake()}>
            Retry
          </Button>
        </p>
      ) : null}
    </div>
  );
}

interface NotSentProps {
  entry: ChatEntry;
  sentence: string;
  needsSubscription: boolean;
}

function NotSent({ entry, sentence, needsSubscription }: NotSentProps) {
  const account = useAccount();
  const sender = useChatSender();
  const [isAsking, setAsking] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const attempt = async (change: () => Promise<void>) => {
    setFailure(null);
    try {
      await change();
      setAsking(false);
      sender.wake();
    } catch (error) {
      setAsking(false);
      setFailure(notSavedSentence(error));
      reportStorageFailure(error);
    }
  };

  return (
    <div className={styles.notSent}>
      <Pill kind="fail" mark={<SaveMark state="refused" size="xs" decorative />}>
        Not sent
      </Pill>
      <p className={styles.reason} role="alert">
        {failure ?? sentence}
      </p>
      {needsSubscription ? (
        <p className={styles.reason}>
          {NO_SUBSCRIPTION} <Link to={PATHS.coachInfo}>See AI Coach</Link>
        </p>
      ) : null}
      <div className={styles.notSentActions}>
        <Button kind="bare" onClick={() => void attempt(() => retryMessage(account, entry.message_id))}>
          Retry
        </Button>
        <Button kind="bare" onClick={() => setAsking(true)}>
          Delete
        </Button>
      </div>
      <ConfirmSheet
        open={isAsking}
        title="Delete this message?"
        keepLabel="Keep it"
        confirmLabel="Delete"
        onClose={() => setAsking(false)}
        onConfirm={() => void attempt(() => deleteMessage(account, entry.message_id))}
      >
        <p>It was not sent. Deleting removes it from this phone for good.</p>
      </ConfirmSheet>
    </div>
  );
}
