import { orderedAct, orderParts } from './acts/command.ts';
import { goalNamed } from './facts/read-goal.ts';
import { findMentions } from './find-mentions.ts';
import { refusesOffer } from './offer-reply.ts';

/** What was talked about before a message. */
export interface Referent {
  /** The exercise as last named, by the person or in what the coach then offered. */
  exercise: string;
  /** The message before ordered a change of it. */
  isOrdered: boolean;
}

const OPENER =
  '(?:(?:ok|okay|k|so|and|also|then|but|plus|please|pls|well|right|yes|yeah|cool|great|good|fine|nice|nah|no|hm+|ugh|um|oh|ooh|lol|just|actually|maybe|sorry|thanks|now|wait|hey|coach|bet)[,.!? ]+)*';
const REQUEST =
  "(?:(?:can|could|would|will) (?:you|u|we|i)(?: please| just| also| maybe)* |i(?:'d| would) (?:like|love)(?: you)? to |i (?:want|need)(?: you)? to |let'?s |please |just )?";
const IT = '(?:it|them|that|those|these|this|em|that 1|this 1|those 1s|the last 1)';
const WEEKDAY = '(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:days?|s)?';
const DAY = `(?:${WEEKDAY}|day [1-7]|(?:the )?(?:1st|2nd|3rd|4th|first|second|third|fourth|last) (?:day|session|workout))`;
const END = '(?:[,. ]+(?:please|pls|thanks|thx|lol|then|instead|coach|mate|bro|now))*[.!? ]*$';

const form = (...parts: readonly string[]) => new RegExp(`^${OPENER}${REQUEST}(?:${parts.join('|')})${END}`);

const AMOUNT = '(\\d{1,2})(?: sets?)? ?(?:x|of|sets? of|by) ?(\\d{1,2}(?: ?- ?\\d{1,2})?)(?: reps?)?';
const SETS_AND_REPS = form(
  `(?:(?:make|do|keep|have|with|for|at|say|let'?s do|put) )*(?:${IT} )?(?:at |to |for )?${AMOUNT}(?: (?:of|on|for) ${IT})?`,
);
const SETS_ALONE = form(`(?:(?:make|do|give me|have|only|keep) )*(?:${IT} )?(?:at |to )?([1-9]) sets?(?: (?:of|for|on) ${IT})?`);
const REPS_ALONE = form(
  `(?:(?:make|do|give me|have|only|keep) )*(?:${IT} )?(?:at |to )?(\\d{1,2}(?: ?- ?\\d{1,2})?) reps?(?: (?:of|for|on|with) ${IT})?`,
);
const MORE_SETS = form(`(?:(?:add|do|give me) )?(?:an? |1 )?(?:more|extra|another) sets?(?: (?:of|for|on|to) ${IT})?`);
const STYLE = form(`(?:make|do|have|want) ${IT} (?:a (?:bit|little) |way |much )?(heavier|lighter|harder|easier)`);
const ON_DAY = form(`(?:(?:do|put|add|have|and|want) )*(?:${IT} )?(?:on|to|for) (?:the )?(${DAY})(?: (?:too|as well|also))+`);
const TO_DAY = form(`(?:move|shift|switch|put|do) ${IT} (?:to|on|onto) (?:the )?(${DAY})`);
const REMOVED = form(
  `(?:bin|sack|drop|remove|delete|ditch|scrap|skip|lose|axe|cut|kill|chuck|leave(?= \\S+ (?:out|off))|take|get rid of) (?:of )?${IT}(?: (?:off|out|away|too|as well))*`,
  `i (?:don'?t|do not|dont) (?:like|want|fancy|enjoy) (?:the sound of )?${IT}`,
  `i hate ${IT}`,
);
/** Something is wanted in its place. */
const INSTEAD =
  /\b(?:something|anything|what|which|1|one|got anything) (?:else|instead|different|similar|easier|other)\b|\b(?:any|an|other) alternatives?\b/;
const INSTEAD_ALONE = /^\D*\binstead\b[?.! ]*$/;
/** Words beside «instead» that name nothing: with any other the message says itself what is wanted, as a goal. */
const NAMES_NOTHING =
  /\b(?:what|which|something|anything|some|any|an?|the|else|other|another|one|ones|exercises?|movements?|lifts?|i|i'd|i'll|we|you|u|me|my|there|is|are|it|that|this|them|those|these|can|could|should|would|will|might|may|do|does|doing|use|using|try|have|get|give|suggest|recommend|put|take|train|need|want|like|to|for|in|of|with|then|now|please|pls|so|and|but|or|ok|okay|well|instead|easier|harder|similar|different|simpler|rather|maybe|just)\b/g;

