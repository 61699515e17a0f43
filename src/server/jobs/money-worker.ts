import { milliseconds, subDays } from 'date-fns';
import { RECONCILE_DAYS } from '#domain/limits.ts';
import { isSandbox } from '../adapters/sandbox-payments.ts';
import { renewDue } from '../adapters/sandbox-till.ts';
import type { MoneyTools } from '../commands/payments/money-tools.ts';
import { reconcile, undoDuplicates } from '../commands/payments/reconcile.ts';
import { remindOfContact } from '../commands/purchases/remind-of-contact.ts';
import { lapseGranted } from '../commands/subscriptions/lapse.ts';
import { describeError } from '../describe-error.ts';

const WORK_EVERY_MS = 600_000;
const RECONCILE_EVERY_MS = milliseconds({ days: 1 });

export interface MoneyWorker {
  /** Does what is due. Never rejects: failures are logged and retried later. */
  work(): Promise<void>;
  /** Stops and resolves when running work is done. */
  stop(): Promise<void>;
}

/** Background payment work. Safe with several servers. */
export function startMoneyWorker(tools: MoneyTools): MoneyWorker {
  let reconciledAt = Number.NEGATIVE_INFINITY;
  let running: Promise<void> = Promise.resolve();
  const once = async (what: string, run: () => Promise<unknown>) => {
    try {
      await run();
    } catch (error) {
      tools.log.error(describeError(error), `${what} failed`);
    }
  };
  const doAll = async () => {
    const { payments, database, clock } = tools;
    if (isSandbox(payments)) {
      await once('renewing in the sandbox', () => renewDue(database, clock()));
      await once('delivering the sandbox’s events', () => payments.delivery.deliver());
    }
    await once('ending granted subscriptions', () => lapseGranted(tools));
    await once('reminding of first contacts', () => remindOfContact(tools));
    await once('undoing double purchases', () => undoDuplicates(tools));
    if (clock() - reconciledAt < RECONCILE_EVERY_MS) return;
    reconciledAt = clock();
    await once('comparing with the payment provider', () => reconcile(tools, subDays(clock(), RECONCILE_DAYS).getTime()));
  };
  const work = () => {
    running = running.then(doAll);
    return running;
  };
  const timer = setInterval(() => void work(), WORK_EVERY_MS);
  return {
    work,
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
}
