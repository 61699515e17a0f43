import { type FormEvent, useState } from 'react';
import { callWhenAsked } from '#client/api/call-when-asked.ts';
import { PATHS } from '#client/app/paths.ts';
import { Button } from '#client/ui/button.tsx';
import { ButtonLink } from '#client/ui/button-link.tsx';
import { passwordLengthFault } from '#domain/auth/password-rules.ts';
import { REGISTER_MESSAGES, RESET_MESSAGES } from '#domain/messages/join.ts';
import styles from './auth.module.css';
import { FailureNote } from './failure-note.tsx';
import { type FailureText, resetFailureText } from './failure-text.ts';
import { NewPasswordFields } from './new-password-fields.tsx';

interface Props {
  token: string;
  onAskAgain: () => void;
}

/** Chooses a new password with the token of a mailed link. */
export function ChooseNewPassword({ token, onAskAgain }: Props) {
  const [typed, setTyped] = useState({ password: '', confirm_password: '' });
  const [isBusy, setBusy] = useState(false);
  const [isChanged, setChanged] = useState(false);
  const [failure, setFailure] = useState<FailureText | null>(null);
  const [isOver, setOver] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const fault = faultOf(typed);
    setFailure(fault === null ? null : { sentence: fault, hint: null });
    if (fault !== null) return;
    setBusy(true);
    const outcome = await callWhenAsked(async () => (await import('#contract/auth.ts')).confirmPasswordReset, {
      body: { token, password: typed.password },
    });
    setBusy(false);
    if (outcome.ok) {
      // The link has done its work, and belongs in nobody's history.
      window.history.replaceState(window.history.state, '', PATHS.resetPassword);
      setChanged(true);
      return;
    }
    setOver(outcome.failure.kind === 'refused' && outcome.failure.body.code === 'link_over');
    setFailure(resetFailureText(outcome.failure));
  };

  return (
    <>
      <h1 className="h-1" tabIndex={-1}>
        Choose a new password
      </h1>
      {isChanged ? (
        <>
          <p className={styles.sub} role="status">
            {RESET_MESSAGES.changed}
          </p>
          <div className={styles.actions}>
            <ButtonLink kind="now" wide big to={PATHS.login}>
              Login
            </ButtonLink>
          </div>
        </>
      ) : (
        <>
          <p className={styles.sub}>Every device is logged out then.</p>
          <FailureNote failure={failure} />
          <form method="post" className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
            <NewPasswordFields
              {...typed}
              onChange={(changed) => setTyped({ ...typed, ...changed })}
              isWrong={(field) =>
                failure !== null && !isOver && (field === 'confirm_password') === (failure.sentence === REGISTER_MESSAGES.mismatch)
              }
            />
            <Button kind="now" wide big type="submit" busy={isBusy} busyLabel="Saving…">
              Save password
            </Button>
          </form>
          {isOver ? (
            <div className={styles.actions}>
              <Button kind="line" wide onClick={onAskAgain}>
                Ask for a new link
              </Button>
            </div>
          ) : null}
        </>
      )}
    </>
  );
}

function faultOf({ password, confirm_password }: { password: string; confirm_password: string }): string | null {
  if (password === '' || confirm_password === '') return RESET_MESSAGES.required;
  if (password !== confirm_password) return REGISTER_MESSAGES.mismatch;
  return passwordLengthFault(password);
}
