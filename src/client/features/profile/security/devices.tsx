import { useEffect, useState } from 'react';
import { call } from '#client/api/http.ts';
import { momentText, shortDayText } from '#client/locale/formats.ts';
import { PATHS } from '#client/routing/paths.ts';
import { Button } from '#client/ui/buttons/button.tsx';
import { ButtonLink } from '#client/ui/buttons/button-link.tsx';
import { Note } from '#client/ui/feedback/note.tsx';
import { Pill } from '#client/ui/feedback/pill.tsx';
import { Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { type AccountSession, listAccountSessions, revokeAccountSession, revokeOtherSessions } from '#contract/index.ts';
import { deviceName } from '#domain/auth/device-name.ts';
import { accountFailureText } from '../failure-text.ts';
import styles from '../profile.module.css';

/** In place of a session id. */
const OTHERS = 'others';

/** Active sessions; others can be signed out. */
export function Devices() {
  const [sessions, setSessions] = useState<readonly AccountSession[] | 'loading' | 'failed'>('loading');
  const [busy, setBusy] = useState<string | null>(null);
  const [sentence, setSentence] = useState<string | null>(null);
  useEffect(() => {
    void read().then(setSessions);
  }, []);
  const revoke = async (id: string) => {
    if (busy !== null) return;
    setBusy(id);
    const outcome = id === OTHERS ? await call(revokeOtherSessions, {}) : await call(revokeAccountSession, { params: { id } });
    setBusy(null);
    setSentence(outcome.ok ? null : accountFailureText(outcome.failure));
    setSessions(await read());
  };
  return (
    <section className="card" aria-labelledby="devices">
      <h2 className="h-3" id="devices">
        Signed-in devices
      </h2>
      {sentence === null ? null : <Note kind="fail">{sentence}</Note>}
      {sessions === 'loading' ? <Skeleton height="6rem" /> : null}
      {sessions === 'failed' ? (
        <Note
          action={
            <Button kind="line" onClick={() => void read().then(setSessions)}>
              Try again
            </Button>
          }
        >
          Your devices could not be loaded.
        </Note>
      ) : null}
      {typeof sessions === 'string' ? null : (
        <>
          <ul className="list">
            {sessions.map((session) => (
              <Device key={session.id} session={session} isBusy={busy === session.id} onRevoke={() => void revoke(session.id)} />
            ))}
          </ul>
          <ButtonLink kind="line" wide to={PATHS.thisPhone}>
            What is stored on this device
          </ButtonLink>
          {sessions.filter(({ current }) => !current).length > 1 ? (
            <Button kind="line" wide busy={busy === OTHERS} onClick={() => void revoke(OTHERS)}>
              Sign out all other devices
            </Button>
          ) : null}
        </>
      )}
    </section>
  );
}

async function read(): Promise<readonly AccountSession[] | 'failed'> {
  const outcome = await call(listAccountSessions, {});
  return outcome.ok ? outcome.value.sessions : 'failed';
}

/** Detected locally: a tablet may identify as a computer. */
function thisDevice(said: string | null): string {
  return deviceName(navigator.userAgent, navigator.maxTouchPoints) ?? said ?? 'A browser';
}

function Device({ session, isBusy, onRevoke }: { session: AccountSession; isBusy: boolean; onRevoke: () => void }) {
  const name = session.current ? thisDevice(session.device) : (session.device ?? 'Another device');
  const since = shortDayText(session.created_at);
  return (
    <li className={styles.device}>
      <div>
        <p>
          <b>{name}</b>
        </p>
        <p className="cap">
          Signed in {since}. {session.current ? 'In use now.' : `Last used ${momentText(session.last_used_at)}.`}
        </p>
      </div>
      {session.current ? (
        <Pill kind="sent" icon="check">
          This device
        </Pill>
      ) : (
        <Button kind="line" busy={isBusy} aria-label={`Sign out ${name}, signed in ${since}`} onClick={onRevoke}>
          Sign out
        </Button>
      )}
    </li>
  );
}
