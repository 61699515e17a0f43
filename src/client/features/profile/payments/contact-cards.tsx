import { useEffect, useState } from 'react';
import { call } from '#client/api/http.ts';
import { amountText } from '#client/locale/formats.ts';
import { Button } from '#client/ui/buttons/button.tsx';
import { Note } from '#client/ui/feedback/note.tsx';
import { answerContact, type Purchase, refundPurchase } from '#contract/index.ts';
import { Card } from './card.tsx';
import { contactWords } from './contact-words.ts';
import { promiseFailureText } from './failure-text.ts';
import styles from './payments.module.css';
import { readPurchases } from './reads.ts';
import { useRead } from './use-read.ts';

const TICK_MS = 30_000;

/** The 72-hour promises of purchases, for both sides; hidden without any. */
export function ContactCards({ onRefunded }: { onRefunded: () => void }) {
  const { value, change } = useRead(readPurchases);
  const now = useNow();
  return (value ?? []).map((purchase) => (
    <ContactCard
      key={purchase.id}
      purchase={purchase}
      now={now}
      onChange={(after) => {
        change((all) => all.map((each) => (each.id === after.id ? after : each)));
        if (after.contact === 'refunded' || after.contact === 'refunding') onRefunded();
      }}
    />
  ));
}

function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

function ContactCard({ purchase, now, onChange }: { purchase: Purchase; now: number; onChange: (after: Purchase) => void }) {
  const [busy, setBusy] = useState<'happened' | 'not_yet' | 'refund' | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const { id, refund, booking_url, email, side } = purchase;
  const words = contactWords(purchase, now);

  const send = async (what: 'happened' | 'not_yet' | 'refund') => {
    setBusy(what);
    setFailure(null);
    const outcome =
      what === 'refund'
        ? await call(refundPurchase, { params: { id } })
        : await call(answerContact, { params: { id }, body: { answer: what } });
    setBusy(null);
    if (outcome.ok) onChange(outcome.value);
    else setFailure(promiseFailureText(outcome.failure, what === 'refund' ? 'refund' : 'answer'));
  };

  return (
    <Card isOneOfSeveral title={words.title} aside={words.left === null ? undefined : <span className={styles.clock}>{words.left}</span>}>
      <p className={styles.strong}>{`${purchase.description.split(',')[0] ?? ''}, ${purchase.with}`}</p>
      <p className="cap">{words.sentence}</p>
      {side === 'coach' && email !== null ? (
        <p>
          <a className="link" href={`mailto:${email}`}>
            {email}
          </a>
        </p>
      ) : null}
      {refund === null ? null : <p className="cap">The whole payment goes back to your card, and a subscription ends with it.</p>}
      {failure === null ? null : <Note kind="fail">{failure}</Note>}
      <div className={styles.row}>
        {booking_url === null ? null : (
          <a className="link" href={booking_url} rel="noreferrer">
            Schedule your call
          </a>
        )}
        {words.agree === null ? null : (
          <Button kind="line" busy={busy === 'happened'} busyLabel="Saving..." onClick={() => void send('happened')}>
            {words.agree}
          </Button>
        )}
        {words.deny === null ? null : (
          <Button kind="bare" busy={busy === 'not_yet'} busyLabel="Saving..." onClick={() => void send('not_yet')}>
            {words.deny}
          </Button>
        )}
        {refund === null ? null : (
          <Button kind="ink" busy={busy === 'refund'} busyLabel="Processing..." onClick={() => void send('refund')}>
            {`Get ${amountText(refund)} back`}
          </Button>
        )}
      </div>
    </Card>
  );
}
