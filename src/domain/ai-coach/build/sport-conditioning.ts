import type { Region } from '../person/limitations.ts';
import type { Trainee } from '../person/trainee.ts';

/** Hard work of a sport in seconds, with the rest that is as long in it as well, and how often (COND-4). */
interface Intervals {
  work: number;
  rest: number;
  times: number;
}

/** Sports whose running is short and flat out; they sprint instead (COND-4). */
const SPRINTS = /football|soccer|footy|fives|futsal|rugby|hockey|lacrosse|shinty|hurling|camogie|ultimate|handball/;

/** Twelve to twenty minutes in the rhythm of the sport, the rests in it counted; most special first. */
const INTERVALS: readonly (readonly [RegExp, Intervals])[] = [
  [/box|mma|muay|kick|krav/, { work: 180, rest: 60, times: 4 }],
  [/bjj|jiu|judo|wrestl|karate|taekwondo|fenc/, { work: 120, rest: 60, times: 5 }],
  [/basketball|hoops|volleyball|netball/, { work: 20, rest: 40, times: 12 }],
  [/tennis|badminton|padel|squash|pickleball/, { work: 20, rest: 40, times: 14 }],
  [/cycl|bik|ride|spin|row|kayak|canoe|paddl/, { work: 180, rest: 180, times: 3 }],
  [/hik|ruck|mountain|trek|spartan|obstacle/, { work: 180, rest: 120, times: 4 }],
  [/ski|snowboard|skat/, { work: 45, rest: 75, times: 7 }],
];

/** Joints that a sprint jars, and the muscle it tears. */
const SPARED: ReadonlySet<Region> = new Set<Region>(['hamstring', 'knee', 'ankle', 'hip', 'low back']);
/** In one session, for the first weeks and for who is used to it. */
const DISTANCES = { beginner: '4 sprints of 10 to 20 m', intermediate: '6 sprints of 20 m', advanced: '8 sprints of 20 to 30 m' } as const;

/** What makes the breath of a sport harder outside its season, on days of its own; empty where it is not wanted. */
export function sportConditioning({ brief, experience, goal, easy, guarded }: Trainee): string {
  const isCareful = easy || guarded || brief.after_surgery || brief.conditions.length > 0 || brief.states.length > 0;
  if (goal !== 'functional' || brief.season === 'in' || brief.lighter !== null || isCareful) return '';
  const names = brief.sports.map(({ name }) => name);
  if (names.some((name) => SPRINTS.test(name))) {
    if (brief.limitations.some(({ region }) => SPARED.has(region))) return '';
    return `Off season add ${DISTANCES[experience]} on two days at least 48 hours apart, fresh and before the weights, walking back and resting a minute for each 10 m; none in the two days before a match.`;
  }
  const found = INTERVALS.find(([signs]) => names.some((name) => signs.test(name)))?.[1];
  if (found === undefined || brief.limitations.length > 0) return '';
  return `Once a week, on a day of its own or six hours from the weights, do ${timesOf(found, experience === 'beginner')} ${spanOf(found.work)} hard (zone 4: single words, RPE 7 to 9) with ${spanOf(found.rest)} easy between, like the work of your sport.`;
}

function timesOf({ times }: Intervals, isNew: boolean): string {
  return `${isNew ? Math.ceil(times / 2) : times} times`;
}

function spanOf(seconds: number): string {
  if (seconds < 60) return `${seconds} seconds`;
  const rest = seconds % 60 === 0 ? '' : ` and ${seconds % 60} seconds`;
  const minutes = Math.floor(seconds / 60);
  return `${minutes === 1 ? 'a minute' : `${minutes} minutes`}${rest}`;
}
