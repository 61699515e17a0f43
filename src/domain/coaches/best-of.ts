/** Indices of the best values: none when fewer than two are known or all known ones are equal, several when tied. */
export function bestOf(values: readonly (number | null)[], direction: 'lowest' | 'highest'): ReadonlySet<number> {
  const known = values.filter((value) => value !== null);
  const best = direction === 'lowest' ? Math.min(...known) : Math.max(...known);
  if (known.length < 2 || known.every((value) => value === best)) return new Set();
  return new Set(values.flatMap((value, index) => (value === best ? [index] : [])));
}
