import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { isWellKnown } from '#client/new-password/well-known-rule.ts';
import { normalizeEmail } from '#domain/auth/email-address.ts';
import { ownWords } from '#domain/auth/password-rules.ts';
import { type RegisterFields, registerFault } from '#domain/auth/register-form.ts';
import { VERIFICATION_CODE_DIGITS, VERIFICATION_RESEND_SECONDS } from '#domain/limits.ts';
import { REGISTER_MESSAGES } from '#domain/messages/join.ts';
import { useCaptcha } from './captcha/use-captcha.ts';
import { type FailureText, sendCodeFailureText } from './failure-text.ts';
import { type JoinFields, makeAccount, proveAddress, sendCode } from './join.ts';
import { clearRegisterDraft, saveRegisterDraft, useKeptDraft } from './register-draft.ts';

const EMPTY: JoinFields = { first_name: '', last_name: '', email: '', password: '', confirm_password: '', is_coach: false };
const NOTHING_WRONG: readonly (keyof RegisterFields)[] = [];

/** Loads the next step before mailing a code, so that nobody waits for it. */
export const fetchVerifyEmail = () => import('./verify-email.tsx');

/** Progress of joining: the mailed address, when another code may be sent, and the verified address. */
interface Progress {
  readonly step: 'form' | 'verify' | 'made';
  readonly sent_to: string | null;
  /** Digits of the mailed code. */
  readonly digits: number;
  readonly again_at: number;
  readonly proved: string | null;
}

/** The form, a code by mail, the account, logged in. What was typed outlives every failure (AUTH-17). */
export function useRegistration() {
  const navigate = useNavigate();
  const captcha = useCaptcha();
  const kept = useKeptDraft();
  const [typed, setTyped] = useState<JoinFields | null>(null);
  const fields = typed ?? { ...EMPTY, ...kept };
  const [progress, setProgress] = useState<Progress>({
    step: 'form',
    sent_to: null,
    digits: VERIFICATION_CODE_DIGITS,
    again_at: 0,
    proved: null,
  });
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<FailureText | null>(null);
  const [wrong, setWrong] = useState(NOTHING_WRONG);

  const fail = (text: FailureText | null, about: readonly (keyof RegisterFields)[] = NOTHING_WRONG) => {
    setFailure(text);
    setWrong(about);
  };
  const busily = async (work: () => Promise<void>) => {
    setBusy(true);
    fail(null);
    await work();
    setBusy(false);
  };
  const email = normalizeEmail(fields.email);
  const own = ownWords({ ...fields, email });

  const send = async (again: boolean): Promise<boolean> => {
    const isReady = await fetchVerifyEmail().then(
      () => true,
      () => false,
    );
    const sent = isReady ? await sendCode(email, { again }) : { text: sendCodeFailureText({ kind: 'unreachable' }, { again }) };
    fail('text' in sent ? sent.text : null);
    if ('text' in sent) return false;
    setProgress((before) => ({
      ...before,
      step: 'verify',
      sent_to: email,
      digits: sent.digits,
      again_at: Date.now() + VERIFICATION_RESEND_SECONDS * 1000,
    }));
    return true;
  };

  const finish = async () => {
    const joined = await makeAccount(fields, captcha);
    if (joined.is === 'in') {
      clearRegisterDraft();
      if (joined.to !== null) await navigate(joined.to, { replace: true });
      return;
    }
    fail(joined.text, joined.is === 'made' ? NOTHING_WRONG : joined.wrong);
    if (joined.is === 'made') {
      clearRegisterDraft();
      setProgress((before) => ({ ...before, step: 'made' }));
      return;
    }
    // Refused form input returns to the form.
    const step = joined.wrong.length > 0 ? 'form' : null;
    setProgress((before) => ({ ...before, step: step ?? before.step, proved: joined.prove_again ? null : before.proved }));
  };

  const submit = () => {
    const fault = registerFault(fields);
    if (fault !== null) return fail({ sentence: fault.sentence, hint: null }, fault.fields);
    void busily(async () => {
      if (await isWellKnown(fields.password, own)) return fail({ sentence: REGISTER_MESSAGES.wellKnown, hint: null }, ['password']);
      // Verified before, and returned to correct the form.
      if (progress.proved === email) return finish();
      const ready = await captcha.ready();
      if (ready !== null) return fail({ sentence: ready, hint: null });
      // Returned from the next step: the code is still valid.
      if (progress.sent_to === email && Date.now() < progress.again_at) setProgress((before) => ({ ...before, step: 'verify' }));
      else await send(false);
    });
  };

  return {
    fields,
    progress,
    isBusy,
    failure,
    wrong,
    email,
    own,
    change: (changed: Partial<JoinFields>) => {
      captcha.start();
      const next = { ...fields, ...changed };
      setTyped(next);
      saveRegisterDraft(next);
      const left = wrong.filter((name) => !(name in changed));
      if (left.length === wrong.length) return;
      // Clears errors while typing.
      setWrong(left);
      if (left.length === 0) setFailure(null);
    },
    submit,
    verify: (code: string) =>
      void busily(async () => {
        const text = progress.proved === email ? null : await proveAddress(email, code);
        if (text !== null) return fail(text);
        setProgress((before) => ({ ...before, proved: email }));
        return finish();
      }),
    resend: () => send(true),
    back: () => {
      fail(null);
      setProgress((before) => ({ ...before, step: 'form' }));
    },
  };
}
