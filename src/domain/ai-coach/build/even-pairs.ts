import type { Draft, DraftDay, DraftItem } from './draft.ts';
import { draftMinutes } from './fit-to-time.ts';
import { pairedItems } from './pair-items.ts';

const SETS_MOST = 5;
/** With one set each the lighter week would be none. */
const SETS_LEAST = 2;

/** Gives both exercises of a superset as many sets, the more of the two or else fewer, where the week stays as sound and in time (TRAIN-18). */
export function evenPairs(draft: Draft, costOf: (draft: Draft) => number): Draft {
  let now = draft;
  let cost: number | undefined;
  for (const [index, day] of draft.days.entries()) {
    for (const [a, b] of pairsOf(day, draft)) {
      if (a.sets === b.sets) continue;
      cost ??= costOf(now);
      for (const sets of evenSets(a, b, draft)) {
        const even = withSets(now, index, [a.exercise.id, b.exercise.id], sets);
        if (isTooLong(even, now, index)) continue;
        const after = costOf(even);
        if (after > cost) continue;
        [now, cost] = [even, after];
        break;
      }
    }
  }
  return now;
}

/** Numbers of sets to try for both: the larger first. What the trainee wants most loses sets only to a pair with as many in all. */
function evenSets(a: DraftItem, b: DraftItem, draft: Draft): number[] {
  const most = Math.min(SETS_MOST, Math.max(a.sets, b.sets));
  const least = isKept(a.sets > b.sets ? a : b, draft) ? (a.sets + b.sets) / 2 : Math.min(a.sets, b.sets);
  const from = Math.max(SETS_LEAST, Math.ceil(least));
  return Array.from({ length: Math.max(1, most - from + 1) }, (_, index) => most - index);
}

/** Longer than before and than there is time for. */
function isTooLong(after: Draft, before: Draft, index: number): boolean {
  const [now, had] = [after, before].map(({ days, trainee }) => draftMinutes(days[index] ?? NO_DAY, trainee));
  return (now ?? 0) > Math.max(had ?? 0, after.trainee.minutes);
}

const NO_DAY: DraftDay = { weekday: 0, name: '', easy: false, items: [] };

/** What the trainee wants most gives up no set. */
function isKept({ exercise, lead, extra }: DraftItem, { trainee: { brief } }: Draft): boolean {
  return (
    lead === true || extra === true || brief.wanted.includes(exercise.id) || exercise.primary.some((muscle) => brief.focus.includes(muscle))
  );
}

function pairsOf(day: DraftDay, { trainee }: Draft): [DraftItem, DraftItem][] {
  const marked = pairedItems(day, trainee).filter(({ superset }) => superset !== null);
  return marked.flatMap(({ item, superset }, index) => {
    const other = marked.find((one, at) => at > index && one.superset === superset);
    return other === undefined ? [] : [[item, other.item]];
  });
}

function withSets(draft: Draft, index: number, ids: readonly string[], sets: number): Draft {
  const days = draft.days.map((day, at) =>
    at === index ? { ...day, items: day.items.map((item) => (ids.includes(item.exercise.id) ? { ...item, sets } : item)) } : day,
  );
  return { ...draft, days };
}
