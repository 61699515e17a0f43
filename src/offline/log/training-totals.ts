import { monthDays, shiftMonth } from '#domain/progress/month-days.ts';
import { addTotals, NO_TRAINING, type TrainingTotals, trainingTotals } from '#domain/progress/training-totals.ts';
import type { WeightUnit } from '#domain/training/units.ts';
import type { Account } from '../store/account.ts';
import { type DayRange, listSessions } from './sessions.ts';
import { listSetsOfDays } from './set-logs.ts';

/** The totals of these days, inclusive (PROG-18); read month by month, so that a year of training never holds the screen. */
export async function readTotals(account: Account, range: DayRange, unit: WeightUnit): Promise<TrainingTotals> {
  let totals = NO_TRAINING;
  for (let from = range.from; from <= range.to; from = shiftMonth(from, 1)) {
    const end = monthDays(from).days.at(-1) ?? range.to;
    const part = { from, to: end < range.to ? end : range.to };
    const [sessions, sets] = await Promise.all([listSessions(account, part), listSetsOfDays(account, part)]);
    totals = addTotals(totals, trainingTotals(sessions, sets, unit));
  }
  return totals;
}
