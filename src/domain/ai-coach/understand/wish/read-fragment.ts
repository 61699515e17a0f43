import { slotted } from '../acts/slotted.ts';
import { kitNamedIn } from '../facts/read-equipment.ts';
import { isPartOfName } from '../find-mentions.ts';
import { memoize } from '../memoize.ts';

/** What a fragment does to the wish before it. */
type FragmentWay =
  /** «No, Tuesday», «rather 40», «the incline one». */
  | 'instead'
  /** «Only Friday». */
  | 'only'
  /** «Not the hip thrusts», «but keep the squats». */
  | 'except'
  /** «And calf raises», «same for legs». */
  | 'also';

export type AmountUnit = 'days' | 'min' | 'sets' | 'reps' | 's';

/** A message without a verb of its own: it names what the wish before it is about. */
export interface Fragment {
  way: FragmentWay;
  /** Words as written. */
  exercises: readonly string[];
  muscles: readonly string[];
  days: readonly string[];
  amount?: { value: string; unit?: AmountUnit };
  place?: 'first' | 'last';
  /** Equipment as written. */
  kit?: string;
  /** «The incline one»: of the exercise named before. */
  kind?: string;
}

const HEDGE =
  "(?:(?:ok|okay|k|hm+|well|so|um+|uh|oh|ah|yeah|yes|yep|sure|fine|cool|great|good|alright|right|lol|sorry|wait|actually|honestly|thanks|then|please|pls|now|maybe|perhaps|hey|coach|ugh|tbh|no|nah|nope|i (?:mean(?:t)?|said)|rather|instead|let'?s(?: do| say| make it)?|make (?:it|that)|can (?:we|you|i)(?: do| make it)?|could (?:we|you|i)(?: do| make it)?|what (?:if (?:we|i|you)(?: do| did| made? it)?|about)|how about|but|and|do|put (?:it|them|that)|have (?:it|them|that))[,.!?;: ]+)*";
const WAYS: readonly (readonly [FragmentWay, RegExp])[] = [
  ['only', new RegExp(`^${HEDGE}(?:only|just)\\b(?! (?:a (?:bit|little)|not|keep|leave))|\\b(?:only|alone)[.! ]*$`)],
  [
    'except',
    new RegExp(
      `^${HEDGE}(?:just )?(?:not\\b|except\\b|without\\b|apart from\\b|besides\\b|minus\\b|(?:everything|all|anything) (?:but|except)\\b|leave\\b|keep\\b|don'?t (?:touch|change|cut|remove|drop|take out)\\b)`,
    ),
  ],
  [
    'also',
    /^(?:(?:ok|okay|yes|yeah|cool|great|fine|thanks|sure|oh|hm+)[,.! ]+)*(?:and|also|plus|(?:do |make )?(?:the )?same)\b|\b(?:too|as well|also)[.!? ]*$/,
  ],
];

const AMOUNT =
  /\b(\d{1,3}(?: ?(?:-|to) ?\d{1,3})?) ?(days?|times|sessions?|x|min(?:utes?|s)?|m|sets?|rounds?|reps?|s|secs?|seconds?)?\b(?! ?(?:kg|lbs?|kilos?|pounds|%|m\b))/;
const UNITS: readonly (readonly [RegExp, AmountUnit])[] = [
  [/^(?:day|time|session|x)/, 'days'],
  [/^m/, 'min'],
  [/^(?:set|round)/, 'sets'],
  [/^rep/, 'reps'],
  [/^s/, 's'],
];
const LAST = /\b(?:last|(?:at|to|towards?) the (?:very )?(?:end|bottom)|end of)\b/;
const FIRST = /\b(?:first|(?:at|to) the (?:very )?(?:start|beginning|top|front)|start of)\b/;
const KIT_WORDS = /\b(?:dumbbells?|dbs?|barbells?|machines?|cables?|bands?|kettlebells?|smith(?: machine)?|bodyweight)\b/;

