import { type Exercise, KIT, type Kit, type Muscle } from './exercise.ts';
import { exerciseKey } from './find-exercise.ts';
import { EXERCISES } from './library.ts';

/** Equipment as a filter; `none`: nothing is needed. */
export type KitFilter = Kit | 'none';

export interface ExerciseSearch {
  /** A name, an alias, or words such as «triceps cable»; mistyped words are understood when nothing matches as typed. */
  text?: string;
  /** Trains at least one of these, first or second hand; left out or empty: any. */
  muscles?: readonly Muscle[];
  /** Can be done with at least one of these; left out or empty: any. */
  kit?: readonly KitFilter[];
}

/** Exercises for a search field and its filters, best first; without text in the order of the library. Pure, no limit. */
export function searchExercises({ text = '', muscles = [], kit = [] }: ExerciseSearch): Exercise[] {
  return matchText(text).filter((exercise) => trainsOneOf(exercise, muscles) && usesOneOf(exercise, kit));
}

export interface ExerciseCounts {
  /** How many each muscle would leave, with the text and the equipment as they are. */
  muscles: ReadonlyMap<Muscle, number>;
  /** How many each piece of equipment would leave, with the text and the muscles as they are. */
  kit: ReadonlyMap<KitFilter, number>;
}

/** The numbers beside the choices of a filter. What would leave nothing is missing. */
export function countExercises({ text = '', muscles = [], kit = [] }: ExerciseSearch): ExerciseCounts {
  const found = matchText(text);
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
  /** Reduced as `findExercise` reduces it. */
  name: string;
  /** The aliases reduced as names are. */
  aliases: readonly string[];
  /** Single words: as written and as reduced, so that «sing» finds what «single» is reduced from. */
  nameWords: readonly string[];
  words: readonly string[];
  /** Also its muscles and equipment. */
  allWords: readonly string[];
}

const ENTRIES: readonly Entry[] = EXERCISES.map((exercise) => {
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
});

const KNOWN_WORDS: readonly string[] = [...new Set(ENTRIES.flatMap((entry) => entry.words))];

function wordsOf(names: readonly string[]): string[] {
  return [...new Set(names.flatMap((name) => [...exerciseKey(name).split(' '), ...plainWords(name)]))];
}

function plainWords(text: string): string[] {
  return text
    .toLowerCase()
    .replace(/['’]/g, '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
}

/** A typed word and what it may stand for. */
type Wanted = readonly string[];

function matchText(text: string): Exercise[] {
  const whole = exerciseKey(text);
  if (whole === '') return text.trim() === '' ? [...EXERCISES] : [];
  const wanted = plainWords(text).map((word): Wanted => [...new Set([word, ...exerciseKey(word).split(' ')])]);
  const exact = rank((entry) => exactScore(entry, whole, wanted));
  if (exact.length > 0) return exact;
  const meant = wanted.map(likeWords);
  return rank((entry) => allBegin(entry.words, meant));
}

function rank(score: (entry: Entry) => number | boolean): Exercise[] {
  return ENTRIES.map((entry) => ({ entry, points: Number(score(entry)) }))
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points)
    .map(({ entry }) => entry.exercise);
}

/** Equal ones keep the order of the library, which has the usual choice of each group first. */
function exactScore({ name, aliases, nameWords, words, allWords }: Entry, whole: string, wanted: readonly Wanted[]): number {
  if (name === whole) return 8;
  if (aliases.includes(whole)) return 7;
  if (name.startsWith(`${whole} `)) return 6;
  if (wanted.every((forms) => forms.some((form) => nameWords.includes(form)))) return 5;
  if (name.startsWith(whole)) return 4;
  if (allBegin(nameWords, wanted)) return 3;
  if (allBegin(words, wanted)) return 2;
  return Number(allBegin(allWords, wanted));
}

function allBegin(words: readonly string[], wanted: readonly Wanted[]): boolean {
  return wanted.every((forms) => forms.some((form) => words.some((word) => word.startsWith(form))));
}

/** The library's words that a mistyped one may mean, itself included: one slip in four letters, two in eight. */
function likeWords(forms: Wanted): Wanted {
  const typed = forms[0] ?? '';
  const slips = typed.length >= 8 ? 2 : typed.length >= 4 ? 1 : 0;
  if (slips === 0) return forms;
  const like = KNOWN_WORDS.filter((word) => isLike(typed, word, slips) || isLike(typed, word.slice(0, typed.length), slips));
  return [...forms, ...like];
}

function isLike(typed: string, word: string, slips: number): boolean {
  return Math.abs(typed.length - word.length) <= slips && typed.charAt(0) === word.charAt(0) && distance(typed, word) <= slips;
}

/** Letters added, left out, changed, or two swapped. */
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
