import { plannedDays } from '#domain/progress/planned-days.ts';
import { setsToCome, type WeeklySets, weeklySets } from '#domain/progress/weekly-sets.ts';
import { isLighterPlanWeek } from '#domain/training/week-effort.ts';
import type { Account } from '../store/account.ts';
import { listSetsOfDays } from './set-logs.ts';
import { readRecent, readStanding, trainingOf } from './training.ts';

export interface TargetedWeek extends WeeklySets {
  has_plan: boolean;
  /** Of the current week: fewer sets are meant. */
  is_light: boolean;
  /** What the plan's coming days of the current week add to muscles under their target. */
  to_come: ReturnType<typeof setsToCome>;
}

/** The sets per muscle of a week beside the plan's targets (PROG-20). `days` are the week's, `today` is yyyy-mm-dd. */
export async function readWeeklySets(account: Account, days: readonly string[], today: string): Promise<TargetedWeek> {
  const range = { from: days[0] ?? today, to: days.at(-1) ?? today };
  const [sets, standing, recent] = await Promise.all([
    listSetsOfDays(account, range),
    readStanding(account, today),
    readRecent(account, today),
  ]);
  const training = trainingOf(standing, recent, today);
  const counted = weeklySets(sets, training?.view.goal ?? null);
  const week = training?.next?.week;
  if (training === undefined || week === undefined || !days.includes(today))
    return { ...counted, has_plan: training !== undefined, is_light: false, to_come: [] };
  const { plan } = training.version;
  const isTrained = sets.some(({ performed_on }) => performed_on === today);
  const coming = plannedDays(plan, today).filter((day) => days.includes(day) && !(isTrained && day === today));
  return {
    ...counted,
    has_plan: true,
    is_light: isLighterPlanWeek(plan, week),
    to_come: setsToCome(counted, { plan, week, days: coming }),
  };
}
