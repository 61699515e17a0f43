import type { Plan } from '#domain/plan/plan.ts';
import { dayView, planView } from '#domain/plan/plan-view.ts';
import type { Exercise } from '../../exercises/exercise.ts';
import { exerciseKey } from '../../exercises/exercise-key.ts';
import { findExercise, prescribedExercise } from '../../exercises/find-exercise.ts';
import { familyOf, findMentions, type Mention } from '../understand/find-mentions.ts';
import type { DigestExercise, LogDigest } from './digest-shape.ts';

/** The exercise a question is about. */
export interface AskedExercise {
  /** As in the plan or the log, else the library's name. */
  name: string;
  /** undefined for a name the library does not know. */
  exercise: Exercise | undefined;
  isPlanned: boolean;
  /** The asked words, when another exercise of the kind is the one trained: «squat» for Goblet squat. */
  instead: string | null;
}

interface Candidate extends Omit<AskedExercise, 'instead'> {
  key: string;
}

/** Words that point at what was talked about before. */
const POINTS_BACK = /\b(?:it|that|this one|that one|them|those|these|there|the same|one)\b/;
const SHORT_WORDS = 4;

/**
 * The exercise asked for, names in the plan first, then in the log, then the library: «bench» is the bench press of this plan, and «squat»
 * the goblet squat where that is the squat trained. `text` is normalised; `last` is the exercise talked about before, for «and why?».
 */
export function exerciseAsked(text: string, plan: Plan | undefined, digest: LogDigest | null, last?: string): AskedExercise | undefined {
  const known = candidates(plan, digest);
  const words = ` ${exerciseKey(text)} `;
  // A name of the trainee's own may contain one of the library.
  const own = known.find(({ exercise, key }) => exercise === undefined && key.length > 2 && words.includes(` ${key} `));
  if (own !== undefined) return { ...own, instead: null };
  const mentioned = findMentions(text, true).map((mention) => fromMention(mention, known));
  const asked = mentioned.find((one) => one !== undefined) ?? kindNamed(words, known);
  if (asked !== undefined) return asked;
  const isElliptic = POINTS_BACK.test(text) || text.split(/\s+/).length <= SHORT_WORDS;
  return last === undefined || !isElliptic ? undefined : exerciseNamed(last, plan, digest);
}

/** An exercise by name, under the name the plan or the log gives it. */
export function exerciseNamed(name: string, plan: Plan | undefined, digest: LogDigest | null): AskedExercise {
  const exercise = findExercise(name);
  const known = candidates(plan, digest).find(
    (one) => one.key === exerciseKey(name) || (exercise !== undefined && one.exercise?.id === exercise.id),
  );
  return { name: exercise?.name ?? name, exercise, isPlanned: false, ...known, instead: null };
}

/** «My abs» and «hang it on» name no exercise, unless that one is trained. */
const WEAK_WORDS: ReadonlySet<string> = new Set(
  'abs hang low single step steps stairs walk walking traps upright trainer ropes twists'.split(' '),
);

function fromMention(mention: Mention, known: readonly Candidate[]): AskedExercise | undefined {
  const { exercise } = mention;
  const own = known.find((one) => one.exercise?.id === exercise.id);
  if (own !== undefined) return { ...own, instead: null };
  const family = new Set(familyOf(mention).map(({ id }) => id));
  const words = ` ${exerciseKey(mention.words)} `;
  const kin = known.find(
    (one) =>
      one.exercise !== undefined &&
      (family.has(one.exercise.id) || (one.exercise.pattern === exercise.pattern && ` ${one.key} `.includes(words))),
  );
  if (kin !== undefined) return { ...kin, instead: mention.words };
  return WEAK_WORDS.has(mention.words) ? undefined : { name: exercise.name, exercise, isPlanned: false, instead: null };
}

/** Nouns that name a kind of exercise: «the rows» are those of this plan. */
const KINDS = [
  'row',
  'press',
  'squat',
  'deadlift',
  'curl',
  'raise',
  'lunge',
  'pull down',
  'fly',
  'extension',
  'thrust',
  'dip',
  'shrug',
  'carry',
  'swing',
  'clean',
  'snatch',
  'incline',
];

function kindNamed(words: string, known: readonly Candidate[]): AskedExercise | undefined {
  const kind = KINDS.find((noun) => words.includes(` ${noun} `));
  if (kind === undefined) return undefined;
  const kin = known.filter(({ key }) => ` ${key} `.includes(` ${kind} `));
  // «Press» alone is overhead.
  const chosen = (kind === 'press' ? kin.find(({ exercise }) => exercise?.pattern === 'vertical-push') : undefined) ?? kin[0];
  return chosen === undefined ? undefined : { ...chosen, instead: kind };
}

/** Planned exercises, main lifts first, then logged ones. */
function candidates(plan: Plan | undefined, digest: LogDigest | null): Candidate[] {
  const days =
    plan === undefined ? [] : Array.from({ length: planView(plan).days }, (_, day) => dayView(plan, 0, day)).flatMap((day) => day ?? []);
  const planned = [...days.flatMap(({ primary }) => primary), ...days.flatMap(({ accessories }) => accessories)].map((item) => ({
    name: item.exercise,
    exercise: prescribedExercise(item),
    isPlanned: true,
    key: exerciseKey(item.exercise),
  }));
  const logged = (digest?.exercises ?? []).map(({ name }) => ({
    name,
    exercise: findExercise(name),
    isPlanned: false,
    key: exerciseKey(name),
  }));
  return [...planned, ...logged];
}

/** The digest of an exercise: under its own name, else under another name of the same movement. */
export function loggedExercise(digest: LogDigest, asked: Pick<AskedExercise, 'name' | 'exercise'>): DigestExercise | undefined {
  const key = exerciseKey(asked.name);
  const own = digest.exercises.find(({ name }) => exerciseKey(name) === key);
  if (own !== undefined || asked.exercise === undefined) return own;
  return digest.exercises.find(({ name }) => findExercise(name)?.id === asked.exercise?.id);
}

/** Says which exercise is answered when another was named; empty otherwise. */
export function insteadWords({ name, instead, isPlanned }: AskedExercise): string[] {
  if (instead === null) return [];
  return [`I take that as ${name}, which is ${isPlanned ? 'in your plan' : 'what you log'}.`];
}
