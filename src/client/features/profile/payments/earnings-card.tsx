import { amountText, monthName, monthShort } from '#client/locale/formats.ts';
import { classNames } from '#client/ui/class-names.ts';
import type { Earnings } from '#contract/index.ts';
import { Card, Read } from './card.tsx';
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
      <p className={classNames('num', styles.figure)}>{amountText(now.share)}</p>
      <p className={classNames('cap num', styles.below)}>
        {`${amountText(now.paid)} paid by ${String(now.buyers)} ${now.buyers === 1 ? 'person' : 'people'}, ${amountText(now.fee)} platform fee (20%)`}
        {Number(now.refunded) === 0 ? null : `, ${amountText(now.refunded)} refunded`}
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
                <th scope="row">{`${monthShort(month.month)} ${month.month.slice(0, 4)}`}</th>
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
      <td>{amountText(of.paid)}</td>
      <td>{amountText(of.fee)}</td>
      <td>{amountText(of.refunded)}</td>
      <td>{amountText(of.share)}</td>
    </>
  );
}

function Bars({ months }: { months: readonly Month[] }) {
  const most = Math.max(1, ...months.map(({ share }) => Number(share)));
  const said = months.map(({ month, share }) => `${monthName(month)} ${amountText(share, { whole: true })}`).join(', ');
  return (
    <div className={styles.chart} role="img" aria-label={`Your share by month: ${said}`}>
      {months.map(({ month, share }, index) => (
        <div className={classNames(styles.column, index === months.length - 1 && styles.now)} key={month}>
          <span className="cap num">{amountText(share, { whole: true })}</span>
          <i className={styles.bar} style={{ height: `${String(Math.max(2, (Math.max(0, Number(share)) / most) * BAR_MAX_PX))}px` }} />
          <span className="cap">{monthShort(month)}</span>
        </div>
      ))}
    </div>
  );
}
