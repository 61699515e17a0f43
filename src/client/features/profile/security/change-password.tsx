import { type FormEvent, useState } from 'react';
import { call } from '#client/api/http.ts';
import { NewPasswordFields, type PasswordRefusal } from '#client/new-password/new-password-fields.tsx';
import { isWellKnown } from '#client/new-password/well-known-rule.ts';
import { useSession } from '#client/session/session-store.ts';
import { Button } from '#client/ui/buttons/button.tsx';
import { Note } from '#client/ui/feedback/note.tsx';
import formStyles from '#client/ui/forms/form.module.css';
import { PasswordField } from '#client/ui/forms/password-field.tsx';
import { SaveButtons } from '#client/ui/forms/save-buttons.tsx';
import { useFocusInvalid } from '#client/ui/forms/use-focus-invalid.ts';
import { changePassword } from '#contract/index.ts';
import { ownWords, type PasswordChangeFault, passwordChangeFault } from '#domain/auth/password-rules.ts';
import { PASSWORD_MESSAGES } from '#domain/messages/account.ts';
import { REGISTER_MESSAGES } from '#domain/messages/join.ts';
import { accountFailureText } from '../failure-text.ts';
import styles from '../profile.module.css';

const EMPTY = { old_password: '', new_password: '', confirm_password: '' };

/** Closed, form, success (AUTH-20). */
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

const LABELS = { password: 'New password', confirm_password: 'Confirm new password' };
/** The field of a server refusal. */
const REFUSED_FIELDS: Readonly<Record<string, keyof typeof EMPTY>> = {
  password_wrong: 'old_password',
  password_length: 'new_password',
  password_well_known: 'new_password',
  same: 'new_password',
};

function PasswordForm({ onDone, onCancel }: { onDone: () => void; onCancel: () => void }) {
  const profile = useSession((session) => session.profile);
  const own = profile === null ? [] : ownWords(profile);
  const [form, setForm] = useState(EMPTY);
  const [fault, setFault] = useState<PasswordChangeFault | null>(null);
  const [isBusy, setBusy] = useState(false);
  const ref = useFocusInvalid(fault);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const wrong = passwordChangeFault(form);
    setFault(wrong);
    if (wrong !== null) return;
    setBusy(true);
    const refused = await send(form, own);
    setBusy(false);
    if (refused === null) onDone();
    else setFault(refused);
  };
  const change = (changed: Partial<typeof EMPTY>) => {
    setForm({ ...form, ...changed });
    if (fault?.fields.some((name) => name in changed) === true) setFault(null);
  };
  const isWrong = (field: keyof typeof EMPTY) => fault?.fields.includes(field) === true;
  const refusal = newPasswordRefusal(fault);
  return (
    <form ref={ref} className={formStyles.form} noValidate onSubmit={(event) => void save(event)}>
      {fault === null || refusal !== null ? null : <Note kind="fail">{fault.sentence}</Note>}
      <PasswordField
        label="Current password"
        autoComplete="current-password"
        value={form.old_password}
        onChange={(event) => change({ old_password: event.currentTarget.value })}
        invalid={isWrong('old_password')}
        required
      />
      <NewPasswordFields
        password={form.new_password}
        confirm_password={form.confirm_password}
        own={own}
        labels={LABELS}
        onChange={({ password, confirm_password }) =>
          change({
            ...(password === undefined ? {} : { new_password: password }),
            ...(confirm_password === undefined ? {} : { confirm_password }),
          })
        }
        isWrong={(field) => isWrong(field === 'password' ? 'new_password' : 'confirm_password')}
        refusal={refusal}
      />
      <SaveButtons busy={isBusy} onCancel={onCancel} />
    </form>
  );
}

/** Null on success. */
async function send(form: typeof EMPTY, own: readonly string[]): Promise<PasswordChangeFault | null> {
  if (await isWellKnown(form.new_password, own)) return { sentence: REGISTER_MESSAGES.wellKnown, fields: ['new_password'] };
  const outcome = await call(changePassword, { body: form });
  if (outcome.ok) return null;
  const { failure } = outcome;
  const field = failure.kind === 'refused' ? REFUSED_FIELDS[String(failure.body.code)] : undefined;
  return { sentence: accountFailureText(failure), fields: field === undefined ? [] : [field] };
}

/** The fault at one of the new password's fields; null when it belongs above the form. */
function newPasswordRefusal(fault: PasswordChangeFault | null): PasswordRefusal | null {
  if (fault === null || fault.fields.length !== 1 || fault.sentence === PASSWORD_MESSAGES.required) return null;
  const [field] = fault.fields;
  if (field === 'old_password') return null;
  return { field: field === 'new_password' ? 'password' : 'confirm_password', sentence: fault.sentence };
}
