import { exerciseKey } from '../../exercises/exercise-key.ts';
import { exerciseKeyWords } from '../../exercises/find-exercise.ts';
import { EXERCISES } from '../../exercises/library.ts';
import { ownExerciseWords } from '../../exercises/own-exercises.ts';
import { memoize } from './memoize.ts';
import { extraCosts, missingCosts, slipCost } from './slip-cost.ts';
import { EVERYDAY_WORDS, KEYWORDS, NUMBER_WORDS, TRADE_WORDS } from './word-table.ts';

/** Known words, which are never corrected. */
const PLAIN: ReadonlySet<string> = new Set([...KEYWORDS, ...EVERYDAY_WORDS, ...exerciseKeyWords(), ...Object.keys(NUMBER_WORDS)]);
const EVERYDAY_HANDICAP = 0.5;
/** Correction targets: frequent keywords first; other words must be closer. */
const TARGETS: readonly (readonly [words: readonly string[], handicap: number, least: number])[] = [
  [[...KEYWORDS, ...Object.keys(NUMBER_WORDS)], 0, 3],
  [[...EVERYDAY_WORDS], EVERYDAY_HANDICAP, 4],
];
interface Shape {
  word: string;
  handicap: number;
  /** A bit set of its letters. */
  letters: number;
  /** What each of its letters costs where it is missing. */
  missing: Float64Array;
}

const SHAPES: readonly Shape[] = TARGETS.flatMap(([words, handicap, least]) =>
  [...new Set(words)].filter((word) => word.length >= least).map((word) => shapeOf(word, handicap)),
);

const KEY_SHAPES = SHAPES.filter((shape) => shape.handicap === 0);
const TRADE: ReadonlySet<string> = new Set(TRADE_WORDS);
/** An alias this close to a plain word is a misspelling, which the library also lists. */
const ALIAS_SLIP = 0.65;

const CORRECTED_FROM_LENGTH = 3;
const CORRECTED_TO_LENGTH = 16;
const MEMOIZED_MAX = 12_000;
const corrected = memoize((word) => nearest(word, allowance(word.length)) ?? parted(word) ?? word, MEMOIZED_MAX);

/**
 * Spelling correction: a known word stays, otherwise the closest domain word within a typing or hearing slip, or two known words run
 * together. Shorter words are corrected less.
 */
export function correctWord(word: string): string {
  if (word.length < CORRECTED_FROM_LENGTH || word.length > CORRECTED_TO_LENGTH || word.includes("'") || isKnown(word)) return word;
  const own = ownExerciseWords();
  if (own.size > 0 && own.has(exerciseKey(word))) return word;
  return corrected(word);
}

let nameShapes: readonly Shape[] | undefined;
const NAME_WORD_LEAST = 4;

/** The word of an exercise's name that an unknown word is a slip of: «splt» between other words of a name. Known words stay. */
export const nameWordMeant = memoize((word) => {
  if (word.length < NAME_WORD_LEAST || word.length > CORRECTED_TO_LENGTH || !/^[a-z]+$/.test(word) || isKnown(word)) return word;
  nameShapes ??= [...new Set(exerciseKeyWords())].filter((name) => name.length >= NAME_WORD_LEAST).map((name) => shapeOf(name, 0));
  return nearest(word, allowance(word.length), nameShapes) ?? word;
}, MEMOIZED_MAX);

let aliases: ReadonlySet<string> | undefined;

/** Suffixes that a known word may carry, and the required stem. */
const ENDINGS: readonly (readonly [ending: string, before: RegExp])[] = [
  ['s', /[^s]$/],
  ['es', /(?:[sxzo]|ch|sh)$/],
  ['ed', /[^e]$/],
  ['d', /e$/],
  ['ing', /[^e]$/],
  ['er', /[^e]$/],
  ['ers', /[^e]$/],
  ['est', /[^e]$/],
  ['ly', /./],
];
const STEM_LEAST = 4;

/** «Longer» and «walked» are known by «long» and «walk». */
function isPlain(word: string): boolean {
  if (PLAIN.has(word)) return true;
  return ENDINGS.some(([ending, before]) => {
    if (!word.endsWith(ending) || word.length - ending.length < STEM_LEAST) return false;
    const stem = word.slice(0, -ending.length);
    return before.test(stem) && (PLAIN.has(stem) || (/^[ei]/.test(ending) && PLAIN.has(`${stem}e`)));
  });
}

function isKnown(word: string): boolean {
  if (isPlain(word)) return true;
  aliases ??= new Set(
    EXERCISES.flatMap((exercise) => exercise.aliases.flatMap((alias) => alias.split(/[^a-z]+/))).filter(
      (alias) => !isPlain(alias) && (alias.length < 5 || nearest(alias, ALIAS_SLIP, KEY_SHAPES) === undefined),
    ),
  );
  return aliases.has(word);
}

/** The allowed edit cost by word length. */
function allowance(length: number): number {
  if (length <= 3) return 0.8;
  if (length === 4) return 1;
  return length === 5 ? 1.5 : length <= 7 ? 1.7 : 2.2;
}

/** Words that differ more in length are no slip of each other. */
const FURTHEST = 3;

function nearest(word: string, most: number, among: readonly Shape[] = SHAPES): string | undefined {
  const letters = lettersOf(word);
  const extra = extraCosts(word);
  const rows = [0, 0, 0].map(() => new Float64Array(word.length + FURTHEST + 1));
  const apart = most < 1 ? 1 : word.length < 6 ? 2 : FURTHEST;
  const differing = most < 1 ? 2 : 4;
  let best: string | undefined;
  let bestCost = most + 0.001;
  for (const target of among) {
    if (Math.abs(target.word.length - word.length) > apart) continue;
    if (bitsOf(target.letters ^ letters) > differing) continue;
    // A short word does not match a much shorter or longer one.
    if (word.length <= 4 && target.word.length < word.length && !hasDoubled(word)) continue;
    const cost = slipCost({ typed: word, extra, meant: target.word, missing: target.missing, most: bestCost }, rows) + target.handicap;
    if (cost < bestCost) {
      best = target.word;
      bestCost = cost;
    }
  }
  return best;
}

/** «benchpress», «legday». */
function parted(word: string): string | undefined {
  if (word.length < 7) return undefined;
  for (let at = 3; at <= word.length - 3; at += 1) {
    const [first, second] = [word.slice(0, at), word.slice(at)];
    if (isKnown(first) && isKnown(second) && (TRADE.has(first) || TRADE.has(second))) return `${first} ${second}`;
  }
  return undefined;
}

function shapeOf(word: string, handicap: number): Shape {
  return { word, handicap, letters: lettersOf(word), missing: missingCosts(word) };
}

function hasDoubled(word: string): boolean {
  return /(.)\1/.test(word);
}

function lettersOf(word: string): number {
  let letters = 0;
  for (const letter of word) letters |= 1 << (letter.charCodeAt(0) - 97);
  return letters;
}

function bitsOf(value: number): number {
  let rest = value;
  let count = 0;
  while (rest !== 0) {
    rest &= rest - 1;
    count += 1;
  }
  return count;
}
