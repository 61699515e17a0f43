import { useNavigate } from 'react-router-dom';
import { isWellKnown } from '#client/new-password/well-known-rule.ts';
import { normalizeEmail } from '#domain/auth/email-address.ts';
import { ownWords } from '#domain/auth/password-rules.ts';
import { registerFault } from '#domain/auth/register-form.ts';
import { VERIFICATION_RESEND_SECONDS } from '#domain/limits.ts';
import { REGISTER_MESSAGES } from '#domain/messages/join.ts';
import type { Captcha } from './captcha/captcha.ts';
import { useCaptcha } from './captcha/use-captcha.ts';
import { sendCodeFailureText } from './failure-text.ts';
import { type JoinFields, makeAccount, proveAddress, sendCode } from './join.ts';
import { clearRegisterDraft } from './register-draft.ts';
import { type Attempt, useAttempt } from './use-attempt.ts';
import { useJoinFields } from './use-join-fields.ts';
import { type Progress, useProgress } from './use-progress.ts';

/** Loads the next step before mailing a code, so that nobody waits for it. */
export const fetchVerifyEmail = () => import('./verify-email.tsx');

/** The form, a code by mail, the account, logged in. What was typed outlives every failure (AUTH-17). */
export function useRegistration() {
  const captcha = useCaptcha();
  const { fields, type } = useJoinFields();
  const { isBusy, failure, wrong, fail, busily, forgive } = useAttempt();
  const { progress, goOn } = useProgress();
  const email = normalizeEmail(fields.email);
  const own = ownWords({ ...fields, email });

  const send = async (again: boolean): Promise<boolean> => {
    const sent = await sendCodeOnceReady(email, again);
    fail('text' in sent ? sent.text : null);
    if ('text' in sent) return false;
    goOn({ step: 'verify', sent_to: email, digits: sent.digits, again_at: Date.now() + VERIFICATION_RESEND_SECONDS * 1000 });
    return true;
  };
  const finish = useFinish({ fields, captcha, fail, goOn });
  const submit = async () => {
    if (await isWellKnown(fields.password, own)) return fail({ sentence: REGISTER_MESSAGES.wellKnown, hint: null }, ['password']);
    // Verified before, and returned to correct the form.
    if (progress.proved === email) return finish();
    const notReady = await captcha.ready();
    if (notReady !== null) return fail({ sentence: notReady, hint: null });
    // Returned from the next step: the code is still valid.
    if (progress.sent_to === email && Date.now() < progress.again_at) goOn({ step: 'verify' });
    else await send(false);
  };
  const verify = async (code: string) => {
    const refusal = progress.proved === email ? null : await proveAddress(email, code);
    if (refusal !== null) return fail(refusal);
    goOn({ proved: email });
    return finish();
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
      type(changed);
      forgive(changed);
    },
    submit: () => {
      const fault = registerFault(fields);
      if (fault === null) void busily(submit);
      else fail({ sentence: fault.sentence, hint: null }, fault.fields);
    },
    verify: (code: string) => void busily(() => verify(code)),
    resend: () => send(true),
    back: () => {
      fail(null);
      goOn({ step: 'form' });
    },
  };
}

async function sendCodeOnceReady(email: string, again: boolean): ReturnType<typeof sendCode> {
  const isReady = await fetchVerifyEmail().then(
    () => true,
    () => false,
  );
  return isReady ? sendCode(email, { again }) : { text: sendCodeFailureText({ kind: 'unreachable' }, { again }) };
}

interface Finish {
  fields: JoinFields;
  captcha: Captcha;
  fail: Attempt['fail'];
  goOn: (changed: Partial<Progress>) => void;
}

/** The last step: makes the account and enters, or goes back to where it was refused. */
function useFinish({ fields, captcha, fail, goOn }: Finish): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    const joined = await makeAccount(fields, captcha);
    if (joined.is !== 'not-made') clearRegisterDraft();
    if (joined.is === 'in') {
      if (joined.to !== null) await navigate(joined.to, { replace: true });
      return;
    }
    if (joined.is === 'made') {
      fail(joined.text);
      return goOn({ step: 'made' });
    }
    fail(joined.text, joined.wrong);
    // Refused form input returns to the form.
    if (joined.wrong.length > 0) goOn({ step: 'form' });
    if (joined.prove_again) goOn({ proved: null });
  };
}
