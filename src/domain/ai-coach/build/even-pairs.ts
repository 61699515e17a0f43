import type { Draft, DraftDay, DraftItem } from './draft.ts';
import { pairedItems } from './pair-items.ts';

const SETS_MOST = 5;
/** With one set each the lighter week would be none. */
const SETS_LEAST = 2;

/** Gives both exercises of a superset as many sets, the more of the two or else fewer, where the week stays as sound (TRAIN-18). */
export function evenPairs(draft: Draft, costOf: (draft: Draft) => number): Draft {
  let now = draft;
  let cost: number | undefined;
  for (const [index, day] of draft.days.entries()) {
    for (const [a, b] of pairsOf(day, draft)) {
      if (a.sets === b.sets) continue;
      cost ??= costOf(now);
      const most = Math.min(SETS_MOST, Math.max(a.sets, b.sets));
      const gives = a.sets > b.sets ? a : b;
      const least = Math.max(SETS_LEAST, Math.min(a.sets, b.sets));
      const between = Math.floor((a.sets + b.sets) / 2);
      for (const sets of isKept(gives, draft) ? [most] : [...new Set([most, between, least])]) {
        const even = withSets(now, index, [a.exercise.id, b.exercise.id], sets);
        const after = costOf(even);
        if (after > cost) continue;
        [now, cost] = [even, after];
        break;
      }
    }
  }
  return now;
}

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
