import { useState } from 'react';
import { call } from '#client/api/http.ts';
import { ShareButton } from '#client/coaches/share-button.tsx';
import { coachingFailureText } from '#client/coaching/failure-text.ts';
import { dayText } from '#client/locale/formats.ts';
import { PATHS } from '#client/routing/paths.ts';
import { Button } from '#client/ui/buttons/button.tsx';
import { Note } from '#client/ui/feedback/note.tsx';
import { ConfirmSheet } from '#client/ui/overlays/confirm-sheet.tsx';
import { cancelInvitation, type Invitation } from '#contract/index.ts';
import { formatInvitationCode } from '#domain/coaching/invitation-code.ts';
import { INVITATION_MESSAGES } from '#domain/messages/invitations.ts';
import desk from './desk.module.css';
import styles from './invitations.module.css';

interface InvitationRowProps {
  invitation: Invitation;
  /** Null unless it was made on this page. */
  code: string | null;
  now: number;
  onChanged: () => Promise<void>;
}

/** A code: whom it is for, what became of it, and as long as the page is open the code itself. */
export function InvitationRow({ invitation, code, now, onChanged }: InvitationRowProps) {
  const { label, state } = invitation;
  const shown = label === '' ? 'Code without a name' : label;
  return (
    <>
      <div className={desk.words}>
        <b>{shown}</b>
        <p className="small muted">{stateText(invitation, now)}</p>
        {code !== null && state === 'open' ? <ShownCode code={code} /> : null}
      </div>
      {state === 'open' ? <Cancel invitation={invitation} name={shown} onChanged={onChanged} /> : null}
    </>
  );
}

function ShownCode({ code }: { code: string }) {
  const text = formatInvitationCode(code);
  return (
    <div className={styles.shown}>
      <p className={`num ${styles.code ?? ''}`}>{text}</p>
      <ShareButton title="Join me on Setwise" url={`${window.location.origin}${PATHS.joinCoach}#${text}`} label="Share link" />
      <p className="cap">{INVITATION_MESSAGES.shownOnce}</p>
    </div>
  );
}

function Cancel({ invitation: { id }, name, onChanged }: { invitation: Invitation; name: string; onChanged: () => Promise<void> }) {
  const [isAsked, setAsked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const cancel = async () => {
    setBusy(true);
    setFailure(null);
    const outcome = await call(cancelInvitation, { params: { id } });
    if (!outcome.ok) setFailure(coachingFailureText(outcome.failure));
    await onChanged();
    setBusy(false);
    if (outcome.ok) setAsked(false);
  };
  return (
    <>
      <Button kind="line" onClick={() => setAsked(true)}>
        Cancel<span className="vh">{` the code: ${name}`}</span>
      </Button>
      <ConfirmSheet
        open={isAsked}
        title="Cancel this code?"
        keepLabel="Keep it"
        confirmLabel="Cancel the code"
        busy={isBusy}
        onClose={() => setAsked(false)}
        onConfirm={() => void cancel()}
      >
        <p>{INVITATION_MESSAGES.cancelWarning}</p>
        {failure === null ? null : <Note kind="fail">{failure}</Note>}
      </ConfirmSheet>
    </>
  );
}

/** A kept list may be older than the end of a code. */
function stateText({ state, expires_at, used_at, client, created_at }: Invitation, now: number): string {
  if (state === 'used' && used_at !== null) return `${client ?? 'Somebody who has left Setwise'} joined ${dayText(used_at, now)}`;
  if (state === 'cancelled') return `Canceled, made ${dayText(created_at, now)}`;
  return state === 'open' && now < new Date(expires_at).getTime()
    ? `Not used yet, works until ${dayText(expires_at, now)}`
    : `Not used, ended ${dayText(expires_at, now)}`;
}
