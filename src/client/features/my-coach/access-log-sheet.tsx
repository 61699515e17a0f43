import { useEffect, useState } from 'react';
import { call } from '#client/api/http.ts';
import { grouped } from '#client/coaching/grouped.ts';
import { partsText } from '#client/coaching/part-words.ts';
import { dayText, momentText, shortDayText, timeText } from '#client/locale/formats.ts';
import { useAccount } from '#client/session/use-account.ts';
import { useReading } from '#client/session/use-reading.ts';
import { Note } from '#client/ui/feedback/note.tsx';
import { Sheet } from '#client/ui/overlays/sheet.tsx';
import type { AccessLog } from '#contract/index.ts';
import { CONSENT_MESSAGES, PART_WORDS } from '#domain/messages/consent.ts';
import { fetchAccessLog, readAccessLog } from '#offline/coaching/consent.ts';
import styles from './sharing-card.module.css';

const HOUR_MS = 3_600_000;

interface AccessLogSheetProps {
  relationship_id: string;
  name: string;
  now: number;
  onClose: () => void;
}

/** Who read what and when, and what was shared (GRANT-8); without signal what was seen last. */
export function AccessLogSheet({ relationship_id, name, now, onClose }: AccessLogSheetProps) {
  const account = useAccount();
  const [fetched, setFetched] = useState<'running' | 'done' | 'failed'>('running');
  useEffect(() => {
    let isOpen = true;
    void fetchAccessLog(account, call, relationship_id).then((isFetched) => isOpen && setFetched(isFetched ? 'done' : 'failed'));
    return () => {
      isOpen = false;
    };
  }, [account, relationship_id]);
  const reading = useReading(`access-log|${account.owner}|${relationship_id}`, () => readAccessLog(account, relationship_id));
  const log = reading.status === 'ready' ? reading.value : null;
  return (
    <Sheet open onClose={onClose} title="Who read what">
      <div className="stack">
        {fetched === 'failed' ? <Note>{log === null ? CONSENT_MESSAGES.logUnread : CONSENT_MESSAGES.logOld}</Note> : null}
        {log === null && fetched === 'running' ? <p className="muted">{CONSENT_MESSAGES.logLoading}</p> : null}
        {log === null ? null : <Log log={log} name={name} now={now} />}
      </div>
    </Sheet>
  );
}

function Log({ log, name, now }: { log: AccessLog; name: string; now: number }) {
  const hours = grouped(log.reads, ({ hour }) => hour);
  return (
    <>
      <h3 className="h-4">{`What ${name} read`}</h3>
      {log.reads.length === 0 ? <p className="muted">{CONSENT_MESSAGES.nothingRead}</p> : null}
      <ul className={styles.log}>
        {hours.map(([hour, reads]) => (
          <li key={hour}>
            <b>{`${momentText(hour)} to ${timeText(new Date(hour).getTime() + HOUR_MS)}`}</b>
            {reads.map((read) => (
              <p key={`${read.version}|${read.field}`} className="small muted">
                {readText(read)}
              </p>
            ))}
          </li>
        ))}
      </ul>
      <h3 className="h-4">What you shared</h3>
      <ul className={styles.log}>
        {log.versions.map((version) => (
          <li key={version.version}>
            <b>{momentText(version.made_at)}</b>
            <p className="small muted">{versionText(version, now)}</p>
          </li>
        ))}
      </ul>
    </>
  );
}

function readText({ field, first_day, last_day, reads }: AccessLog['reads'][number]): string {
  const name = field in PART_WORDS ? PART_WORDS[field as keyof typeof PART_WORDS].name : field;
  const days =
    first_day === null || last_day === null ? '' : ` of ${shortDayText(first_day, last_day)} to ${shortDayText(last_day, first_day)}`;
  return `${name}${days}${reads === 1 ? '' : `, ${reads} times`}`;
}

function versionText({ made_by, fields, history_from, until }: AccessLog['versions'][number], now: number): string {
  if (made_by === 'ended') return 'The coaching or its dates ended, and sharing with it.';
  if (fields.length === 0 || history_from === null || until === null) return 'You stopped sharing.';
  const what = `${partsText(fields)}, from ${dayText(history_from, now)} until ${dayText(until, now)}`;
  if (made_by === 'revoked') return `You shared less: ${what}.`;
  return made_by === 'confirmed' ? `You confirmed after a restore: ${what}.` : `You shared ${what}.`;
}
