import { lazy, Suspense, useEffect } from 'react';
import { orMissing } from '#client/routing/page-code.tsx';
import { PATHS } from '#client/routing/paths.ts';
import { openRegistration } from '#client/session/open-registration.ts';
import { ButtonLink } from '#client/ui/buttons/button-link.tsx';
import styles from './auth.module.css';
import { FailureNote } from './failure-note.tsx';
import { RegisterForm } from './register-form.tsx';
import { fetchVerifyEmail, useRegistration } from './use-registration.ts';

/** Loaded before a code is requested. */
const VerifyEmail = lazy(async () => ({ default: (await orMissing(fetchVerifyEmail())).VerifyEmail }));

/** Opening it clears local storage first (AUTH-3). */
export function RegisterPage() {
  useEffect(() => {
    // If its code fails to load, the login after registration clears storage.
    openRegistration().catch(() => undefined);
  }, []);
  const registration = useRegistration();
  const { progress, fields, email, failure, wrong, isBusy } = registration;
  return (
    <div className={styles.auth}>
      <title>Register · Setwise</title>
      {progress.step === 'form' ? (
        <RegisterForm
          fields={fields}
          onChange={registration.change}
          failure={failure}
          wrong={wrong}
          own={registration.own}
          proved={progress.proved !== null && progress.proved === email}
          busy={isBusy}
          onSubmit={registration.submit}
        />
      ) : null}
      {progress.step === 'verify' ? (
        <Suspense>
          <VerifyEmail
            email={email}
            digits={progress.digits}
            again_at={progress.again_at}
            failure={failure}
            busy={isBusy}
            onVerify={registration.verify}
            onResend={registration.resend}
            onBack={registration.back}
          />
        </Suspense>
      ) : null}
      {progress.step === 'made' ? (
        <>
          <h1 className="h-1" tabIndex={-1}>
            Your account is ready
          </h1>
          <FailureNote failure={failure} />
          <div className={styles.actions}>
            <ButtonLink kind="now" wide big to={PATHS.login}>
              Login
            </ButtonLink>
          </div>
        </>
      ) : null}
    </div>
  );
}
