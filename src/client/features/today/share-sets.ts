import type { LoggedSet } from '#offline/log/set-logs.ts';

/** Sets by a key. */
export type SetGroups = ReadonlyMap<string, readonly LoggedSet[]>;

export const NO_SETS: readonly LoggedSet[] = [];
export const NO_GROUPS: SetGroups = new Map();

/** Reuses unchanged objects of the previous read, so that only changed rows rerender. */
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
