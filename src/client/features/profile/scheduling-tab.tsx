import { type FormEvent, useState } from 'react';
import { call } from '#client/api/http.ts';
import { Button } from '#client/ui/buttons/button.tsx';
import { Note } from '#client/ui/feedback/note.tsx';
import { Pill } from '#client/ui/feedback/pill.tsx';
import formStyles from '#client/ui/forms/form.module.css';
import { SaveButtons } from '#client/ui/forms/save-buttons.tsx';
import { TextField } from '#client/ui/forms/text-field.tsx';
import { type OwnCoach, updateCalendlyUsername } from '#contract/index.ts';
import { calendlyUsernameOf, calendlyUsernameSchema } from '#domain/coach-account/facts.ts';
import { firstSentence } from '#domain/coach-account/first-sentence.ts';
import { UPDATE_FAILED } from './failure-text.ts';
import styles from './profile.module.css';

interface SchedulingTabProps {
  coach: OwnCoach;
  onChange: (part: Partial<OwnCoach>) => void;
}

/** Calendly, where discovery calls are booked (BRAND-7). */
export function SchedulingTab({ coach: { calendly_username }, onChange }: SchedulingTabProps) {
  const [isEditing, setEditing] = useState(false);
  const isSetUp = calendly_username !== '';
  return (
    <section className="card" aria-labelledby="calendly">
      <div className="row between">
        <h2 className="h-3" id="calendly">
          Calendly
        </h2>
        {isSetUp ? (
          <Pill kind="sent" icon="check">
            Connected
          </Pill>
        ) : null}
      </div>
      <p className={styles.lead}>
        {isSetUp
          ? `Discovery calls are booked at calendly.com/${calendly_username}.`
          : 'People book their free discovery call in your Calendly. Without it your profile is not listed.'}
      </p>
      {isEditing ? (
        <UsernameForm initial={calendly_username} onChange={onChange} onClose={() => setEditing(false)} />
      ) : (
        <Button kind={isSetUp ? 'line' : 'now'} wide className={styles.edit} onClick={() => setEditing(true)}>
          {isSetUp ? 'Manage Calendly' : 'Set Up Calendly'}
        </Button>
      )}
    </section>
  );
}

interface UsernameFormProps {
  initial: string;
  onChange: (part: Partial<OwnCoach>) => void;
  onClose: () => void;
}

function UsernameForm({ initial, onChange, onClose }: UsernameFormProps) {
  const [typed, setTyped] = useState(initial);
  const [sentence, setSentence] = useState<string | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const username = calendlyUsernameOf(typed);
    const wrong = firstSentence(calendlyUsernameSchema, username);
    setSentence(wrong);
    setFailed(false);
    if (wrong !== null) return;
    setBusy(true);
    const outcome = await call(updateCalendlyUsername, { body: { calendly_username: username } });
    setBusy(false);
    setFailed(!outcome.ok);
    if (!outcome.ok) return;
    onChange(outcome.value);
    onClose();
  };
  return (
    <form className={formStyles.form} noValidate onSubmit={(event) => void save(event)}>
      {hasFailed ? <Note kind="fail">{UPDATE_FAILED.calendly}</Note> : null}
      <TextField
        label="Calendly username"
        hint="The last part of your address: calendly.com/username. The whole address does too."
        error={sentence ?? undefined}
        value={typed}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <SaveButtons busy={isBusy} onCancel={onClose} />
    </form>
  );
}
