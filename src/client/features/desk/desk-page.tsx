import { generatePath } from 'react-router-dom';
import { CoachingFailed, CoachingLoading } from '#client/coaching/coaching-states.tsx';
import { ContactStrokes } from '#client/coaching/contact-card.tsx';
import { contactSentence, timeLeftWords } from '#client/coaching/contact-words.ts';
import { newMessages } from '#client/coaching/new-messages.ts';
import { PersonPicture } from '#client/coaching/person-picture.tsx';
import { stateWords } from '#client/coaching/state-words.ts';
import { useNow } from '#client/coaching/use-now.ts';
import { useRelationships } from '#client/coaching/use-relationships.ts';
import { dayText } from '#client/locale/formats.ts';
import { PATHS } from '#client/routing/paths.ts';
import { useAccount } from '#client/session/use-account.ts';
import { useFirstSync } from '#client/session/use-first-sync.ts';
import { ButtonLink } from '#client/ui/buttons/button-link.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import type { Relationship } from '#contract/index.ts';
import { COACHING_MESSAGES } from '#domain/messages/coaching.ts';
import styles from './desk.module.css';
import { DeskFrame } from './desk-frame.tsx';

const TITLE = 'Clients';

/** A coach's clients (REL-1), with or without signal. */
export function DeskPage() {
  const account = useAccount();
  const now = useNow(account.now);
  const reading = useRelationships(account, 'coach');
  const isFirstSync = useFirstSync();
  if (reading.status === 'failed') return <CoachingFailed title={TITLE} onRetry={reading.retry} />;
  if (reading.status === 'loading' || (reading.value.length === 0 && isFirstSync)) return <CoachingLoading title={TITLE} />;
  return (
    <DeskFrame title={TITLE}>
      {reading.value.length === 0 ? (
        <EmptyState
          sentence={COACHING_MESSAGES.noClients}
          action={
            <ButtonLink kind="line" to={PATHS.invitations}>
              Make a code
            </ButtonLink>
          }
        />
      ) : (
        <>
          <ul className={`list ${styles.list}`}>
            {reading.value.map(({ relationship, unread }) => (
              <li key={relationship.id} className={styles.row}>
                <Client relationship={relationship} unread={unread} now={now} />
              </li>
            ))}
          </ul>
          <p className="cap">{COACHING_MESSAGES.order}</p>
        </>
      )}
    </DeskFrame>
  );
}

function Client({ relationship, unread, now }: { relationship: Relationship; unread: number; now: number }) {
  const { id, with: name, since, contact, is_invited, consent } = relationship;
  return (
    <>
      <div className={styles.picture}>
        <PersonPicture who={relationship} width={44} />
      </div>
      <div className={styles.words}>
        <b>{name ?? COACHING_MESSAGES.formerClient}</b>
        {unread === 0 ? null : (
          <p className={styles.unread}>
            <span className={styles.stroke} aria-hidden="true" />
            {newMessages(unread)}
          </p>
        )}
        {contact === null ? (
          <p className="small muted">
            {stateWords(relationship) ?? `${is_invited === true ? 'By code, client' : 'Client'} since ${dayText(since, now)}`}
          </p>
        ) : (
          <>
            <p className="small muted">
              <b>First contact. </b>
              {contact.state === 'waiting' ? `${timeLeftWords(contact.due_at, now)}. ` : null}
              {contactSentence(relationship)}
            </p>
            {contact.state === 'waiting' ? <ContactStrokes due_at={contact.due_at} now={now} /> : null}
          </>
        )}
      </div>
      <div className={styles.ways}>
        <ButtonLink kind="line" to={generatePath(PATHS.thread, { id })}>
          {unread === 0 ? 'Write' : 'Read'}
          <span className="vh">{`, messages with ${name ?? COACHING_MESSAGES.formerClient}`}</span>
        </ButtonLink>
        {consent?.state === 'on' ? (
          <ButtonLink kind="line" to={generatePath(PATHS.client, { id })}>
            Log
            <span className="vh">{` of ${name ?? COACHING_MESSAGES.formerClient}`}</span>
          </ButtonLink>
        ) : null}
      </div>
    </>
  );
}
