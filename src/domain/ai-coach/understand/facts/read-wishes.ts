import { EXERCISES } from '../../../exercises/library.ts';
import { REFUSED_KINDS } from '../../person/refused-kinds.ts';
import { familyOf, findMentions, isLoose, type Mention } from '../find-mentions.ts';
import { keepsItem } from '../offer-reply.ts';
import { withoutRetracted } from '../retracted.ts';
import { kitNamedIn } from './read-equipment.ts';
import { statementsOf } from './statements.ts';

export interface Wishes {
  refused: string[];
  wanted: string[];
  /** «swap A for B», «B instead of A». */
  swaps: { from: string; to: string }[];
  /** Exercise ids no longer refused. */
  allowed: string[];
}

const REFUSES =
  /\b(?:no|not|hate|don'?t (?:like|want(?! to (?:get|be|become|lose|feel|look|end|miss|stop|skip|quit)\b)|do|have me|give me|make me|put)|(?:doesn'?t|don'?t|does not|do not) have|(?:dont|do not) (?:like|want(?! to (?:get|be|become|lose|feel|look|end|miss|stop|skip|quit)\b)|do)|(?:can'?t|cannot|cant)(?: (?:even|actually|currently|still))* (?:do|stand)|(?:can'?t|unable to|not able to|not allowed to|mustn'?t|shouldn'?t|don'?t|do not)(?= ?$)|leave out|take out|no longer|without|skip|avoid|remove|drop|ditch|replace|swap(?: out)?|change|get rid of|never|anything but|except|sick of|detest|loathe|refuse|despise|nae|never again|keep (?:the |them |those )?\w+ away|spare me|god forbid|banned?|exclude\w*|excluding|what instead of|instead of|instead of doing|rather than|substitute for|alternative to|won't do|not doing|prefer not|rather not|not a fan of|scared of|afraid of|dread)\b/;
