import { useEffect, useState } from 'react';
import { call } from '#client/api/http.ts';
import { CoachingFailed, CoachingLoading } from '#client/coaching/coaching-states.tsx';
import { momentText } from '#client/locale/formats.ts';
import { useAccount } from '#client/session/use-account.ts';
import { useReading } from '#client/session/use-reading.ts';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { Note } from '#client/ui/feedback/note.tsx';
import { COACHING_MESSAGES } from '#domain/messages/coaching.ts';
import { fetchLeads, readLeads } from '#offline/coaching/leads.ts';
import styles from './desk.module.css';
import { DeskFrame } from './desk-frame.tsx';

const TITLE = 'Leads';

/** Who asked for a free call (REL-6); those seen before without signal too. */
export function LeadsPage() {
  const account = useAccount();
  const [fetched, setFetched] = useState<'running' | 'done' | 'failed'>('running');
  useEffect(() => {
    let isOpen = true;
    void fetchLeads(account, call).then((isFetched) => isOpen && setFetched(isFetched ? 'done' : 'failed'));
    return () => {
      isOpen = false;
    };
  }, [account]);
  const reading = useReading(`leads|${account.owner}`, () => readLeads(account));
  if (reading.status === 'failed') return <CoachingFailed title={TITLE} onRetry={reading.retry} />;
  if (reading.status === 'loading' || (reading.value === null && fetched === 'running')) return <CoachingLoading title={TITLE} />;
  const leads = reading.value ?? [];
  return (
    <DeskFrame title={TITLE}>
      {fetched === 'failed' ? <Note>{COACHING_MESSAGES.leadsUnread}</Note> : null}
      {leads.length === 0 && fetched === 'done' ? <EmptyState sentence={COACHING_MESSAGES.noLeads} /> : null}
      {leads.length === 0 ? null : (
        <>
          <ul className={`list ${styles.list}`}>
            {leads.map(({ id, name, email, asked_at }) => (
              <li key={id} className={styles.row}>
                <div className={styles.words}>
                  <b>{name}</b>
                  <p className="small muted">{`Asked for a free call ${momentText(asked_at)}`}</p>
                  <a className="link" href={`mailto:${email}`}>
                    {email}
                  </a>
                </div>
              </li>
            ))}
          </ul>
          <p className="cap">{COACHING_MESSAGES.leadsOrder}</p>
        </>
      )}
    </DeskFrame>
  );
}
