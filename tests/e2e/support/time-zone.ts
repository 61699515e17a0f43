const MORNING = 10;
/** The most westerly zone there is; a name beyond it would mean UTC. */
const MOST_BEHIND = 12;

/**
 * The time zone in which it is ten in the morning at `now`, or eleven, on the day it is by UTC: a run of the suite that passes midnight
 * would find that «Today» has become another workout in the middle of a test. Named by `Etc/GMT`, whose sign is the reverse of the offset.
 */
export function zoneFarFromMidnight(now: Date): string {
  const behind = Math.min(now.getUTCHours() - MORNING, MOST_BEHIND);
  return `Etc/GMT${behind < 0 ? behind : `+${behind}`}`;
}
