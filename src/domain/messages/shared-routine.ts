/** Giving a routine to another phone, and taking one (ROUTINE-8 to ROUTINE-10). */
export const SHARE_MESSAGES = {
  scan: 'Point the camera of the other phone at it. Setwise opens there and shows the routine; neither phone needs a server for it.',
  holds:
    'It holds days, exercises, sets, reps, effort, rest and notes; of a plan those of one week. Nothing about you, and nothing you lifted.',
  tooLarge: 'This is too much for one code. Choose a day: each has a code of its own. Or send the file, which holds everything.',
  dayTooLarge: 'This is too much for a code. Send the file, which holds everything.',
  saved: (name: string) => `${name} is in your downloads.`,
  sent: 'Handed over.',
} as const;

export const TAKE_MESSAGES = {
  another: 'A routine somebody shared with you: open its file, or take a picture of its code.',
  damaged: 'No routine could be read from this: it is damaged, cut off, or of a newer Setwise. Nothing was changed.',
  noCode: 'No code could be read from this picture. Take it again, with the whole code in it and no shine on the screen.',
  taken: (name: string) => `${name} is in your routines.`,
  hasIt: 'You have this routine already. Adding it makes a second one.',
} as const;
