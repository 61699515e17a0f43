import type { Exercise } from '../../exercises/exercise.ts';
import { capital, equipmentText } from '../../exercises/exercise-words.ts';
import { substitutesFor } from '../../exercises/substitutes.ts';
import { sparedJoints } from '../person/limitations.ts';
import { listWords } from '../person/list-words.ts';
import { mayDo, traineeOf } from '../person/trainee.ts';
import type { PlannedItem } from '../plan-facts.ts';
import { findMentions } from '../understand/find-mentions.ts';
import { aspectWords } from './exercise-aspects.ts';
import { type Person, plannedItem, say } from './person.ts';
import { plainText } from './words.ts';

export interface ExerciseAnswer {
  id: string;
  message: string;
}

const COMPARED = /\b(?:differen\w*|vs|versus|better|same|compare\w*|or)\b/;
const REPLACED = /\b(?:instead|alternativ\w*|substitut\w*|su[bs]+titut\w*|replac\w*|besides|other than|equivalent|in place of|else)\b/;
const MUSCLES_ASKED = /\b(?:muscles?|hits?|trains?|works?|feel|felt|targets?|what is it for|what for|arms? or|legs? or|good for)\b/;
const MISSING = /\b(?:no|not|without|missing|forgot|forget|isnt|arent)\b/;

/** Aliases that mean something else in most questions. */
const NOT_MEANT: ReadonlySet<string> = new Set(
  'dead low single walk walking steps stairs hang step traps abs trainer press incline decline'.split(' '),
);

/** Nouns of whole families: with an unfamiliar word before them they name a variation that the library does not have. */
const FAMILY = /^(?:curl|row|press|raise|squat|deadlift|lunge|dip|fly|crunch|extension|swing|clean|pull-?up|push-?up)e?s?$/;
const FAMILIAR =
  /^(?:the|an?|my|your|this|that|these|those|on|in|for|by|with|without|between|vs|versus|than|of|or|and|do|doing|does|did|is|are|what|whats|how|why|no|not|to|from|during|heavy|light|good|normal|regular|some|any|more|called|about|after|before|when|where|instead|replace|swap|every|each|hate|so|much|many|little|few|going|like|proper|basic|use|using|start|train|feel|at|if|have|has|got|put|give|as|i|you|we|it|there)$/;

