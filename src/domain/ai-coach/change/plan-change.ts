import type { Plan } from '#domain/plan/plan.ts';
import { dayView, planView } from '#domain/plan/plan-view.ts';
import { listWords } from '../person/list-words.ts';
import type { ChangeKind, PlanChange } from './change-shape.ts';
import { type ChangeLine, compareDays, dayLabels, dayName, longestMinutes, swappedNames } from './compare-days.ts';
import { keptWords } from './compare-volume.ts';

export { type ChangeKind, type PlanChange, planChangeSchema } from './change-shape.ts';

/** The differences that accepting a plan would make. Equal plans give no lines. Pure, never throws. */
export function describePlanChange(before: Plan, after: Plan, kind: ChangeKind, why: string): PlanChange {
  const lines = [...frameLines(before, after), ...compareDays(before, after)];
  return { kind, title: titleOf(before, after, kind), why, lines, kept: keptWords(before, after, kind) };
}

/** Differences of the whole plan: goal and number of days. */
function frameLines(before: Plan, after: Plan): ChangeLine[] {
  const lines: ChangeLine[] = [];
  const [old, now] = [planView(before), planView(after)];
  if (old.goal !== now.goal) lines.push({ where: 'Goal', before: capital(old.goal || 'Not said'), after: capital(now.goal || 'Not said') });
  if (old.block !== null && now.block !== null && old.block.number !== now.block.number)
    lines.push({ where: 'Block', before: String(old.block.number), after: String(now.block.number) });
  const [oldDays, days] = [dayLabels(before), dayLabels(after)];
  if (listWords(oldDays) !== listWords(days)) lines.push({ where: 'Days', before: listWords(oldDays), after: listWords(days) });
  return lines;
}

const TITLES: Readonly<Record<ChangeKind, string>> = {
  swap: 'Another exercise',
  time: 'Other session times',
  equipment: 'Other equipment',
  pain: 'Easier on what hurts',
  deload: 'A lighter week',
  missed: 'Back after a break',
  days: 'Other days',
  add: 'Something added',
  remove: 'Something left out',
  brief: 'A changed plan',
};

function titleOf(before: Plan, after: Plan, kind: ChangeKind): string {
  const { come, gone } = swappedNames(before, after);
  const [first, last] = [come[0], gone[0]];
  if (kind === 'swap' && come.length === 1 && gone.length === 1) return `${first} instead of ${(last ?? '').toLowerCase()}`;
  if (kind === 'add' && come.length > 0) return `${capital(listWords(come.slice(0, 2)))} added`;
  if (kind === 'remove' && gone.length > 0) return `Without ${listWords(gone.slice(0, 2)).toLowerCase()}`;
  if (kind === 'time') return onlyDayTitle(before, after) ?? `Sessions of up to ${longestMinutes(after)} minutes`;
  const days = planView(after).days;
  if (kind === 'days' && days !== planView(before).days) return `${days} ${days === 1 ? 'day' : 'days'} a week`;
  return TITLES[kind];
}

/** Where the minutes of a single day change. */
function onlyDayTitle(before: Plan, after: Plan): string | undefined {
  const count = planView(after).days;
  if (count !== planView(before).days) return undefined;
  const views = Array.from({ length: count }, (_, day) => ({ old: dayView(before, 0, day), now: dayView(after, 0, day) }));
  const [first, ...more] = views.filter(({ old, now }) => old?.minutes !== now?.minutes);
  if (first?.now?.minutes == null || more.length > 0 || count === 1) return undefined;
  return `${dayName(first.now.label)}: about ${first.now.minutes} minutes`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
