import { type FormEvent, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { KeptDraft } from '#client/training/kept-draft.ts';
import { storeNow } from '#client/training/store-now.ts';
import { Button } from '#client/ui/buttons/button.tsx';
import { Note } from '#client/ui/feedback/note.tsx';
import { THREAD_MESSAGE_MAX_LENGTH } from '#domain/limits.ts';
import { type MessageDraft, messageDraftKey } from '#offline/coaching/message-drafts.ts';
import { sendMessage, type Thread } from '#offline/coaching/thread.ts';
import type { Account } from '#offline/store/account.ts';
import { ReplyStart } from './reply-start.tsx';
import styles from './thread-page.module.css';

/**
 * Keeps what is typed on this phone, also over a reload, until it is sent. A message has its id from its first letter on, so that trying
 * again makes one.
 */
export function Composer({ account, thread }: { account: Account; thread: Thread }) {
  const { relationship } = thread;
  const kept = useMemo(
    () => new KeptDraft<MessageDraft>(account, messageDraftKey(relationship.id), sessionStorage),
    [account, relationship.id],
  );
  const [draft, setDraft] = useState<MessageDraft | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const isStoring = useRef(false);
  const label = relationship.first_name === null ? 'Write a message' : `Write to ${relationship.first_name}`;
  const text = draft?.text ?? '';

  const restore = useEffectEvent((found: MessageDraft | undefined) => {
    // One that was sent before its draft could be cleared is no draft.
    const isSent = thread.messages.some(({ message_id }) => message_id === found?.message_id);
    if (found !== undefined && !isSent) setDraft((typed) => typed ?? found);
  });
  useEffect(() => {
    let isOpen = true;
    // What cannot be read is typed anew.
    void kept.read().then(
      (found) => isOpen && restore(found),
      () => undefined,
    );
    return () => {
      isOpen = false;
    };
  }, [kept]);

  const type = (typed: string) => {
    const next = { message_id: draft?.message_id ?? account.newId(), text: typed };
    setDraft(next);
    void (typed === '' ? kept.clear().catch(() => undefined) : kept.keep(next));
  };

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (draft === null || text.trim() === '' || isStoring.current) return;
    isStoring.current = true;
    const trouble = await storeNow(() => sendMessage(account, relationship, { message_id: draft.message_id, text: text.trim() }));
    isStoring.current = false;
    setFailure(trouble);
    if (trouble !== null) return;
    setDraft(null);
    await kept.clear().catch(() => undefined);
  };

  return (
    <form className={styles.composer} aria-label="Message" onSubmit={(event) => void send(event)}>
      {failure === null ? null : <Note kind="fail">{failure}</Note>}
      {relationship.side === 'coach' ? <ReplyStart account={account} relationship={relationship} text={text} onUse={type} /> : null}
      <div className={styles.row}>
        <textarea
          className={styles.input}
          aria-label={label}
          placeholder={label}
          rows={Math.min(LINES_MOST, text.split('\n').length + Math.floor(text.length / LINE_LENGTH))}
          maxLength={THREAD_MESSAGE_MAX_LENGTH}
          value={text}
          onChange={(event) => type(event.target.value)}
        />
        <Button kind="now" type="submit">
          Send
        </Button>
      </div>
    </form>
  );
}

const LINES_MOST = 6;
const LINE_LENGTH = 44;
