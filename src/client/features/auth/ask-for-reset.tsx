import { type FormEvent, useState } from 'react';
import { callWhenAsked } from '#client/api/call-when-asked.ts';
import { PATHS } from '#client/routing/paths.ts';
import { Button } from '#client/ui/buttons/button.tsx';
import { ButtonLink } from '#client/ui/buttons/button-link.tsx';
import { isEmailAddress, normalizeEmail } from '#domain/auth/email-address.ts';
import { REGISTER_MESSAGES, RESET_MESSAGES } from '#domain/messages/join.ts';
import styles from './auth.module.css';
import { EmailField } from './email-field.tsx';
import { FailureNote } from './failure-note.tsx';
import { askForResetFailureText, type FailureText } from './failure-text.ts';

/** Requests the mail, without revealing whether an account exists. */
export function AskForReset() {
  const [email, setEmail] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [isSent, setSent] = useState(false);
  const [failure, setFailure] = useState<FailureText | null>(null);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const sentence = email.trim() === '' ? RESET_MESSAGES.required : REGISTER_MESSAGES.email;
    if (!isEmailAddress(email)) return setFailure({ sentence, hint: null });
    setBusy(true);
    setFailure(null);
    const outcome = await callWhenAsked(async () => (await import('#contract/auth.ts')).requestPasswordReset, {
      body: { email: normalizeEmail(email) },
    });
    setBusy(false);
    if (outcome.ok) setSent(true);
    else setFailure(askForResetFailureText(outcome.failure));
  };

  return (
    <>
      <h1 className="h-1" tabIndex={-1}>
        Reset password
      </h1>
      {isSent ? (
        <p className={styles.sub} role="status">
          {RESET_MESSAGES.sent}
        </p>
      ) : (
        <>
          <p className={styles.sub}>We mail you a link to choose a new one.</p>
          <FailureNote failure={failure} />
          <form method="post" className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
            <EmailField value={email} onChange={setEmail} invalid={failure !== null && !isEmailAddress(email)} />
            <Button kind="now" wide big type="submit" busy={isBusy} busyLabel="Sending…">
              Send link
            </Button>
          </form>
        </>
      )}
      <p className={styles.switch}>
        <ButtonLink kind="bare" to={PATHS.login}>
          Back to login
        </ButtonLink>
      </p>
    </>
  );
}
