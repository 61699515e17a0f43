import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '#client/ui/buttons/button.tsx';
import { VERIFICATION_CODE_DIGITS, VERIFICATION_CODE_MINUTES, VERIFICATION_SENT_MS } from '#domain/limits.ts';
import { REGISTER_MESSAGES } from '#domain/messages/join.ts';
import styles from './auth.module.css';
import { CodeField } from './code-field.tsx';
import { FailureNote } from './failure-note.tsx';
import type { FailureText } from './failure-text.ts';
import { LongCodeField } from './long-code-field.tsx';
import { useSecondsUntil } from './use-seconds-until.ts';

interface Props {
  email: string;
  /** Digits of the newest code; more than six after many requests. */
  digits: number;
  /** When another code may be sent; ms since 1970. */
  again_at: number;
  failure: FailureText | null;
  busy: boolean;
  onVerify: (code: string) => void;
  /** Resolves to whether a code was sent. */
  onResend: () => Promise<boolean>;
  onBack: () => void;
}

/** AUTH-15, AUTH-16 */
export function VerifyEmail({ email, digits, again_at, failure, busy, onVerify, onResend, onBack }: Props) {
  const [code, setCode] = useState('');
  const [isEmpty, setEmpty] = useState(false);
  const [isSending, setSending] = useState(false);
  const { isSent, showSent } = useSentNote();
  const seconds = useSecondsUntil(again_at);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  const isLong = digits > VERIFICATION_CODE_DIGITS;
  // An earlier six-digit code is still valid.
  const isWhole = code.length === digits || code.length === VERIFICATION_CODE_DIGITS;

  const verify = () => {
    if (busy) return;
    setEmpty(code === '');
    if (isWhole) onVerify(code);
  };
  const resend = async () => {
    if (isSending) return;
    setSending(true);
    const isOnItsWay = await onResend();
    setSending(false);
    if (!isOnItsWay) return;
    setCode('');
    showSent();
  };
  const shown = isEmpty && code === '' ? { sentence: REGISTER_MESSAGES.codeMissing, hint: null } : failure;

  return (
    <>
      <h1 className="h-1" tabIndex={-1} ref={heading}>
        Verify Your Email
      </h1>
      <p className={styles.sub}>
        {isLong ? (
          <>
            Many codes were asked for with <b className={styles.address}>{email}</b>, so the code in the newest email there has {digits}{' '}
            digits. It may have come some minutes ago. Look into spam too.
          </>
        ) : (
          <>
            We sent a 6-digit code to <b className={styles.address}>{email}</b>. It works for {VERIFICATION_CODE_MINUTES} minutes. Look into
            spam too.
          </>
        )}
      </p>
      <FailureNote failure={shown} />
      <form
        className={styles.form}
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          verify();
        }}
        noValidate
      >
        {isLong ? (
          <LongCodeField digits={digits} code={code} onChange={setCode} invalid={shown !== null} />
        ) : (
          <CodeField code={code} onChange={setCode} onEnter={verify} invalid={shown !== null} />
        )}
        <Button kind="now" wide big type="submit" disabled={!isWhole} busy={busy} busyLabel="Verifying…">
          Verify Email
        </Button>
      </form>
      <div className={styles.beside}>
        <Button kind="line" wide disabled={seconds > 0} busy={isSending} busyLabel="Sending…" onClick={() => void resend()}>
          {seconds > 0 ? `Resend code in ${String(seconds)}s` : 'Resend code'}
        </Button>
        <p className={styles.sent} role="status">
          {isSent ? REGISTER_MESSAGES.sent : ''}
        </p>
        <Button kind="bare" className={styles.back} onClick={onBack}>
          ← Back to registration
        </Button>
      </div>
    </>
  );
}

/** That a mail was sent is said for three seconds (AUTH-16). */
function useSentNote() {
  const [sentAt, setSentAt] = useState<number | null>(null);
  useEffect(() => {
    if (sentAt === null) return undefined;
    const timer = setTimeout(() => setSentAt(null), VERIFICATION_SENT_MS);
    return () => clearTimeout(timer);
  }, [sentAt]);
  return { isSent: sentAt !== null, showSent: () => setSentAt(Date.now()) };
}
