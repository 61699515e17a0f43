import { useState } from 'react';

/** A value when this day was first shown: the first tick must not remove the sentence above. */
export function useValueAtStart<Value>(today: string, value: Value): Value {
  const [start, setStart] = useState({ today, value });
  if (start.today !== today) setStart({ today, value });
  return start.today === today ? start.value : value;
}
