import { useState } from 'react';
import type { RowTyped } from '#domain/training/set-entry.ts';
import type { Measure } from '#domain/training/set-measure.ts';
import { isTypedAs } from '#domain/training/typed-set.ts';
import type { LoggedSet } from '#offline/log/set-logs.ts';

/**
 * Whether a logged set is open for editing. A set arriving from another tab or device does not discard typed values: the row stays open
 * with both. `setIsOurs` announces that the next set is this row's.
 */
export function useEditing(logged: LoggedSet | undefined, typed: RowTyped | null, measure: Measure) {
  const differs = logged !== undefined && typed !== null && !isTypedAs(typed, logged, measure);
  const [editing, setEditing] = useState(differs);
  const [isOurs, setIsOurs] = useState(false);
  const [wasLogged, setWasLogged] = useState(logged !== undefined);
  if (wasLogged !== (logged !== undefined)) {
    setWasLogged(!wasLogged);
    if (differs && !isOurs) setEditing(true);
  }
  return { editing, setEditing, setIsOurs };
}
