import { COMPETITION_LIFTS, type CompetitionLift } from '../../person/meet.ts';

const CONTEST = '(?:power ?meet|meet|comp|competition|contest|championships?|nationals|regionals|states|worlds)';
const LIFT = '(?:squat|bench(?: press)?|deadlift)';
/** «Push-pull», not the split of a week. */
const PUSH_PULL = /\bpush(?:[- /&+]+|,? and )pull\b(?![- ,/&+]*(?:(?:and )?legs?\b|split|routine|program|days?))/;
/** «Bench press meet», «bench and deadlift only» */
const SOME = new RegExp(
  `\\b${LIFT}s?(?:(?:,? and |, | ?[/&+] ?)${LIFT}s?)*(?:[- ]only\\b(?! (?:1|2|3|once|twice|on|every|a))|[- ]${CONTEST}\\b)`,
);

/** What is lifted at the meet that a message tells of; null where it is all three (MEET-6). */
export function liftsOfMeet(text: string): readonly CompetitionLift[] | null {
  if (PUSH_PULL.test(text)) return ['bench press', 'deadlift'];
  const named = SOME.exec(text)?.[0] ?? '';
  const lifts = COMPETITION_LIFTS.filter((lift) => named.includes(lift.split(' ')[0] ?? lift));
  return lifts.length === 0 || lifts.length === COMPETITION_LIFTS.length ? null : lifts;
}

/** «It's push-pull», «the comp is bench only», of a meet told before; undefined where nothing is said of it. */
export function liftsToldLater(text: string): readonly CompetitionLift[] | null | undefined {
  if (FULL.test(text)) return null;
  return ABOUT.test(text) ? (liftsOfMeet(text) ?? undefined) : undefined;
}

const ABOUT = new RegExp(`\\b${CONTEST}\\b|\\bcompet(?:e|ing)\\b|^(?:it's|it is|that's|that is|no, |actually|sorry)`);
const FULL = new RegExp(
  `\\b(?:${CONTEST}|it's|it is|compet(?:e|ing))\\b.*\\b(?:full power|3[- ]lift|all 3(?: lifts)?)\\b|\\b(?:full power|3[- ]lift) ${CONTEST}\\b`,
);
