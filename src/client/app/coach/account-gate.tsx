import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { openRuntime } from '#client/session/account-runtime.ts';
import type { AccountRuntime } from '#client/session/runtime.ts';
import { useSession } from '#client/session/session-store.ts';
import { profileRecalled, sessionConfirmed } from '#client/session/start-session.ts';
import { reportStorageFailure } from '#client/session/storage-trouble-store.ts';
import { AccountContext } from '#client/session/use-account.ts';
import { ChatSenderContext } from '#client/session/use-chat-sender.ts';
import { Button } from '#client/ui/buttons/button.tsx';
import { LoadingSentence } from '#client/ui/feedback/loading-sentence.tsx';
import { Screen } from '#client/ui/layout/screen.tsx';
import { STORAGE_OPEN_TIMEOUT_MS } from '#domain/limits.ts';
import { STORAGE_MESSAGES } from '#domain/messages/this-phone.ts';
import { StorageFailure } from '#offline/store/storage-failure.ts';
import { ROUTES } from '../routes.tsx';
import styles from './account-gate.module.css';
import { RestSlot } from './rest-slot.tsx';

/** Opens the account's local data before the page below uses it, without network. */
export function AccountGate({ children }: { children: ReactNode }) {
  const owner = useSession((session) => session.owner);
  const { pathname } = useLocation();
  const row = ROUTES.find(({ path }) => path === pathname);
  const [attempt, setAttempt] = useState(0);
  // Another account or retry remounts everything.
  return (
    <Gate key={`${owner} ${attempt}`} title={row?.title ?? 'AI Coach'} load={row?.fetchCode} onAgain={() => setAttempt(attempt + 1)}>
      {children}
    </Gate>
  );
}

interface GateProps {
  /** Title of the waiting page. */
  title: string;
  /** The page's code, loaded in parallel. */
  load: (() => Promise<unknown>) | undefined;
  onAgain: () => void;
  children: ReactNode;
}

function Gate({ title, load, onAgain, children }: GateProps) {
  const [opened, setOpened] = useState<AccountRuntime | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const prefetch = useEffectEvent(() => void load?.().catch(() => undefined));
  useEffect(() => {
    let isCurrent = true;
    prefetch();
    const fail = (error: unknown) => {
      reportStorageFailure(error);
      if (isCurrent) setFailure(error);
    };
    const overdue = setTimeout(() => fail(new StorageFailure('lost', 'the opening was not answered')), STORAGE_OPEN_TIMEOUT_MS);
    void openConfirmed()
      .then((runtime) => isCurrent && setOpened(runtime), fail)
      .finally(() => clearTimeout(overdue));
    return () => {
      isCurrent = false;
      clearTimeout(overdue);
    };
  }, []);
  // Better late than never.
  if (opened !== null)
    return (
      <AccountContext value={opened.account}>
        <ChatSenderContext value={opened.chat}>{children}</ChatSenderContext>
        <RestSlot account={opened.account} />
      </AccountContext>
    );
  return failure === null ? <Opening title={title} /> : <CannotOpen title={title} failure={failure} onAgain={onAgain} />;
}

/** Null when signed out: the guard is about to redirect. */
async function openConfirmed(): Promise<AccountRuntime | null> {
  await sessionConfirmed();
  const { owner } = useSession.getState();
  if (owner === null) return null;
  const [runtime] = await Promise.all([openRuntime(owner), profileRecalled()]);
  return runtime;
}

function Opening({ title }: { title: string }) {
  return (
    <Screen title={title}>
      <LoadingSentence>{STORAGE_MESSAGES.opening}</LoadingSentence>
    </Screen>
  );
}

function CannotOpen({ title, failure, onAgain }: { title: string; failure: unknown; onAgain: () => void }) {
  const sentence = failure instanceof StorageFailure ? STORAGE_MESSAGES[failure.reason] : STORAGE_MESSAGES.unavailable;
  return (
    <Screen title={title}>
      <div className={styles.failed}>
        <h2 className="h-3">Your workouts cannot be opened right now</h2>
        <p className="muted" role="alert">
          {sentence}
        </p>
        <div className={styles.actions}>
          <Button kind="ink" onClick={onAgain}>
            Try again
          </Button>
          <Button onClick={() => window.location.reload()}>Reload</Button>
        </div>
      </div>
    </Screen>
  );
}
