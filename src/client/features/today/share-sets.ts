import type { LoggedSet } from '#offline/log/set-logs.ts';

/** Sets grouped by a key of the caller's. */
export type SetGroups = ReadonlyMap<string, readonly LoggedSet[]>;

export const NO_SETS: readonly LoggedSet[] = [];
export const NO_GROUPS: SetGroups = new Map();

/**
 * Remembers what was read before and gives the same objects again for what did not change: then only the row whose set changed is
 * drawn anew.
 */
export function createSetSharing(): (groups: SetGroups) => SetGroups {
  let before: SetGroups = new Map();
  return (groups) => {
    before = new Map([...groups].map(([key, sets]) => [key, shareList(before.get(key) ?? NO_SETS, sets)]));
    return before;
  };
}

function shareList(before: readonly LoggedSet[], now: readonly LoggedSet[]): readonly LoggedSet[] {
  const shared = now.map((set) => {
    const known = before.find((other) => other.slot === set.slot);
    return known !== undefined && isEqual(known, set) ? known : set;
  });
  return shared.length === before.length && shared.every((set, index) => set === before[index]) ? before : shared;
}

function isEqual(a: LoggedSet, b: LoggedSet): boolean {
  const keys = Object.keys(a) as (keyof LoggedSet)[];
  return keys.length === Object.keys(b).length && keys.every((key) => a[key] === b[key]);
}
