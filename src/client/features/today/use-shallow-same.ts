import { useState } from 'react';

/** The object of an earlier drawing while each of its values is the same. */
export function useShallowSame<Values extends object>(values: Values): Values {
  const [kept, setKept] = useState(values);
  const names = Object.keys(values) as (keyof Values)[];
  if (names.every((name) => kept[name] === values[name])) return kept;
  setKept(values);
  return values;
}
