import { generatePath } from 'react-router-dom';
import { CoachingFailed, CoachingLoading } from '#client/coaching/coaching-states.tsx';
import { ContactCard } from '#client/coaching/contact-card.tsx';
import { LeaveCard } from '#client/coaching/leave-card.tsx';
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
import { Link } from '#client/ui/buttons/link.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { Screen } from '#client/ui/layout/screen.tsx';
import type { Relationship } from '#contract/index.ts';
import { COACHING_MESSAGES } from '#domain/messages/coaching.ts';
import styles from './my-coach-page.module.css';
import { ProposalCard } from './proposal-card.tsx';
import { SharingCard } from './sharing-card.tsx';

const TITLE = 'My coach';

/** The coaches one pays or has joined by code (REL-1), with or without signal. */
export function MyCoachPage() {
  const account = useAccount();
  const now = useNow(account.now);
  const reading = useRelationships(account, 'trainee');
  const isFirstSync = useFirstSync();
  if (reading.status === 'failed') return <CoachingFailed title={TITLE} onRetry={reading.retry} />;
  if (reading.status === 'loading' || (reading.value.length === 0 && isFirstSync)) return <CoachingLoading title={TITLE} />;
  return (
    <Screen title={TITLE}>
      {reading.value.length === 0 ? (
        <EmptyState
          sentence={COACHING_MESSAGES.noCoach}
          action={
            <div className={styles.ways}>
              <ButtonLink kind="line" to={PATHS.browse}>
                Find a Coach
              </ButtonLink>
              <ButtonLink kind="bare" to={PATHS.joinCoach}>
                I have a code
              </ButtonLink>
            </div>
          }
        />
      ) : (
        <div className={styles.page}>
          {reading.value.map(({ relationship, unread }) => (
            <Coach key={relationship.id} relationship={relationship} unread={unread} now={now} />
          ))}
          <p className="cap">
            <Link to={`${PATHS.profile}?tab=payments`}>Subscriptions and payments</Link>
          </p>
          <p className="cap">
            <Link to={PATHS.joinCoach}>I have a code</Link>
          </p>
        </div>
      )}
    </Screen>
  );
}

function Coach({ relationship, unread, now }: { relationship: Relationship; unread: number; now: number }) {
  const { id, first_name, with: name, since, coach_id } = relationship;
  const words = stateWords(relationship);
  const shown = name ?? COACHING_MESSAGES.formerCoach;
  return (
    <article className={styles.coach} aria-label={shown}>
      <header className={styles.head}>
        <div className={styles.picture}>
          <PersonPicture who={relationship} width={84} />
        </div>
        <div className={styles.words}>
          <p className="cap">{`Your coach since ${dayText(since, now)}`}</p>
          <h2 className="h-2">{shown}</h2>
          {coach_id === null ? null : (
            <p className="cap">
              <Link to={generatePath(PATHS.coach, { id: String(coach_id) })}>Profile and programs</Link>
            </p>
          )}
        </div>
      </header>
      {words === null ? null : <p className="muted">{words}</p>}
      <ContactCard relationship={relationship} now={now} />
      <ProposalCard relationship={relationship} now={now} />
      <section className={`card ${styles.messages}`} aria-label="Messages">
        <h3 className="h-4">Messages</h3>
        <p className="muted">{unread === 0 ? COACHING_MESSAGES.writeHint : newMessages(unread)}</p>
        <ButtonLink kind={unread === 0 ? 'line' : 'now'} wide to={generatePath(PATHS.thread, { id })}>
          {unread === 0 && first_name !== null ? `Write to ${first_name}` : 'Read messages'}
        </ButtonLink>
      </section>
      <SharingCard relationship={relationship} now={now} />
      <LeaveCard relationship={relationship} />
    </article>
  );
}
