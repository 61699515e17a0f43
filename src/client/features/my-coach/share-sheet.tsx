import { useState } from 'react';
import { Button } from '#client/ui/buttons/button.tsx';
import { Note } from '#client/ui/feedback/note.tsx';
import { CheckBox } from '#client/ui/forms/check-box.tsx';
import { TextField } from '#client/ui/forms/text-field.tsx';
import { Sheet } from '#client/ui/overlays/sheet.tsx';
import type { Relationship } from '#contract/index.ts';
import { GRANT_FIELDS, type GrantField, offeredTerms } from '#domain/coaching/grant.ts';
import { CONSENT_TEXT_VERSION } from '#domain/limits.ts';
import { CONSENT_MESSAGES, PART_WORDS } from '#domain/messages/consent.ts';
import { localDate } from '#domain/training/week.ts';
import type { Sharing } from '#offline/coaching/consent.ts';
import styles from './sharing-card.module.css';
import type { SharingSteps } from './use-sharing.ts';

interface ShareSheetProps {
  relationship: Relationship;
  sharing: Sharing;
  steps: SharingSteps;
  now: number;
  onClose: () => void;
}

/** The choice of what is shared and when, with what it means, before anything is (GRANT-3). */
export function ShareSheet({ relationship, sharing, steps, now, onClose }: ShareSheetProps) {
  const offered = offeredTerms(localDate(new Date(relationship.since)), now, CONSENT_TEXT_VERSION);
  const isFirst = sharing.state === 'off';
  const [fields, setFields] = useState<readonly GrantField[]>(isFirst ? offered.fields : sharing.fields);
  const [from, setFrom] = useState(sharing.history_from ?? offered.history_from);
  const [until, setUntil] = useState(localDate(new Date(sharing.until ?? offered.until)));
  const [isUnfinished, setUnfinished] = useState(false);
  const name = relationship.first_name ?? 'your coach';
  const share = async () => {
    const end = new Date(`${until}T23:59:59`).getTime();
    const isComplete = fields.length > 0 && from !== '' && !Number.isNaN(end);
    setUnfinished(!isComplete);
    if (isComplete && (await steps.share({ fields, history_from: from, until: end, text_version: CONSENT_TEXT_VERSION }))) onClose();
  };
  const failure = isUnfinished ? (fields.length === 0 ? CONSENT_MESSAGES.nothing_chosen : CONSENT_MESSAGES.bad_dates) : steps.failure;
  return (
    <Sheet
      open
      onClose={onClose}
      title={isFirst ? `Share with ${name}` : 'Change what is shared'}
      actions={
        <Button kind="now" wide big busy={steps.isBusy} busyLabel="Saving..." onClick={() => void share()}>
          {`Share with ${name}`}
        </Button>
      }
    >
      <div className="stack">
        {failure === null ? null : <Note kind="fail">{failure}</Note>}
        <fieldset className={styles.choices}>
          <legend className="vh">What to share</legend>
          {GRANT_FIELDS.map((field) => (
            <CheckBox
              key={field}
              checked={fields.includes(field)}
              onChange={(event) => {
                const isOn = event.currentTarget.checked;
                setFields(GRANT_FIELDS.filter((each) => (each === field ? isOn : fields.includes(each))));
              }}
            >
              <span className={styles.words}>
                <b>{PART_WORDS[field].name}</b>
                <span className="cap">{PART_WORDS[field].about}</span>
              </span>
            </CheckBox>
          ))}
        </fieldset>
        <div className={styles.sides}>
          <TextField label="First day" type="date" value={from} onChange={(event) => setFrom(event.currentTarget.value)} />
          <TextField label="Last day" type="date" value={until} onChange={(event) => setUntil(event.currentTarget.value)} />
        </div>
        <ul className={`small muted ${styles.truths}`}>
          <li>{CONSENT_MESSAGES.inClear}</li>
          <li>{CONSENT_MESSAGES.kept}</li>
          <li>{CONSENT_MESSAGES.stopAnyTime}</li>
          <li>{CONSENT_MESSAGES.neverShared}</li>
        </ul>
      </div>
    </Sheet>
  );
}
