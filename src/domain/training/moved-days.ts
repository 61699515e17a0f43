import type { Plan } from '../plan/plan.ts';
import { dayView, planView } from '../plan/plan-view.ts';

/** From this share of common exercises a day of the changed plan is the same session, wherever in the week it stands now. */
const SAME_SHARE = 0.5;

/** Where each day of a plan, from 0, stands in the plan it was changed into: by its exercises, else by its label; null when it is gone. */
export function movedDays(before: Plan, after: Plan): (number | null)[] {
  const [old, now] = [daysOf(before), daysOf(after)];
  const places = old.map((): number | null => null);
  const pairs = old.flatMap((was, from) =>
    now.map((is, to) => ({ from, to, hasLabel: was.label === is.label, share: sharedWith(was.names, is.names) })),
  );
  const take = (wanted: typeof pairs): void => {
    for (const { from, to } of wanted) if (places[from] === null && !places.includes(to)) places[from] = to;
  };
  take(pairs.filter(({ share }) => share >= SAME_SHARE).toSorted((a, b) => b.share - a.share || Number(b.hasLabel) - Number(a.hasLabel)));
  take(pairs.filter(({ hasLabel }) => hasLabel));
  return places;
}

function daysOf(plan: Plan): { label: string; names: Set<string> }[] {
  return Array.from({ length: planView(plan).days }, (_, day) => {
    const view = dayView(plan, 0, day);
    const items = view === undefined ? [] : [...view.primary, ...view.accessories];
    return { label: view?.label ?? '', names: new Set(items.map(({ exercise }) => exercise)) };
  });
}

function sharedWith(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const most = Math.max(a.size, b.size);
  return most === 0 ? 0 : [...a].filter((name) => b.has(name)).length / most;
}
