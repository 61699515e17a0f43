const MORNING = 10;

/**
 * The time zone in which it is ten in the morning at `now`, on the day it is by UTC: a run of the suite that passes midnight would find
 * that «Today» has become another workout in the middle of a test. Named by `Etc/GMT`, whose sign is the reverse of the offset.
 */
export function zoneFarFromMidnight(now: Date): string {
  const behind = now.getUTCHours() - MORNING;
  return `Etc/GMT${behind < 0 ? behind : `+${behind}`}`;
}
