import { generatePath } from 'react-router-dom';
import { ContactStrokes } from '#client/coaching/contact-card.tsx';
import { newMessages } from '#client/coaching/new-messages.ts';
import { PersonPicture } from '#client/coaching/person-picture.tsx';
import { weekdayShort } from '#client/locale/formats.ts';
import { PATHS } from '#client/routing/paths.ts';
import { ButtonLink } from '#client/ui/buttons/button-link.tsx';
import { Link } from '#client/ui/buttons/link.tsx';
import type { DeskReason } from '#domain/coaching/triage.ts';
import { weekStrokes } from '#domain/coaching/week-strokes.ts';
import { REASON_WORDS } from '#domain/messages/desk.ts';
import type { DeskRow } from '#offline/coaching/desk.ts';
import styles from './desk-list.module.css';
import { doneWords, reasonSentence, reasonVerb } from './reason-words.ts';
import { WeekTally } from './week-tally.tsx';

interface NeedsRowProps {
  row: DeskRow;
  reason: DeskReason;
  /** Only the first of the list has marigold. */
  isFirst: boolean;
  now: number;
  today: string;
}

/** Somebody who needs the coach: who, why, four weeks, and one step. */
export function NeedsRow({ row, reason, isFirst, now, today }: NeedsRowProps) {
  const { id, name, facts, history_from, relationship, unread } = row;
  const strokes = facts === null || history_from === null ? null : weekStrokes(facts, { history_from, today });
  const last = facts?.sessions.findLast(({ day }) => day <= today)?.day;
  return (
    <li className={isFirst ? `${styles.row} ${styles.first}` : styles.row}>
      <div className={styles.picture}>
        <PersonPicture who={relationship} width={44} />
      </div>
      <Link className={styles.name} to={generatePath(PATHS.client, { id })}>
        {name}
      </Link>
      <span className={`cap ${styles.when}`}>{last === undefined ? '' : weekdayShort(last)}</span>
      <p className={styles.reason}>
        <b>{REASON_WORDS[reason.kind]}</b> {reasonSentence(reason, facts?.unit ?? 'lb', now)}
      </p>
      <Marks row={row} isQuoted={reason.kind === 'unanswered'} />
      <div className={styles.foot}>
        <span className={`num ${styles.weeks}`}>
          {reason.kind === 'contact' && !reason.is_over ? (
            <ContactStrokes due_at={new Date(reason.due_at).toISOString()} now={now} />
          ) : null}
          {strokes === null || reason.kind === 'contact' ? null : (
            <>
              <WeekTally strokes={strokes} />
              <span aria-hidden="true">{doneWords(strokes)}</span>
            </>
          )}
        </span>
        <ButtonLink kind={isFirst ? 'now' : 'line'} to={generatePath(PATHS.thread, { id })}>
          {row.draft === null ? reasonVerb(reason) : 'Go on writing'}
          <span className="vh">{`, ${name}${unread === 0 ? '' : `, ${newMessages(unread)}`}`}</span>
        </ButtonLink>
      </div>
    </li>
  );
}

/** What is on this device for the client, and their newest remark. */
function Marks({ row: { unread, draft, waiting, facts }, isQuoted }: { row: DeskRow; isQuoted: boolean }) {
  const note = facts?.note ?? null;
  const words = [
    unread === 0 ? null : newMessages(unread),
    draft === null ? null : 'Draft',
    waiting === 0 ? null : `${waiting === 1 ? 'Reply waits' : `${waiting} replies wait`} for signal`,
  ].filter((word) => word !== null);
  return (
    <>
      {isQuoted || note === null ? null : (
        <p className={styles.quote}>
          {`“${note.text}” `}
          <span className="cap">{[weekdayShort(note.day), note.exercise].filter((part) => part !== null).join(', ')}</span>
        </p>
      )}
      {words.length === 0 ? null : (
        <p className={styles.marks}>
          {unread === 0 ? null : <span className={styles.stroke} aria-hidden="true" />}
          {words.join(', ')}
        </p>
      )}
    </>
  );
}
