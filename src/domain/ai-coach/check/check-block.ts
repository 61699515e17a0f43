import type { Plan } from '../../plan/plan.ts';
import { planView } from '../../plan/plan-view.ts';
import { hardSets, isEasyDay, planWorkDay, type WorkDay } from '../plan-work.ts';
import { error, type Finding, warn } from './finding.ts';

/** The weeks of a block that is no strength block, first to last; empty for other plans. */
export function blockWork(plan: Plan): WorkDay[][] {
  const { block, days, is_strength } = planView(plan);
  if (block === null || is_strength) return [];
  return Array.from({ length: block.weeks }, (_, week) =>
    Array.from({ length: days }, (__, day) => planWorkDay(plan, week, day) ?? []).flat(),
  );
}

/** The last loading week, and the one with most sets where that is another; without the first week, which is checked anyway. */
export function hardestWeeks(weeks: readonly WorkDay[][]): WorkDay[][] {
  const loading = weeks.slice(1, -1);
  const most = loading.reduce<WorkDay[] | undefined>(
    (top, week) => (top === undefined || setsOf(week) > setsOf(top) ? week : top),
    undefined,
  );
  const last = loading.at(-1);
  return last === undefined || most === undefined ? [] : setsOf(most) > setsOf(last) ? [most, last] : [last];
}

/** Effort comes nearer to the limit over a block, and its last week is lighter in sets and effort (BLOCK-2, BLOCK-3). */
export function checkBlock(weeks: readonly WorkDay[][]): Finding[] {
  const loading = weeks.slice(0, -1);
  const [first, hardest, last] = [loading[0], loading.at(-1), weeks.at(-1)];
  if (first === undefined || hardest === undefined || last === undefined || effortOf(hardest) === 0) return [];
  const findings: Finding[] = [];
  if (loading.length > 1 && loading.some((week, index) => index > 0 && effortOf(week) < effortOf(loading[index - 1] ?? first)))
    findings.push(warn('PROGRESS', 'A week of the block is easier than the week before it; effort should climb until the last.'));
  if (setsOf(last) > setsOf(hardest) || effortOf(last) > effortOf(hardest))
    findings.push(error('DELOAD', 'The last week of the block is the hardest; it should be the lighter one.'));
  else if (setsOf(last) === setsOf(hardest) && effortOf(last) > effortOf(hardest) - LIGHTER_BY && setsOf(last) > weeks.length)
    findings.push(warn('DELOAD', 'The last week of the block is hardly lighter; fewer sets or more in reserve are wanted.'));
  return findings;
}

/** Points of RPE by which a week counts as lighter. */
const LIGHTER_BY = 0.5;

function setsOf(week: readonly WorkDay[]): number {
  return week.flatMap(({ work }) => work).reduce((sum, item) => sum + (hardSets(item) > 0 ? item.prescription.sets : 0), 0);
}

/** Mean RPE of the exercises that are trained hard; easy days are as easy in every week. */
function effortOf(week: readonly WorkDay[]): number {
  const hard = week.flatMap((day) => (isEasyDay(day) ? [] : day.work)).filter((item) => hardSets(item) > 0);
  return hard.length === 0 ? 0 : Math.round((hard.reduce((sum, item) => sum + item.effort, 0) / hard.length) * 100) / 100;
}
