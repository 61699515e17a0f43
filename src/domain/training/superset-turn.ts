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

/** Places of neighbours with one mark, in order. */
function groupsOf(items: readonly Pick<TurnItem, 'superset'>[]): number[][] {
  const groups: number[][] = [];
  for (const [index, { superset }] of items.entries()) {
    if (superset !== null && index > 0 && items[index - 1]?.superset === superset) groups.at(-1)?.push(index);
    else groups.push([index]);
  }
  return groups;
}
