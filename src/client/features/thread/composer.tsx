import { type FormEvent, useRef, useState } from 'react';
import { storeNow } from '#client/training/store-now.ts';
import { Button } from '#client/ui/buttons/button.tsx';
import { Note } from '#client/ui/feedback/note.tsx';
import type { Relationship } from '#contract/index.ts';
import { THREAD_MESSAGE_MAX_LENGTH } from '#domain/limits.ts';
import { sendMessage } from '#offline/coaching/thread.ts';
import type { Account } from '#offline/store/account.ts';
import styles from './thread-page.module.css';

/** Keeps what was typed until it is safe on this phone. A message has its id before it is stored, so that trying again makes one. */
export function Composer({ account, relationship }: { account: Account; relationship: Relationship }) {
  const [text, setText] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const message_id = useRef<string | null>(null);
  const isStoring = useRef(false);
  const label = relationship.first_name === null ? 'Write a message' : `Write to ${relationship.first_name}`;

  const send = async (event: FormEvent) => {
    event.preventDefault();
    const typed = text.trim();
    if (typed === '' || isStoring.current) return;
    isStoring.current = true;
    message_id.current ??= account.newId();
    const message = { message_id: message_id.current, text: typed };
    const trouble = await storeNow(() => sendMessage(account, relationship, message));
    isStoring.current = false;
    setFailure(trouble);
    if (trouble !== null) return;
    message_id.current = null;
    setText('');
  };

  return (
    <form className={styles.composer} aria-label="Message" onSubmit={(event) => void send(event)}>
      {failure === null ? null : <Note kind="fail">{failure}</Note>}
      <div className={styles.row}>
        <textarea
          className={styles.input}
          aria-label={label}
          placeholder={label}
          rows={1}
          maxLength={THREAD_MESSAGE_MAX_LENGTH}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Button kind="now" type="submit">
          Send
        </Button>
      </div>
    </form>
  );
}