function isInstead(text: string): boolean {
  if (goalNamed(text) !== undefined) return false;
  return INSTEAD.test(text) || (INSTEAD_ALONE.test(text) && !/[a-z]{2,}/.test(text.replace(NAMES_NOTHING, ' ')));
}

const IS_DAY = new RegExp(`\\b${WEEKDAY}\\b|\\b(?:day|week|time|gym|morning|evening|night|lunch)\\b`);
const SWAPPED = form(`(?:swap|switch|replace|change|substitute|trade)(?: out)? ${IT}(?: out)? (?:for|with|by|to) (.+)`);
const PLACED = form(
  `(?:(?:put|move|do|have|bring|want|place) ${IT} (?:first|last|(?:to|at) the (?:start|beginning|end|top)|(?:before|after) .+))`,
);
const PAIRED = form(`(?:superset|pair) ${IT} (?:with|and) (.+)`, `(?:make|do) ${IT} (?:into )?(?:a )?supersets? (?:with|and) (.+)`);
/** «It» is the plan, a session or a week. */
const OF_PLAN =
  /\b(?:min|minutes?|days?|times|weeks?|shorter|longer|sessions?|workouts?|plan|program|home|hour|together|gym|kg|lbs?|rpe|cardio|run|app)\b/;
const WORDS_MOST = 14;
const SETS_MOST = 10;

/** The message with the exercise that «it», «that one» or a bare amount is about; undefined where it stands alone. `text` is normalised. */
export function withReferent(text: string, referent: Referent | undefined): string | undefined {
  if (referent === undefined || text.split(' ').length > WORDS_MOST || refusesOffer(text)) return undefined;
  const { exercise, isOrdered } = referent;
  const named = findMentions(text, true).length > 0;
  if (PAIRED.test(text) || PLACED.test(text) || SWAPPED.test(text)) return text.replace(new RegExp(`\\b${IT}\\b`), `the ${exercise}`);
  if (named) return undefined;
  if (isInstead(text) && !OF_PLAN.test(text) && !IS_DAY.test(text)) return `swap ${exercise}`;
  if (REMOVED.test(text)) return `remove ${exercise}`;
  const [, on] = ON_DAY.exec(text) ?? [];
  if (on !== undefined && isOrdered) return `add ${exercise} on ${on}`;
  const [, to] = TO_DAY.exec(text) ?? [];
  if (to !== undefined && isOrdered) return `remove ${exercise}. add ${exercise} on ${to}`;
  if (OF_PLAN.test(text)) return undefined;
  const [, style] = STYLE.exec(text) ?? [];
  if (style !== undefined) return `make ${exercise} ${style}`;
  return isOrdered ? amountOf(text, exercise) : undefined;
}

function amountOf(text: string, exercise: string): string | undefined {
  const [, sets, reps] = SETS_AND_REPS.exec(text) ?? [];
  if (sets !== undefined && reps !== undefined)
    return Number(sets) > SETS_MOST ? undefined : `${sets} sets of ${exercise}. ${reps} reps of ${exercise}`;
  const [, count] = SETS_ALONE.exec(text) ?? [];
  if (count !== undefined) return `${count} sets of ${exercise}`;
  const [, amount] = REPS_ALONE.exec(text) ?? [];
  if (amount !== undefined) return `${amount} reps of ${exercise}`;
  return MORE_SETS.test(text) ? `1 more set of ${exercise}` : undefined;
}

/** How long a name is remembered, in messages of the person. */
export const REMEMBERED = 3;

/** The exercise that a message and the answer to it leave in mind; undefined for none. Both normalised. */
export function referentOf(text: string, said: string): Referent | undefined {
  const named = findMentions(text, true);
  const isOrdered = orderParts(text).some((part) => orderedAct(part) !== undefined);
  // «Leg press instead of goblet squat on Monday»: what comes in is what is talked about.
  const [, offered] = /^([a-z][a-z -]+?) (?:instead of|is added|comes first|has \d)\b/.exec(said) ?? [];
  const fresh = offered === undefined ? undefined : findMentions(offered, true)[0]?.words;
  const last = fresh ?? named.at(-1)?.words;
  return last === undefined ? undefined : { exercise: last, isOrdered: isOrdered || fresh !== undefined };
}
