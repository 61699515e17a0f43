import type { Exercise } from '../../exercises/exercise.ts';
import { exerciseKey } from '../../exercises/exercise-key.ts';
import { findExercise } from '../../exercises/find-exercise.ts';
import { EXERCISES } from '../../exercises/library.ts';
import { ownExerciseWords } from '../../exercises/own-exercises.ts';
import { nameWordMeant } from './correct-spelling.ts';
import { memoize } from './memoize.ts';

export interface Mention {
  exercise: Exercise;
  /** Normalised. */
  words: string;
  /** Index of its first word in the message. */
  at: number;
  length: number;
}

const LONGEST_NAME_WORDS = 5;
/** Single words that mean an exercise only among trainees. */
const LOOSE_SINGLE_WORDS = new Set([
  'bench',
  'bike',
  'walk',
  'walking',
  'steps',
  'stairs',
  'hang',
  'hammers',
  'twists',
  'upright',
  'low',
  'chins',
  'traps',
  'abs',
  'dip',
  'mp',
  'fs',
  'bp',
  'gm',
  'calfs',
  'incline',
  'decline',
  'swings',
  'single',
  'ys',
  'ropes',
  'goblet',
  'thrust',
  'bridges',
  'planks',
  'adductor',
  'abductor',
  'trainer',
  'rower',
  'row',
  'rows',
  'press',
  'sumo',
  'step',
]);

/** A single word that is not always an exercise. */
export function isLoose(mention: Mention): boolean {
  return LOOSE_SINGLE_WORDS.has(mention.words);
}

/** Exercises named in a message, longest names first, each word used once. `single` also accepts words like «bench» or «bike». */
export function findMentions(text: string, single: boolean): Mention[] {
  const words = text.split(/[^a-z0-9'-]+/).filter((word) => word !== '');
  const mentions: Mention[] = [];
  let at = 0;
  while (at < words.length) {
    const mention = longestAt(words, at, single);
    if (mention !== undefined) mentions.push(mention);
    at += mention?.length ?? 1;
  }
  return mentions;
}

/** «Tuesdays are dead», «my legs feel dead»: no deadlift. */
const IS = /^(?:is|are|am|was|were|be|feel|feels|felt|so|not|half|basically)$|'(?:m|re|s)$/;

function longestAt(words: readonly string[], at: number, single: boolean): Mention | undefined {
  if (LEADING_WORDS.has(words[at] ?? '') || !isNameWord(nameWordMeant(words[at] ?? ''))) return undefined;
  for (let length = Math.min(LONGEST_NAME_WORDS, words.length - at); length >= 1; length -= 1) {
    const last = words[at + length - 1] ?? '';
    const typed = words.slice(at, at + length);
    // The longer name wins, also misspelt: «bulgarian splt squat» is no back squat.
    const meant = length === 1 ? typed : typed.map(nameWordMeant);
    if (length > 1 && (FILL_WORDS.has(last) || !meant.slice(1).every((word) => FILL_WORDS.has(word) || isNameWord(word)))) continue;
    const phrase = meant.join(' ');
    if (length === 1 && ((!single && LOOSE_SINGLE_WORDS.has(phrase)) || (phrase === 'dead' && IS.test(words[at - 1] ?? '')))) continue;
    const exercise = findExercise(phrase) ?? findExercise(inSingular(phrase));
    if (exercise !== undefined) return { exercise, words: typed.join(' '), at, length };
  }
  return undefined;
}

/** «Bench presses», «carries», «dips»: plurals that the key of a name leaves as they are. */
function inSingular(phrase: string): string {
  return phrase.replace(/(?<=ss|ch)es$|(?<=[a-z]{2}p)s$/, '').replace(/(?<=[a-z]{2})ies$/, 'y');
}

const FILL_WORDS: ReadonlySet<string> = new Set(['the', 'a', 'with', 'on']);
const LEADING_WORDS: ReadonlySet<string> = new Set([...FILL_WORDS, 'my']);
let parts: ReadonlySet<string> | undefined;

/** Whether a word may be part of a name. Most words cannot, which saves look-ups. */
function isNameWord(word: string): boolean {
  return isLibraryWord(word) || isOwnNameWord(word);
}

const isLibraryWord = memoize((word) => {
  parts ??= new Set(EXERCISES.flatMap((exercise) => [exercise.name, ...exercise.aliases].flatMap((name) => exerciseKey(name).split(' '))));
  return exerciseKey(inSingular(word))
    .split(' ')
    .some((part) => parts?.has(part) === true);
}, 4_000);

function isOwnNameWord(word: string): boolean {
  const own = ownExerciseWords();
  return (
    own.size > 0 &&
    exerciseKey(word)
      .split(' ')
      .some((part) => own.has(part))
  );
}

/** Nouns that mean a whole family when refused, «no lunges», and those of its exercises that the noun does not mean. */
const FAMILIES: Readonly<Record<string, ((exercise: Exercise) => boolean) | null>> = {
  lunge: null,
  squat: ({ pattern }) => pattern === 'lunge',
  'split squat': null,
  deadlift: ({ id }) => id.includes('romanian'),
  burpee: null,
  dip: ({ pattern }) => pattern === 'core',
  crunch: null,
  plank: null,
  curl: ({ pattern }) => pattern !== 'biceps',
  'leg curl': null,
  swing: null,
  jump: null,
  clean: null,
  carry: null,
  'pull up': null,
  'push up': null,
  'pull down': null,
  'step up': null,
  'bench press': null,
  'overhead press': null,
  'leg press': ({ pattern }) => pattern === 'calf',
  'calf raise': null,
  'leg raise': null,
  'lateral raise': null,
  'front raise': null,
  'leg extension': null,
  fly: ({ pattern }) => pattern !== 'fly',
  shrug: null,
  'sit up': null,
  thrust: null,
  'hip thrust': null,
  kickback: null,
};

/** Names of one exercise too: «remove the lateral raise» is that one, «no lateral raises» the family. */
const ALSO_ONE: ReadonlySet<string> = new Set(['lateral raise', 'front raise', 'split squat', 'step up', 'hip thrust', 'leg extension']);

let keyed: readonly { exercise: Exercise; key: string }[] | undefined;

/** The family for a bare family noun, otherwise the one exercise. */
export function familyOf(mention: Mention): Exercise[] {
  const family = exerciseKey(inSingular(mention.words));
  const isNotMeant = FAMILIES[family];
  if (isNotMeant === undefined || (ALSO_ONE.has(family) && !/[^s]s$/.test(mention.words))) return [mention.exercise];
  keyed ??= EXERCISES.map((exercise) => ({ exercise, key: exerciseKey(exercise.name) }));
  const named = keyed.flatMap(({ exercise, key }) => (key.includes(family) && isNotMeant?.(exercise) !== true ? [exercise] : []));
  return named.includes(mention.exercise) ? named : [mention.exercise, ...named];
}

const NAME_WORD_LEAST = 4;
let nameWords: ReadonlySet<string> | undefined;

/** «Pallof»: words of the name of an exercise. */
export function isPartOfName(words: string): boolean {
  nameWords ??= new Set(EXERCISES.flatMap(({ name }) => exerciseKey(name).split(' ')).filter((word) => word.length >= NAME_WORD_LEAST));
  return (
    words !== '' &&
    words.split(' ').length <= 2 &&
    exerciseKey(words)
      .split(' ')
      .every((word) => nameWords?.has(word) === true)
  );
}
