import { findMentions } from '../find-mentions.ts';
import { limitsOneDay } from '../named-day.ts';
import { withoutRetracted } from '../retracted.ts';
import type { Act } from './acts.ts';
import { editFormOf } from './edit-forms.ts';

const OPENERS =
  '(?:(?:hey|hi|ok|okay|so|and|also|then|but|plus|please|pls|well|right|yes|yeah|cool|great|good|fine|coach|now|nah|ugh|um|omg|lol|just|actually|maybe|sorry|thanks|first|looks (?:good|fine)(?: i guess)?|not bad)[,.!? ]+|no[,.!]+ ?)*';
const REQUEST =
  "(?:(?:can|could|would|will|cn|may) (?:you|u|we|i)(?: please| just| also| maybe)*(?: like (?:you )?to)? |i(?:'d| would) (?:like|love|prefer)(?: you)?(?: to)? |i (?:want|need)(?: you)?(?: to)? |i think |let'?s |lets |please |how about (?:we |you )?|why don'?t (?:you|we) |what if (?:you|we) |(?:is it|would it be|is that) (?:ok|okay|possible|fine|alright|cool) (?:to|if (?:i|we|you)) )?(?:(?:just|also|please|maybe|to) )*";
const START = new RegExp(`^${OPENERS}${REQUEST}`);

const VERBS = {
  swap: '(?:swap|switch|replace|exchange|substitute|sub|trade|change)',
  remove: '(?:remove|delete|drop|ditch|scrap|take|get rid of|lose|kill|leave out|cut|bin|axe)',
  add: '(?:add|include|put|throw|insert|stick|squeeze|slot|pop)',
  move: '(?:move|shift|push|swap|switch|change|bring)',
  show: '(?:show|see|list)',
} as const;
const BODY_PART =
  '(?:chest|back|lats?|shoulders?|delts?|side delts?|rear delts?|arms?|biceps?|triceps?|forearms?|abs|core|legs?|quads?|hamstrings?|hams|glutes?|bum|butt|booty|calves|calf|traps?|upper body|lower body)';
const CARDIO =
  '(?:cardio|treadmill|running|run|jogging|bike|biking|cycling|rower|rowing machine|elliptical|cross ?trainer|sprints?|jumps?|plyos?|conditioning|hiit|intervals?)';
const WEEKDAY = '(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:days?|s)?';
const DAY = `(?:${WEEKDAY}|day \\d|(?:leg|push|pull|upper|lower|arm|chest|back) day)`;
const TWO_DAYS = new RegExp(`\\b${DAY}\\b.*\\b(?:and|with|to|for|onto|on|instead of|&|n|<->)\\b.*\\b${DAY}\\b`);
const DISLIKES =
  /^(?:i )?(?:said i )?(?:really |still |just |do )*(?:hate|can'?t stand|don'?t (?:like|want(?! to (?:get|be|become|lose|feel|look|end)\b| (?:my|the|a|any|some|anyone|anybody|people|everyone|him|her|them) (?:\w+ )?(?:\w+ing|to|know)\b)|enjoy)|dislike|am sick of)\b/;
/** Amounts, sessions and loads are not exercises to leave out. */
const NOT_AN_ITEM =
  /\b(?:to|by) \d|\bweights?\b|\bload\b|\bsession\b|\bworkout\b|\btoday\b|\bdays?\b(?! ?[,.]? ?(?:please|$))|\bminutes?\b|\bmin\b/;
