/** Ours: the comparison of coaches. */
export const COMPARE_MESSAGES = {
  loading: 'Loading coaches...',
  nobody: 'Nobody to compare yet. Tick up to four coaches in the list.',
  notSeen: 'The comparison opens as soon as there is signal.',
  notOffered: 'Not offered',
  cancel: 'Any time, ends with the paid month',
  turnHint: 'Swipe for the others. Touch the pin to hold another coach. Works without signal for coaches seen before.',
} as const;
