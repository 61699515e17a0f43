import { useState } from 'react';
import type { RowTyped } from '#domain/training/set-entry.ts';
import type { LoggedSet } from '#offline/log/set-logs.ts';
import { isTypedAs } from './typed-values.ts';

/**
 * Whether a logged set stands open for changes. A set that arrives from elsewhere (another tab, another device) does not take away
 * what was being typed here: the row stays open with both to choose from. `setIsOurs` says that the next set to appear is this row's.
 */
export function useEditing(logged: LoggedSet | undefined, typed: RowTyped | null) {
  const differs = logged !== undefined && typed !== null && !isTypedAs(typed, logged);
  const [editing, setEditing] = useState(differs);
  const [isOurs, setIsOurs] = useState(false);
  const [wasLogged, setWasLogged] = useState(logged !== undefined);
  if (wasLogged !== (logged !== undefined)) {
    setWasLogged(!wasLogged);
    if (differs && !isOurs) setEditing(true);
  }
  return { editing, setEditing, setIsOurs };
}
