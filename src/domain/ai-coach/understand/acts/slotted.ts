import { findMentions } from '../find-mentions.ts';
import { memoize } from '../memoize.ts';

/** A message with its exercises as EX, body parts as MUS and days as DAY, without the words people put around a question. */
export interface Slotted {
  /** The question alone: «how long is EX on DAY». */
  text: string;
  /** The words of the exercises, body parts and days, in order. */
  exercises: readonly string[];
  muscles: readonly string[];
  days: readonly string[];
}

const WEEKDAY = '(?:mon|tue(?:s|sday)?|wed(?:s|nesday)?|thu(?:r|rs|rsday)?|fri|sat(?:ur)?|sun)(?:day)?s?';
const DAY = new RegExp(
  `\\b(?:${WEEKDAY}|day [1-7]|(?:1st|2nd|3rd|4th|5th|first|second|third|fourth|fifth|last) (?:day|session|workout))\\b(?:'s)?`,
  'g',
);
const MUSCLE =
  /\b(?:rotator cuffs?|(?:side|rear|front) delts?|(?:upper|lower|mid) back|upper body|lower body|chest|pecs?|(?<!\b(?:come|came|go|going|get|got|be|am|i'm|is|put) )back(?! (?:to|in|on|at|up|off|down|then|from|home|again|and)\b)|lats?|shoulders?|delts?|arms?|biceps?|bis|triceps?|tris|forearms?|legs?|quads?|hamstrings?|hams|glutes?|bum|butt|booty|calf|calves|abs|core|traps?|push|pull)\b/g;
/** Nouns of kinds of exercises, which the library has no single exercise for. */
const KIND = /\b(?:rows|(?<=\b(?:the|my|a|that) )row|presses|raises|pulldowns|extensions)\b/g;
/** Single words that are rather an adjective, a verb or equipment than an exercise. */
const NO_EXERCISE = new Set('step steps single low incline decline upright hang traps abs trainer twists ropes walk walking'.split(' '));

const FILLER =
  '(?:ok|okay|k|bet|damn|wow|interesting|gotcha|dope|aight|sick(?=[.,!])|so|and|but|wait|hey|hi|hello|yo|lol|lmao|haha|hm+|um+|uh+|er|ah|oh|also|btw|sorry|thanks|thx|thank you|cool|great|nice|good|perfect|alright|right|well|then|now|quick|question|dumb|stupid|silly|noob|coach|pls|please|just|actually|honestly|bro|dude|man|mate|yes|yeah|yep|(?:no|nah)(?=[,.:!])|fine|sry|soz|got it|i see|(?:one more|1 more|another|last)(?= (?:thing|question|q)\b)|thing|1st of all|first of all|basically|like|maybe|what i (?:meant|mean) (?:is|was)|i mean(?:t)?|may i ask|can i ask|if i may ask|by the way|out of interest|just curious|curious|genuine|real)';
const ASKS_TO_KNOW =
  "(?:(?:can|could|would|will|cn) (?:you|u) (?:please |pls |just |maybe |kindly |quickly )*(?:tell me|remind me|say|explain(?: to me)?|show me|let me know|list|give me)|(?:can|could|may) (?:i|we) (?:please |just )*(?:see|know|ask|get|have)|(?:please |pls )?(?:tell|remind|show|give) me|let me see|be so (?:good|kind) as to (?:tell|show|remind) me|(?:i )?(?:just )?(?:was |am |'m )?wonder(?:ing|ed)?|(?:i )?(?:don'?t|do not|dunno|didn'?t|can'?t|cannot) (?:really |quite )?(?:know|get|understand|remember|see|find)|(?:i'?m |i am )?not (?:quite |really )?(?:sure|clear)(?: on| about)?|i forgot|i'?ve forgotten|i(?:'d| would) (?:like|love) to (?:know|see)|i want to (?:know|see)|i need to (?:know|see)|do you know|any idea|(?:i have )?no (?:idea|clue)|(?:i'm )?confused about|(?:what )?about|explain (?=what|how|when|which)|show)";
const LEAD = new RegExp(`^(?:${FILLER}[,.:!?… ]+)*(?:${ASKS_TO_KNOW}[,: ]+)?(?:${FILLER}[,.: ]+)*`);
const TAIL =
  /(?:[,. ]+(?:lol|lmao|haha|pls|please|rn|right now|again|exactly|though|tho|btw|actually|anyway|then|thanks|thx|thank you|coach|bro|dude|man|mate|for me|for you|with this(?: plan)?|now|at the moment|currently|even|x|in (?:my|the|this|that|your) (?:plan|program|programme|week|routine|schedule)|in (?:there|here|it|all|total|this|that)|sounds? \w+|if (?:you|i) (?:don'?t mind|may))|[?.!… ])*$/;

/** `text` is normalised. */
export const slotted = memoize((text): Slotted => {
  const found = findMentions(text, true).filter(({ words }) => !NO_EXERCISE.has(words));
  const places = [...text.matchAll(/[a-z0-9'-]+/g)];
  let rest = text;
  for (const { at, length } of [...found].reverse()) {
    const [first, last] = [places[at], places[at + length - 1]];
    if (first !== undefined && last !== undefined) rest = `${rest.slice(0, first.index)}EX${rest.slice(last.index + last[0].length)}`;
  }
  const days: string[] = [];
  const muscles: string[] = [];
  const kinds: string[] = [];
  const keep = (list: string[], name: string) => (words: string) => {
    list.push(words);
    return name;
  };
  rest = rest.replace(KIND, keep(kinds, 'EX')).replace(DAY, keep(days, 'DAY')).replace(MUSCLE, keep(muscles, 'MUS'));
  const exercises = [...found.map(({ words }) => words), ...kinds];
  rest = rest.replace(/ (?:on earth|the (?:hell|heck|fuck|actual fuck)|exactly|actually|even)\b/g, '');
  return { text: rest.replace(LEAD, '').replace(TAIL, '').trim(), exercises, muscles, days };
});

const AROUND =
  /\b(?:EX|MUS|DAY|the|my|for|on|a|an|of|in|and|to|it|too|then|one|ones|work|day|days|session|workout|training|stuff|exercises?|please|pls|tho|though|again|now|instead|as well)\b|[?.!, ]/g;

/** The text is the name of an exercise, a part of the body or a day, and nothing more. */
export function bareSubject(text: string): boolean {
  return slotted(text).text.replace(AROUND, '') === '';
}
