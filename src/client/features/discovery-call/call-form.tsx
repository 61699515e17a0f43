import { type FormEvent, useRef } from 'react';
import { Button } from '#client/ui/buttons/button.tsx';
import { Note } from '#client/ui/feedback/note.tsx';
import { TextField } from '#client/ui/forms/text-field.tsx';
import { FULL_NAME_MAX_LENGTH } from '#domain/limits.ts';
import { DISCOVERY_CALL_MESSAGES } from '#domain/messages/discovery-calls.ts';
import { CheckInbox } from './check-inbox.tsx';
import styles from './discovery-call-page.module.css';
import { useCallForm } from './use-call-form.ts';

/** Two fields and a button. Input survives every failure. */
export function CallForm({ coachId }: { coachId: string }) {
  const form = useRef<HTMLFormElement>(null);
  const { state, note, send } = useCallForm(coachId, form);
  if (state.phase === 'sent') return <CheckInbox destination={state.destination} />;
  const isBusy = state.phase === 'busy';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  const emailError = state.phase === 'refused' && state.isEmail ? { error: state.sentence } : {};
  return (
    <form className={styles.form} ref={form} onSubmit={submit} onInput={note} noValidate>
      {state.phase === 'refused' && !state.isEmail ? (
        <Note kind="fail">
          <p>{state.sentence}</p>
        </Note>
      ) : null}
      <TextField label="Full Name" name="name" autoComplete="name" required maxLength={FULL_NAME_MAX_LENGTH} />
      <TextField
        label="Email Address"
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        required
        hint="The coach’s programs are sent here."
        {...emailError}
      />
      {state.phase === 'unsent' ? (
        <Note
          kind="now"
          action={
            <Button kind="ink" onClick={send}>
              Send now
            </Button>
          }
        >
          <div role="alert">
            <p>
              <b>{DISCOVERY_CALL_MESSAGES.waiting}</b>
            </p>
            {state.sentence === null ? null : <p>{state.sentence}</p>}
            <p>{state.isKept ? 'What you typed is kept on this phone.' : 'Keep this page open: this browser stores nothing.'}</p>
          </div>
        </Note>
      ) : null}
      <Button kind="now" big wide type="submit" busy={isBusy} busyLabel="Processing...">
        Continue to Schedule Call
      </Button>
    </form>
  );
}
