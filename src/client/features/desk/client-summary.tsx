import { generatePath } from 'react-router-dom';
import { PersonPicture } from '#client/coaching/person-picture.tsx';
import { stateWords } from '#client/coaching/state-words.ts';
import { dayText, momentText } from '#client/locale/formats.ts';
import { PATHS } from '#client/routing/paths.ts';
import { Link } from '#client/ui/buttons/link.tsx';
import { reasonOf, remarkOf } from '#domain/coaching/triage.ts';
import { weekStrokes } from '#domain/coaching/week-strokes.ts';
import { COACHING_MESSAGES } from '#domain/messages/coaching.ts';
import { REASON_WORDS } from '#domain/messages/desk.ts';
import { localDate } from '#domain/training/week.ts';
import type { DeskRow } from '#offline/coaching/desk.ts';
import type { Thread } from '#offline/coaching/thread.ts';
import styles from './client-page.module.css';
import { dayWords, doneWords, reasonSentence, remarkWords } from './reason-words.ts';
import { WeekTally } from './week-tally.tsx';

/** Who it is, why they need the coach, and their four weeks. */
export function ClientHead({ row, now }: { row: DeskRow; now: number }) {
  const { relationship, facts, history_from } = row;
  const today = localDate(new Date(now));
  const reason = reasonOf(row, now, today);
  const strokes = facts === null || history_from === null ? null : weekStrokes(facts, { history_from, today });
  // The log that the list has not read yet stands below.
  const isUnread = facts === null && relationship.consent?.state === 'on';
  const last = facts?.sessions.findLast(({ day }) => day <= today)?.day;
  return (
    <div className={styles.head}>
      <div className={styles.face}>
        <PersonPicture who={relationship} width={64} />
      </div>
      <div>
        <p className="muted small">
          {stateWords(relationship) ??
            `${relationship.is_invited === true ? 'By code, client' : 'Client'} since ${dayText(relationship.since, now)}`}
          {last === undefined ? '' : `. Trained ${dayWords(last, today)}.`}
        </p>
        {reason === null && isUnread ? null : (
          <p>
            {reason === null ? (
              remarkWords(remarkOf(row, today), today)
            ) : (
              <>
                <b>{REASON_WORDS[reason.kind]}</b> {reasonSentence(reason, facts?.unit ?? 'lb', now)}
              </>
            )}
          </p>
        )}
        {strokes === null ? null : (
          <p className={styles.four}>
            <WeekTally strokes={strokes} />
            <span className="small muted">{doneWords(strokes)}</span>
          </p>
        )}
      </div>
    </div>
  );
}

const MESSAGES_SHOWN = 2;

/** The newest messages, for reading beside the log. */
export function LastMessages({ id, thread: { messages, relationship } }: { id: string; thread: Thread }) {
  const name = relationship.first_name ?? COACHING_MESSAGES.formerClient;
  return (
    <section className={`card ${styles.messages}`} aria-label="Messages">
      <p className={styles.lift}>
        <b>Messages</b>
        <Link className="link small" to={generatePath(PATHS.thread, { id })}>
          Open thread
        </Link>
      </p>
      {messages.length === 0 ? <p className="small muted">{COACHING_MESSAGES.threadEmpty}</p> : null}
      {messages.slice(-MESSAGES_SHOWN).map(({ message_id, isOwn, text, at, state }) => (
        <div key={message_id}>
          <p className={styles.lift}>
            <b className="small">{isOwn ? 'You' : name}</b>
            <span className="cap">
              {state === 'phone' || state === 'refused' ? COACHING_MESSAGES[state === 'phone' ? 'waiting' : 'refused'] : momentText(at)}
            </span>
          </p>
          <p className={styles.said}>{text}</p>
        </div>
      ))}
    </section>
  );
}
