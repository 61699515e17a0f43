import { type FormEvent, useState } from 'react';
import { call } from '#client/api/http.ts';
import { Button } from '#client/ui/button.tsx';
import formStyles from '#client/ui/form.module.css';
import { Note } from '#client/ui/note.tsx';
import { PasswordField } from '#client/ui/password-field.tsx';
import { SaveButtons } from '#client/ui/save-buttons.tsx';
import { changePassword } from '#contract/index.ts';
import { passwordChangeFault } from '#domain/auth/password-rules.ts';
import { accountFailureText } from '../failure-text.ts';
import styles from '../profile.module.css';

const EMPTY = { old_password: '', new_password: '', confirm_password: '' };

/** Section 4: closed, form, success. */
export function ChangePassword() {
  const [state, setState] = useState<'closed' | 'form' | 'success'>('closed');
  return (
    <section className="card" aria-labelledby="password">
      <h2 className="h-3" id="password">
        Password
      </h2>
      {state === 'success' ? (
        <p className={styles.lead} role="status">
          Your password was changed. Your other devices were signed out.
        </p>
      ) : null}
      {state === 'form' ? (
        <PasswordForm onDone={() => setState('success')} onCancel={() => setState('closed')} />
      ) : (
        <Button kind="line" wide className={styles.edit} onClick={() => setState('form')}>
          Change Password
        </Button>
      )}
    </section>
  );
}

function PasswordForm({ onDone, onCancel }: { onDone: () => void; onCancel: () => void }) {
  const [form, setForm] = useState(EMPTY);
  const [sentence, setSentence] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const wrong = passwordChangeFault(form);
    setSentence(wrong);
    if (wrong !== null) return;
    setBusy(true);
    const outcome = await call(changePassword, { body: form });
    setBusy(false);
    if (outcome.ok) onDone();
    else setSentence(accountFailureText(outcome.failure));
  };
  const field = (name: keyof typeof EMPTY, label: string, autoComplete: string) => (
    <PasswordField
      label={label}
      autoComplete={autoComplete}
      value={form[name]}
      onChange={(event) => setForm({ ...form, [name]: event.currentTarget.value })}
      required
    />
  );
  return (
    <form className={formStyles.form} noValidate onSubmit={(event) => void save(event)}>
      {sentence === null ? null : <Note kind="fail">{sentence}</Note>}
      {field('old_password', 'Current password', 'current-password')}
      {field('new_password', 'New password', 'new-password')}
      {field('confirm_password', 'Confirm new password', 'new-password')}
      <SaveButtons busy={isBusy} onCancel={onCancel} />
    </form>
  );
}
