import type { Exercise, Kit } from '../exercises/exercise.ts';
import { exerciseKey } from '../exercises/exercise-key.ts';
import { findExercise } from '../exercises/find-exercise.ts';
import { searchExercises } from '../exercises/search-exercises.ts';
import { APP_NAMES } from './app-names-table.ts';
import { FOREIGN_WORDS } from './foreign-words-table.ts';

/** How a name of a file is understood. */
export interface NameMatch {
  /** As written. */
  readonly written: string;
  /** `sure`: the library's name, an alias, or with its equipment in brackets. `likely`: alike or translated. `own`: nothing fits. */
  readonly certainty: 'sure' | 'likely' | 'own';
  /** The name it is stored under unless the person chooses otherwise: the library's, or its own. */
  readonly name: string;
  /** Library names to choose from, best first. */
  readonly proposals: readonly string[];
}

/** The equipment in brackets after a name. An empty list fits every exercise. */
const BRACKETS: Readonly<Record<string, readonly Kit[]>> = {
  barbell: ['barbell', 'ez-bar'],
  dumbbell: ['dumbbells'],
  kettlebell: ['kettlebells'],
  cable: ['cable'],
  machine: ['machine'],
  'plate loaded': ['machine', 'plates'],
  'smith machine': ['smith-machine'],
  smith: ['smith-machine'],
  band: ['bands'],
  'resistance band': ['bands'],
  'trap bar': ['trap-bar'],
  'ez bar': ['ez-bar'],
  suspension: ['rings'],
  plate: ['plates'],
  bodyweight: [],
  weighted: [],
};

const PROPOSALS_MOST = 3;

/** Matches a name of a file with the library (IMPORT-3). Nothing is taken for sure that is only alike. */
export function matchExercise(written: string): NameMatch {
  const name = written.trim().replace(/\s+/g, ' ').slice(0, NAME_MAX_LENGTH);
  const sure = findNamed(name) ?? findNamed(APP_NAMES[exerciseKey(name)] ?? '') ?? findWithBrackets(name);
  if (sure !== undefined) return { written, certainty: 'sure', name: sure.name, proposals: [sure.name] };
  const found = proposalsFor(name);
  const likely = found.find((exercise) => isAlike(name, exercise));
  if (likely === undefined) return { written, certainty: 'own', name, proposals: namesOf(found) };
  return { written, certainty: 'likely', name: likely.name, proposals: namesOf([likely, ...found]) };
}

/** What to search the library for: the name without its equipment in brackets where that finds something, else nothing. */
export function searchFor(written: string): string {
  const text = splitBrackets(written)?.bare ?? written.trim();
  return searchExercises({ text }).length > 0 ? text : '';
}

/** The longest exercise name that is stored. */
const NAME_MAX_LENGTH = 200;

function splitBrackets(name: string): { bare: string; kit: string } | undefined {
  const match = /^(.*\S)\s*[([]([^)\]]+)[)\]]$/.exec(name);
  return match === null ? undefined : { bare: match[1] ?? '', kit: exerciseKey(match[2] ?? '') };
}

/** The exercise with this very name or alias. Unlike `findExercise`, no word is left out: a «flat leg raise» is not the hanging one. */
function findNamed(name: string): Exercise | undefined {
  const found = findExercise(name);
  const key = exerciseKey(name);
  return found !== undefined && [found.name, ...found.aliases].some((known) => exerciseKey(known) === key) ? found : undefined;
}

/** «Bench Press (Barbell)» is the barbell bench press, and a bench press with another bar is not. */
function findWithBrackets(name: string): Exercise | undefined {
  const split = splitBrackets(name);
  if (split === undefined) return undefined;
  const { bare, kit } = split;
  const kits = BRACKETS[kit];
  if (kits === undefined) return undefined;
  return (
    withKit(split)
      .map(findNamed)
      .find((exercise) => exercise !== undefined && fitsKit(exercise, kits, kit)) ?? plainOf(bare, kits, kit)
  );
}

/** The ways of saying a name with its equipment. */
function withKit({ bare, kit }: { bare: string; kit: string }): string[] {
  const word = kit.replace(/ machine$/, '');
  return [`${kit} ${bare}`, `${bare} ${kit}`, `${word} ${bare}`];
}

