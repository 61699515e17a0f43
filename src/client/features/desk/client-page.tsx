import { subDays } from 'date-fns';
import { useEffect, useState } from 'react';
import { generatePath } from 'react-router-dom';
import { call } from '#client/api/http.ts';
import { CoachingFailed, CoachingLoading } from '#client/coaching/coaching-states.tsx';
import { coachingFailureText } from '#client/coaching/failure-text.ts';
import { partsText } from '#client/coaching/part-words.ts';
import { useNow } from '#client/coaching/use-now.ts';
import { useRelationships } from '#client/coaching/use-relationships.ts';
import { dayText, momentText } from '#client/locale/formats.ts';
import { usePageParams } from '#client/routing/page-params.ts';
import { PATHS } from '#client/routing/paths.ts';
import { useAccount } from '#client/session/use-account.ts';
import { useReading } from '#client/session/use-reading.ts';
import { useSyncStatus } from '#client/session/use-sync-status.ts';
import { Button } from '#client/ui/buttons/button.tsx';
import { ButtonLink } from '#client/ui/buttons/button-link.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { Note } from '#client/ui/feedback/note.tsx';
import { Icon } from '#client/ui/graphics/icon.tsx';
import type { ClientLog, Failure, Relationship } from '#contract/index.ts';
import { GRANT_FIELDS } from '#domain/coaching/grant.ts';
import { CLIENT_LOG_DAYS_MAX } from '#domain/limits.ts';
import { COACHING_MESSAGES } from '#domain/messages/coaching.ts';
import { CONSENT_MESSAGES } from '#domain/messages/consent.ts';
import { localDate } from '#domain/training/week.ts';
import { fetchClientDays, fetchClientLog, readKeptLog } from '#offline/coaching/client-log.ts';
import { readDeskClient } from '#offline/coaching/desk.ts';
import { readThread } from '#offline/coaching/thread.ts';
import type { Account } from '#offline/store/account.ts';
import { dropClientLogs } from '#offline/store/client-logs.ts';
import styles from './client-page.module.css';
import { ClientHead, LastMessages } from './client-summary.tsx';
import { DeskFrame } from './desk-frame.tsx';
import { SharedDays, SharedPlan } from './shared-days.tsx';
import { TrendCard } from './trend-card.tsx';

const TITLE = 'Client';

/** What one client shares of the log, for reading (GRANT-1); without signal what was read last, for as long as its lease (READ-2). */
export function ClientPage() {
  const { id = '' } = usePageParams();
  const account = useAccount();
  const { phase } = useSyncStatus();
  const reading = useRelationships(account, 'coach');
  if (reading.status === 'failed') return <CoachingFailed title={TITLE} onRetry={reading.retry} />;
  const found = reading.status === 'ready' ? reading.value.find(({ relationship }) => relationship.id === id) : undefined;
  if (reading.status === 'loading' || (found === undefined && phase === 'syncing')) return <CoachingLoading title={TITLE} />;
  if (found === undefined)
    return (
      <DeskFrame title={TITLE}>
        <EmptyState sentence={COACHING_MESSAGES.notYours} />
      </DeskFrame>
    );
  return <Client account={account} relationship={found.relationship} />;
}

function Client({ account, relationship }: { account: Account; relationship: Relationship }) {
  const { id, consent, first_name } = relationship;
  const now = useNow(account.now);
  const reading = useReading(`client|${account.owner}|${id}`, async () => {
    const [row, thread] = await Promise.all([readDeskClient(account, id), readThread(account, id)]);
    return { row, thread };
  });
  const { row, thread } = reading.status === 'ready' ? reading.value : { row: null, thread: null };
  const name = relationship.with ?? COACHING_MESSAGES.formerClient;
  return (
    <DeskFrame title={name}>
      <div className={styles.page}>
        {row === null ? null : <ClientHead row={row} now={now} />}
        <div className={styles.acts}>
          <ButtonLink kind="ink" to={generatePath(PATHS.thread, { id })}>
            {`Message ${first_name ?? name}`}
          </ButtonLink>
          <ButtonLink kind="line" to={generatePath(PATHS.planEditor, { id })}>
            {`Plan for ${first_name ?? name}`}
          </ButtonLink>
        </div>
        <div className={styles.beside}>
          {row?.facts == null ? null : <TrendCard facts={row.facts} />}
          {thread === null ? null : <LastMessages id={id} thread={thread} />}
        </div>
        {consent?.state === 'on' ? (
          <OpenLog key={consent.version} relationship={relationship} />
        ) : (
          <Note>{`${first_name ?? name} shares nothing of the log with you now.`}</Note>
        )}
      </div>
    </DeskFrame>
  );
}

