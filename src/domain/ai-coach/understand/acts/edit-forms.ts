import { findMentions } from '../find-mentions.ts';
import { memoize } from '../memoize.ts';
import type { Act } from './acts.ts';
import { EFFORT, FORMS, LIMITED, PAUSE, REPS, TIME } from './edit-form-table.ts';

/** A structural edit whose form alone tells what it is. */
export interface EditForm {
  act: Act;
  /** It changes one exercise, one day or an amount: nothing in it is a fact about the trainee (PLAN-12). */
  isOfPlanOnly: boolean;
}

const LEAD =
  /^(?:(?:ok|okay|so|and|hi|hey|coach|please|pls|actually|also|just|maybe|now|then|from now on|for now|(?:could|can|would|will|may) (?:you|u|we|i)|is it (?:ok|okay|fine|possible) (?:if (?:i|we)|to)|what if (?:we|i|you)(?: just)?|how about(?: we| i| you)?|i'?d (?:like|love|prefer)(?: to)?(?: have)?|i would (?:like|love|prefer)(?: to)?(?: have)?|i want(?: to)?(?: have| do)?|i need(?: to)?(?: have| do)?|i could do(?: with)?|i prefer(?: to)?|let'?s|let me|we could|you can),? )+/;
const TAIL =
  /(?:[, ]+(?:please|pls|thanks|thank you|instead|if possible|from now on|for good|for me|too|as well|again|permanently|any ?more|now))+$/;

const WEEKDAY =
  /\b(?:mon|tues?|wed|thu(?:rs?)?|fri|sat|sun)(?:s|days?|nesdays?|urdays?)?(?:'s)?\b|\bday [1-7]\b|\b(?:first|1st|second|2nd|third|3rd|fourth|4th|last) (?:day|session)\b/g;
const MUSCLE =
  /\b(?:(?:side|rear|front) delts?|upper back|lower back|chest|pecs?|(?<!cut )back|lats?|shoulders?|delts?|arms?|biceps?|triceps?|forearms?|legs?|quads?|hamstrings?|hams|glutes?|calf|calves|abs|core|traps)\b/g;
/** Single words that are rather an adjective, a verb or equipment than an exercise. */
const NO_EXERCISE = new Set([
  'step',
  'steps',
  'single',
  'low',
  'incline',
  'decline',
  'upright',
  'hang',
  'traps',
  'abs',
  'trainer',
  'twists',
  'ropes',
]);

/** The text with exercises as EX, days as DAY and body parts as MUS, without the politeness around it. */
function abstracted(text: string): string {
  let words = text.replace(/\bback[- ]to[- ]back\b/g, 'one after another');
  const found = findMentions(words, true).filter((mention) => !NO_EXERCISE.has(mention.words));
  const places = [...words.matchAll(/[a-z0-9'-]+/g)];
  for (const { at, length } of [...found].reverse()) {
    const [first, last] = [places[at], places[at + length - 1]];
    if (first === undefined || last === undefined) continue;
    words = `${words.slice(0, first.index)}EX${words.slice(last.index + last[0].length)}`;
  }
  return words
    .replace(/[.!?]+$/, '')
    .replace(WEEKDAY, 'DAY')
    .replace(MUSCLE, 'MUS')
    .replace(LEAD, '')
    .replace(TAIL, '')
    .trim();
}

/** Questions, reports, and what holds once; an amount in them is no wish for the plan. */
const NO_WISH =
  /^(?:why|what|how|is|are|does|do i|should|did|was|when|which|who|if|i did|i've|i have done|i always|i usually|i already)\b|\b(?:did|done|was|were|felt|yesterday|today|tonight|tomorrow|last|managed|finished|hit|got|this week|hurts?|pain|kg|kilos?|lbs?|pounds|enough|too (?:much|many|little|few|long|short)|or|than|but|because)\b/;
const LIFT = /\b(?:EX|accessor(?:y|ies)|compounds|(?:main|big|heavy) lifts?)\b/;
const AMOUNTS: readonly (readonly [RegExp, Act])[] = [
  [new RegExp(`\\b${EFFORT}\\b`), 'change-reps'],
  [new RegExp(`\\b${PAUSE}\\b.*\\b${TIME}\\b|\\b${TIME}\\b.*\\b(?:${PAUSE}|between|sets?)\\b`), 'change-rest'],
  [/\b[1-9] sets?\b/, 'more-sets'],
  [new RegExp(`\\b${REPS}\\b`), 'change-reps'],
];
const WORDS_MOST = 14;

/** One lift and one amount in a short wish, in whatever order; or one day and its minutes. */
function amountAct(plain: string): Act | undefined {
  if (NO_WISH.test(plain) || plain.split(' ').length > WORDS_MOST) return undefined;
  const lifts = plain.match(new RegExp(LIFT, 'g'))?.length ?? 0;
  if (lifts === 0 && /^[^?]*\bDAY\b[^?]*$/.test(plain) && !/DAY.*DAY/.test(plain) && /\b\d{2,3} ?min/.test(plain))
    return 'shorter-sessions';
  return lifts === 1 ? AMOUNTS.find(([signs]) => signs.test(plain))?.[1] : undefined;
}

const read = memoize((text): EditForm | undefined => {
  const plain = abstracted(text);
  const found = FORMS.find(([signs]) => signs.test(plain));
  const amount = found === undefined ? amountAct(plain) : undefined;
  if (amount !== undefined) return { act: amount, isOfPlanOnly: true };
  if (found === undefined) return undefined;
  const [form, act, isOfPlanOnly] = found;
  // More work for a body part is a wish for later plans too.
  const isFocus = form !== LIMITED && plain.includes('MUS') && (act === 'more-sets' || act === 'fewer-sets');
  return { act, isOfPlanOnly: isOfPlanOnly && !isFocus };
});

/** The structural edit that a message asks for, when its form leaves no doubt. `text` is normalised. */
export function editFormOf(text: string): EditForm | undefined {
  return read(text);
}
