/**
 * The first of the items with the highest figure, so that a best keeps the day that reached it first (PROG-36); undefined without items.
 */
export function firstBest<Item>(items: readonly Item[], figureOf: (item: Item) => number): Item | undefined {
  let best: { item: Item; figure: number } | undefined;
  for (const item of items) {
    const figure = figureOf(item);
    if (best === undefined || figure > best.figure) best = { item, figure };
  }
  return best?.item;
}
