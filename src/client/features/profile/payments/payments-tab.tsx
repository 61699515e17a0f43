import { useState } from 'react';
import { useSession } from '#client/session/session-store.ts';
import { useOnline } from '#client/session/use-online.ts';
import { Note } from '#client/ui/feedback/note.tsx';
import { ContactCards } from './contact-cards.tsx';
import { EarningsCard } from './earnings-card.tsx';
import { HistoryCard } from './history-card.tsx';
import styles from './payments.module.css';
import { PayoutCard } from './payout-card.tsx';
import { SubscriptionsCard } from './subscriptions-card.tsx';

/** A coach's earnings and payout setup, then what this person pays and has paid (MONEY-16). */
export function PaymentsTab() {
  const isCoach = useSession((session) => session.profile?.role === 'coach');
  const isOnline = useOnline();
  const [refunds, setRefunds] = useState(0);
  const [paid, setPaid] = useState(0);
  return (
    <div className={styles.tab}>
      {isOnline ? null : <Note>Payments need a connection.</Note>}
      <div className={styles.columns}>
        <div className={styles.stack}>
          <ContactCards onRefunded={() => setRefunds((count) => count + 1)} />
          {isCoach ? <EarningsCard /> : null}
          <SubscriptionsCard key={`subscriptions ${String(refunds)}`} onPaid={() => setPaid((count) => count + 1)} />
        </div>
        <div className={styles.stack}>
          {isCoach ? <PayoutCard /> : null}
          <HistoryCard key={`history ${String(refunds)} ${String(paid)}`} />
        </div>
      </div>
    </div>
  );
}