/** «Leave the lunges out» */
const TAKES_OUT = /\b(?:take|leave)\b.*\b(?:out|away|off)\b/;
/** After the name: «lunges can go in the canal», «sit-ups no», «squats? god forbid». */
const REFUSED_AFTER =
  /^(?:can (?:go (?:in|to|away)|fuck off|do one|wait|stay away)|are (?:out|off|dead|banned|not for me|the devil|evil|a no)|is (?:out|off|dead|banned|not for me|the devil|evil|a no)|no\b(?! (?:problem|matter|more than))|never\b|god forbid|not\b|(?:please )?never|makes? me (?:anxious|sick|dizzy|ill)|i (?:hate|detest|loathe|refuse|(?:do not|don't) (?:like|want|do)|can't (?:stand|do)|cannot (?:stand|do)))/;
const SWAPS = /\b(?:swap|replace|change|instead|rather than|substitute)\b/;
const WANTS =
  /\b(?:want|like|love|adore|enjoy|fond of|favou?rite|prefer\w*|more of|happy with|looking forward to|live for|add|include|prefer|do|with|for|to|keep|need|put in|give me|have me do|can i do)\b/;
const SAYS_WISH = /\b(?:want|like|love|adore|enjoy|fond|favou?rite|prefer\w*|more|add|include|do|keep|need|give|put in)\b/;
/** «Squat 120 bench 85»: what is lifted, and no wish for it. */
const IS_LIFTED = /^\d{2,3}(?:kg|kgs|lbs?)?\b(?! (?:reps?|times|sec\w*|s|min\w*|sets?|steps|days?)\b)/;
/** «Comp prep? No, just want grip and deadlift» answers a question. */
const ANSWERED_NO = /^no,? (?=(?:i )?(?:just|only|really|simply) (?:want|need|like|after)\b)/;
const ALL_REFUSES = new RegExp(REFUSES, 'g');
const ALL_WANTS = new RegExp(WANTS, 'g');

/**
 * Wanted and refused exercises and muscles, read clause by clause; the last signal word of a clause decides: «no back squats but add
 * lunges», «swap pulldowns for pull-ups». `meant` applies to names without a signal word.
 */
export function readWishes(text: string, meant?: 'want'): Wishes {
  const wishes: Wishes = { refused: [], wanted: [], swaps: [], allowed: [] };
  for (const statement of statementsOf(withoutRetracted(text)).filter(
    (told) => !ASKS_OF_NONE.test(told.text) || !text.includes(`${told.text}?`),
  ))
    for (const clause of statement.text
      .replace(ANSWERED_NO, '')
      .split(/(?<!anything|everything) but | so | (?:and|[&+]) (?=no |not |add |put |i |don't )/))
      readClause(clause.trim(), wishes, { meant, leavesOut: LEAVES_OUT.test(text) });
  const back = wishes.allowed.at(-1);
  if (back !== undefined && /\b(?:add|put) (?:it|them|that) back\b/.test(text)) wishes.wanted.push(back);
  return wishes;
}

function readClause(clause: string, wishes: Wishes, { meant, leavesOut }: { meant: 'want' | undefined; leavesOut: boolean }): void {
  const refused: string[] = [];
  const wanted: string[] = [];
  const words = clause.split(/[^a-z0-9'-]+/).filter((word) => word !== '');
  const isWeakly = ({ at, length }: Mention) => isWeakAt(words.slice(0, at).join(' '), words.slice(at + length).join(' '));
  const mentions = findMentions(clause, true).filter((mention) => isMeant(mention, clause) || (leavesOut && isWeakly(mention)));
  if (keepsItem(clause)) {
    wishes.allowed.push(...mentions.flatMap((mention) => [...familyOf(mention).map(({ id }) => id), mention.exercise.id]));
    wishes.wanted.push(...mentions.filter((mention) => familyOf(mention).length <= 1).map(({ exercise }) => exercise.id));
    return;
  }
  const out = TAKES_OUT.test(clause);
  const isFine = /\b(?:is|are) (?:fine|ok|okay|good)\b/.test(clause);
  // «Never lifted except some push-ups»: what was done so far. «Like 3/10 when I squat»: how strong a pain is.
  if (NEVER_DID.test(clause) || RATED.test(clause)) return;
  for (const mention of mentions) {
    const before = words.slice(0, mention.at).join(' ');
    const after = words.slice(mention.at + mention.length).join(' ');
    if (IS_LIFTED.test(after)) continue;
    const isWeak = isWeakly(mention);
    if (isWeak && !leavesOut) continue;
    const signal =
      out || isWeak || REFUSED_AFTER.test(after)
        ? 'refuse'
        : (lastSignal(before) ?? (/^(?:instead of|rather than|please|pls)\b/.test(after) ? 'want' : meant));
    if (isFine && signal === undefined) wishes.allowed.push(...familyOf(mention).map((exercise) => exercise.id), mention.exercise.id);
    if (signal === 'refuse') {
      const isSwap = /\b(?:swap|replace|change|instead|alternative|substitute)\b/.test(before);
      const family = isSwap ? [mention.exercise] : CANNOT_YET.test(before) ? tooHard(mention) : familyOf(mention);
      refused.push(...family.map((exercise) => exercise.id));
    }
    if (signal === 'want') wanted.push(mention.exercise.id);
  }
  const isOfDay = OF_ONE_DAY.test(clause);
  if (!isOfDay) wishes.refused.push(...refused);
  const [from, to] = [refused[0], wanted[0]];
  if (from !== undefined && to !== undefined && SWAPS.test(clause)) wishes.swaps.push({ from, to });
  else wishes.wanted.push(...wanted);
  if (!isOfDay) wishes.refused.push(...kindsIn(clause, mentions.length > 0));
}

/** «No legs on Friday» refuses nothing for the rest of the week. */
const OF_ONE_DAY =
  /\b(?:no|not|never|don'?t|do not|without)(?: [a-z'-]+){1,5} (?:on (?:a |the |my )?(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*|(?:the )?(?:day|night|session) (?:before|after))\b|\bnot on (?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\b/;

const NOT_GOOD_AT =
  /(?:(?:\b(?:not|never|no)|n't)(?: (?:been|really|very|so|too|that|particularly|all that|exactly|yet|do|doing|be|any|the|feel))* (?:good|great|strong|strongest|best|well|amazing|brilliant|skilled|used|better)|\b(?:bad|weak|terrible|awful|useless|hopeless|rubbish|poor|worst|crap|shit|suck\w*)) (?:at|on|with|in|to)(?: (?:doing|the|my))?$|\b(?:struggl\w*|trouble|problems?|issues?|difficult(?:y|ies)|hard time) (?:with|doing|at|on|in)(?: (?:doing|the|my))?$/;
const CANNOT = /\b(?:can't|cannot|can not|couldn't|don't)(?: (?:even|really|yet|actually|currently))*(?: do| manage)?$/;
const CANNOT_MANY =
  /\b(?:can't|cannot|can not|couldn't|don't)(?: (?:even|really|yet|actually|currently))* (?:do|manage) (?:many|a lot of|lots of|that many|more than \w+)$/;
const WELL = /^(?:very |so |all that |that )?(?:well|properly|correctly|right|with good form|with proper form|in good form)\b/;

/** «I'm bad at burpees, skip them» */
const LEAVES_OUT =
  /\b(?:skip|avoid|leave|drop|take|remove|ditch|lose|swap|replace|no|hate|without|(?:don't|do not) (?:want|like|do)) (?:them|it|those|these|that)\b/;

/** «I'm not good at pull-ups», «I can't do squats properly»: a weakness refuses nothing and wishes for nothing. */
function isWeakAt(before: string, after: string): boolean {
  return NOT_GOOD_AT.test(before) || CANNOT_MANY.test(before) || (CANNOT.test(before) && WELL.test(after));
}

/** «No swings?» asks why there are none. */
const ASKS_OF_NONE = /^(?:so |and |what |wait )*(?:no|not any|without)\b/;
const RATED = /\b\d{1,2} ?(?:\/|out of|of) ?10\b/;
const NEVER_DID = /\b(?:never|haven't|hasn't|have not) (?:\w+ ){0,2}(?:lifted|trained|did|do|done|managed|tried|exercised|worked out)\b/;

/** «Bench» or «abs» is an exercise only with a verb; «no bench here» is about equipment. */
function isMeant(mention: Mention, clause: string): boolean {
  if (/^(?:pull|chin)[- ]?ups?$|^dips?$/.test(mention.words) && /\b(?:up bar|dip (?:bars?|station))\b/.test(clause)) return false;
  if (/\b(?:add|put) \d+ ?(?:kg|kilos|lbs?|pounds)\b/.test(clause)) return false;
  if (/\bbench$/.test(mention.words) && kitNamedIn(clause).length >= 2 && !/\b(?:swap|replace|instead|hate|love|like|do)\b/.test(clause))
    return false;
  if (mention.words === 'bench' && /\b(?:no|without|any|not a|minus) bench\b/.test(clause)) return false;
  if (new RegExp(`\\b${mention.words} (?:racks?|cages?|stands?|shoes)\\b`).test(clause)) return false;
  // «Whatever days I'm not dead»
  if (mention.words === 'dead' && !/\bdead \d|\b(?:bench|squat|press)\w*\b/.test(clause)) return false;
  // A machine of a list of equipment: «bench, dumbbells to 100, leg press, cables».
  if (kitNamedIn(clause.replace(mention.words, ' ')).length >= 2 && !SAYS_WISH.test(clause) && !REFUSES.test(clause)) return false;
  if (!isLoose(mention)) return true;
  if (TAKES_OUT.test(clause)) return true;
  return REFUSES.test(clause) && !/\bhave\b/.test(clause) && !isFarFromRefusal(mention, clause);
}

const CANNOT_YET = /\bcan't (?:even |really |yet |actually )*do\b/;
const OWN_WEIGHT = /^(?:pull|chin|push|press)[- ]?ups?$|^dips?$/;

const WHOLE_PULL_UP = /^(?:(?:weighted|neutral-grip|wide-grip|ring|towel)-)*(?:pull-up|chin-up)$/;

/** Who cannot do a push-up may do the easier ones of its kind. */
function tooHard(mention: Mention): readonly (typeof EXERCISES)[number][] {
  const family = familyOf(mention);
  if (!OWN_WEIGHT.test(mention.words)) return family;
  if (WHOLE_PULL_UP.test(mention.exercise.id)) return EXERCISES.filter(({ id }) => WHOLE_PULL_UP.test(id));
  return family.filter(({ difficulty, id }) => id === mention.exercise.id || difficulty > 1 || /weighted/.test(id));
}

const NEAR_WORDS = 3;

/** «Not die on the stairs»: a refusal with words of its own before an everyday word is about something else. */
function isFarFromRefusal({ words }: Mention, clause: string): boolean {
  const before = clause.slice(0, Math.max(0, clause.indexOf(words)));
  const refusal = lastMatch(before, ALL_REFUSES);
  return (
    refusal !== undefined &&
    before
      .slice(refusal.index + refusal[0].length)
      .trim()
      .split(/\s+/).length >= NEAR_WORDS
  );
}

function lastSignal(before: string): 'refuse' | 'want' | undefined {
  const refused = lastMatch(before, ALL_REFUSES);
  const refuse = refused?.index ?? -1;
  // «alternative to»: the «to» belongs to the refusal.
  const wanted = lastMatch(before, ALL_WANTS)?.index ?? -1;
  const want = refused !== undefined && wanted < refuse + refused[0].length ? -1 : wanted;
  // «don't want squats», «not for me»: the wish inside a refusal belongs to it.
  if (refuse === -1 && isFarWish(before, want)) return undefined;
  if (refuse === -1 && want === -1) return undefined;
  if (refuse === -1) return 'want';
  return want > refuse &&
    /\b(?:for|to|with|add|include|do|love|enjoy|adore|prefer)\b/.test(before.slice(want)) &&
    !/(?:don'?t|not|never|can'?t|cant|dont)(?: make me| have me| give me)? (?:want|like|do)[^,]*$/.test(before)
    ? 'want'
    : 'refuse';
}

const TO_DO = /^to (?:get|reach|hit|do|learn|improve|be|become|master|work|train|build)\b/;

/** «Dumbbells to 75, stairmaster»: a preposition further away is of something else, but «to get stronger at» is not. */
function isFarWish(before: string, want: number): boolean {
  const words = want === -1 ? [] : before.slice(want).split(' ');
  if (TO_DO.test(words.join(' '))) return false;
  return /^(?:with|for|to)$/.test(words[0] ?? '') && (words.length > 3 || /^\d/.test(words[1] ?? ''));
}

function lastMatch(text: string, signs: RegExp): RegExpExecArray | undefined {
  return [...text.matchAll(signs)].at(-1);
}

const REFUSES_KIND =
  /\b(?:no|nothing|not|never|without|avoid|hate|(?:don't|do not) (?:want|like|do|wish)|(?:can't|cannot) (?:do|stand|press|lift|go|reach|raise|get|lie|kneel)|leak\w*|leave out|skip|forbid\w*|forbade|banned?|nae)\b/;

/** Beside exercises only the nouns that name none: «no squats or presses». */
function kindsIn(clause: string, isBesideExercise: boolean): string[] {
  return REFUSED_KINDS.filter(({ signs, isNoun }) => {
    if (isBesideExercise && isNoun !== true) return false;
    const at = clause.search(signs);
    return at !== -1 && REFUSES_KIND.test(clause.slice(0, at + CANNOT_GET));
  }).flatMap(({ isKind }) => EXERCISES.filter(isKind).map((exercise) => exercise.id));
}

/** «Can't get down there»: the verb belongs to the refusal and to what is refused. */
const CANNOT_GET = 4;
