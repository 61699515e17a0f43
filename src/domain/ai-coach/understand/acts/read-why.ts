import { findMentions } from '../find-mentions.ts';
import { slotted } from './slotted.ts';
import { WHY_KINDS } from './why-kind-table.ts';

/** The part of a plan whose reason is asked for; `missing` is what it does not have, or has less of than was thought. */
export type WhyPart =
  | 'exercise'
  | 'missing'
  | 'muscle'
  | 'kind'
  | 'count'
  | 'split'
  | 'lifting'
  | 'sets'
  | 'reps'
  | 'order'
  | 'load'
  | 'rest'
  | 'effort'
  | 'week'
  | 'pair'
  | 'days'
  | 'minutes';

const WHY =
  /^(?:(?:and|but|so|ok|okay|hey|hi|coach|please|just|tell me|explain(?: to me)?|can you (?:explain|tell me)|i wonder|wondering),? )*(?:why|how come|what(?:'?s| is) the (?:reason|point|idea|logic|thinking)(?: (?:for|of|behind|with))?|for what reason|who(?: (?:the (?:hell|heck|devil|fuck)|on earth|in the world))? (?:programm?ed|decided?|decides|chose|picked|put|set|wrote|came up with|thought(?: of)?|designed|ordered|planned)|whose (?:bright )?idea (?:is|was)(?: it)?)\b(?:'?s)? ?/;
/** About the body, the app or what somebody did; nothing in the plan has a reason for it. */
const NOT_THE_PLAN =
  /\b(?:hurts?|sore|pain|ache\w*|tired|weak|dizzy|sick|stall\w*|stuck|can'?t i(?! (?:do|have|use|train|run|jump)\b(?!.*\b(?:more|yet|properly|single|even|well|a|an|1)\b))|couldn'?t i|didn'?t (?:i|it)|app|screen|button|log(?:ged)?|save[sd]?|sync|progress\w*|lose|losing|gain\w*|important|necessary|bad for|good for|people|everyone|everybody|some say|they say|trust)\b/;

const SPLIT =
  /\bsplit\b(?! (?:squats?|stance|jerk))|\b(?:full|whole|total)[- ]body\b|\bupper(?: body)?[ ,/&-]*(?:and )?lower\b|\bpush[ ,/&-]*(?:and )?pull[ ,/&-]*(?:and )?legs?\b|\bppl\b|\bbody ?parts?\b/;

/** «Why strength at all», «why do I need to lift». */
const LIFTING =
  /^(?:do i (?:even )?(?:need|have) (?:to )?|should i |would i )?(?:do |use )?(?:any )?(?:strength(?: training| work)?|weights?|lift(?:ing)?(?: weights)?|resistance training)(?: (?:at all|in the first place|for that|then))?[?.! ]*$/;
/** On the text with its exercises as EX, body parts as MUS and days as DAY. */
const PARTS: readonly (readonly [WhyPart, RegExp])[] = [
  ['week', /\b(?:this week|last week|next week|week \d|(?:the )?(?:light|lighter|easy|easier) week|deload)\b/],
  ['pair', /\bsuper ?sets?\b|\bpair(?:s|ed)?\b|\btogether\b|\balternat\w+\b|\bback[- ]to[- ](?:back|MUS)\b/],
  [
    'effort',
    /\brir\b|\brpe\b|\breps? (?:left )?in (?:the )?(?:reserve|tank)\b|\b(?:short of|not to|before|to|until) failure\b|\bso (?:easy|hard)\b/,
  ],
  ['rest', /\b(?:rests?|resting|breaks?|pauses?|wait(?:ing)?)\b(?! days?)|\b(?:so )?long between\b|\bbetween (?:the )?sets\b/],
  ['sets', /(?<!\bnot (?:a |do |doing )?)\b\d ?x ?\d(?! ?(?:days?|times|x)\b)|\bsets?\b|\bvolume\b/],
  [
    'load',
    /\b(?:this|that|the|so (?:much|little)|these|such|my) (?:\w+ )?(?:weights?|loads?|kilos?|kg|pounds?)\b|\b\d+(?:\.\d)? ?(?:kg|kilos?|lbs?|pounds?)\b|\bso (?:heavy|light)\b|\bnot (?:go )?(?:heavier|lighter)\b|\b(?:heavier|lighter|more|less) weights?\b/,
  ],
  [
    'reps',
    /\breps?\b|\brepetitions?\b|\b\d{1,2} ?(?:-|–|to) ?\d{1,2}\b(?! ?min)|\bfor EX \d{1,2}\b|\b\d{1,2} and not \d{1,2}\b(?! (?:days?|times))/,
  ],
  ['minutes', /\b\d{2,3} ?min\w*\b|\b(?:so|that|this) (?:long|short)\b|\ban hour\b|\b(?:longer|shorter) (?:sessions?|workouts?)\b/],
  [
    'order',
    /\b(?:first|last|before|after|ahead of|order|so (?:early|late)|(?:at|in) the (?:start|beginning|end|middle)|begin\w* with|starts? with|ends? with)\b(?! DAY)/,
  ],
];

const DAYS =
  /\b[1-7] (?:days?|sessions?|times|workouts?)\b|\bDAY\b|\b(?:these|those|such|my|the|only|more|fewer|every|another|other|rest|off|training) days?\b|\b(?:once|twice|thrice|so often|so rarely|more often|every (?:session|time|workout)|days? off|each (?:day|time|session)|daily|in a row|(?:a|another|1) (?:second|third|fourth|fifth|\d(?:nd|rd|th)) day|add (?:a|another|1) day)\b/;
const COUNT =
  /\b(?:so (?:few|many)|only|just|not more|more|fewer|no more)(?: \d)? (?:exercises|lifts|movements|moves)\b|\b\d (?:exercises|lifts|movements)\b(?! for)/;
/** Says that something is not there: «no», «isn't there», «left out». */
const NEGATIVE =
  /^(?:(?:do|does|did|is|are|am|have|has|can|could|was|were|there|i|you|we|it|that|this|they|the|my|plan|program|got|get|just|simply|even) )*(?:no|not|never|without|nothing|none|zero|hardly any|barely any|isn'?t|aren'?t|don'?t|doesn'?t|didn'?t|haven'?t|hasn'?t|can'?t|won'?t|wasn'?t|exclude|leave out|left out|skip|drop|remove)\b|\b(?:missing|left out|excluded|not (?:in|there|included|part of))\b/;
/** Two things of which one was taken: «hack squat and not back squat». */
const CONTRAST = /\bEX\b.*\b(?:instead of|rather than|and not|over|not)\b.*\bEX\b/;

/** The part that a «why» asks about; undefined for the whole plan and everything else. `text` is normalised. */
export function readWhyPart(text: string): WhyPart | undefined {
  const lead = WHY.exec(text);
  if (lead === null) return undefined;
  const rest = text.slice(lead[0].length);
  if (NOT_THE_PLAN.test(rest)) return undefined;
  const plain = slotted(text).text.replace(WHY, '');
  if (SPLIT.test(rest)) return 'split';
  if (LIFTING.test(rest)) return 'lifting';
  const part = PARTS.find(([, signs]) => signs.test(plain))?.[0];
  if (part !== undefined) return part;
  const isOfDays = DAYS.test(plain);
  const isNamed = /\b(?:EX|MUS)\b/.test(plain) || WHY_KINDS.some(({ signs }) => signs.test(rest));
  if (isNamed && !isOfDays && (NEGATIVE.test(plain) || CONTRAST.test(plain))) return 'missing';
  if (isOfDays) return 'days';
  if (COUNT.test(plain)) return 'count';
  return namedAlone(rest, plain);
}

/** Words around what is asked about, none of which asks about something of its own. */
const FILL =
  /\b(?:do(?:es)?|did|have|has|need|get|got|am|is|are|was|be|being|i|we|you|it|they|there|the|a|an|my|our|in|of|for|on|to|at|all|plan|program|week|workouts?|routine|this|that|these|those|any|some|so|such|much|many|little|few|more|less|only|just|even|really|too|also|as|here|me|no|not|today|doing|training|train|trained|hit|pick(?:ed)?|choose|chose|take|took|add(?:ed)?|put|give|gave|include[d]?|with|exercises?|work|stuff|moves?|movements?|thing|things|[1-9]|separate|different|one|ones|every|everything|use|using|EX|MUS|DAY)\b|[?!.,'-]/g;

/** «Why the leg curl», «why so little biceps», «why machines»: what is named, where nothing else is said of it. */
function namedAlone(rest: string, plain: string): WhyPart | undefined {
  const kind = WHY_KINDS.find(({ signs }) => signs.test(rest));
  if (kind !== undefined && isFilled(rest.replace(kind.signs, ' '))) return 'kind';
  if (!isFilled(plain)) return undefined;
  if (/\bMUS\b/.test(plain)) return 'muscle';
  return /\bEX\b/.test(plain) && findMentions(rest, true).length === 1 ? 'exercise' : undefined;
}

function isFilled(text: string): boolean {
  return text.replace(FILL, ' ').trim() === '';
}
