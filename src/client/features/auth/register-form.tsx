import type { FormEvent } from 'react';
import { NewPasswordFields } from '#client/new-password/new-password-fields.tsx';
import { PATHS } from '#client/routing/paths.ts';
import { Button } from '#client/ui/buttons/button.tsx';
import { ButtonLink } from '#client/ui/buttons/button-link.tsx';
import { Switch } from '#client/ui/forms/switch.tsx';
import { TextField } from '#client/ui/forms/text-field.tsx';
import { useFocusInvalid } from '#client/ui/forms/use-focus-invalid.ts';
import type { RegisterFields } from '#domain/auth/register-form.ts';
import { REGISTER_MESSAGES } from '#domain/messages/join.ts';
import styles from './auth.module.css';
import { EmailField } from './email-field.tsx';
import { FailureNote } from './failure-note.tsx';
import { type FailureText, passwordRefusal } from './failure-text.ts';
import type { JoinFields } from './join.ts';

interface Props {
  fields: JoinFields;
  onChange: (changed: Partial<JoinFields>) => void;
  failure: FailureText | null;
  /** The fields at fault. */
  wrong: readonly (keyof RegisterFields)[];
  /** The account's own words, which make weak passwords. */
  own: readonly string[];
  /** The address is verified. */
  proved: boolean;
  busy: boolean;
  onSubmit: () => void;
}

/** AUTH-11 */
export function RegisterForm({ fields, onChange, failure, wrong, own, proved, busy, onSubmit }: Props) {
  const form = useFocusInvalid(failure);
  const refusal = passwordRefusal(failure, wrong);
  const isWrong = (field: keyof RegisterFields) => wrong.includes(field);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) onSubmit();
  };
  return (
    <>
      <h1 className="h-1" tabIndex={-1}>
        Register
      </h1>
      <p className={styles.sub}>Free. Needed to log workouts, subscribe, review or coach.</p>
      {proved ? (
        <p className={styles.sub} role="status">
          {REGISTER_MESSAGES.proved}
        </p>
      ) : null}
      <FailureNote failure={refusal === null ? failure : null} />
      <form ref={form} method="post" className={styles.form} onSubmit={submit} noValidate>
        <div className={styles.names}>
          <TextField
            label="First name"
            name="first_name"
            autoComplete="given-name"
            maxLength={100}
            value={fields.first_name}
            onChange={(event) => onChange({ first_name: event.currentTarget.value })}
            invalid={isWrong('first_name')}
            required
          />
          <TextField
            label="Last name"
            name="last_name"
            autoComplete="family-name"
            maxLength={100}
            value={fields.last_name}
            onChange={(event) => onChange({ last_name: event.currentTarget.value })}
            invalid={isWrong('last_name')}
            required
          />
        </div>
        <EmailField value={fields.email} onChange={(email) => onChange({ email })} invalid={isWrong('email')} />
        <NewPasswordFields
          password={fields.password}
          confirm_password={fields.confirm_password}
          own={own}
          onChange={onChange}
          isWrong={isWrong}
          refusal={refusal}
        />
        <div className={styles.coach}>
          <Switch
            label={
              <>
                <b>Become A Coach</b>
                <br />
                <span className="cap">Keep 80% of every subscription</span>
              </>
            }
            checked={fields.is_coach}
            onChange={(is_coach) => onChange({ is_coach })}
          />
        </div>
        <Button kind="now" wide big type="submit" busy={busy} busyLabel="Checking…">
          Register
        </Button>
      </form>
      <p className={styles.switch}>
        Already registered?{' '}
        <ButtonLink kind="bare" to={PATHS.login}>
          Login
        </ButtonLink>
      </p>
    </>
  );
}
