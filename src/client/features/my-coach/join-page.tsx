import { type FormEvent, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { call } from '#client/api/http.ts';
import { coachingFailureText } from '#client/coaching/failure-text.ts';
import { Button } from '#client/ui/buttons/button.tsx';
import { LoadingSentence } from '#client/ui/feedback/loading-sentence.tsx';
import { TextField } from '#client/ui/forms/text-field.tsx';
import { type ResponseOf, readInvitation } from '#contract/index.ts';
import { formatInvitationCode, readInvitationCode } from '#domain/coaching/invitation-code.ts';
import { INVITATION_TYPED_MAX_LENGTH } from '#domain/limits.ts';
import { INVITATION_MESSAGES } from '#domain/messages/invitations.ts';
import { JoinOffer } from './join-offer.tsx';
import styles from './join-page.module.css';

/** A code that was read, and whose it is. */
interface ReadCode {
  readonly code: string;
  readonly coach: ResponseOf<typeof readInvitation>;
}

/** Where somebody uses a coach's code (REL-3), typed or from a link. It begins nothing before it says whose code it is and asks. */
export function JoinPage() {
  const { hash } = useLocation();
  const linked = hash.slice(1);
  return (
    <div className={`wrap ${styles.page ?? ''}`}>
      <title>Join your coach · Setwise</title>
      <h1 className="h-1" tabIndex={-1}>
        Join your coach
      </h1>
      <Code key={linked} linked={linked} />
    </div>
  );
}

function Code({ linked }: { linked: string }) {
  const [typed, setTyped] = useState(linked);
  const [isBusy, setBusy] = useState(linked !== '');
  /** Text is why the code was not found. */
  const [found, setFound] = useState<ReadCode | string | null>(null);
  useEffect(() => {
    if (linked === '') return undefined;
    let isOpen = true;
    void lookUp(linked).then((answer) => {
      if (!isOpen) return;
      setFound(answer);
      setBusy(false);
    });
    return () => {
      isOpen = false;
    };
  }, [linked]);
  if (found !== null && typeof found !== 'string')
    return <JoinOffer code={found.code} coach={found.coach} onOther={() => setFound(null)} />;
  if (isBusy && linked !== '' && found === null) return <LoadingSentence>One moment...</LoadingSentence>;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    setFound(await lookUp(typed));
    setBusy(false);
  };
  return (
    <form className={styles.form} noValidate onSubmit={(event: FormEvent) => void submit(event)}>
      <p className="lead">{INVITATION_MESSAGES.typeCode}</p>
      <TextField
        label="Code"
        name="code"
        value={typed}
        maxLength={INVITATION_TYPED_MAX_LENGTH}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        placeholder={formatInvitationCode('ABCDEFGHJK')}
        error={found ?? undefined}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit" kind="now" wide busy={isBusy} busyLabel="Looking...">
        Continue
      </Button>
    </form>
  );
}

/** Whose code it is, or why that is not known. */
async function lookUp(typed: string): Promise<ReadCode | string> {
  const code = readInvitationCode(typed);
  if (code === null) return INVITATION_MESSAGES.malformed;
  const outcome = await call(readInvitation, { body: { code } });
  return outcome.ok ? { code, coach: outcome.value } : coachingFailureText(outcome.failure);
}