/** Words around the named things that add nothing to them. */
const FILL = new RegExp(
  `\\b(?:${[
    'ok|okay|k|hm+|well|so|um+|uh|oh|ah|yeah|yes|yep|sure|fine|cool|great|good|alright|right|lol|haha|sorry|wait|actually|honestly|thanks|thx|then|please|pls|now|maybe|perhaps|coach|ugh|tbh|though|tho|bro|man|mate|dude',
    "no|nah|nope|not|except|without|apart|besides|minus|only|just|and|also|plus|same|too|as well|but|or|rather|instead|alone|everything|all|any|anything|leave|keep|don'?t|touch|change|cut|remove|drop",
    "i|i'd|i'll|we|you|u|me|my|mine|mean|meant|said|told|asked|say|want|wanted|would|could|can|let's|lets|make|made|do|did|doing|go|have|put|use|take|try|like|about|around|more like|prefer|better|best|enough|plenty|possible|happy|works?|suits?|easier|is|are|be|being|was|if|what|how|which|there|here|still|one|ones|1|thing|things|version|variation|option|choice",
    "something|some|the|a|an|this|that|that's|these|those|them|it|it's|its|for|on|at|to|by|in|into|from|of|with|per|each|every|both|a week|week|day|days|exercises?|work|end|start|beginning|top|bottom|last|first|very|out|part|stuff|session|workout|either|really|even|definitely|please",
  ].join('|')})\\b`,
  'g',
);
const ORDERS = /\b(?:take|put|cut|remove|drop|leave out|add|use|do|try)\b/;
const WORDS_MOST = 11;
const KIND = /\b(?:1|one|ones)\b/;
/** «5, not 6», «Tuesday not Thursday»: what is meant comes first. */
const NOT_THAT = /(\b\w+),? not (?:on )?(?:\d+(?: days?| min\w*| sets?)?|(?:mon|tue|wed|thu|fri|sat|sun)\w*)[.! ]*$/;

/** undefined for a message that says more than what the wish before it is about. `text` is normalised. */
export const readFragment = memoize((text: string): Fragment | undefined => {
  if (text.split(' ').length > WORDS_MOST) return undefined;
  const {
    text: bare,
    exercises,
    muscles,
    days,
  } = slotted(
    text
      .replace(NOT_THAT, '$1')
      .replace(/\btwice\b/, '2 times')
      .replace(/\bonce\b/, '1 times'),
  );
  const left = bare.replace(/\bEX\b|\bMUS\b|\bDAY\b/g, ' ');
  const amount = AMOUNT.exec(left.replace(/\b(?:the |that |this |which |any ?|no ?|last |good )1\b/g, ' '));
  const kit = exercises.length > 0 ? undefined : (KIT_WORDS.exec(left)?.[0] ?? (kitNamedIn(left).length > 0 ? left : undefined));
  const rest = left
    .replace(amount?.[0] ?? '', ' ')
    .replace(KIT_WORDS, ' ')
    .replace(FILL, ' ')
    .replace(/[^a-z0-9-]+/g, ' ')
    .trim();
  const kind = exercises.length === 0 && KIND.test(bare) && /^[a-z-]+(?: [a-z-]+)?$/.test(rest) ? rest : undefined;
  const partly = kind === undefined && exercises.length === 0 && !ORDERS.test(text) && isPartOfName(rest) ? [rest] : [];
  if (kind === undefined && partly.length === 0 && /[a-z]{2,}|\d/.test(rest)) return undefined;
  const place = LAST.test(left) ? ('last' as const) : FIRST.test(left) ? ('first' as const) : undefined;
  const value = amount?.[1]?.replace(/ /g, '');
  const unit = UNITS.find(([signs]) => signs.test(amount?.[2] ?? ''))?.[1];
  if ([...exercises, ...partly, ...muscles, ...days, value, kit, place, kind].every((named) => named === undefined)) return undefined;
  return {
    way: WAYS.find(([, signs]) => signs.test(text))?.[0] ?? 'instead',
    exercises: [...exercises, ...partly],
    muscles,
    days,
    ...(value === undefined ? {} : { amount: { value, ...(unit === undefined ? {} : { unit }) } }),
    ...(place === undefined ? {} : { place }),
    ...(kit === undefined ? {} : { kit }),
    ...(kind === undefined ? {} : { kind }),
  };
});
