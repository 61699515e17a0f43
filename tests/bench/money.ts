import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { bookCharge, bookRefund } from '#domain/money/journal.ts';
import { splitPayment } from '#domain/money/split.ts';

/**
 * `node tests/bench/run.mjs money [schedules] [first]`: asks every price from 0.01 to 9,999.99 whether the books stay balanced through a
 * charge and its refund in two parts, then runs random schedules of events against the oracle, as many on each of the two databases, and
 * says every 200 how far it is.
 */
const PRICES_TO = 999_999;
const schedules = process.argv[3] ?? '5000';
const first = process.argv[4] ?? '1';

let wrong = 0;
for (let amount_cents = 1; amount_cents <= PRICES_TO; amount_cents += 1) {
  const { fee_cents, share_cents } = splitPayment(amount_cents);
  const payment = { id: 'p', amount_cents, fee_cents };
  const part = amount_cents % 7 === 0 ? 0 : Math.floor(amount_cents / 3);
  const lines = [
    ...bookCharge(payment),
    ...bookRefund(payment, { before: 0, after: part, step: 1 }),
    ...bookRefund(payment, { before: part, after: amount_cents, step: 2 }),
  ];
  const sums = new Map<string, number>();
  for (const { entry, account, amount_cents: cents } of lines) {
    sums.set(entry, (sums.get(entry) ?? 0) + cents);
    sums.set(account, (sums.get(account) ?? 0) + cents);
  }
  if (fee_cents + share_cents !== amount_cents || [...sums.values()].some((sum) => sum !== 0)) wrong += 1;
}
console.log(`${String(PRICES_TO)} prices, ${String(wrong)} off`);

/** One process for each database: the embedded one keeps a core busy by itself. */
async function runSchedules(driver: 'pglite' | 'postgres'): Promise<number> {
  const child = spawn('npx', ['vitest', 'run', '--project', 'api', 'tests/api/payment-events.test.ts', '-t', `, on ${driver}`], {
    stdio: 'inherit',
    env: { ...process.env, MONEY_SCHEDULES: schedules, MONEY_FIRST_SCHEDULE: first },
  });
  const [status] = (await once(child, 'exit')) as [number | null];
  return status ?? 1;
}

const statuses = await Promise.all([runSchedules('pglite'), runSchedules('postgres')]);
process.exit(wrong === 0 ? Math.max(...statuses) : 1);
