import type { Kit } from '../../exercises/exercise.ts';

/** Equipment that leaves a bodyweight plan one. */
const HANGS_AND_BOXES: ReadonlySet<Kit> = new Set<Kit>(['pull-up-bar', 'dip-bars', 'low-bar', 'rings', 'box', 'bench']);

/** Whether all weight comes from one piece of equipment, or without `item` from the body; null is a full gym. */
export function hasOnly(kit: ReadonlySet<Kit> | null, item?: Kit): boolean {
  if (kit === null || (item !== undefined && !kit.has(item))) return false;
  return [...kit].every((other) => other === item || HANGS_AND_BOXES.has(other));
}
