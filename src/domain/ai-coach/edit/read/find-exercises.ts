import type { Exercise } from '../../../exercises/exercise.ts';
import { exerciseKey } from '../../../exercises/exercise-key.ts';
import { findExercise } from '../../../exercises/find-exercise.ts';
import { EXERCISES } from '../../../exercises/library.ts';
import { nameWordMeant } from '../../understand/correct-spelling.ts';
import { memoize } from '../../understand/memoize.ts';
import type { PlanContents, PlanExercise } from '../plan-contents.ts';
import type { ExerciseRef } from '../plan-edit.ts';
import { wordsOf } from './edit-words.ts';
import { findMuscles } from './find-muscles.ts';

/** An exercise that a message names. */
export interface ExerciseMention {
  ref: ExerciseRef;
  /** The library's exercise of these words, whatever the plan has. */
  library: Exercise | undefined;
  /** More exercises of the plan that the words fit as well: «the rows» of a plan with two. */
  others: readonly ExerciseRef[];
  in_plan: boolean;
  words: string;
  /** Index of its first word. */
  at: number;
  length: number;
}

const LONGEST = 5;
const FILL = new Set(['the', 'a', 'an', 'my', 'of', 'with', 'on', 'to', 'for', 'and', 'or', 'one', '1', 'in', 'at', 'per']);
/** Single words that are rather a muscle, an adjective or a direction than an exercise. */
const NOT_ALONE = new Set(
  'low single step steps abs traps trainer upright incline decline core legs arms chest back shoulders front side standing seated machine cable dumbbell barbell band kettlebell bike sumo high hips calf calves hip leg lat lats lower upper body day weight bar rope bodyweight reverse ball box walk walking walks stairs stair hang run running dip-bar bits die dumbbells weights steps chin arnold dead curse bridges jump jumping jumps lift lifting carry stand sit'.split(
    ' ',
  ),
);

/** Last words of exercise names: «row», «press», «curl». */
const HEADS: ReadonlySet<string> = new Set([...EXERCISES.flatMap(({ name }) => exerciseKey(name).split(' ').at(-1) ?? []), 'bench']);
/** Words that mean an exercise on their own; «down» and «extension» do not. */
const HEADS_ALONE: ReadonlySet<string> = new Set(
  'row squat curl presse press lunge deadlift raise thrust bridge fly dip crunch plank shrug swing kickback pullover clean snatch bench lateral bulgarian goblet hack romanian pallof pendlay meadow spoto nordic sissy zercher preacher hammer skull pendulum landmine concentration zottman copenhagen'.split(
    ' ',
  ),
);

/** Exercises a text names, longest names first. What the plan has comes before the library: «bench» is the plan's bench press. */
export function findExercises(text: string, plan: PlanContents, day?: number): ExerciseMention[] {
  const words = wordsOf(text);
  const items = plan.exercises.filter((item) => day === undefined || item.day === day);
  const elsewhere = plan.exercises;
  const mentions: ExerciseMention[] = [];
  for (let at = 0; at < words.length; at += mentions.at(-1)?.at === at ? (mentions.at(-1)?.length ?? 1) : 1) {
    const mention = longestAt(words, at, items) ?? longestAt(words, at, elsewhere);
    if (mention !== undefined) mentions.push(mention);
  }
  return mentions;
}

function longestAt(words: readonly string[], at: number, items: readonly PlanExercise[]): ExerciseMention | undefined {
  if (FILL.has(words[at] ?? '')) return undefined;
  for (let length = Math.min(LONGEST, words.length - at); length >= 1; length -= 1) {
    // «Push-ups»: the plural that the key of a name keeps.
    const typed = words.slice(at, at + length);
    const phrase = (length === 1 ? typed : typed.map(nameWordMeant)).map((word) =>
      word.replace(/ups$/, 'up').replace(/^presses$/, 'press'),
    );
    if (FILL.has(phrase.at(-1) ?? '') || (length === 1 && NOT_ALONE.has(phrase[0] ?? ''))) continue;
    if (isBodyPart(phrase.join(' '))) continue;
    const library = findExercise(phrase.join(' '));
    const fitting = fittingItems(phrase.join(' '), library, items);
    if (library === undefined && fitting.length === 0) continue;
    const [first, ...others] = fitting;
    const ref = first?.ref ?? { id: library?.id ?? null, name: library?.name ?? phrase.join(' ') };
    return {
      ref,
      library,
      others: others.map((other) => other.ref),
      in_plan: first !== undefined,
      words: (length === 1 ? phrase : typed).join(' '),
      at,
      length,
    };
  }
  return undefined;
}

/** «Side delts» is a muscle before it is an exercise's nickname. */
const isBodyPart = memoize((phrase) => findMuscles(phrase)[0]?.words.length === phrase.length);

/** The plan's exercises that the words can mean: exactly that one, else all whose name has every word. */
function fittingItems(phrase: string, library: Exercise | undefined, items: readonly PlanExercise[]): PlanExercise[] {
  const exact = items.find((item) => library !== undefined && item.exercise?.id === library.id);
  if (exact !== undefined) return [exact];
  const keys = exerciseKey(phrase).split(' ');
  if (!(keys.length === 1 ? HEADS_ALONE : HEADS).has(keys.at(-1) ?? '')) return unknownItems(keys, items);
  const fitting = items.filter((item) => item.names.some((name) => keys.every((key) => name.has(key))) && isMeant(keys, item));
  const distinct = fitting.filter((item, index) => fitting.findIndex((other) => other.ref.name === item.ref.name) === index);
  return distinct.length === 0 ? unknownItems(keys, items) : distinct;
}

/** A plan from elsewhere has names of its own; one telling word is enough. */
function unknownItems(keys: readonly string[], items: readonly PlanExercise[]): PlanExercise[] {
  return items
    .filter((item) => item.exercise === undefined && keys.every((key) => key.length > 3 && item.names[0]?.has(key) === true))
    .slice(0, 1);
}

/** «Squats» are no split squats, «curls» no leg curls, «press» no Pallof press. */
function isMeant(keys: readonly string[], { exercise }: PlanExercise): boolean {
  if (keys.length > 1 || exercise === undefined) return true;
  const [key] = keys;
  if (key === 'squat') return exercise.pattern === 'squat';
  if (key === 'curl') return exercise.pattern === 'biceps';
  if (key === 'deadlift') return exercise.pattern === 'hinge' && !/romanian/i.test(exercise.name);
  if (key === 'row') return exercise.pattern === 'horizontal-pull';
  return key === 'bench' ? exercise.pattern === 'horizontal-push' : true;
}
