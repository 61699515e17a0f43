import { type FormEvent, useState } from 'react';
import { callWhenAsked } from '#client/api/call-when-asked.ts';
import { NewPasswordFields } from '#client/new-password/new-password-fields.tsx';
import { isWellKnown } from '#client/new-password/well-known-rule.ts';
import { PATHS } from '#client/routing/paths.ts';
import { Button } from '#client/ui/buttons/button.tsx';
import { ButtonLink } from '#client/ui/buttons/button-link.tsx';
import { useFocusInvalid } from '#client/ui/forms/use-focus-invalid.ts';
import { passwordLengthFault } from '#domain/auth/password-rules.ts';
import { REGISTER_MESSAGES, RESET_MESSAGES } from '#domain/messages/join.ts';
import styles from './auth.module.css';
import { FailureNote } from './failure-note.tsx';
import { type FailureText, passwordRefusal, refusedFields, resetFailureText } from './failure-text.ts';

type Field = 'password' | 'confirm_password';

/** The account is unknown here; the server checks names and address. */
const OWN: readonly string[] = [];

interface Props {
  token: string;
  onAskAgain: () => void;
}

/** Sets a new password with a mailed token. */
export function ChooseNewPassword({ token, onAskAgain }: Props) {
  const [typed, setTyped] = useState({ password: '', confirm_password: '' });
  const [isBusy, setBusy] = useState(false);
  const [isChanged, setChanged] = useState(false);
  const [failure, setFailure] = useState<FailureText | null>(null);
  const [wrong, setWrong] = useState<readonly Field[]>([]);
  const [isOver, setOver] = useState(false);

  const form = useFocusInvalid(failure);
  const fail = (text: FailureText | null, about: readonly Field[] = []) => {
    setFailure(text);
    setWrong(about);
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const fault = faultOf(typed);
    if (fault !== null) return fail({ sentence: fault.sentence, hint: null }, fault.fields);
    fail(null);
    setBusy(true);
    await save();
    setBusy(false);
  };
  const save = async () => {
    if (await isWellKnown(typed.password, OWN)) return fail({ sentence: REGISTER_MESSAGES.wellKnown, hint: null }, ['password']);
    const outcome = await callWhenAsked(async () => (await import('#contract/auth.ts')).confirmPasswordReset, {
      body: { token, password: typed.password },
    });
    if (outcome.ok) {
      // Removes the used token from the history.
      window.history.replaceState(window.history.state, '', PATHS.resetPassword);
      return setChanged(true);
    }
    setOver(outcome.failure.kind === 'refused' && outcome.failure.body.code === 'link_over');
    fail(resetFailureText(outcome.failure), refusedFields(outcome.failure).includes('password') ? ['password'] : []);
  };
  const change = (changed: Partial<typeof typed>) => {
    setTyped({ ...typed, ...changed });
    if (wrong.some((name) => name in changed)) fail(null);
  };
  const refusal = passwordRefusal(failure, wrong);

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
          <FailureNote failure={refusal === null ? failure : null} />
          <form ref={form} method="post" className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
            <NewPasswordFields {...typed} own={OWN} onChange={change} isWrong={(field) => wrong.includes(field)} refusal={refusal} />
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

function faultOf({ password, confirm_password }: Record<Field, string>): { sentence: string; fields: Field[] } | null {
  const empty = (['password', 'confirm_password'] as const).filter((name) => (name === 'password' ? password : confirm_password) === '');
  if (empty.length > 0) return { sentence: RESET_MESSAGES.required, fields: empty };
  if (password !== confirm_password) return { sentence: REGISTER_MESSAGES.mismatch, fields: ['confirm_password'] };
  const length = passwordLengthFault(password);
  return length === null ? null : { sentence: length, fields: ['password'] };
}
