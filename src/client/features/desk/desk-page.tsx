import { useMemo, useState } from 'react';
import { CoachingFailed, CoachingLoading } from '#client/coaching/coaching-states.tsx';
import { useNow } from '#client/coaching/use-now.ts';
import { timeText } from '#client/locale/formats.ts';
import { PATHS } from '#client/routing/paths.ts';
import { useAccount } from '#client/session/use-account.ts';
import { useFirstSync } from '#client/session/use-first-sync.ts';
import { useReading } from '#client/session/use-reading.ts';
import { Button } from '#client/ui/buttons/button.tsx';
import { ButtonLink } from '#client/ui/buttons/button-link.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { TextField } from '#client/ui/forms/text-field.tsx';
import { Icon } from '#client/ui/graphics/icon.tsx';
import type { Failure } from '#contract/index.ts';
import { rankClients } from '#domain/coaching/triage.ts';
import { COACHING_MESSAGES } from '#domain/messages/coaching.ts';
import { DESK_MESSAGES } from '#domain/messages/desk.ts';
import { localDate } from '#domain/training/week.ts';
import { type DeskRow, readDesk } from '#offline/coaching/desk.ts';
import { DeskFrame } from './desk-frame.tsx';
import styles from './desk-list.module.css';
import { NeedsRow } from './needs-row.tsx';
import { TrackRow } from './track-row.tsx';
import { useFetchedDesk } from './use-desk.ts';

const TITLE = 'Clients';
/** A list as long as this has a search. */
const SEARCH_FROM = 8;
/** Rows drawn at first; the others are a tap away. */
const SHOWN = 30;

/** A coach's clients by reason (DESK-1), with or without signal. */
export function DeskPage() {
  const account = useAccount();
  const now = useNow(account.now);
  const fetched = useFetchedDesk(account);
  const reading = useReading(`desk|${account.owner}`, () => readDesk(account));
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
          <AsOf rows={reading.value} fetched={fetched} />
          <Lists rows={reading.value} now={now} />
        </>
      )}
    </DeskFrame>
  );
}

/** As of when the logs are, where they could not be fetched. */
function AsOf({ rows, fetched }: { rows: readonly DeskRow[]; fetched: Failure | 'running' | 'done' }) {
  if (typeof fetched === 'string') return null;
  const read = rows.flatMap(({ read_at }) => read_at ?? []);
  const asOf = read.length === 0 ? '' : `Logs as of ${timeText(Math.min(...read))}. `;
  return (
    <p className={styles.note} role="status">
      <Icon name="no-signal" size="s" />
      <span>{fetched.kind === 'unreachable' ? `${asOf}${DESK_MESSAGES.offline}` : `${asOf}${DESK_MESSAGES.unread}`}</span>
    </p>
  );
}

function Lists({ rows, now }: { rows: readonly DeskRow[]; now: number }) {
  const [typed, setTyped] = useState('');
  const today = localDate(new Date(now));
  const wanted = typed.trim().toLowerCase();
  const found = useMemo(() => rows.filter(({ name }) => name.toLowerCase().includes(wanted)), [rows, wanted]);
  const { needsYou, onTrack, over } = useMemo(() => rankClients(found, now, today), [found, now, today]);
  return (
    <>
      {rows.length < SEARCH_FROM ? null : (
        <TextField
          className={styles.search}
          label="Find a client"
          hideLabel
          placeholder="Find a client"
          type="search"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      )}
      {found.length === 0 ? <p className="muted">{DESK_MESSAGES.notFound}</p> : null}
      {found.length > 0 && (needsYou.length > 0 || wanted === '') ? (
        <Part title="Needs you" count={needsYou.length} aside="Last 4 weeks" more="who need you">
          {needsYou.length === 0 ? [<li key="none">{DESK_MESSAGES.nobodyNeedsYou}</li>] : null}
          {needsYou.map(({ client, reason }, index) =>
            reason === null ? null : (
              <NeedsRow key={client.id} row={client} reason={reason} isFirst={index === 0 && wanted === ''} now={now} today={today} />
            ),
          )}
        </Part>
      ) : null}
      {onTrack.length === 0 ? null : (
        <Part title="On track" count={onTrack.length} more="on track">
          {onTrack.map(({ client }) => (
            <TrackRow key={client.id} row={client} today={today} />
          ))}
        </Part>
      )}
      {over.length === 0 ? null : (
        <Part title="Over" count={over.length} more="that are over">
          {over.map(({ client }) => (
            <TrackRow key={client.id} row={client} today={today} />
          ))}
        </Part>
      )}
      <p className={`cap ${styles.order}`}>{DESK_MESSAGES.order}</p>
    </>
  );
}

interface PartProps {
  title: string;
  count: number;
  aside?: string;
  /** «5 more …» */
  more: string;
  children: React.ReactNode;
}

/** A list with its count; a long one is drawn as far as somebody asks. */
function Part({ title, count, aside, more, children }: PartProps) {
  const [shown, setShown] = useState(SHOWN);
  const rows = [children].flat(2).filter((row) => row !== null);
  return (
    <section aria-label={title}>
      <div className={styles.head}>
        <h2 className="h-3">
          {title}
          <span className={`num ${styles.count}`}>{count}</span>
        </h2>
        {aside === undefined ? null : <span className="cap">{aside}</span>}
      </div>
      <ul>{rows.slice(0, shown)}</ul>
      {count > shown ? (
        <Button kind="line" onClick={() => setShown(shown + SHOWN)}>{`${Math.min(SHOWN, count - shown)} more ${more}`}</Button>
      ) : null}
    </section>
  );
}
