import { useEffect, useEffectEvent } from 'react';
import { CoachingFailed, CoachingLoading } from '#client/coaching/coaching-states.tsx';
import { ContactCard } from '#client/coaching/contact-card.tsx';
import { LeaveCard } from '#client/coaching/leave-card.tsx';
import { stateWords } from '#client/coaching/state-words.ts';
import { useNow } from '#client/coaching/use-now.ts';
import { usePageParams } from '#client/routing/page-params.ts';
import { PATHS } from '#client/routing/paths.ts';
import { syncNow } from '#client/session/sync-control.ts';
import { useAccount } from '#client/session/use-account.ts';
import { useReading } from '#client/session/use-reading.ts';
import { useSyncStatus } from '#client/session/use-sync-status.ts';
import { Link } from '#client/ui/buttons/link.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { Screen } from '#client/ui/layout/screen.tsx';
import { THREAD_POLL_MS } from '#domain/limits.ts';
import { COACHING_MESSAGES } from '#domain/messages/coaching.ts';
import { markRead, readThread, type Thread } from '#offline/coaching/thread.ts';
import type { Account } from '#offline/store/account.ts';
import { Composer } from './composer.tsx';
import { Messages } from './messages.tsx';
import styles from './thread-page.module.css';

/** What coach and trainee write to each other, alike for both, with or without signal (SCOPE-6). */
export function ThreadPage() {
  const { id = '' } = usePageParams();
  const account = useAccount();
  const { phase } = useSyncStatus();
  useNews();
  const reading = useReading(`thread|${account.owner}|${id}`, () => readThread(account, id));
  if (reading.status === 'failed') return <CoachingFailed title="Messages" onRetry={reading.retry} />;
  if (reading.status === 'loading' || (reading.value === null && phase === 'syncing')) return <CoachingLoading title="Messages" />;
  if (reading.value === null)
    return (
      <Screen title="Messages">
        <EmptyState sentence={COACHING_MESSAGES.threadUnknown} />
      </Screen>
    );
  return <OpenThread account={account} thread={reading.value} />;
}

/** Asks for what the other side wrote as the page opens and while somebody looks at it (SCOPE-3). */
function useNews(): void {
  useEffect(() => {
    void syncNow();
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void syncNow();
    }, THREAD_POLL_MS);
    return () => clearInterval(timer);
  }, []);
}

function OpenThread({ account, thread }: { account: Account; thread: Thread }) {
  const { relationship, messages, unreadRev } = thread;
  const now = useNow(account.now);
  useMarkRead(account, thread);
  const isTrainee = relationship.side === 'trainee';
  const name = relationship.with ?? (isTrainee ? COACHING_MESSAGES.formerCoach : COACHING_MESSAGES.formerClient);
  const isClosed = relationship.state === 'ended';
  const words = isClosed && relationship.left_by === null ? COACHING_MESSAGES.threadClosed : stateWords(relationship);
  return (
    <Screen title={name} dock={isClosed ? undefined : <Composer key={relationship.id} account={account} thread={thread} />}>
      <div className={styles.page}>
        <p className="cap">
          <Link to={isTrainee ? PATHS.coaching : PATHS.desk}>{isTrainee ? 'My coach' : 'Clients'}</Link>
        </p>
        <ContactCard relationship={relationship} now={now} />
        {messages.length === 0 ? (
          <p className="muted">{COACHING_MESSAGES.threadEmpty}</p>
        ) : (
          <Messages relationship={relationship} messages={messages} now={now} newest={unreadRev} />
        )}
        {words === null ? null : <p className="muted">{words}</p>}
        {isTrainee ? null : <LeaveCard relationship={relationship} />}
      </div>
    </Screen>
  );
}

/** What is shown to somebody who looks is read. */
function useMarkRead(account: Account, { relationship, unreadRev }: Thread): void {
  const mark = useEffectEvent(() => {
    const mayWrite = relationship.state !== 'ended' || relationship.side === 'trainee';
    // A mark that cannot be stored leaves the messages unread, which is true.
    if (unreadRev !== null && mayWrite && document.visibilityState === 'visible')
      void markRead(account, relationship, unreadRev).catch(() => undefined);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: it says when there is something to mark
  useEffect(() => {
    mark();
    const again = () => mark();
    document.addEventListener('visibilitychange', again);
    return () => document.removeEventListener('visibilitychange', again);
  }, [unreadRev]);
}
