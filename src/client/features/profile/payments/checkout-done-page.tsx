import { type ReactNode, useEffect, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { momentText } from '#client/locale/formats.ts';
import { PATHS } from '#client/routing/paths.ts';
import { loadProfile } from '#client/session/load-profile.ts';
import { useSession } from '#client/session/session-store.ts';
import { Button } from '#client/ui/buttons/button.tsx';
import { ButtonLink } from '#client/ui/buttons/button-link.tsx';
import type { Purchase } from '#contract/index.ts';
import { rememberActiveTab } from '../active-tab.ts';
import styles from './payments.module.css';
import { readPurchases } from './reads.ts';
import { usePolling } from './use-polling.ts';

/** Older purchases are not the one just made. */
const JUST_NOW_MS = 3_600_000;

/** The return page of a checkout. It proves nothing, so it polls the server until the purchase arrives, and says when it does not. */
export function CheckoutDonePage() {
  const [search] = useSearchParams();
  const status = useSession((session) => session.status);
  if (status === 'loading') return null;
  if (status === 'out') return <ForStranger />;
  return search.get('for') === 'ai-coach' ? <ForTrainee /> : <ForBuyer />;
}

function ForStranger() {
  return (
    <Frame title="Thank you">
      <p>What you bought waits for the e-mail address you paid with. Register with it, or log in, and it is yours.</p>
      <div className={styles.row}>
        <ButtonLink kind="now" to={PATHS.register}>
          Register
        </ButtonLink>
        <ButtonLink kind="line" to={PATHS.login}>
          Login
        </ButtonLink>
      </div>
    </Frame>
  );
}

function ForTrainee() {
  const hasAiCoach = useSession((session) => session.has_ai_coach);
  const { isWaiting, again } = usePolling(async () => {
    await loadProfile();
    return useSession.getState().has_ai_coach;
  });
  if (hasAiCoach) return <Navigate to={PATHS.chat} replace />;
  return isWaiting ? <Waiting /> : <NotYet onAgain={again} />;
}

function ForBuyer() {
  const [purchase, setPurchase] = useState<Purchase | null>(null);
  const { isWaiting, again } = usePolling(async () => {
    const outcome = await readPurchases();
    const found = outcome.ok
      ? outcome.value.find(({ side, bought_at }) => side === 'buyer' && Date.now() - new Date(bought_at).getTime() < JUST_NOW_MS)
      : undefined;
    setPurchase(found ?? null);
    return found !== undefined;
  });
  if (purchase === null) return isWaiting ? <Waiting /> : <NotYet onAgain={again} />;
  return (
    <Frame title="Thank you">
      <p className={styles.strong}>{purchase.description}</p>
      <p>{`${purchase.with} contacts you by ${momentText(purchase.contact_due_at)}, or you can have your money back.`}</p>
      <div className={styles.row}>
        {purchase.booking_url === null ? null : (
          <a className="link" href={purchase.booking_url} rel="noreferrer">
            Schedule your call
          </a>
        )}
        <PaymentsLink />
      </div>
    </Frame>
  );
}

function Waiting() {
  return (
    <Frame title="One moment">
      <p role="status">Waiting for word of your payment...</p>
    </Frame>
  );
}

function NotYet({ onAgain }: { onAgain: () => void }) {
  return (
    <Frame title="Not here yet">
      <p>
        No word of your payment has arrived. That can take a few minutes. If you paid, nothing is lost and nothing has to be paid again.
      </p>
      <div className={styles.row}>
        <Button kind="ink" onClick={onAgain}>
          Look again
        </Button>
        <PaymentsLink />
      </div>
    </Frame>
  );
}

function PaymentsLink() {
  useEffect(() => rememberActiveTab('payments'), []);
  return (
    <ButtonLink kind="line" to={PATHS.profile}>
      Go to Payments
    </ButtonLink>
  );
}

function Frame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={`wrap ${styles.done ?? ''}`}>
      <title>{`${title} · Setwise`}</title>
      <h1 className="h-1" tabIndex={-1}>
        {title}
      </h1>
      {children}
    </div>
  );
}
