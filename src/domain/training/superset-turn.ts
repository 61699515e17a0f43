/** What decides whose turn it is in a workout. */
export interface TurnItem {
  /** Neighbours with the same mark are done in turn; null alone. */
  superset: string | null;
  /** Sets already done. */
  done: number;
  /** Whether a set is left. */
  is_open: boolean;
}

/** «A1», «A2», «B1» for exercises done in turn, null for the others. A mark that only one exercise has is none (TODAY-7). */
export function supersetLabels(items: readonly Pick<TurnItem, 'superset'>[]): (string | null)[] {
  const groups = groupsOf(items).filter((group) => group.length > 1);
  return items.map((_, index) => {
    const group = groups.findIndex((places) => places.includes(index));
    return group === -1 ? null : `${String.fromCharCode('A'.charCodeAt(0) + group)}${(groups[group] ?? []).indexOf(index) + 1}`;
  });
}

/**
 * The exercise whose set comes next (TODAY-7): `wanted`, else the first with a set left; within a superset the one with fewest sets done,
 * so that a tick leads to the partner. undefined when every set is done.
 */
export function nextInTurn<Item extends TurnItem>(items: readonly Item[], wanted?: Item): Item | undefined {
  const first = wanted ?? items.find((item) => item.is_open);
  if (first === undefined) return undefined;
  const group = groupsOf(items).find((places) => places.some((place) => items[place] === first)) ?? [];
  const open = group.flatMap((place) => (items[place]?.is_open === true ? [items[place]] : []));
  return open.reduce((next, item) => (item.done < next.done ? item : next), open[0] ?? first);
}

/** The exercises done in turn with this one, itself among them, in order; none for one that stands alone. */
export function inTurnWith<Item extends Pick<TurnItem, 'superset'>>(items: readonly Item[], item: Item): Item[] {
  const group = groupsOf(items).find((places) => places.some((place) => items[place] === item)) ?? [];
  return group.length < 2 ? [] : group.flatMap((place) => items[place] ?? []);
}

/** The exercise that follows this one's next set without the full rest; undefined where the round is over with it. */
export function straightAfter<Item extends TurnItem>(items: readonly Item[], item: Item): Item | undefined {
  const waiting = inTurnWith(items, item).filter((other) => other !== item && other.is_open && other.done <= item.done);
  return waiting.reduce<Item | undefined>((next, other) => (next === undefined || other.done < next.done ? other : next), undefined);
}

/** Places of neighbours with one mark, in order. */
function groupsOf(items: readonly Pick<TurnItem, 'superset'>[]): number[][] {
  const groups: number[][] = [];
  for (const [index, { superset }] of items.entries()) {
    if (superset !== null && index > 0 && items[index - 1]?.superset === superset) groups.at(-1)?.push(index);
    else groups.push([index]);
  }
  return groups;
}
