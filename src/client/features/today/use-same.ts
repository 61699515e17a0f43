import { useState } from 'react';

/** The same object as long as it says the same, however often it is made anew; for small plain values that memoised parts are given. */
export function useSame<Value>(value: Value): Value {
  const [kept, setKept] = useState(value);
  if (kept === value || JSON.stringify(kept) === JSON.stringify(value)) return kept;
  setKept(value);
  return value;
}
