import { useEffect, useState } from 'react';
import { call } from '#client/api/http.ts';
import { CoachingFailed, CoachingLoading } from '#client/coaching/coaching-states.tsx';
import { useNow } from '#client/coaching/use-now.ts';
import { useAccount } from '#client/session/use-account.ts';
import { useReading } from '#client/session/use-reading.ts';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { Note } from '#client/ui/feedback/note.tsx';
import type { Failure } from '#contract/index.ts';
import { INVITATION_MESSAGES } from '#domain/messages/invitations.ts';
import { fetchInvitations, readInvitations } from '#offline/coaching/invitations.ts';
import styles from './desk.module.css';
import { DeskFrame } from './desk-frame.tsx';
import { InvitationRow } from './invitation-row.tsx';
import { MakeInvitation } from './make-invitation.tsx';

const TITLE = 'Codes';

/** A coach's codes and who came by one (REL-3); without signal those seen before. */
export function InvitationsPage() {
  const account = useAccount();
  const now = useNow(account.now);
  const [fetched, setFetched] = useState<'running' | 'done' | Failure>('running');
  /** The codes themselves, of those made on this page: nothing else holds them. */
  const [codes, setCodes] = useState<ReadonlyMap<string, string>>(new Map());
  const refresh = async () => setFetched((await fetchInvitations(account, call)) ?? 'done');
  useEffect(() => {
    let isOpen = true;
    void fetchInvitations(account, call).then((failure) => isOpen && setFetched(failure ?? 'done'));
    return () => {
      isOpen = false;
    };
  }, [account]);
  const reading = useReading(`invitations|${account.owner}`, () => readInvitations(account));
  if (reading.status === 'failed') return <CoachingFailed title={TITLE} onRetry={reading.retry} />;
  if (reading.status === 'loading' || (reading.value === null && fetched === 'running')) return <CoachingLoading title={TITLE} />;
  const { invited, invitations } = reading.value ?? { invited: 0, invitations: [] };
  if (hasNoProfile(fetched)) {
    return (
      <DeskFrame title={TITLE}>
        <EmptyState sentence={INVITATION_MESSAGES.noProfile} />
      </DeskFrame>
    );
  }
  return (
    <DeskFrame title={TITLE}>
      <MakeInvitation
        invited={invited}
        onMade={({ code, invitation }) => {
          setCodes((shown) => new Map(shown).set(invitation.id, code));
          return refresh();
        }}
      />
      {typeof fetched === 'string' ? null : <Note>{INVITATION_MESSAGES.listUnread}</Note>}
      {invitations.length === 0 ? (
        <p className="muted">{INVITATION_MESSAGES.noCodes}</p>
      ) : (
        <>
          <ul className={`list ${styles.list}`}>
            {invitations.map((invitation) => (
              <li key={invitation.id} className={styles.row}>
                <InvitationRow invitation={invitation} code={codes.get(invitation.id) ?? null} now={now} onChanged={refresh} />
              </li>
            ))}
          </ul>
          <p className="cap">{INVITATION_MESSAGES.codesOrder}</p>
        </>
      )}
    </DeskFrame>
  );
}

function hasNoProfile(fetched: 'running' | 'done' | Failure): boolean {
  return typeof fetched !== 'string' && fetched.kind === 'refused' && fetched.body.code === 'no_coach_profile';
}
