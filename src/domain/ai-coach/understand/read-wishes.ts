import type { Muscle } from '../../exercises/exercise.ts';
import type { WeightUnit } from '../../training/units.ts';
import { MUSCLE_SIGNS } from './fact-table.ts';
import { familyOf, findMentions, isLoose, type Mention } from './find-mentions.ts';

export interface Wishes {
  refused: string[];
  wanted: string[];
  /** «swap A for B», «B instead of A». */
  swaps: { from: string; to: string }[];
  /** Exercise ids no longer refused. */
  allowed: string[];
  more: Muscle[];
  less: Muscle[];
}

const REFUSES =
  /\b(?:no|not|hate|don'?t (?:like|want|do|have me|give me|make me|put)|(?:doesn'?t|don'?t|does not|do not) have|(?:dont|do not) (?:like|want|do)|(?:can'?t|cannot|cant) (?:do|stand)|leave out|take out|no longer|without|skip|avoid|remove|drop|ditch|replace|swap(?: out)?|change|get rid of|never|anything but|sick of|what instead of|instead of|instead of doing|rather than|substitute for|alternative to)\b/;
const SWAPS = /\b(?:swap|replace|change|instead|rather than|substitute)\b/;
const WANTS = /\b(?:want|like|love|add|include|prefer|do|with|for|to|keep|need|put in|give me|have me do|can i do)\b/;
const ALL_REFUSES = new RegExp(REFUSES, 'g');
const ALL_WANTS = new RegExp(WANTS, 'g');
const MORE = /\b(?:more|bigger|grow|focus(?: on)?|add|extra|build(?: up)?|bring up|weak|lagging|emphasi[sz]e|prioriti[sz]e|big)\b/;
const LESS = /\b(?:less|fewer|not so much|reduce)\b/;

/**
 * Wanted and refused exercises and muscles, read clause by clause; the last signal word of a clause decides: «no back squats but add
 * lunges», «swap pulldowns for pull-ups». `meant` applies to names without a signal word.
 */
export function readWishes(text: string, meant?: 'want'): Wishes {
  const wishes: Wishes = { refused: [], wanted: [], swaps: [], allowed: [], more: [], less: [] };
  for (const clause of text.split(/[.;!?]|,|(?<!anything|everything) but | so | and (?=no |not |add |i |don'?t )|\n/))
    readClause(clause.trim(), wishes, meant);
  const back = wishes.allowed.at(-1);
  if (back !== undefined && /\b(?:add|put) (?:it|them|that) back\b/.test(text)) wishes.wanted.push(back);
  return wishes;
}

function readClause(clause: string, wishes: Wishes, meant: 'want' | undefined): void {
  const refused: string[] = [];
  const wanted: string[] = [];
  const words = clause.split(/[^a-z0-9'-]+/).filter((word) => word !== '');
  const mentions = findMentions(clause, true).filter((mention) => isMeant(mention, clause));
  const out = /\btake\b.*\bout\b|\b(?:take|leave)\b.*\b(?:away|off)\b/.test(clause);
  const isFine = /\b(?:is|are) (?:fine|ok|okay|good)\b/.test(clause);
  for (const mention of mentions) {
    const before = words.slice(0, mention.at).join(' ');
    const after = words.slice(mention.at + mention.length).join(' ');
    const signal = out ? 'refuse' : (lastSignal(before) ?? (/^(?:instead of|rather than)\b/.test(after) ? 'want' : meant));
    if (isFine && signal === undefined) wishes.allowed.push(...familyOf(mention).map((exercise) => exercise.id), mention.exercise.id);
    if (signal === 'refuse') {
      const isSwap = /\b(?:swap|replace|change|instead|alternative|substitute)\b/.test(before);
      refused.push(...(isSwap ? [mention.exercise] : familyOf(mention)).map((exercise) => exercise.id));
    }
    if (signal === 'want') wanted.push(mention.exercise.id);
  }
  wishes.refused.push(...refused);
  const [from, to] = [refused[0], wanted[0]];
  if (from !== undefined && to !== undefined && SWAPS.test(clause)) wishes.swaps.push({ from, to });
  else wishes.wanted.push(...wanted);
  if (mentions.length > 0) return;
  const plain = clause.replace(/\b(?:it|them|that|go|going|be|come|am|i'm|im|put) back\b|\bback (?:to|at|in|on)\b/g, ' ');
  const muscles = MUSCLE_SIGNS.filter(([, signs]) => signs.test(plain)).flatMap(([names]) => names);
  if (LESS.test(clause)) wishes.less.push(...muscles);
  else if (MORE.test(clause) && !REFUSES.test(clause)) wishes.more.push(...muscles);
}

/** «Bench» or «abs» is an exercise only with a verb; «no bench here» is about equipment. */
function isMeant(mention: Mention, clause: string): boolean {
  if (/^(?:pull|chin)[- ]?ups?$|^dips?$/.test(mention.words) && /\b(?:up bar|dip (?:bars?|station))\b/.test(clause)) return false;
  if (/\b(?:add|put) \d+ ?(?:kg|kilos|lbs?|pounds)\b/.test(clause)) return false;
  if (!isLoose(mention)) return true;
  return REFUSES.test(clause) && !/\bhave\b/.test(clause);
}

function lastSignal(before: string): 'refuse' | 'want' | undefined {
  const refused = lastMatch(before, ALL_REFUSES);
  const refuse = refused?.index ?? -1;
  // «alternative to»: the «to» belongs to the refusal.
  const wanted = lastMatch(before, ALL_WANTS)?.index ?? -1;
  const want = refused !== undefined && wanted < refuse + refused[0].length ? -1 : wanted;
  // «don't want squats», «not for me»: the wish inside a refusal belongs to it.
  if (refuse === -1 && want === -1) return undefined;
  if (refuse === -1) return 'want';
  return want > refuse &&
    /\b(?:for|to|with|add|include|do)\b/.test(before.slice(want)) &&
    !/(?:don'?t|not|can'?t|cant|dont) (?:want|like|do)[^,]*$/.test(before)
    ? 'want'
    : 'refuse';
}

function lastMatch(text: string, signs: RegExp): RegExpExecArray | undefined {
  return [...text.matchAll(signs)].at(-1);
}

/** A requested unit, or the unit of the trainee's weights. */
export function readUnit(text: string): { unit: WeightUnit; asked: boolean } | undefined {
  const asked =
    /\b(?:use|using|switch to|in|to|prefer|show|want) (kgs?|kilos?|kilograms?|lbs?|pounds?)\b(?! or)/.exec(text) ??
    /^(kgs?|kilos?|kilograms?|lbs?|pounds?)(?: please| pls)?[.!]?$/.exec(text);
  const written = asked ?? /\d ?(kgs?|kilos?|lbs?|pounds?|#)(?!\w)/.exec(text);
  if (!written) return undefined;
  return { unit: (written[1] ?? '').startsWith('k') ? 'kg' : 'lb', asked: asked !== null };
}