function plainOf(bare: string, kits: readonly Kit[], kit: string): Exercise | undefined {
  const plain = findNamed(bare);
  return plain !== undefined && fitsKit(plain, kits, kit) ? plain : undefined;
}

function fitsKit({ equipment, load }: Exercise, kits: readonly Kit[], bracket: string): boolean {
  if (bracket === 'bodyweight') return equipment.some((set) => !set.some((item) => LOADS.has(item)));
  return kits.length === 0 ? load === 'bodyweight' : equipment.some((set) => set.some((item) => kits.includes(item)));
}

const LOADS: ReadonlySet<Kit> = new Set<Kit>([
  'barbell',
  'dumbbells',
  'kettlebells',
  'cable',
  'machine',
  'smith-machine',
  'trap-bar',
  'ez-bar',
]);

function proposalsFor(name: string): Exercise[] {
  if (wordsOf(name).every((word) => BODY_PART.test(word))) return [];
  const split = splitBrackets(name);
  const english = translated(name);
  const texts = [...(english === undefined ? [] : [english]), ...(split === undefined ? [] : [...withKit(split), split.bare]), name];
  const loose = texts.flatMap((text) => findExercise(text) ?? []);
  const found = [...loose, ...texts.flatMap((text) => searchExercises({ text }))];
  return [...new Set(found.length > 0 ? found : withoutOneWord(split?.bare ?? name))].slice(0, PROPOSALS_MOST);
}

/** What is found when one word is left out, «wide pull up» as a pull-up. */
function withoutOneWord(name: string): Exercise[] {
  const words = wordsOf(name);
  if (words.length < 2 || words.length > WORDS_MOST) return [];
  // Of two words the last names the movement: a «seated dip» is a dip, and «back deltoids» are no movement of the back.
  const [, movement = ''] = words;
  if (words.length === 2) return BODY_PART.test(movement) ? [] : searchExercises({ text: movement }).slice(0, 1);
  return words.flatMap((word) => searchExercises({ text: words.filter((other) => other !== word).join(' ') }).slice(0, 1));
}

const WORDS_MOST = 7;
/** Words of parts of the body, and of where on them. */
const BODY_PART =
  /^(?:lower|upper|back|legs?|chest|shoulders?|arms?|delts?|deltoids?|hips?|calf|calves|abs?|core|neck|glutes?|biceps?|triceps?|quads?|hamstrings?)$/;

/** A name with its foreign words in English; undefined when it has none. */
function translated(name: string): string | undefined {
  const plain = name
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[()[\]]/g, ' ');
  const english = FOREIGN_WORDS.reduce(
    (text, [word, meaning]) => text.replace(new RegExp(`(?<!\\p{L})(?:${word})(?!\\p{L})`, 'gu'), meaning),
    plain,
  );
  // Other languages put what distinguishes a movement after it, English before it.
  const ordered = english.replace(/^(.*\S)\s+(close grip|dumbbell|barbell|cable|machine)\s*$/, '$2 $1');
  return english === plain ? undefined : ordered;
}

/**
 * Whether every word of the name has a counterpart in the exercise's name or one of its aliases, within a slip, or the translation is its
 * name.
 */
function isAlike(name: string, exercise: Exercise): boolean {
  const english = translated(name);
  if (english !== undefined && findExercise(english) === exercise) return true;
  const words = wordsOf(name);
  return [exercise.name, ...exercise.aliases].some((known) => {
    const other = wordsOf(known);
    return words.length === other.length && words.every((word) => other.some((candidate) => isSlip(word, candidate)));
  });
}

function wordsOf(name: string): string[] {
  return [...new Set(exerciseKey(name).split(' '))].filter((word) => word !== '');
}

/** One letter changed, left out, added or swapped with its neighbour, in a word of four letters or more. */
function isSlip(a: string, b: string): boolean {
  if (a === b) return true;
  if (Math.min(a.length, b.length) < 4 || Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  const [restA, restB] = [a.slice(start), b.slice(start)];
  if (restA.slice(1) === restB.slice(1) || restA.slice(1) === restB || restA === restB.slice(1)) return true;
  return restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2);
}

function namesOf(exercises: readonly Exercise[]): string[] {
  return [...new Set(exercises.map(({ name }) => name))].slice(0, PROPOSALS_MOST);
}
