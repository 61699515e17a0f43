import { type FormEvent, useRef, useState } from 'react';
import { call } from '#client/api/http.ts';
import { coachingFailureText } from '#client/coaching/failure-text.ts';
import { Button } from '#client/ui/buttons/button.tsx';
import { Note } from '#client/ui/feedback/note.tsx';
import { TextField } from '#client/ui/forms/text-field.tsx';
import { createInvitation, type ResponseOf } from '#contract/index.ts';
import { INVITATION_LABEL_MAX_LENGTH, INVITED_CLIENTS_MAX } from '#domain/limits.ts';
import { INVITATION_MESSAGES } from '#domain/messages/invitations.ts';
import styles from './invitations.module.css';

interface MakeInvitationProps {
  /** People who are with the coach by code. */
  invited: number;
  onMade: (made: ResponseOf<typeof createInvitation>) => Promise<void>;
}

/** Makes a code. Needs signal; a second tap, or one after a lost answer, makes the same code. */
export function MakeInvitation({ invited, onMade }: MakeInvitationProps) {
  const [label, setLabel] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  /** Of the code to be made next, kept until it is there. */
  const asked = useRef<{ id: string; label: string } | null>(null);
  const make = async () => {
    if (isBusy) return;
    setBusy(true);
    setFailure(null);
    const body = asked.current?.label === label ? asked.current : { id: crypto.randomUUID(), label };
    asked.current = body;
    const outcome = await call(createInvitation, { body });
    if (outcome.ok) {
      asked.current = null;
      await onMade(outcome.value);
      setLabel('');
    } else setFailure(coachingFailureText(outcome.failure));
    setBusy(false);
  };
  return (
    <section className={`card ${styles.make ?? ''}`} aria-label="A new code">
      <h2 className="h-4">Coach somebody without a payment</h2>
      <p className="muted">{INVITATION_MESSAGES.codesHint}</p>
      <p className="cap">{`${invited} of ${INVITED_CLIENTS_MAX} places taken by people who joined with a code.`}</p>
      {invited >= INVITED_CLIENTS_MAX ? (
        <Note>{INVITATION_MESSAGES.placesTaken}</Note>
      ) : (
        <form
          className={styles.form}
          onSubmit={(event: FormEvent) => {
            event.preventDefault();
            void make();
          }}
        >
          <TextField
            label="For whom (optional)"
            hint={INVITATION_MESSAGES.labelHint}
            value={label}
            maxLength={INVITATION_LABEL_MAX_LENGTH}
            autoComplete="off"
            onChange={({ target }) => setLabel(target.value)}
          />
          {failure === null ? null : <Note kind="fail">{failure}</Note>}
          <Button type="submit" kind="now" busy={isBusy} busyLabel="Making...">
            Make a code
          </Button>
        </form>
      )}
    </section>
  );
}
