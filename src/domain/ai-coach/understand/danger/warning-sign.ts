import type { Danger } from '../../person/danger-kinds.ts';
import { CONTEXTS } from './context-table.ts';
import { plainWords } from './read-signs.ts';

/** What a screening before training asks about: felt again and again, and no emergency by its words (TRAIN-17). */
interface Warning extends Omit<Danger, 'ask'> {
  /** `before` is what stands before the item. */
  isTold: (item: string, before: string) => boolean;
}

const BREATHLESS =
  '(?:short(?:ness)? of (?:breath|air|wind)|(?:out|run out|runs out) of (?:breath|puff|air)|breathless\\w*|winded|puffed|puff(?:ing|s)?(?! on\\b)|puffy? and (?:pant|wheez)\\w*|gasp\\w*|pant(?:ing)|wheez\\w*|huffing|(?:fight\\w*|struggl\\w*|gasp\\w*) for (?:breath|air)|(?:cant|cannot|struggle to|have to) (?:catch|get) my breath|los(?:e|ing) my breath|(?:stop|rest|pause)\\w* (?:\\w+ ){0,6}(?:to breathe|for (?:breath|air)|to (?:catch|get) my breath)|breath (?:goes|is gone))';
/** What costs a healthy adult little. */
const SMALL =
  '(?:stairs?|steps|staircase|upstairs|flights?|floors?|stor(?:ey|ie)s?|walk\\w*|stroll\\w*|shop(?:s|ping)?|groceries|bags?|shoes?|laces|socks|dress(?:ed|ing)|shower\\w*|hoover\\w*|vacuum\\w*|house ?work|chores|hills?|slopes?|uphill|drive ?way|the bus|across the room|the (?:toilet|loo|mailbox|letterbox|car|street|block)|talk\\w*|playing with|bend\\w*|lying|lie flat|at rest|doing (?:nothing|little|anything)|slightest|(?:small|little|light|mild|minimal|any|least) (?:effort|exertion|thing|activity))';
/** What leaves everybody breathless. */
const HARD =
  '(?:runs?|running|ran|jog\\w*|sprint\\w*|sets?|squat\\w*|dead ?lift\\w*|reps?|lunges?|work ?outs?|sessions?|train(?:ing|ed)?|burpees?|hiit|cardio|intervals?|match(?:es)?|games?|swim\\w*|row(?:ing|er)?|cycl\\w*|bik(?:e|es|ing)|spin(?:ning)?|spar\\w*|box(?:ing|er)|rope|\\d+ ?k|circuits?|cross ?fit|wods?|conditioning|exercis\\w*|class(?:es)?|push ?ups?|lift(?:ing)?|hik(?:e|es|ing)|rucks?|rucking|climbing wall|mountains?|football|soccer|rugby|basketball|tennis|danc\\w*|treadmill|stair ?(?:master|climber|machine|mill)|step ?mill|carries|sled|weights)';
const OFTEN =
  '(?:lately|recently|often|some ?times|always|easily|easy|a lot|all day|for no reason|at times|constantly|every ?day|these days|now and (?:then|again)|on and off|most days|quick(?:ly)?|at night|again and again|keep|keeps|occasional\\w*|frequent\\w*|regular(?:ly)?|spells?|episodes?|bouts?|attacks? of|random(?:ly)?|out of nowhere|prone to|get|gets|getting)';
const DIZZY = '(?:dizz\\w*|light ?headed\\w*|woozy|giddy|faint(?:ish|y)|near(?:ly)? faint\\w*|head spins?)';
const STUMBLES =
  '(?:palpitations?|(?:heart|pulse|ticker)(?: \\w+){0,3} (?:skip\\w*|flutter\\w*|stumbl\\w*|miss(?:es|ing)|flip\\w*|jumps?|irregular\\w*|out of rhythm|stops? and starts?)|irregular (?:heart ?beats?|heart|pulse|rhythm)|(?:skipped|missed|extra|dropped|ectopic) (?:heart ?)?beats?|(?:heart|chest) flutters?|flutter\\w* in my (?:chest|heart))';
const RACES =
  '(?:(?:heart|pulse)(?: \\w+){0,2} (?:rac(?:es|ing)|pound(?:s|ing)|thump(?:s|ing)|hammer(?:s|ing)|bang(?:s|ing)|goes crazy|goes mad)|(?:racing|pounding|thumping) heart)';
const STIRRED =
  /\b(?:nerv\w*|excit\w*|anxi\w*|panic\w*|scared|joy|love|before (?:a|my|the)|when i (?:see|think|look|hear)|caffeine|coffee|pre ?-?workout)\b/;
const LEG_PAIN_ON_WALKING =
  /\b(?:calf|calves|legs?|thighs?|buttocks?)\b(?=.*\b(?:ach\w*|cramp\w*|pain\w*|hurts?|sore|heavy|burn\w*|tight\w*)\b)(?=.*\bwalk\w*)(?=.*\b(?:(?:go|goes|going|eases?|stops?|better|gone|fine|off) (?:\w+ ){0,4}(?:when(?:ever)? i|once i|if i|after i|as soon as i|with (?:a )?rest|at rest|by standing)|(?:have|need) to (?:stop|rest|stand)|until i (?:stop|rest|stand))\b)/;
/** What explains it and is planned for by its name. */
const EXPLAINED = /\b(?:pots|low blood pressure|bppv|meniere\w*|anemi\w*|anaemi\w*)\b/;

