import { type Exercise, KIT, type Kit, type Muscle } from './exercise.ts';
import { exerciseKey } from './exercise-key.ts';
import { allExercises } from './library.ts';

/** An equipment filter; `none`: no equipment needed. */
export type KitFilter = Kit | 'none';

export interface ExerciseSearch {
  /** A name, alias or words such as «triceps cable»; spelling is corrected only when nothing matches exactly. */
  text?: string;
  /** Matches exercises that train any of these as primary or secondary; empty: any. */
  muscles?: readonly Muscle[];
  /** Matches exercises possible with any of these; empty: any. */
  kit?: readonly KitFilter[];
  /** What is searched; all exercises when missing. */
  among?: readonly Exercise[];
}

/** Search results, best first; without text in library order. Pure, unlimited. */
export function searchExercises({ text = '', muscles = [], kit = [], among = allExercises() }: ExerciseSearch): Exercise[] {
  return matchText(text, indexOf(among)).filter((exercise) => trainsOneOf(exercise, muscles) && usesOneOf(exercise, kit));
}

/** Those that a text finds by a muscle or a piece of equipment alone: a bench press by «squat», for its rack. */
export function foundByUse({ text = '', among = allExercises() }: ExerciseSearch): ReadonlySet<Exercise> {
  const whole = exerciseKey(text);
  const wanted = wantedOf(text);
  const byUse = indexOf(among).entries.filter((entry) => exactScore(entry, whole, wanted) === BY_USE);
  return new Set(whole === '' ? [] : byUse.map(({ exercise }) => exercise));
}

export interface ExerciseCounts {
  /** Matches per muscle, with the other filters fixed. */
  muscles: ReadonlyMap<Muscle, number>;
  /** Matches per piece of equipment, with the other filters fixed. */
  kit: ReadonlyMap<KitFilter, number>;
}

/** The counts beside filter choices; choices without matches are missing. */
export function countExercises({ text = '', muscles = [], kit = [], among = allExercises() }: ExerciseSearch): ExerciseCounts {
  const found = matchText(text, indexOf(among));
  return {
    muscles: tally(found.filter((exercise) => usesOneOf(exercise, kit)).map(musclesOf)),
    kit: tally(found.filter((exercise) => trainsOneOf(exercise, muscles)).map(kitOf)),
  };
}

function tally<Key>(lists: readonly (readonly Key[])[]): Map<Key, number> {
  const counts = new Map<Key, number>();
  for (const key of lists.flat()) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

function musclesOf(exercise: Exercise): Muscle[] {
  return [...exercise.primary, ...exercise.secondary];
}

function kitOf({ equipment }: Exercise): KitFilter[] {
  return [...new Set(equipment.flatMap((set): readonly KitFilter[] => (set.length === 0 ? ['none'] : set)))];
}

function trainsOneOf(exercise: Exercise, muscles: readonly Muscle[]): boolean {
  return muscles.length === 0 || musclesOf(exercise).some((muscle) => muscles.includes(muscle));
}

function usesOneOf(exercise: Exercise, kit: readonly KitFilter[]): boolean {
  return kit.length === 0 || kitOf(exercise).some((item) => kit.includes(item));
}

interface Entry {
  exercise: Exercise;
  /** As an `exerciseKey`. */
  name: string;
  /** As `exerciseKey`s. */
  aliases: readonly string[];
  /** Single words, original and reduced, so that «sing» finds «single». */
  nameWords: readonly string[];
  words: readonly string[];
  /** Includes muscles and equipment. */
  allWords: readonly string[];
}

interface SearchIndex {
  readonly of: readonly Exercise[];
  readonly entries: readonly Entry[];
  /** Words a misspelling may stand for. */
  readonly known: readonly string[];
}

let index: SearchIndex | undefined;

/** Made again only when the own exercises change. */
function indexOf(exercises: readonly Exercise[]): SearchIndex {
  if (index?.of !== exercises) {
    const entries = exercises.map(entryOf);
    index = { of: exercises, entries, known: [...new Set(entries.flatMap((entry) => entry.words))] };
  }
  return index;
}

function entryOf(exercise: Exercise): Entry {
  const named = [exercise.name, ...exercise.aliases];
  const words = wordsOf(named);
  const about = [...musclesOf(exercise), ...exercise.equipment.flat().map((item) => KIT[item])];
  return {
    exercise,
    name: exerciseKey(exercise.name),
    aliases: exercise.aliases.map(exerciseKey),
    nameWords: wordsOf([exercise.name]),
    words,
    allWords: [...new Set([...words, ...wordsOf(about)])],
  };
}

function wordsOf(names: readonly string[]): string[] {
  return [...new Set(names.flatMap((name) => [...exerciseKey(name).split(' '), ...plainWords(name)]))];
}

function plainWords(text: string): string[] {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/['’\p{M}]/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/** A typed word and its possible meanings. */
type Wanted = readonly string[];

function matchText(text: string, among: SearchIndex): Exercise[] {
  const whole = exerciseKey(text);
  if (whole === '') return text.trim() === '' ? [...among.of] : [];
  const wanted = wantedOf(text);
  const exact = rank(among, (entry) => exactScore(entry, whole, wanted));
  if (exact.length > 0) return exact;
  const meant = wanted.map((forms) => likeWords(forms, among.known));
  return rank(among, (entry) => allBegin(entry.words, meant));
}

function wantedOf(text: string): Wanted[] {
  return plainWords(text).map((word): Wanted => [...new Set([word, ...exerciseKey(word).split(' ')])]);
}

function rank({ entries }: SearchIndex, score: (entry: Entry) => number | boolean): Exercise[] {
  return entries
    .map((entry) => ({ entry, points: Number(score(entry)) }))
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points)
    .map(({ entry }) => entry.exercise);
}

/** The least score: nothing of the name fits. */
const BY_USE = 1;

/** Ties keep library order, which has the usual choice of each group first. */
function exactScore({ name, aliases, nameWords, words, allWords }: Entry, whole: string, wanted: readonly Wanted[]): number {
  if (name === whole) return 8;
  if (aliases.includes(whole)) return 7;
  if (name.startsWith(`${whole} `)) return 6;
  if (wanted.every((forms) => forms.some((form) => nameWords.includes(form)))) return 5;
  if (name.startsWith(whole)) return 4;
  if (allBegin(nameWords, wanted)) return 3;
  if (allBegin(words, wanted)) return 2;
  return allBegin(allWords, wanted) ? BY_USE : 0;
}

function allBegin(words: readonly string[], wanted: readonly Wanted[]): boolean {
  return wanted.every((forms) => forms.some((form) => words.some((word) => word.startsWith(form))));
}

/** Library words within a misspelling of the word, itself included: one slip in four letters, two in eight. */
function likeWords(forms: Wanted, known: readonly string[]): Wanted {
  const typed = forms[0] ?? '';
  const slips = typed.length >= 8 ? 2 : typed.length >= 4 ? 1 : 0;
  if (slips === 0) return forms;
  const like = known.filter((word) => isLike(typed, word, slips) || isLike(typed, word.slice(0, typed.length), slips));
  return [...forms, ...like];
}

function isLike(typed: string, word: string, slips: number): boolean {
  return Math.abs(typed.length - word.length) <= slips && typed.charAt(0) === word.charAt(0) && distance(typed, word) <= slips;
}

/** Edit distance with swaps of adjacent letters. */
function distance(a: string, b: string): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const changed = (last[j - 1] ?? 0) + Number(a[i - 1] !== b[j - 1]);
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, changed);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      row.push(cost);
    }
    before = last;
    last = row;
  }
  return last[b.length] ?? 0;
}
