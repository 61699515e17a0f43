import { listWords } from './person/list-words.ts';
import { clausesOf } from './understand/context/clauses.ts';
import { NO_TROUBLE } from './understand/fact-table.ts';
import { plainAmounts } from './understand/facts/plain-amounts.ts';
import { readFacts } from './understand/facts/read-facts.ts';
import { WEIGHT_CUT } from './understand/facts/read-goal.ts';
import { readWishes } from './understand/facts/read-wishes.ts';
import { normaliseText } from './understand/normalise-text.ts';
import { DECIDE_FOR_ME } from './understand/sign-table.ts';

/** A part of a message that limits the plan: a refusal, or the word of a professional. */
const LIMITS =
  /^(?:(?:so|and|but|please|pls|also|just|oh) )*(?:no|not|never|nothing|avoid|without|skip|(?:i |we )?(?:can't|cannot|can not|must not|mustn't|hate|loathe|won't|refuse)|(?:i )?(?:don't|do not) (?:want|like|give|make|put)|must)\b|\b(?:doctor|doc|dr|physio|surgeon|consultant|midwife|ob)\b.*\b(?:no|not|never|avoid|without|don't)\b/;
/** Said in passing; nothing of it belongs into a plan. */
const IN_PASSING =
  /\b(?:fancy|idea|clue|problem|fluff|nonsense|bullshit|bs|frills|drama|rush|hurry|limit|excuse|matter|preference|bulk\w*|huge|big|muscular|sure|know|mind|care|worry|offence|luck|time|money|fun|shame|judg\w*|afford|thanks|die|dying|dead|anymore|long|consecutive|motivation|english|else|trust|chirpy|eggs?|injur\w*|falls|operations?|surger(?:y|ies)|conditions?|issues?|history|medication|complaints?|allerg\w*|kids|lymph\w*|swelling|symptoms?|available|person|words|mornings?|evenings?|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|medical|med|rude|mostly|consistent|much|sleep|drink|smoke|eat|alcohol|diet|fan|in my life)\b/;
/** What people refuse although no plan of the coach holds it. */
const NEVER_PLANNED = /\b(?:running|jogging|sprint(?:s|ing)|swimming|spinning|zumba|hiit|yoga|pilates|classes)\b/;
const WORDS_LEAST = 2;
const WORDS_MOST = 14;
const QUOTED_MOST = 2;

/** Things that people train with and the library has no exercise for. */
const OTHER_KIT =
  /\b(?:weight(?:ed)? vest|(?:\d+ ?(?:lbs?|kgs?) )?vest|sand ?bag|(?<!spare )t[iy]res?|sled|maces?|clubbells?|bosu|foam roller|backpack|rucksack|water (?:bottles?|jugs?)|mini trampoline|punch(?:ing)? bag|heavy bag)\b/g;

/** Machines for the heart, which a gym with machines has. */
const CARDIO_KIT = /\b(?:treadmill|peloton|(?:exercise|spin|assault) bike|elliptical|cross ?trainer|rower|rowing machine|ski ?erg)\b/g;

/** What a message before the first plan asks for and no reader of facts understood, so that it is not dropped in silence (FACT-25). */
export function unheardWords(content: string, kit: readonly string[] | null): string[] {
  const unheard = content
    .split(/[.!?;\n]+(?:\s+|$)|, | (?:but|because|so|and) (?=i\b|no\b|not\b|don'?t\b|can'?t\b)/i)
    .map((piece) => piece.trim())
    .filter(isUnheard);
  const absent = unheard.flatMap((piece) => NEVER_PLANNED.exec(piece.toLowerCase())?.[0] ?? []);
  const pieces = unheard.filter((piece) => !NEVER_PLANNED.test(piece.toLowerCase())).slice(0, QUOTED_MOST);
  const quoted = listWords(pieces.map((piece) => `«${piece}»`));
  const cut = content.toLowerCase().search(WEIGHT_CUT) === -1 ? [] : [NO_WEIGHT_CUT];
  const left = absent.length === 0 ? [] : [`There is no ${listWords([...new Set(absent)])} in any plan of mine.`];
  const limits = pieces.length === 0 ? [] : [`I found no way to use ${quoted}: name exercises or a part of the body, and I keep to it.`];
  return [...cut, ...left, ...limits, ...(kit === null || kit.length === 0 ? [] : unusedKit(content, kit))];
}

const NO_WEIGHT_CUT =
  'I advise on no weight cut before a weigh-in: that is for your coach, with a doctor or dietitian. The plan trains you for the sport.';

const CLOCK =
  '(?:half past \\w+|(?:a )?quarter (?:past|to) \\w+|\\d{1,2}[:.]\\d{2}(?: ?[ap]\\.?m\\b)?|\\d{1,2} ?[ap]\\.?m\\b|\\d{1,2} o.?clock)';
const HOUR = new RegExp(`\\b(?:(?:not |never )?(?:before|after|from|until|till|by|at|around|about) )*${CLOCK}`, 'gi');

const RUN_BEFORE =
  /\b(?:sub|under|below|beat\w*|break\w*|broke|ran|run(?:ning)?|finish\w*|pace|pb|pr|best|goal|target|time|record|marathon|half|mile|\d+ ?k)(?:[ :~-]+(?:of|is|was|a|an|in|my|it|the|to|about))*[ :~-]*$/i;
const AMOUNT_AFTER =
  /^ ?(?:h\b|hours?\b|min\w*|marathon|pace|per\b|\/|kgs?\b|kilos?\b|lbs?\b|pounds?\b|km\b|miles?\b|half\b|\d+ ?k\b|m\b)/i;

/** «Sub 3:30», «5:40 per km», «1.25 kg»: a time to run in, a pace or an amount, and no hour of the day. */
function isRunTime(content: string, { 0: words, index }: RegExpExecArray): boolean {
  if (/[ap]\.?m\b|clock|past|quarter/i.test(words)) return false;
  return (/^\d/.test(words) && RUN_BEFORE.test(content.slice(0, index))) || AMOUNT_AFTER.test(content.slice(index + words.length));
}

/** Hours beside facts of the week, which no plan holds: said so, that nobody takes them for kept (FACT-25). */
export function hoursWords(content: string, noted: readonly { label: string }[]): string[] {
  if (noted.every(({ label }) => label !== 'Days and time' && label !== 'Keep free')) return [];
  const hours = [...content.matchAll(HOUR)].filter((match) => !isRunTime(content, match)).map(([words]) => `«${words.trim()}»`);
  return hours.length === 0 ? [] : [`A plan of mine holds days and lengths, no hours: ${listWords(hours)} is for you to keep.`];
}

/** «Not really pain», «not great at lunges» */
const NO_LIMIT =
  /^(?:no|without(?: an?)?) (?:bars?|gear|kit|stuff|anything)$|^(?:not|no|never)(?: \w+){0,2} (?:pain\w*|sore|hurt\w*|(?:good|great|strong|best|used|well) (?:at|on|with|in|to))\b/;

function isUnheard(piece: string): boolean {
  const text = plainAmounts(normaliseText(piece));
  const words = text.split(' ').length;
  if (words < WORDS_LEAST || words > WORDS_MOST || !LIMITS.test(text) || IN_PASSING.test(text)) return false;
  if (DECIDE_FOR_ME.test(text) || NO_TROUBLE.test(text) || NO_LIMIT.test(text)) return false;
  return (
    clausesOf(text).every(({ other, past, question, hypothetical }) => !other && !past && !question && !hypothetical) &&
    !tellsAnything(text)
  );
}

function tellsAnything(text: string): boolean {
  const { goal, weekdays, equipment, pain, states, focus, sports, conditions, place, unit, single, ...rest } = readFacts(text, null);
  const { refused, wanted, swaps, allowed } = readWishes(text);
  const lists = [
    weekdays.busy,
    weekdays.freed,
    equipment.has,
    equipment.lacks,
    equipment.heaviest,
    pain.add,
    states.add,
    states.over,
    focus.more,
    focus.less,
    sports,
    conditions,
    single.one,
    single.pair,
    refused,
    wanted,
    swaps,
    allowed,
  ];
  return (
    goal !== undefined ||
    equipment.nothing ||
    place.place !== undefined ||
    unit?.asked === true ||
    pain.clear === 'all' ||
    pain.clear.length > 0 ||
    weekdays.weekdays !== undefined ||
    lists.some((list) => list.length > 0) ||
    Object.values(rest).some((value) => value !== undefined)
  );
}

function unusedKit(content: string, kit: readonly string[]): string[] {
  const named = clausesOf(normaliseText(content)).flatMap(({ text, other, past, negated }) =>
    other || past || negated ? [] : [...(text.match(OTHER_KIT) ?? []), ...(kit.includes('machine') ? [] : (text.match(CARDIO_KIT) ?? []))],
  );
  return named.length === 0 ? [] : [`I have no exercises with ${listWords([...new Set(named)])}, so the plan does without.`];
}
