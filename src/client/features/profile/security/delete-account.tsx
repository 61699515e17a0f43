import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { call } from '#client/api/http.ts';
import { PATHS } from '#client/routing/paths.ts';
import { Button } from '#client/ui/buttons/button.tsx';
import { Note } from '#client/ui/feedback/note.tsx';
import formStyles from '#client/ui/forms/form.module.css';
import { PasswordField } from '#client/ui/forms/password-field.tsx';
import { Sheet } from '#client/ui/overlays/sheet.tsx';
import { deleteAccount } from '#contract/index.ts';
import { accountFailureText } from '../failure-text.ts';
import styles from '../profile.module.css';

/** Account deletion, on server and phone. */
export function DeleteAccount() {
  const [isOpen, setOpen] = useState(false);
  return (
    <section className="card" aria-labelledby="delete">
      <h2 className="h-3" id="delete">
        Delete account
      </h2>
      <p className={styles.lead}>Your profile, your log and your messages are deleted for good, here and on your other devices.</p>
      <Button kind="line" wide className={styles.edit} onClick={() => setOpen(true)}>
        Delete my account
      </Button>
      <Sheet open={isOpen} onClose={() => setOpen(false)} title="Delete your account?">
        {isOpen ? <Confirm onClose={() => setOpen(false)} /> : null}
      </Sheet>
    </section>
  );
}

function Confirm({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const [password, setPassword] = useState('');
  const [sentence, setSentence] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const remove = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    const outcome = await call(deleteAccount, { body: { password } });
    if (!outcome.ok) {
      setBusy(false);
      return setSentence(accountFailureText(outcome.failure));
    }
    const { forgetDeletedAccount } = await import('#client/session/forget-account.ts');
    await forgetDeletedAccount();
    await navigate(PATHS.home, { replace: true });
  };
  return (
    <form className={formStyles.form} noValidate onSubmit={(event) => void remove(event)}>
      <p className="muted">
        This happens at once and cannot be undone. Subscriptions you pay for end, and a coach’s profile leaves the list.
      </p>
      {sentence === null ? null : <Note kind="fail">{sentence}</Note>}
      <PasswordField
        label="Your password"
        autoComplete="current-password"
        value={password}
        onChange={(event) => setPassword(event.currentTarget.value)}
        required
      />
      <Button kind="line" wide onClick={onClose}>
        Keep my account
      </Button>
      <Button kind="danger" wide type="submit" busy={isBusy} busyLabel="Deleting…">
        Delete my account
      </Button>
    </form>
  );
}