function OpenLog({ relationship }: { relationship: Relationship }) {
  const { id } = relationship;
  const account = useAccount();
  const now = useNow(account.now);
  const [fetched, setFetched] = useState<Failure | 'running' | 'done'>('running');
  useEffect(() => {
    let isOpen = true;
    const today = account.now();
    const days = { from: localDate(subDays(today, CLIENT_LOG_DAYS_MAX - 1)), to: localDate(new Date(today)) };
    void dropClientLogs(account)
      .then(() => fetchClientLog(account, call, id, days))
      .then((failure) => isOpen && setFetched(failure ?? 'done'));
    return () => {
      isOpen = false;
    };
  }, [account, id]);
  const reading = useReading(`client-log|${account.owner}|${id}`, () => readKeptLog(account, id));
  const kept = reading.status === 'ready' ? reading.value : null;
  // A page that stays open past the lease shows nothing of it either.
  const log = kept !== null && now < new Date(kept.lease_until).getTime() ? kept : null;
  const failure = typeof fetched === 'string' ? null : fetched;
  return (
    <>
      <Terms relationship={relationship} now={now} />
      {failure === null ? null : (
        <Note kind={log === null ? 'fail' : 'info'}>
          {failure.kind === 'unreachable' ? (log === null ? CONSENT_MESSAGES.clientUnread : keptText(log)) : coachingFailureText(failure)}
        </Note>
      )}
      {log === null && fetched === 'running' ? <p className="muted">{CONSENT_MESSAGES.logLoading}</p> : null}
      {log === null ? null : <Log log={log} now={now} />}
    </>
  );
}

function keptText({ lease_until }: ClientLog): string {
  return `${CONSENT_MESSAGES.clientKept} It can be shown until ${momentText(lease_until)}.`;
}

/** What is shared, and what is not, above everything that was read. */
function Terms({ relationship: { first_name, consent }, now }: { relationship: Relationship; now: number }) {
  if (consent?.history_from == null || consent.until === null) return null;
  const name = first_name ?? 'Your client';
  const missing = partsText(GRANT_FIELDS.filter((field) => !consent.fields.includes(field)));
  return (
    <section className={styles.terms} aria-label="What is shared">
      <Icon name="eye" />
      <div>
        <p>
          <b>{`${name} shares ${partsText(consent.fields)} with you.`}</b>
        </p>
        <p className="small muted">
          {`From ${dayText(consent.history_from, now)} until ${dayText(consent.until, now)}, or until ${name} stops it.`}
          {missing === '' ? '' : ` Not shared: ${missing}.`} {CONSENT_MESSAGES.clientSees}
        </p>
      </div>
    </section>
  );
}

function Log({ log, now }: { log: ClientLog; now: number }) {
  const { relationship_id, version, history_from, plan } = log;
  const [earlier, setEarlier] = useState<readonly ClientLog[]>([]);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const first = localDate(subDays(now, CLIENT_LOG_DAYS_MAX * (earlier.length + 1) - 1));
  const showEarlier = async () => {
    setBusy(true);
    const to = localDate(subDays(new Date(`${first}T12:00:00`), 1));
    const from = localDate(subDays(new Date(`${first}T12:00:00`), CLIENT_LOG_DAYS_MAX));
    const answer = await fetchClientDays(call, relationship_id, { from, to });
    setTrouble('kind' in answer ? coachingFailureText(answer) : null);
    if (!('kind' in answer) && answer.version === version) setEarlier([...earlier, answer]);
    setBusy(false);
  };
  const days = [log, ...earlier].flatMap((each) => each.days);
  return (
    <>
      {plan === null ? null : <SharedPlan plan={plan} />}
      {days.length === 0 ? <p className="muted">{CONSENT_MESSAGES.clientNothing}</p> : <SharedDays days={days} now={now} />}
      {trouble === null ? null : <Note kind="fail">{trouble}</Note>}
      {first > history_from ? (
        <Button kind="line" busy={isBusy} busyLabel="Loading..." onClick={() => void showEarlier()}>
          Show earlier days
        </Button>
      ) : null}
    </>
  );
}
