import { generatePath } from 'react-router-dom';
import { PersonPicture } from '#client/coaching/person-picture.tsx';
import { stateWords } from '#client/coaching/state-words.ts';
import { PATHS } from '#client/routing/paths.ts';
import { Link } from '#client/ui/buttons/link.tsx';
import { Icon } from '#client/ui/graphics/icon.tsx';
import { remarkOf } from '#domain/coaching/triage.ts';
import { weekStrokes } from '#domain/coaching/week-strokes.ts';
import type { DeskRow } from '#offline/coaching/desk.ts';
import styles from './desk-list.module.css';
import { remarkWords } from './reason-words.ts';
import { WeekTally } from './week-tally.tsx';

/** Somebody who needs nothing now. */
export function TrackRow({ row, today }: { row: DeskRow; today: string }) {
  const { id, name, facts, history_from, relationship, unread, draft, waiting } = row;
  const words = [
    stateWords(relationship) ?? remarkWords(remarkOf(row, today), today),
    draft === null ? null : 'Draft',
    waiting === 0 ? null : 'Waits for signal',
  ];
  return (
    <li>
      <Link className={styles.track} to={generatePath(unread > 0 ? PATHS.thread : PATHS.client, { id })}>
        <span className={styles.small}>
          <PersonPicture who={relationship} width={36} />
        </span>
        <span className={styles.words}>
          <b>{name}</b>
          <span className={`cap ${styles.remark}`}>
            {unread === 0 ? null : <span className={styles.stroke} aria-hidden="true" />}
            {words.filter((word) => word !== null).join(', ')}
          </span>
        </span>
        <span>{facts === null || history_from === null ? null : <WeekTally strokes={weekStrokes(facts, { history_from, today })} />}</span>
        <Icon name="chevron-right" size="s" />
      </Link>
    </li>
  );
}