const has = (words: string): RegExp => new RegExp(`\\b${words}\\b`);
const BREATHLESS_WORDS = has(BREATHLESS);
const SMALL_WORDS = has(SMALL);
const HARD_WORDS = has(HARD);
const OFTEN_WORDS = has(OFTEN);
const JUST_SMALL = has(`(?:just|even|only|simply|merely|one|1|2|a couple of|barely) (?:\\w+ ){0,3}${SMALL}`);

const WARNINGS: readonly Warning[] = [
  {
    kind: 'breathing',
    label: 'breathlessness at small effort',
    urgent: false,
    isTold: (item, before) =>
      BREATHLESS_WORDS.test(item) &&
      (HARD_WORDS.test(item)
        ? JUST_SMALL.test(item)
        : SMALL_WORDS.test(item) || OFTEN_WORDS.test(item) || (IS_BARE.test(item) && !HARD_WORDS.test(before))),
  },
  {
    kind: 'cardiac',
    label: 'a heartbeat that stumbles or races',
    urgent: false,
    isTold: (item) => has(STUMBLES).test(item) || (has(RACES).test(item) && !HARD_WORDS.test(item) && !STIRRED.test(item)),
  },
  {
    kind: 'stroke',
    label: 'dizzy spells',
    urgent: false,
    isTold: (item) =>
      has(DIZZY).test(item) &&
      !HARD_WORDS.test(item) &&
      !EXPLAINED.test(item) &&
      !DAZED.test(item) &&
      (OFTEN_WORDS.test(item) || /\b(?:when(?:ever)? i|if i|on standing|standing up|stairs|walk\w*|bend\w*)\b/.test(item)),
  },
  {
    kind: 'cardiac',
    label: 'leg pain on walking that goes with rest',
    urgent: false,
    isTold: (item) => LEG_PAIN_ON_WALKING.test(item),
  },
];
/** The sign as an item of a list: «high blood pressure, shortness of breath, 3 days». */
const IS_BARE = new RegExp(
  `^(?:and |also |plus |some |a bit of |a bit |bit |mild |slight |with |have |has |i have |i am |im |always )*${BREATHLESS}$`,
);
/** By choices and numbers. */
const DAZED = /\b(?:with|from|by|at|of) (?:all|so many|too many|these|those|the (?:choice|choices|options|numbers)|joy|laughing)\b/;

/** Where one thing that is told ends. A list's «and» stays. */
const ITEMS = /(?<!\d)[.;!?,:]+(?!\d)|\n| - | \+ |\b(?:but|however|though|although|also|plus)\b|\band (?=(?:i|my|im|want|need|can|have)\b)/;
/** Nothing but a few words stands between the denial and what it denies: «not fit and breathless on stairs» denies no breathlessness. */
const DENIED = has(
  `(?:no|not|never|nor|neither|dont|doesnt|didnt|havent|hasnt|wont|isnt|arent|free of|nae|none|without|zero)(?: (?!and\\b|so\\b|because\\b)\\w+){0,4} (?:${BREATHLESS}|${DIZZY}|${STUMBLES}|${RACES})`,
);
/** «Cannot climb a flight without gasping»: denied twice. */
const TWICE = /\b(?:cant|cannot|hardly|barely|unable|never|not able|struggle)\b.*\bwithout\b/;
const WISHED =
  /\b(?:(?:want|wish|would like|like|love|need|hope|hoping|aim|goal|trying|able|so (?:that )?i can|plan|program|something|sessions?|make|leave|leaves?) .*(?:without|not|no)|(?:want|need|give|like|love|something|sessions?|workouts?|plan|program) (?:\w+ ){0,4}(?:that|to) (?:make|makes|leave|leaves|get|gets)|instead of)\b/;
const SUPPOSED =
  /\b(?:if (?:someone|somebody|you|a|he|she|they)|what if|what does|is it (?:bad|dangerous) (?:to|if)|should i (?:get|be)|supposed to|meant to)\b/;
const OWN = /\b(?:i|im|ive|me|myself)\b/;
const OVER =
  /\b(?:used to|no longer|in the past|as a (?:kid|child|teen\w*)|when i was|years? ago|gone now|fine now|cleared|checked out|doctor (?:says?|said|knows)|all clear)\b/;

/** The warning sign that a message tells of its writer, beside whatever else it says; undefined when there is none. */
export function warningSignIn(text: string): Omit<Danger, 'ask'> | undefined {
  const items = plainWords(text)
    .replace(/\bfor no (?:apparent |good |real )?reason\b/g, 'randomly')
    .split(ITEMS)
    .map((item) => item.trim());
  const found = WARNINGS.find(({ isTold }) => items.some((item, index) => isOfWriter(item) && isTold(item, items[index - 1] ?? '')));
  return found === undefined ? undefined : { kind: found.kind, label: found.label, urgent: found.urgent };
}

function isOfWriter(item: string): boolean {
  if (item === '' || WISHED.test(item) || SUPPOSED.test(item) || OVER.test(item)) return false;
  if (DENIED.test(item) && !TWICE.test(item)) return false;
  return OWN.test(item) || !CONTEXTS.other.test(item);
}

/** The danger that has this label; null when none has. */
export function warningWords(label: string): Omit<Danger, 'ask'> | null {
  const found = WARNINGS.find((item) => item.label === label);
  return found === undefined ? null : { kind: found.kind, label, urgent: found.urgent };
}
