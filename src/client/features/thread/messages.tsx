import { useEffect, useRef } from 'react';
import { PersonPicture } from '#client/coaching/person-picture.tsx';
import { dayText, timeText, weekdayName } from '#client/locale/formats.ts';
import { classNames } from '#client/ui/class-names.ts';
import { Icon } from '#client/ui/graphics/icon.tsx';
import type { Relationship } from '#contract/index.ts';
import { COACHING_MESSAGES } from '#domain/messages/coaching.ts';
import { localDate } from '#domain/training/week.ts';
import type { ThreadMessage } from '#offline/coaching/thread.ts';
import styles from './thread-page.module.css';

interface MessagesProps {
  relationship: Relationship;
  messages: readonly ThreadMessage[];
  now: number;
  /** Changes when something new arrives. */
  newest: number | null;
}

/** The messages by day; the newest is in sight when the page opens and when one is added. */
export function Messages({ relationship, messages, now, newest }: MessagesProps) {
  const end = useRef<HTMLDivElement>(null);
  const count = messages.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: they say when to look again
  useEffect(() => {
    // In braces because newer browsers answer with a promise, which React would take for the effect's end.
    end.current?.scrollIntoView?.({ block: 'end' });
  }, [count, newest]);
  return (
    <div className={styles.thread}>
      <ul className={styles.list} aria-label="Messages">
        {messages.map((message, index) => {
          const day = localDate(new Date(message.at));
          const isFirstOfDay = index === 0 || localDate(new Date(messages[index - 1]?.at ?? 0)) !== day;
          return (
            <li key={message.message_id} className={styles.item}>
              {isFirstOfDay ? <p className={styles.day}>{dayWords(day, now)}</p> : null}
              {message.isOwn ? <Own message={message} /> : <Theirs message={message} relationship={relationship} />}
            </li>
          );
        })}
      </ul>
      <div ref={end} />
    </div>
  );
}

function dayWords(day: string, now: number): string {
  return day === localDate(new Date(now)) ? 'Today' : `${weekdayName(day)}, ${dayText(day, now)}`;
}

function Own({ message: { text, state, at } }: { message: ThreadMessage }) {
  const isWaiting = state === 'phone';
  const words = state === 'phone' ? COACHING_MESSAGES.waiting : state === 'received' ? '' : COACHING_MESSAGES[state];
  return (
    <div className={styles.own}>
      <p className={classNames(styles.bubble, isWaiting || state === 'refused' ? styles.waiting : styles.ink)}>{text}</p>
      <p className={classNames(styles.state, state === 'refused' ? styles.fail : isWaiting ? undefined : styles.done)}>
        <Icon size="xs" name={state === 'refused' ? 'alert' : isWaiting ? 'history' : 'check'} />
        {isWaiting || state === 'refused' ? words : `${words} ${timeText(at)}`}
      </p>
    </div>
  );
}

function Theirs({ message: { text, at }, relationship }: { message: ThreadMessage; relationship: Relationship }) {
  return (
    <div className={styles.theirs}>
      <div className={styles.face}>
        <PersonPicture who={relationship} width={32} />
      </div>
      <div>
        <p className={classNames(styles.bubble, styles.line)}>{text}</p>
        <p className={styles.state}>{timeText(at)}</p>
      </div>
    </div>
  );
}
