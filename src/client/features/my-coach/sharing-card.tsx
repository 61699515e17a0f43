import { useState } from 'react';
import { dayText } from '#client/locale/formats.ts';
import { useAccount } from '#client/session/use-account.ts';
import { useReading } from '#client/session/use-reading.ts';
import { Button } from '#client/ui/buttons/button.tsx';
import { Note } from '#client/ui/feedback/note.tsx';
import { Switch } from '#client/ui/forms/switch.tsx';
import { Icon } from '#client/ui/graphics/icon.tsx';
import type { Relationship } from '#contract/index.ts';
import { GRANT_FIELDS, offeredLonger } from '#domain/coaching/grant.ts';
import { CONSENT_TEXT_VERSION } from '#domain/limits.ts';
import { CONSENT_MESSAGES, PART_WORDS } from '#domain/messages/consent.ts';
import { readSharing, type Sharing } from '#offline/coaching/consent.ts';
import { AccessLogSheet } from './access-log-sheet.tsx';
import { ShareSheet } from './share-sheet.tsx';
import styles from './sharing-card.module.css';
import { type SharingSteps, useSharing } from './use-sharing.ts';

/** What the coach can see of the log, and stopping it (GRANT-3 to GRANT-8). Nothing where the server shares no logs. */
export function SharingCard({ relationship, now }: { relationship: Relationship; now: number }) {
  const account = useAccount();
  const key = `sharing|${account.owner}|${relationship.id}|${JSON.stringify(relationship.consent)}`;
  const reading = useReading(key, () => readSharing(account, relationship), { keep: true });
  if (reading.status !== 'ready' || reading.value === null) return null;
  const { version, state, isWaiting } = reading.value;
  // Before anything was ever chosen there is nothing to say of a coaching that is not running.
  if (version === 0 && state === 'off' && !isWaiting && relationship.state !== 'active') return null;
  return <Board relationship={relationship} sharing={reading.value} now={now} />;
}

interface BoardProps {
  relationship: Relationship;
  sharing: Sharing;
  now: number;
}

function Board({ relationship, sharing, now }: BoardProps) {
  const [open, setOpen] = useState<'choose' | 'log' | null>(null);
  const steps = useSharing(relationship.id, sharing);
  const { state, version, isWaiting } = sharing;
  const name = relationship.first_name ?? 'your coach';
  return (
    <section className={`card ${styles.card}`} aria-label={`What ${name} can see`}>
      <h3 className={`h-4 ${styles.head}`}>
        <Icon name="eye" />
        {`What ${name} can see`}
      </h3>
      <p className="muted">{sentenceOf(sharing)}</p>
      {isWaiting ? (
        <p className={styles.waiting} role="status">
          <Icon name="no-signal" size="s" />
          {`Stopped on this phone. ${name} can still read it until this phone has sent that.`}
        </p>
      ) : null}
      {state === 'unconfirmed' ? (
        <Note
          kind="now"
          action={
            <Button kind="ink" busy={steps.isBusy} onClick={() => void steps.confirm()}>
              Share it again
            </Button>
          }
        >
          {CONSENT_MESSAGES.unconfirmed}
        </Note>
      ) : null}
      <GoOn sharing={sharing} steps={steps} now={now} />
      {steps.failure === null || open === 'choose' ? null : <Note kind="fail">{steps.failure}</Note>}
      {state === 'off' ? null : <Shared sharing={sharing} steps={steps} now={now} onChange={() => setOpen('choose')} />}
      <div className={styles.steps}>
        {state === 'off' && relationship.state === 'active' ? (
          <Button kind="line" onClick={() => setOpen('choose')}>
            Choose what to share
          </Button>
        ) : null}
        {state === 'off' ? null : (
          <Button kind="line" onClick={() => void steps.stop(null)}>
            Stop sharing
          </Button>
        )}
        {version === 0 ? null : (
          <Button kind="bare" onClick={() => setOpen('log')}>
            Who read what
          </Button>
        )}
      </div>
      {state === 'off' ? null : (
        <p className="cap">{`${CONSENT_MESSAGES.kept} ${CONSENT_MESSAGES.stopAnyTime} ${CONSENT_MESSAGES.inClear}`}</p>
      )}
      {open === 'choose' ? (
        <ShareSheet relationship={relationship} sharing={sharing} steps={steps} now={now} onClose={() => setOpen(null)} />
      ) : null}
      {open === 'log' ? <AccessLogSheet relationship_id={relationship.id} name={name} now={now} onClose={() => setOpen(null)} /> : null}
    </section>
  );
}

function sentenceOf({ state, version }: Sharing): string {
  if (state === 'off') return version === 0 ? CONSENT_MESSAGES.nothingYet : CONSENT_MESSAGES.nothingNow;
  return state === 'paused' ? CONSENT_MESSAGES.paused : CONSENT_MESSAGES.youChoose;
}

/** Asks in the last week whether to go on (GRANT-11). */
function GoOn({ sharing: { state, fields, history_from, until }, steps, now }: { sharing: Sharing; steps: SharingSteps; now: number }) {
  if (history_from === null || until === null) return null;
  const longer = offeredLonger({ state, until: new Date(until).getTime() }, now);
  if (longer === null) return null;
  const terms = { fields, history_from, until: longer, text_version: CONSENT_TEXT_VERSION };
  return (
    <Note
      kind="now"
      action={
        <Button kind="ink" busy={steps.isBusy} onClick={() => void steps.share(terms)}>
          {`Share until ${dayText(longer, now)}`}
        </Button>
      }
    >
      {`Sharing ends on ${dayText(until, now)}. Go on with the same?`}
    </Note>
  );
}

function Shared({ sharing, steps, now, onChange }: { sharing: Sharing; steps: SharingSteps; now: number; onChange: () => void }) {
  const { fields, history_from, until } = sharing;
  if (history_from === null || until === null) return null;
  return (
    <>
      <ul className={styles.parts}>
        {GRANT_FIELDS.map((field) => (
          <li key={field} className={styles.part}>
            <Switch
              label={
                <span className={styles.words}>
                  <b>{PART_WORDS[field].name}</b>
                  <span className="cap">{PART_WORDS[field].about}</span>
                </span>
              }
              checked={fields.includes(field)}
              disabled={steps.isBusy}
              onChange={(isOn) => {
                const terms = { history_from, until: new Date(until).getTime(), text_version: CONSENT_TEXT_VERSION };
                if (isOn) void steps.share({ ...terms, fields: [...fields, field] });
                else void steps.stop([field]);
              }}
            />
          </li>
        ))}
      </ul>
      <p className={styles.dates}>
        <span>{`From ${dayText(history_from, now)} until ${dayText(until, now)}. Then it stops by itself.`}</span>
        <Button kind="bare" onClick={onChange}>
          Change dates
        </Button>
      </p>
    </>
  );
}