/** The exercises a message names, each once. «Pelican curls» names none: it is not the curl of the library. */
export function exercisesNamed(text: string): Exercise[] {
  const plain = plainText(text);
  const words = plain.split(/[^a-z0-9'-]+/).filter((word) => word !== '');
  const mentions = findMentions(plain, true).filter(
    ({ words: name, at }) => !NOT_MEANT.has(name) && (!FAMILY.test(name) || at === 0 || FAMILIAR.test(words[at - 1] ?? '')),
  );
  return [...new Set(mentions.map((mention) => mention.exercise))];
}

function asksForMuscles(text: string): boolean {
  const plain = plainText(text);
  return MUSCLES_ASKED.test(plain) && !/\bhow (?:do|to|does)\b/.test(plain);
}

/** How it is done, what it trains, how two differ, or what fits instead: from the exercise library, for the equipment and limitations known. */
export function answerExercise(text: string, named: readonly Exercise[], person: Person): ExerciseAnswer | undefined {
  const [first, second] = named;
  if (first === undefined) return undefined;
  const plain = plainText(text);
  if (second !== undefined && COMPARED.test(plain))
    return { id: `compare-${first.id}-${second.id}`, message: say(preference(first, second, plain, person), comparison(first, second)) };
  if (REPLACED.test(plain)) return { id: `instead-${first.id}`, message: replacement(first, person) };
  if (asksForMuscles(text)) return { id: `muscles-${first.id}`, message: muscles(first, person) };
  const aspect = aspectWords(first, person, plain);
  if (aspect !== undefined) return { id: `${aspect.name}-${first.id}`, message: aspect.message };
  return { id: `how-${first.id}`, message: technique(first) };
}

/** Why an exercise is in the plan in use, or why it is not. */
export function answerWhyExercise(text: string, exercise: Exercise, person: Person): ExerciseAnswer {
  const item = plannedItem(person, exercise) ?? plannedKin(text, exercise, person);
  const name = exercise.name.toLowerCase();
  if (item !== undefined) {
    const why =
      item.why !== null && item.why.length <= 160
        ? `${capital(item.name)}: ${endSentence(item.why)}`
        : `${capital(item.name)} trains ${listWords(exercise.primary)}.`;
    return {
      id: `why-${exercise.id}`,
      message: say(why, amount(item), MISSING.test(plainText(text)) && 'If you want less of it, say so.'),
    };
  }
  if (person.plan === undefined)
    return { id: `why-${exercise.id}`, message: say(muscles(exercise, person), 'There is no plan yet that it could be in.') };
  const others = sameWork(exercise, person.plan.items);
  return {
    id: `why-not-${exercise.id}`,
    message: say(
      `${exercise.name} is not in your plan.`,
      others.length > 0
        ? `It trains ${listWords(exercise.primary)}, and ${listWords(others)} ${others.length === 1 ? 'does' : 'do'} that.`
        : `It trains ${listWords(exercise.primary)}.`,
      `Say «add ${name}» if you want it.`,
    ),
  };
}

/** «Curls» alone means the plan's own curl, not the library's first one. */
function plannedKin(text: string, exercise: Exercise, { plan }: Person): PlannedItem | undefined {
  if (plainText(text).includes(exercise.name.toLowerCase())) return undefined;
  const noun = exercise.name.toLowerCase().split(' ').at(-1) ?? '';
  return plan?.items.find((item) => item.exercise?.pattern === exercise.pattern && item.name.includes(noun));
}

function technique(exercise: Exercise): string {
  return say(
    `${exercise.name}: ${exercise.cues.slice(0, 3).join('. ')}.`,
    `It trains ${listWords(exercise.primary)}.`,
    exercise.cues.length < 3 && !isSmall(exercise) && 'Begin with a weight that lets you stop each rep where you want.',
  );
}

function isSmall(exercise: Exercise): boolean {
  return exercise.load === 'bodyweight' || exercise.load === 'time' || exercise.load === 'band';
}

function muscles(exercise: Exercise, person: Person): string {
  const item = plannedItem(person, exercise);
  return say(
    `${exercise.name} trains ${listWords(exercise.primary)}${exercise.secondary.length > 0 ? `, with help from ${listWords(exercise.secondary)}` : ''}.`,
    `That is where you should feel it. ${exercise.cues[0] ?? ''}.`,
    item !== undefined && amount(item),
  );
}

function amount(item: PlannedItem): string {
  return `Your plan has ${item.sets} ${item.sets === 1 ? 'set' : 'sets'} of ${item.reps} on ${item.day}.`;
}

const ASKS_PREFERENCE = /\b(?:better|best|prefer|should i|for me|which|or)\b/;

/** Prefers, of two exercises, what trains the named muscle, then what is in the plan. */
function preference(a: Exercise, b: Exercise, plain: string, person: Person): string | false {
  if (!ASKS_PREFERENCE.test(plain)) return false;
  const muscle = [...a.primary, ...b.primary].find((name) => plain.includes(name.replace(/s$/, '')));
  if (muscle !== undefined) {
    const [first, second] = [a.primary.includes(muscle), b.primary.includes(muscle)];
    if (first !== second) return `For ${muscle}: ${(first ? a : b).name.toLowerCase()}.`;
  }
  const [first, second] = [plannedItem(person, a), plannedItem(person, b)];
  if ((first === undefined) !== (second === undefined))
    return `Take ${(first === undefined ? b : a).name.toLowerCase()}, which your plan has; the other does no harm.`;
  return 'Either serves you, so take the one you like and can load.';
}

function comparison(a: Exercise, b: Exercise): string {
  const shared = a.primary.filter((muscle) => b.primary.includes(muscle));
  const more = (exercise: Exercise, other: Exercise): string[] => exercise.primary.filter((muscle) => !other.primary.includes(muscle));
  const parts = [shared.length > 0 && `Both train ${listWords(shared)}.`, own(a, more(a, b)), own(b, more(b, a)), kitDifference(a, b)];
  return say(...parts, parts.some((part) => part === '' || part === false) && ease(a, b));
}

function own(exercise: Exercise, more: readonly string[]): string {
  return more.length === 0 ? '' : `${exercise.name} loads ${listWords(more)}.`;
}

function kitDifference(a: Exercise, b: Exercise): string {
  const [first, second] = [equipmentText(a).toLowerCase(), equipmentText(b).toLowerCase()];
  return first === second ? '' : `The first needs ${first}, the second ${second}.`;
}

function ease(a: Exercise, b: Exercise): string {
  if (a.difficulty === b.difficulty) return 'They are about equally hard to learn, so take the one you like.';
  const easier = a.difficulty < b.difficulty ? a : b;
  return `${easier.name} is easier to learn.`;
}

const MOST_SUBSTITUTES = 3;

function replacement(exercise: Exercise, person: Person): string {
  const trainee = traineeOf(person.brief);
  const rules = { ...(trainee.kit === null ? {} : { kit: trainee.kit }), spare: sparedJoints(person.brief.limitations) };
  const options = substitutesFor(exercise, rules, 12)
    .filter((other) => mayDo(other, trainee))
    .slice(0, MOST_SUBSTITUTES)
    .map((other) => other.name.toLowerCase());
  if (options.length === 0)
    return `With your equipment I know no close substitute for ${exercise.name.toLowerCase()}. Tell me what you have at hand, and I look again.`;
  return say(
    `In place of ${exercise.name.toLowerCase()}: ${listWords(options)}.`,
    `${options.length === 1 ? 'It trains' : 'They train'} much the same muscles with what you have.`,
    'Start lighter and keep sets and effort.',
  );
}

/** At most two exercises of the plan with the same main muscles. */
function sameWork(exercise: Exercise, items: readonly PlannedItem[]): string[] {
  const names = items
    .filter((item) => item.exercise?.primary.some((muscle) => exercise.primary.includes(muscle)) === true)
    .map((item) => item.name);
  return [...new Set(names)].slice(0, 2);
}

function endSentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
