import { isBesideContest, isPowerlifting, MOST_ASSISTANCE_SHARE } from '../check/powerlifting-table.ts';
import type { Draft, DraftDay, DraftItem } from './draft.ts';
import { KEPT_ASSISTANCE } from './powerlifting-table.ts';

interface Place {
  day: DraftDay;
  item: DraftItem;
}

/** Takes sets of assistance from a powerlifting week until the lifts hold their share of its sets (TEMPLATE-1). */
export function limitAssistance(draft: Draft): void {
  if (!isPowerlifting(draft.trainee)) return;
  for (;;) {
    const places = draft.days.flatMap((day) => (day.easy ? [] : day.items.map((item): Place => ({ day, item }))));
    const counted = places.filter(({ item }) => item.slot !== 'conditioning' && !isBesideContest(item.exercise, draft.trainee));
    const assistance = counted.filter(({ item }) => !item.main);
    const liftSets = setsOf(counted.filter(({ item }) => item.main));
    const most = (MOST_ASSISTANCE_SHARE / (1 - MOST_ASSISTANCE_SHARE)) * liftSets;
    const last = assistance.sort(byNeed).at(-1);
    if (liftSets === 0 || last === undefined || setsOf(assistance) <= most) return;
    last.item.sets -= 1;
    if (last.item.sets === 0) last.day.items = last.day.items.filter((item) => item !== last.item);
  }
}

function setsOf(places: readonly Place[]): number {
  return places.reduce((sum, { item }) => sum + item.sets, 0);
}

/** What stays longest first; the exercise with most sets gives one up before others. */
function byNeed(a: Place, b: Place): number {
  return Number(isKept(b)) - Number(isKept(a)) || a.item.sets - b.item.sets;
}

function isKept({ item }: Place): boolean {
  return KEPT_ASSISTANCE.includes(item.slot);
}