const KEEPS = /\b(?:don'?t|do not|never|not) (?:want to )?(?:lose|loose|remove|drop|take|cut)\b|\bkeep\b/;

const has = (text: string, words: string) => new RegExp(`\\b${words}\\b`).test(text);
const startsWith = (text: string, verb: keyof typeof VERBS) => new RegExp(`^${VERBS[verb]}\\b`).test(text);

/** Complaints of the body are no question about the plan. */
const OF_BODY = /\b(?:sore|hurts?|hurting|pain\w*|ach\w+|tired|tight|click\w*|shak\w+|stiff|weak\w*|cramp\w*|numb|dizzy|feel\w*)\b/;

/** «Why is there a leg curl on push day». `text` is normalised. */
export function asksWhyItem(text: string): boolean {
  const rest = text.replace(START, '');
  if (!/^(?:why|how come|what for)\b/.test(rest) || OF_BODY.test(rest)) return false;
  return findMentions(rest, true).length > 0 || (has(rest, BODY_PART) && has(rest, `sets?|exercises?|much|many|little|${DAY}|plan`));
}

interface Command {
  /** Without «can you please». */
  text: string;
  hasExercise: boolean;
  /** Text names a day. */
  hasDay: boolean;
}

type Form = (command: Command) => Act | undefined;

const FORMS: readonly Form[] = [
  ({ text, hasExercise }) =>
    hasExercise && / (?:instead of|in place of|rather than) /.test(text) && (startsWith(text, 'add') || findMentions(text, true).length > 1)
      ? 'swap-exercise'
      : undefined,
  ({ text, hasExercise }) =>
    startsWith(text, 'swap') && hasExercise && !has(text, 'sets?|reps?|rest|order|weights?|loads?') ? 'swap-exercise' : undefined,
  ({ text, hasExercise }) => (hasExercise && PLACED.test(text) ? 'reorder' : undefined),
  ({ text, hasExercise }) =>
    (startsWith(text, 'remove') || DISLIKES.test(text)) &&
    !KEEPS.test(text) &&
    (hasExercise || has(text, CARDIO) || (/^remove|^drop|^take out/.test(text) && has(text, `${BODY_PART}(?! day)`))) &&
    !NOT_AN_ITEM.test(text)
      ? 'remove-exercise'
      : undefined,
  ({ text, hasDay }) => (startsWith(text, 'add') && has(text, CARDIO) && !hasDay ? 'add-cardio' : undefined),
  ({ text, hasExercise }) => (startsWith(text, 'add') && hasExercise && !has(text, 'superset|sets?') ? 'add-exercise' : undefined),
  ({ text, hasExercise }) => (hasExercise && EACH_SESSION.test(text) && !OF_BODY.test(text) ? 'add-exercise' : undefined),
  ({ text, hasDay, hasExercise }) =>
    !hasExercise && MORE.test(text) && has(text, BODY_PART) ? (hasDay ? 'more-sets' : 'focus-shift') : undefined,
  ({ text, hasExercise }) => (!hasExercise && LESS.test(text) && has(text, BODY_PART) ? 'focus-shift' : undefined),
];
/** «Hip thrusts every session» */
const EACH_SESSION = /^(?:(?!no|not|never|skip|hate|drop|remove|less|why)[a-z-]+ ){1,4}(?:every|each) (?:session|day|workout)[.! ]*$/;
const MORE = new RegExp(
  `^(?:${VERBS.add} |give me |have )?(?:in )?(?:(?:a|some|little|bit|lot|lots|much|of|the|even|only) )*(?:more|extra|bigger)\\b`,
);
const PLACED =
  /^(?:put|move|do|bring|have)\b.*\b(?:first|last|(?:to|at|towards?) the (?:very )?(?:end|start|beginning|top|bottom))(?: (?:on|of)\b.*|[.! ]*)?$/;
const LESS = /^(?:do |give me |have )?(?:(?:a|bit|lot|little|much|only) )*(?:less|fewer)\b/;

const WHEN = '(?:(?:only|just|but|for|ok|and|so|also|actually) )*(?:(?:this|next|coming) (?:week|time)|once)?[,: ]*';
const WEEKDAYS_TOLD = new RegExp(`\\b${WEEKDAY}\\b`, 'g');
const ONE_DAY = '(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?';
const DO =
  "(?:(?:(?:can|could|may) (?:i|we|you)|i(?:'ll|'d| will| would)?(?: (?:like|love|rather|prefer|want|need))?(?: to)?|let me|let'?s|please) )*(?:(?:do|train|have|put|move|make|run) )?";
const SESSION = "(?:'?s)?(?: (?:session|workout|training|lifts|one|1|stuff))?";
/** «This week friday on sunday», «fri -> sat», «can i do thursday's workout on saturday». */
const DAY_TO_DAY = new RegExp(
  `^${WHEN}${DO}(?:(?:my|the) )?${WEEKDAY}${SESSION} ?(?:to|on|onto|into|->|→|=>|>|becomes?|(?:(?:should|could|must|can|has to|is to) )?(?:goes?|moves?|shifts?|switches|gets moved|be moved) (?:to|on|onto))(?: the)? ?${WEEKDAY}\\b`,
);
/** «Wed doesn't work this week, thursday?», «can't make friday, what about sunday». */
const DAY_FAILS = new RegExp(
  `^(?!.*\\b(?:any ?more|always|never|every|now)\\b)${WHEN}(?:i )?(?:(?:can'?t|cannot|won'?t) (?:\\w+ ){1,2}(?:on )?${ONE_DAY}|${ONE_DAY}(?:'s)? (?:(?:does|do|is|are|will|wo)(?:n'?t| not)? ?(?:work|possible|fit|happen)|(?:is |are )?(?:out|off|gone|no good|bad)))\\b[^.?!]{0,30}?[,.]? (?:(?:so|but|can|could|i|we|do|it|make|on|what|how|about|maybe|rather|move|to|train|then|is|the) )*${WEEKDAY}\\b`,
);

/** «Tuesdays are dead from now on, move it to Wednesday». */
const IT_TO_DAY = new RegExp(
  `\\b${WEEKDAY}\\b[^.?!]{0,60}?[,;:]? (?:so |and |please |can (?:you|we) |could you |just )*(?:move|shift|put|push|switch|bring|do) (?:it|them|that|those|(?:the|that|my) (?:session|workout|training|day)s?)(?: one| 1)? (?:over )?(?:to|on|onto|for) (?:the )?${WEEKDAY}\\b`,
);

/** It says by itself which session goes to which weekday. `text` is normalised. */
export function movesDay(text: string): boolean {
  const rest = text.replace(START, '');
  return (
    text.match(WEEKDAYS_TOLD)?.length === 2 &&
    findMentions(text, true).every(({ words }) => words === 'dead') &&
    [text, rest].some((part) => DAY_TO_DAY.test(part) || DAY_FAILS.test(part) || IT_TO_DAY.test(part))
  );
}

/** «Swap mon with tuesday»: two days and no exercise. */
function movedDays({ text, hasExercise }: Command, whole: string): Act | undefined {
  const isMove = startsWith(text, 'move') || startsWith(text, 'swap');
  return (isMove && !hasExercise && TWO_DAYS.test(text)) || movesDay(whole) ? daysAct(whole) : undefined;
}

/** «Shift whatever falls on that day»: which day is still to be told. */
function movedSession({ text, hasExercise, hasDay }: Command): Act | undefined {
  return !hasExercise && !hasDay && MOVES_SESSION.test(text) ? daysAct(text) : undefined;
}
const MOVES_SESSION =
  /^(?:move|shift|push) (?:\w+ ){0,5}(?:day|session|workout)\b|^(?:move|shift|push|slide) (?:everything|it all|all|the (?:whole )?week)\b.*\bdays?\b/;

function daysAct(text: string): Act {
  return /\b(?:this|next|coming) (?:week|time|\w+day)\b|\bjust once\b|\btoday\b/.test(text) ? 'shift-session' : 'move-day';
}

/** The edit that a part of a message orders by its verb and what it names: «drop the curls», «can you swap mon with tuesday». `text` is normalised. */
export function orderedAct(text: string): Act | undefined {
  // A method of doing sets is no order to drop any, and an exercise of one's own is made in the app.
  if (/\bdrop ?sets?\b|\b(?:own|custom|personal) exercises?\b/.test(text)) return undefined;
  const rest = text.replace(START, '');
  const command = { text: rest, hasExercise: findMentions(rest, true).length > 0, hasDay: has(rest, DAY) };
  const plain = movedDays(command, text) ?? movedSession(command) ?? (countsDays(text) ? undefined : editFormOf(text)?.act);
  if (plain !== undefined || /^(?:why|what|which|when|how|who|is|are|does|did|do (?:i|you|we)|should|if)\b/.test(rest)) return plain;
  for (const form of FORMS) {
    const act = form(command);
    if (act !== undefined) return act;
  }
  return undefined;
}

/** «2 more sets», «a set less» */
const AMOUNT_OF_SETS =
  /^(?:(?:a few|some|do|give me|an?|[1-4]) ){0,2}(?:(more|extra|fewer|less|another) sets?|sets? (more|extra|fewer|less))\b/;

const NOUNS = 'rows?|press(?:es)?|raises?|pulldowns?|extensions?|curls?|exercises?|something|(?:one|1|a|another) day|sessions?|lifts?';

/**
 * The edit that a part begins to order where `orderedAct` reads none, because a detail is missing: «swap the row», «make one day shorter». Beside
 * other orders it is asked about and not dropped. `text` is normalised.
 */
export function begunAct(text: string): Act | undefined {
  const rest = text.replace(START, '');
  const hasItem = findMentions(rest, true).length > 0 || has(rest, `(?:${NOUNS})`);
  if (KEEPS.test(rest) || !(hasItem || has(rest, `${DAY}|days?`) || has(rest, BODY_PART))) return undefined;
  const amount = AMOUNT_OF_SETS.exec(rest)
    ?.slice(1)
    .find((word) => word !== undefined);
  if (amount !== undefined) return /^(?:more|extra|another)$/.test(amount) ? 'more-sets' : 'fewer-sets';
  if (/^(?:make (?:it|that|the (?:plan|week))|train|do) (?:only |just )?[1-7] days?\b/.test(rest)) return 'fewer-days';
  const length = /^make\b.*\b(shorter|quicker|longer)\b/.exec(rest)?.[1];
  if (length !== undefined) return length === 'longer' ? 'longer-sessions' : 'shorter-sessions';
  if (startsWith(rest, 'move') && has(rest, DAY) && !hasItem) return daysAct(rest);
  if (startsWith(rest, 'swap')) return 'swap-exercise';
  if (startsWith(rest, 'remove')) return NOT_AN_ITEM.test(rest) ? undefined : 'remove-exercise';
  return startsWith(rest, 'add') ? 'add-exercise' : undefined;
}

const VAGUE_WORDS_MOST = 3;

/** «Add more», «remove something»: an order that names nothing. */
export function namesNothing(text: string): boolean {
  const rest = text.replace(START, '').replace(/[.!,; ]+$/, '');
  return (
    /^(?:add|remove|delete|drop|replace|swap)\b/.test(rest) &&
    rest.split(' ').length <= VAGUE_WORDS_MOST &&
    orderedAct(text) === undefined &&
    begunAct(text) === undefined
  );
}

/** «1 more set», «2 fewer sets» */
const SETS_MORE_OR_LESS = '(?:(?:an?|[1-4]) )?(?:(?:more|extra|fewer|less|another) sets?|sets? (?:more|less|fewer|extra))';
const PARTS = new RegExp(
  `[.!?;\\n]+(?:\\s|$)|,? (?=(?:can|could|would) (?:you|u|we) )|,? (?:and|then|but|plus|also)(?: then| also| please)* (?=(?:${Object.values(VERBS).join('|')}|make|keep|only|${SETS_MORE_OR_LESS})\\b)|, (?!put (?:it|them|that) on )(?=(?:${VERBS.add}|${VERBS.remove}|${VERBS.swap}|make)\\b)`,
);

/** «… from Monday and the leg curl from Friday»: the verb counts for both. */
const AND_ANOTHER = new RegExp(` and (?=(?:the |a |an |my )?(?:[a-z-]+ ){1,4}(?:from|on|to|for|at) ${DAY}\\b)`);
const ENDS_WITH_DAY = new RegExp(`\\b${DAY}$`);
const VERB = new RegExp(`^${Object.values(VERBS).join('\\b|^')}\\b`);

const DAY_OF_LIST = `(?:the )?${DAY}`;
/** «Put hip thrusts on both Monday and Friday»: the same order for each day. */
const ON_DAYS = new RegExp(`^(.+?) on (?:both )?(${DAY_OF_LIST}(?:(?:,|,? and|,? &) ${DAY_OF_LIST})+)(?: (?:please|pls|too|as well))*$`);
/** «Make Monday the hard day and Friday light». */
const MADE_DAYS = new RegExp(`^(.*?\\bmake) (${DAY_OF_LIST} .+?),? and (${DAY_OF_LIST} .+)$`);
/** «Add face pulls first on Friday»: it comes in and goes to its place. */
const ADDED_FIRST = new RegExp(`^(?:.*? )?${VERBS.add} (.+?) (first|last)( on .+)?$`);

function eachPart(part: string): string[] {
  const [, order, days] = ON_DAYS.exec(part) ?? [];
  const each = order === undefined ? [] : (days?.split(/,? and |,? & |, /) ?? []).map((day) => `${order} on ${day}`);
  if (each.length > 0 && each.every((one) => OF_ITEMS.has(orderedAct(one) ?? 'unclear'))) return each;
  const [, make, ...made] = MADE_DAYS.exec(part) ?? [];
  if (made.length > 0 && made.every((one) => orderedAct(`make ${one}`) !== undefined)) return made.map((one) => `${make} ${one}`);
  const [, item, place, on = ''] = ADDED_FIRST.exec(part) ?? [];
  if (item !== undefined && /^(?:.*? )?(?:add|include|insert|throw|squeeze)\b/.test(part) && findMentions(item, true).length === 1)
    return [`add ${item}${on}`, `put ${item} ${place}${on}`];
  return besideLimit(part) ?? listed(part) ?? twice(part);
}

const AND_DAY = new RegExp(`,? (?:and|but|plus|also) (?=(?:on )?${DAY}\\b[^,]*\\b\\d{2,3} ?m(?:in\\w*)?\\b)`);

/** «Saturday moves to Sunday and Thursday 30 minutes max»: the minutes are of the one day. */
function besideLimit(part: string): string[] | undefined {
  const [first = '', limit, ...more] = part.split(AND_DAY);
  return limit !== undefined && more.length === 0 && limitsOneDay(limit) && orderedAct(first) !== undefined ? [first, limit] : undefined;
}

/** «Remove curls and lunges», «add dips and planks on Monday»: one order for each. */
const LISTED = new RegExp(`^((?:.*? )?(?:${VERBS.add}|${VERBS.remove})) (.+?)( (?:on|from|to) ${DAY})?(?: please| pls)?$`);

function listed(part: string): string[] | undefined {
  const [, verb, items = '', on = ''] = LISTED.exec(part) ?? [];
  const each = items.split(/,? and |,? & |, /);
  const isList =
    each.length > 1 && each.every((item) => item.split(' ').length <= ITEM_WORDS_MOST && findMentions(item, true).length === 1);
  return verb === undefined || !isList || findMentions(items, true).length !== each.length
    ? undefined
    : each.map((item) => `${verb} ${item}${on}`);
}

const ITEM_WORDS_MOST = 4;

function twice(part: string): string[] {
  const [first = part, second] = part.split(AND_ANOTHER);
  const verb = VERB.exec(first.replace(START, ''))?.[0];
  return second === undefined || verb === undefined || !ENDS_WITH_DAY.test(first) ? [part] : [first, `${verb} ${second}`];
}

/** The parts of a message that may each order something. */
export function orderParts(text: string): string[] {
  return withoutRetracted(text)
    .replace(/ [&+] (?=[a-z])/g, ' and ')
    .split(PARTS)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .flatMap(eachPart);
}

/** Orders about exercises and single days: a day in them is no training day of the writer. */
const OF_ITEMS: ReadonlySet<Act> = new Set<Act>([
  'swap-exercise',
  'remove-exercise',
  'add-exercise',
  'reorder',
  'superset',
  'more-sets',
  'fewer-sets',
  'change-reps',
  'change-rest',
  'change-day-content',
  'easier',
  'harder',
]);

/** Every part of the message orders something about exercises or what is in a day. */
export function ordersItemsOnly(text: string): boolean {
  const parts = orderParts(text);
  return parts.length > 0 && parts.every((part) => OF_ITEMS.has(orderedAct(part) ?? 'unclear'));
}

/** «Drop to 3 days» is of the whole week, and a day named beside it goes. */
function countsDays(part: string): boolean {
  return editFormOf(part)?.act === 'fewer-days' && /\b[1-7] ?(?:[a-z]+ )?(?:days?|times|x|sessions?|workouts?)\b|\bfrom [1-7]\b/.test(part);
}

/** Every part of the message orders something on a named day, or an amount: nothing in it is a fact about the trainee (PLAN-12). */
export function ordersPlanOnly(text: string): boolean {
  const parts = orderParts(text);
  return parts.length > 0 && parts.every((part) => orderedAct(part) !== undefined && (editFormOf(part)?.isOfPlanOnly ?? has(part, DAY)));
}
