import { findMentions } from '../find-mentions.ts';

/** The part of a plan whose reason is asked for. */
export type WhyPart = 'exercise' | 'sets' | 'reps' | 'order' | 'load' | 'rest' | 'effort' | 'week' | 'pair' | 'days' | 'minutes';

const WHY =
  /^(?:(?:and|but|so|ok|okay|hey|hi|coach|please|just|tell me|explain(?: to me)?|can you (?:explain|tell me)|i wonder|wondering),? )*(?:why|how come|what(?:'?s| is) the (?:reason|point|idea|logic|thinking)(?: (?:for|of|behind|with))?|for what reason|who(?: (?:the (?:hell|heck|devil|fuck)|on earth|in the world))? (?:programm?ed|decided?|decides|chose|picked|put|set|wrote|came up with|thought(?: of)?|designed|ordered|planned)|whose (?:bright )?idea (?:is|was)(?: it)?)\b(?:'?s)? ?/;
/** About the body, the app or what somebody did; nothing in the plan has a reason for it. */
const NOT_THE_PLAN =
  /\b(?:hurts?|sore|pain|ache\w*|tired|weak|dizzy|sick|stall\w*|stuck|can'?t i|couldn'?t i|didn'?t (?:i|it)|app|screen|button|log(?:ged)?|save[sd]?|sync|progress\w*|lose|losing|gain\w*|important|necessary|bad for|good for|people|everyone|everybody|some say|they say)\b/;

const PARTS: readonly (readonly [WhyPart, RegExp])[] = [
  ['week', /\b(?:this week|last week|next week|week \d|(?:the )?(?:light|lighter|easy|easier) week|deload)\b/],
  ['pair', /\bsuper ?sets?\b|\bpair(?:s|ed)?\b|\btogether\b|\balternat\w+\b|\bback[- ]to[- ]back\b/],
  ['effort', /\brir\b|\brpe\b|\breps? (?:left )?in (?:the )?(?:reserve|tank)\b|\b(?:short of|not to|before|to) failure\b/],
  ['rest', /\b(?:rests?|resting|breaks?|pauses?|wait(?:ing)?)\b(?! days?)/],
  ['sets', /\b\d ?x ?\d|\bsets?\b|\bvolume\b/],
  [
    'load',
    /\b(?:this|that|the|so (?:much|little)|these|such|my) (?:\w+ )?(?:weights?|loads?|kilos?|kg|pounds?)\b|\b\d+(?:\.\d)? ?(?:kg|kilos?|lbs?|pounds?)\b|\bso (?:heavy|light)\b/,
  ],
  ['reps', /\breps?\b|\brepetitions?\b|\b\d{1,2} ?(?:-|–|to) ?\d{1,2}\b(?! ?min)/],
  ['minutes', /\b\d{2,3} ?min\w*\b|\b(?:so|that|this) (?:long|short)\b|\ban hour\b/],
  [
    'order',
    /\b(?:first|last|before|after|ahead of|order|so (?:early|late)|(?:at|in) the (?:start|beginning|end|middle)|begin\w* with|starts? with|ends? with)\b/,
  ],
  ['days', /\b[1-7] (?:days?|sessions?|times|workouts?)\b|\b(?:mon|tues?|wed|thu(?:rs?)?|fri|sat|sun)(?:s|days?|nesdays?|urdays?)?\b/],
];

/** The part that a «why» asks about; undefined for the exercise itself, the whole plan and everything else. `text` is normalised. */
export function readWhyPart(text: string): WhyPart | undefined {
  const lead = WHY.exec(text);
  if (lead === null) return undefined;
  const rest = text.slice(lead[0].length);
  if (NOT_THE_PLAN.test(rest)) return undefined;
  return PARTS.find(([, signs]) => signs.test(rest))?.[0] ?? (isExerciseAlone(rest) ? 'exercise' : undefined);
}

const FILL =
  /\b(?:do i (?:have|do|get|need)|am i doing|did you (?:pick|choose|take|add|put in|give me)|is there|are there|is|are|there|the|a|an|my|our|in|of|plan|program|this|that|for me|here|at all|to do|doing|no|not|on|today)\b|[?!.,]/g;

/** «Why the leg curl», «why do I have lunges in my plan». */
function isExerciseAlone(text: string): boolean {
  const [mention, ...more] = findMentions(text, true);
  if (mention === undefined || more.length > 0) return false;
  return text.replace(mention.words, ' ').replace(FILL, ' ').trim() === '';
}
