import type { DayState } from './day-state.ts';
import { tellsOfIllness } from './illness-told.ts';

type Times = 1 | 2 | 3;

const NIGHT =
  /\b(?:slept (?:badly|bad|poorly|terribl[ey]|awful(?:ly)?|like shit|only|just|\d)|barely slept|hardly slept|(?:did not|didn'?t|could not|couldn'?t) sleep|no sleep|bad night|bad nights|short nights?|(?:[1-4]|two|three|four) hours(?: of)? sleep|terrible sleep|poor sleep|bad sleep)\b/;
const NIGHTS =
  /\b(?:(?:3|three|third|4|four|5|five|several|many) (?:bad |short )?nights?|bad nights|all week|whole week|every night|for days|this week)\b/;
const STRAIN =
  /\b(?:hung ?over|hangover|i'?m fasting|am fasting|fasting today|ramadan|heat ?wave|(?:3\d|4\d) degrees|too hot|very hot|hot gym)\b/;
const COLD = /\b(?:(?:head )?cold|runny nose|blocked nose|stuffy nose|sniffles|sore throat|sneezing)\b/;
const JET_LAG = /\bjet ?-?l[ae]g\w*\b/;

/** How the writer of a normalised message is today, or found the last sessions; undefined where that is not told. */
export function readDayState(text: string): DayState | undefined {
  if (JET_LAG.test(text)) return { name: 'jet-lag' };
  if (STRAIN.test(text)) return { name: 'strain' };
  if (tellsOfIllness(text)) return { name: 'fever' };
  if (COLD.test(text) && /\b(?:have|got|caught|with|a|my|having|i)\b/.test(text)) return { name: 'cold' };
  if (NIGHT.test(text)) return { name: NIGHTS.test(text) ? 'bad-nights' : 'bad-night' };
  return undefined;
}

/** How the last sessions were, from a message that says it of whole sessions. */
export function readFeltLoad(text: string): DayState | undefined {
  if (!/\b(?:session|workout|training)s?\b/.test(text)) return undefined;
  const times = timesIn(text);
  if (/\btoo (?:easy|light)\b/.test(text)) return { name: 'too-easy', times: times === 1 ? 1 : 2 };
  return /\btoo (?:hard|heavy|much)\b/.test(text) ? { name: 'too-hard', times } : undefined;
}

function timesIn(text: string): Times {
  if (/\b(?:3|three|third|several|all|every|4|four)\b/.test(text)) return 3;
  return /\b(?:2|two|both|twice|second)\b/.test(text) ? 2 : 1;
}

/** Time zones and direction of a journey; undefined where one of them is not told. */
export function readJourney(text: string): { zones: number; direction: 'east' | 'west' } | undefined {
  const zones = /\b(\d{1,2}) (?:time ?zones?|hours?(?: of)? (?:time )?(?:difference|ahead|behind|east|west))/.exec(text)?.[1];
  const direction = /\b(east|west)/.exec(text)?.[1];
  return zones === undefined || (direction !== 'east' && direction !== 'west') ? undefined : { zones: Number(zones), direction };
}
