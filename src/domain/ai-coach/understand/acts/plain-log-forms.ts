import { questionAlone } from './question-form.ts';
import { slotted } from './slotted.ts';

const COUNTS: Readonly<Record<string, number>> = { few: 3, couple: 2, several: 4 };
const SESSIONS = /\blast (\d{1,2}|few|couple|several)(?: of)?(?: (?:EX|MUS))*(?: (?:sessions?|workouts?|times|days|ones))?\b/;
const AROUND_SESSIONS =
  /\b(?:EX|my|the|show|see|list|give|get|me|please|pls|history|log|logs|logged|numbers|sets|weights|what|were|was|are|did|do|i|of|from|for|on|in|at|with|can|you|could|over|across|and)\b|[?.!,:;\s-]+/g;

/** «My rows, last 5 sessions», «last 3 bench sessions»: how many sessions of an exercise are to be listed; undefined where more is said. */
export function lastSessionsAsked(text: string): number | undefined {
  const { text: words, exercises } = slotted(text);
  const found = SESSIONS.exec(words);
  if (found === null || exercises.length === 0 || words.replace(found[0], ' ').replace(AROUND_SESSIONS, '') !== '') return undefined;
  return COUNTS[found[1] ?? ''] ?? Number(found[1]);
}

const WHY =
  /^(?:why|how come|any idea why|what(?:'s| is) the reason)\b.*\b(?:EX|lifts?|strength|numbers|max(?:es)?|1rm)\b|\b(?:EX|lifts?|strength)\b.*\b(?:why|how come)\W*$/;
const DOWN =
  /\b(?:(?:go|goes|going|gone|went|come|came) (?:down|backwards?)|dropp\w*|drops?|decreas\w*|declin\w*|fallen|fell|falling|slipp\w*|regress\w*|lower|weaker|worse|down|lost|losing)\b/;
const OF_PLAN_OR_BODY = /\b(?:plan\w*|program\w*|week \d|deload|rpe|rir|sets?|reps?|order|hurt\w*|pain\w*|sore\w*|form|than (?:my )?EX)\b/;

/** «Why did my bench go down»: what the log says of it, and not why it is in the plan. */
export function asksWhyDown(text: string): boolean {
  const words = slotted(text).text;
  return WHY.test(words) && DOWN.test(words) && !OF_PLAN_OR_BODY.test(words);
}

const OF_TRAINING = '(?:(?:my|the|our|this) )?(?:training|lifting|lifts?|log|logs|numbers|data|progress|workouts?|sessions?|history|stats)';
const INSIGHT = new RegExp(
  `^(?:(?:have|did|do) you (?:notice|noticed|see|seen|find|found|spot|spotted) (?:anything|something)(?: (?:in|about|from|on) (?:${OF_TRAINING}|me))?|(?:what|anything) (?:do|did|have|can) you (?:notice|see|observe|spot|noticed|found|learn\\w*)(?: (?:in|about|from|on) (?:${OF_TRAINING}|me|this))?|(?:is there |do you (?:see|notice) |got |have you (?:got |noticed )?)?(?:anything|something) (?:interesting|notable|unusual|odd|remarkable|surprising|worth knowing|i should know)(?: (?:in|about|from|on) (?:${OF_TRAINING}|me))?|(?:any|got any|some|give me(?: an?| some)?|show me(?: some)?) (?:insights?|observations?|patterns?|findings?)(?: (?:in|about|from|on|for) (?:${OF_TRAINING}|me))?|what(?:'s| is)? (?:stands|standing|sticks) out(?: (?:in|about|from) ${OF_TRAINING})?|tell me (?:something|anything)(?: (?:new|interesting|useful))? about ${OF_TRAINING}(?: (?:that )?i do(?:n't| not) know)?|what(?:'s| is| am i)? (?:going|doing) (?:really |so )?(?:well|good|right|badly|bad|poorly|wrong)(?: (?:in|with) ${OF_TRAINING})?|what (?:should|can) i be proud of|(?:analy[sz]e|review|sum up|summari[sz]e) ${OF_TRAINING})[?.! ]*$`,
);

/** «What do you notice?», «anything interesting in my training?»: what stands out, with nothing named. */
export function asksInsight(text: string): boolean {
  return INSIGHT.test(questionAlone(text)) || INSIGHT.test(text);
}

export interface LoadsBetween {
  light: string;
  heavy: string;
  /** undefined when not said. */
  unit: 'kg' | 'lb' | undefined;
}

const LOAD = '(\\d{1,3}(?:[.,]\\d{1,2})?) ?(kgs?|kilos?|lbs?|pounds?|s)?';
const IS_LIGHT = '(?:(?:is|are|feels?|was|were|dumbbells?|one|ones|just|way|far|a bit|bit|much)[ ,]+)*too (?:light|easy)';
const IS_HEAVY = '(?:(?:is|are|feels?|was|were|dumbbells?|one|ones|just|way|far|a bit|bit|much)[ ,]+)*too (?:heavy|hard|much)';
const LIGHT_FIRST = new RegExp(`\\b${LOAD} ${IS_LIGHT}\\b[^\\d]{0,24}\\b${LOAD} ${IS_HEAVY}\\b`);
const HEAVY_FIRST = new RegExp(`\\b${LOAD} ${IS_HEAVY}\\b[^\\d]{0,24}\\b${LOAD} ${IS_LIGHT}\\b`);

/** «8 kg is too light, 12 too heavy»: the load that suits lies between two that are there. */
export function loadsBetween(text: string): LoadsBetween | undefined {
  const rising = LIGHT_FIRST.exec(text);
  const falling = rising === null ? HEAVY_FIRST.exec(text) : null;
  const [light, heavy] = rising === null ? [falling?.[3], falling?.[1]] : [rising[1], rising[3]];
  if (light === undefined || heavy === undefined || Number(light) >= Number(heavy)) return undefined;
  const unit = [rising?.[2], rising?.[4], falling?.[2], falling?.[4]].find((word) => word !== undefined && word !== 's');
  return { light, heavy, unit: unit === undefined ? undefined : unit.startsWith('k') ? 'kg' : 'lb' };
}
