import { amountText, shortDayText } from '#client/locale/formats.ts';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { PAYMENTS_MESSAGES } from '#domain/messages/payments.ts';
import { Card, Read } from './card.tsx';
import styles from './payments.module.css';
import { readHistory } from './reads.ts';
import { useRead } from './use-read.ts';

/** Every payment, newest first; it scrolls past 300 px (MONEY-16). */
export function HistoryCard() {
  const reading = useRead(readHistory);
  return (
    <Card title="Payment history">
      <Read reading={reading} height="12rem">
        {(payments) =>
          payments.length === 0 ? (
            <EmptyState sentence={PAYMENTS_MESSAGES.noHistory} />
          ) : (
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable with the keyboard
            <ul className={styles.history} tabIndex={0} aria-label="Payments">
              {payments.map(({ id, description, date, amount, refunded }) => (
                <li className={styles.payment} key={id}>
                  <div>
                    <p>{description}</p>
                    <p className="cap num">
                      {shortDayText(date)}
                      {refunded === undefined ? null : `, ${amountText(refunded)} refunded`}
                    </p>
                  </div>
                  <b className="num">{amountText(String(amount))}</b>
                </li>
              ))}
            </ul>
          )
        }
      </Read>
    </Card>
  );
}
