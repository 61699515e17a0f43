import { classNames } from '#client/ui/class-names.ts';
import type { Earnings } from '#contract/index.ts';
import { moneyText, roundMoneyText } from '#domain/money/money-text.ts';
import { Card, Read } from './card.tsx';
import { longMonthText, monthText } from './date-text.ts';
import styles from './payments.module.css';
import { readOwnEarnings } from './reads.ts';
import { useRead } from './use-read.ts';

const MONTHS_SHOWN = 6;
const BAR_MAX_PX = 90;

type Month = Earnings['months'][number];

/** The coach's monthly earnings. */
export function EarningsCard() {
  const reading = useRead(readOwnEarnings);
  return (
    <Card title="Your share this month" aside={<span className={styles.tag}>80%</span>}>
      <Read reading={reading} height="15rem">
        {({ months, total }) => <Figures months={months} total={total} />}
      </Read>
    </Card>
  );
}

function Figures({ months, total }: Earnings) {
  const now = months.at(-1);
  if (now === undefined) return null;
  return (
    <>
      <p className={classNames('num', styles.figure)}>{moneyText(now.share)}</p>
      <p className={classNames('cap num', styles.below)}>
        {`${moneyText(now.paid)} paid by ${String(now.buyers)} ${now.buyers === 1 ? 'person' : 'people'}, ${moneyText(now.fee)} platform fee (20%)`}
        {Number(now.refunded) === 0 ? null : `, ${moneyText(now.refunded)} refunded`}
      </p>
      <Bars months={months.slice(-MONTHS_SHOWN)} />
      <details className={styles.months}>
        <summary>Month by month</summary>
        <table className={classNames('num', styles.table)}>
          <thead>
            <tr>
              <th scope="col">Month</th>
              <th scope="col">Paid</th>
              <th scope="col">Fee</th>
              <th scope="col">Refunded</th>
              <th scope="col">Your share</th>
            </tr>
          </thead>
          <tbody>
            {months.toReversed().map((month) => (
              <tr key={month.month}>
                <th scope="row">{`${monthText(month.month)} ${month.month.slice(0, 4)}`}</th>
                <Amounts of={month} />
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">All</th>
              <Amounts of={total} />
            </tr>
          </tfoot>
        </table>
      </details>
    </>
  );
}

function Amounts({ of }: { of: Earnings['total'] }) {
  return (
    <>
      <td>{moneyText(of.paid)}</td>
      <td>{moneyText(of.fee)}</td>
      <td>{moneyText(of.refunded)}</td>
      <td>{moneyText(of.share)}</td>
    </>
  );
}

function Bars({ months }: { months: readonly Month[] }) {
  const most = Math.max(1, ...months.map(({ share }) => Number(share)));
  const said = months.map(({ month, share }) => `${longMonthText(month)} ${roundMoneyText(share)}`).join(', ');
  return (
    <div className={styles.chart} role="img" aria-label={`Your share by month: ${said}`}>
      {months.map(({ month, share }, index) => (
        <div className={classNames(styles.column, index === months.length - 1 && styles.now)} key={month}>
          <span className="cap num">{roundMoneyText(share)}</span>
          <i className={styles.bar} style={{ height: `${String(Math.max(2, (Math.max(0, Number(share)) / most) * BAR_MAX_PX))}px` }} />
          <span className="cap">{monthText(month)}</span>
        </div>
      ))}
    </div>
  );
}
