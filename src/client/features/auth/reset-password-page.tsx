import { useEffect, useState } from 'react';
import { AskForReset } from './ask-for-reset.tsx';
import styles from './auth.module.css';
import { ChooseNewPassword } from './choose-new-password.tsx';

/** Ours: password reset. Sets a new password with a token in the fragment, else requests the mail. */
export function ResetPasswordPage() {
  const [token, setToken] = useState<string | null>(null);
  useEffect(() => {
    const read = () => setToken(/^#([\w-]{20,128})$/.exec(window.location.hash)?.[1] ?? null);
    read();
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, []);
  return (
    <div className={styles.auth}>
      <title>Reset password · Setwise</title>
      {token === null ? <AskForReset /> : <ChooseNewPassword key={token} token={token} onAskAgain={() => setToken(null)} />}
    </div>
  );
}
