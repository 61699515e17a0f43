import { type FormEvent, type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { Button } from '#client/ui/buttons/button.tsx';
import { Note } from '#client/ui/feedback/note.tsx';
import { Chip, ChipRow } from '#client/ui/forms/chip.tsx';
import { Icon } from '#client/ui/graphics/icon.tsx';
import { CHAT_MESSAGE_MAX_LENGTH } from '#domain/limits.ts';
import styles from '../chat.module.css';

const PLACEHOLDER = 'Ask or tell your coach';

interface ChatDockProps {
  composer: RefObject<HTMLTextAreaElement | null>;
  text: string;
  onWrite: (text: string) => void;
  onSend: (typed: string, isDraft: boolean) => Promise<void>;
  isWaiting: boolean;
  replies: readonly string[];
  /** Why the last message was not stored. */
  refusal: string | null;
  /** Set while scrolled up. */
  onNewest: (() => void) | null;
}

/** Characters left from which the count shows. */
const COUNT_FROM = 400;

export function ChatDock({ composer, text, onWrite, onSend, isWaiting, replies, refusal, onNewest }: ChatDockProps) {
  const wantsFocusBack = useRef(false);
  const left = CHAT_MESSAGE_MAX_LENGTH - text.trim().length;

  // A disabled field loses focus; restore it after the answer.
  useEffect(() => {
    if (isWaiting || !wantsFocusBack.current) return;
    wantsFocusBack.current = false;
    composer.current?.focus();
  }, [isWaiting, composer]);

  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    wantsFocusBack.current = document.activeElement === composer.current;
    void onSend(text, true);
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    submit();
  };

  return (
    <section className={styles.dock} aria-label="Write to your coach">
      {onNewest === null ? null : (
        <Button className={styles.newest} onClick={onNewest}>
          <Icon name="chevron-down" size="s" />
          Newest
        </Button>
      )}
      {refusal === null ? null : <Note kind="fail">{refusal}</Note>}
      {replies.length === 0 ? null : (
        <ChipRow label="Quick replies">
          {replies.map((reply) => (
            <Chip key={reply} disabled={isWaiting} onClick={() => void onSend(reply, false)}>
              {reply}
            </Chip>
          ))}
        </ChipRow>
      )}
      <form className={styles.compose} onSubmit={submit}>
        <div className={styles.box} data-text={text === '' ? PLACEHOLDER : text}>
          <textarea
            ref={composer}
            className={styles.input}
            aria-label="Message"
            placeholder={PLACEHOLDER}
            rows={1}
            value={text}
            disabled={isWaiting}
            enterKeyHint="send"
            autoCapitalize="sentences"
            aria-describedby={left <= COUNT_FROM ? 'chat-characters-left' : undefined}
            onChange={(event) => onWrite(event.target.value)}
            onKeyDown={handleKey}
          />
        </div>
        <Button kind="now" type="submit" disabled={isWaiting}>
          Send
        </Button>
        {left > COUNT_FROM ? null : (
          <p className={left < 0 ? styles.over : styles.count} id="chat-characters-left">
            {left < 0 ? `${-left} characters too many` : `${left} characters left`}
          </p>
        )}
      </form>
    </section>
  );
}
