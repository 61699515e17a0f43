import type { Plan } from '#domain/plan/plan.ts';
import { dayView, planView } from '#domain/plan/plan-view.ts';
import type { Muscle } from '../../exercises/exercise.ts';
import { MAJOR_MUSCLES, SMALL_MUSCLES } from '../check/volume-table.ts';
import type { Brief } from '../person/brief-shape.ts';
import { planWork, setsPerMuscle } from '../plan-work.ts';

const NAMES_MOST = 3;
const SETS_WORTH_SAYING = 2;

/** The differences of the new plan, in one or two sentences. What the reason before it says is not said again. */
export function describeChange(before: { plan: Plan; brief: Brief }, after: { plan: Plan; brief: Brief }, why = ''): string {
  const redrawn = planView(before.plan).days !== planView(after.plan).days || planView(before.plan).goal !== planView(after.plan).goal;
  const parts = [frame(before, after, why), redrawn ? '' : exercises(before.plan, after.plan), volume(before.plan, after.plan)].filter(
    (part) => part !== '',
  );
  if (parts.length === 0 && planView(before.plan).goal !== planView(after.plan).goal) return '';
  return parts.length === 0 ? 'The plan stays as it was: what you said is already in it.' : parts.join(' ');
}

function frame(before: { plan: Plan; brief: Brief }, after: { plan: Plan; brief: Brief }, why: string): string {
  const [old, now] = [planView(before.plan), planView(after.plan)];
  const parts: string[] = [];
  if (old.goal !== now.goal && !why.includes(`goal is now ${now.goal}`)) parts.push(`the goal is now ${now.goal}`);
  if (old.days !== now.days) parts.push(`${now.days} ${now.days === 1 ? 'day' : 'days'} a week instead of ${old.days}`);
  else if (labels(before.plan) !== labels(after.plan)) parts.push(`you train ${labels(after.plan)}`);
  const [oldLong, long] = [longest(before.plan), longest(after.plan)];
  if (Math.abs(oldLong - long) >= 5) parts.push(`sessions take up to ${long} minutes instead of ${oldLong}`);
  return parts.length === 0 ? '' : `${capital(parts.join(', '))}.`;
}

function exercises(before: Plan, after: Plan): string {
  const [old, now] = [namesOf(before), namesOf(after)];
  const out = old.filter((name) => !now.includes(name));
  const come = now.filter((name) => !old.includes(name));
  if (out.length === 0 && come.length === 0) return '';
  const words = [out.length > 0 ? `Out: ${listOf(out)}.` : '', come.length > 0 ? `In: ${listOf(come)}.` : ''];
  return words.filter((word) => word !== '').join(' ');
}

/** «Chest goes from 15 to 11 sets a week»: the muscle that changes most. */
function volume(before: Plan, after: Plan): string {
  const [old, now] = [setsPerMuscle(weekOf(before)), setsPerMuscle(weekOf(after))];
  let most: { muscle: Muscle; from: number; to: number } | undefined;
  for (const muscle of [...MAJOR_MUSCLES, ...SMALL_MUSCLES]) {
    const change = { muscle, from: Math.round(old.get(muscle) ?? 0), to: Math.round(now.get(muscle) ?? 0) };
    const size = Math.abs(change.to - change.from);
    if (size >= SETS_WORTH_SAYING && size > Math.abs((most?.to ?? 0) - (most?.from ?? 0))) most = change;
  }
  if (most === undefined) return '';
  return `Work for ${most.muscle} goes from ${most.from} to ${most.to} sets a week.`;
}

function weekOf(plan: Plan) {
  return (planWork(plan)[0] ?? []).flatMap((day) => day.work);
}

function namesOf(plan: Plan): string[] {
  return [...new Set(weekOf(plan).map((item) => item.prescription.exercise))];
}

function labels(plan: Plan): string {
  return Array.from({ length: planView(plan).days }, (_, day) => dayView(plan, 0, day)?.label ?? '').join(', ');
}

function longest(plan: Plan): number {
  return Math.max(0, ...Array.from({ length: planView(plan).days }, (_, day) => dayView(plan, 0, day)?.minutes ?? 0));
}

function listOf(names: readonly string[]): string {
  const shown = names.slice(0, NAMES_MOST).map((name) => name.toLowerCase());
  const rest = names.length - shown.length;
  return rest > 0 ? `${shown.join(', ')} and ${rest} more` : shown.join(', ');
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
