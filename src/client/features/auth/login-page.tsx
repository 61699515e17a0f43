import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { PATHS } from '#client/routing/paths.ts';
import { signInWhenAsked } from '#client/session/sign-in-when-asked.ts';
import { rememberWantedPage, takeWantedPage } from '#client/session/wanted-page.ts';
import { Button } from '#client/ui/buttons/button.tsx';
import { ButtonLink } from '#client/ui/buttons/button-link.tsx';
import { PasswordField } from '#client/ui/forms/password-field.tsx';
import { LOGIN_MESSAGES } from '#domain/messages/join.ts';
import styles from './auth.module.css';
import { EmailField } from './email-field.tsx';
import { FailureNote } from './failure-note.tsx';
import { type FailureText, loginFailureText } from './failure-text.ts';
import { LockedItems } from './locked-items.tsx';

export function LoginPage() {
  const navigate = useNavigate();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<FailureText | null>(null);
  const isMissing = failure?.sentence === LOGIN_MESSAGES.required;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    if (email.trim() === '' || password === '') {
      setFailure({ sentence: LOGIN_MESSAGES.required, hint: null });
      return;
    }
    setBusy(true);
    setFailure(null);
    const to = takeWantedPage() ?? PATHS.home;
    const outcome = await signInWhenAsked({ email: email.trim(), password }, { to });
    setBusy(false);
    if (outcome.ok) {
      if (!outcome.value.reloading) await navigate(to);
    } else {
      rememberWantedPage(to);
      setFailure(loginFailureText(outcome.failure));
    }
  };

  return (
    <div className={styles.auth}>
      <title>Login · Setwise</title>
      <h1 className="h-1" tabIndex={-1}>
        Login
      </h1>
      <p className={styles.sub}>Workouts on this phone stay yours either way.</p>
      <FailureNote failure={failure} />
      <form method="post" className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        <EmailField value={email} onChange={setEmail} invalid={isMissing && email.trim() === ''} />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
          invalid={failure?.sentence === LOGIN_MESSAGES.wrong || (isMissing && password === '')}
          required
        />
        <div className={styles.forgot}>
          <ButtonLink kind="bare" to={PATHS.resetPassword}>
            Forgot password?
          </ButtonLink>
        </div>
        <Button kind="now" wide big type="submit" busy={isBusy} busyLabel="Logging in…">
          Login
        </Button>
      </form>
      <p className={styles.switch}>
        New here?{' '}
        <ButtonLink kind="bare" to={PATHS.register}>
          Register
        </ButtonLink>
      </p>
      <LockedItems />
    </div>
  );
}
