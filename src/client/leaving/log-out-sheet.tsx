import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { PATHS } from '#client/routing/paths.ts';
import { Button } from '#client/ui/buttons/button.tsx';
import { ButtonLink } from '#client/ui/buttons/button-link.tsx';
import { LoadingSentence } from '#client/ui/feedback/loading-sentence.tsx';
import { Note } from '#client/ui/feedback/note.tsx';
import { Sheet } from '#client/ui/overlays/sheet.tsx';
import { LOGOUT_MESSAGES } from '#domain/messages/this-phone.ts';
import type { LogoutPreparation } from '#offline/accounts/logout.ts';
import { leftWords } from './left-words.ts';

/** The sheet's state: sending, leaving, or what is left; null when unknown. */
type Look = { step: 'sending' } | { step: 'leaving' } | { step: 'asking'; left: LogoutPreparation | null };

/** First a few seconds to send what waits; only if something is left the person is asked what happens to it (PHONE-4). */
export function LogOutSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Sheet open={open} onClose={onClose} title="Log Out">
      {open ? <LogOut onClose={onClose} /> : null}
    </Sheet>
  );
}

function LogOut({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const [look, setLook] = useState<Look>({ step: 'sending' });
  const [busy, setBusy] = useState<'keep' | 'delete' | null>(null);
  const [hasFailed, setFailed] = useState(false);

  const leave = async (choice: 'keep' | 'delete', left: LogoutPreparation | null) => {
    setBusy(choice);
    setFailed(false);
    try {
      const { signOut } = await import('#client/session/sign-out.ts');
      await signOut({ keep_pending: choice === 'keep' });
      await navigate(PATHS.home, { replace: true });
    } catch {
      setFailed(true);
      setBusy(null);
      setLook({ step: 'asking', left });
    }
  };
  const decide = useEffectEvent((left: LogoutPreparation | null) => {
    const isAllSent = left?.pending === 0;
    setLook(isAllSent ? { step: 'leaving' } : { step: 'asking', left });
    if (isAllSent) void leave('keep', left);
  });
  useEffect(() => {
    let isOpen = true;
    void prepare().then((left) => isOpen && decide(left));
    return () => {
      isOpen = false;
    };
  }, []);

  if (look.step === 'sending') return <LoadingSentence>Sending what waits on this phone...</LoadingSentence>;
  if (look.step === 'leaving') return <LoadingSentence>Logging out...</LoadingSentence>;
  const pending = look.left?.pending ?? 0;
  return (
    <div className="stack">
      {hasFailed ? <Note kind="fail">{LOGOUT_MESSAGES.failed}</Note> : null}
      {look.left === null || pending === 0 ? null : (
        <p className="muted">
          {leftWords(look.left)} You can keep it locked on this phone until you log in again, or save it as a file first.
        </p>
      )}
      {look.left === null ? <p className="muted">This phone cannot say what waits to be sent. What does stays locked on it.</p> : null}
      <Button kind="line" wide onClick={onClose}>
        Stay logged in
      </Button>
      {pending > 0 ? (
        <ButtonLink kind="line" wide to={PATHS.thisPhone} replace onClick={onClose}>
          Save a file first
        </ButtonLink>
      ) : null}
      <Button kind="ink" wide busy={busy === 'keep'} busyLabel="Logging out…" onClick={() => void leave('keep', look.left)}>
        {pending > 0 ? 'Keep locked and log out' : 'Log Out'}
      </Button>
      {pending > 0 ? (
        <Button kind="danger" wide busy={busy === 'delete'} busyLabel="Deleting…" onClick={() => void leave('delete', look.left)}>
          Delete and log out
        </Button>
      ) : null}
    </div>
  );
}

/** Null when storage is unreadable: logging out must still be possible. */
async function prepare(): Promise<LogoutPreparation | null> {
  try {
    const { prepareSignOut } = await import('#client/session/sign-out.ts');
    return await prepareSignOut();
  } catch {
    return null;
  }
}
