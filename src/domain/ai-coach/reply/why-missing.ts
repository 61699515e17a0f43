import type { Plan } from '#domain/plan/plan.ts';
import { planView } from '#domain/plan/plan-view.ts';
import type { Exercise } from '../../exercises/exercise.ts';
import { EXERCISES } from '../../exercises/library.ts';
import { hasKitFor } from '../../exercises/substitutes.ts';
import { dayName } from '../change/compare-days.ts';
import { findMuscles } from '../edit/read/find-muscles.ts';
import { limitationAgainst } from '../person/limitations.ts';
import { listWords } from '../person/list-words.ts';
import { stateAgainst } from '../person/state-against.ts';
import { hardestFor, mayDo, type Trainee } from '../person/trainee.ts';
import { type WhyKind, whyKindIn } from '../understand/acts/why-kind-table.ts';
import { findMentions, type Mention } from '../understand/find-mentions.ts';
import { neededWords } from '../unmet-wishes.ts';
import type { Offer } from './offer-plan.ts';
import { type PlannedPart, partsOf, weeklySets } from './planned-part.ts';
import { cardioWords, kindIn, whyKind } from './why-kind.ts';
import { whyMuscle } from './why-muscle.ts';

export interface MissingQuestion {
  /** Normalised. */
  text: string;
  plan: Plan;
  trainee: Trainee;
}

/** Why the plan does not have something, from what was told and what has its place; undefined where nothing is named (PLAN-39). */
export function whyMissing(question: MissingQuestion): Offer | undefined {
  const { text, plan, trainee } = question;
  const kind = whyKindIn(text);
  const exercise = exerciseMeant(text, kind);
  if (kind?.name === 'cardio') return cardioWords(question, exercise);
  if (exercise !== undefined) return whyNoExercise(exercise, question);
  if (kind !== undefined) return whyNoKind(kind, question);
  const muscle = findMuscles(text)[0];
  return muscle === undefined ? undefined : whyMuscle({ text, plan, trainee }, muscle);
}

/** What follows «no», «instead of» or «and not»; with a piece of equipment named, the exercise of that kind done with it. */
function exerciseMeant(text: string, kind: WhyKind | undefined): Exercise | undefined {
  const after = /\b(?:instead of|rather than|and not)\b(.*)/.exec(text)?.[1] ?? '';
  const isNo = /\b(?:no|not|isn't|aren't|without)\b.*\binstead\b/.test(text);
  const named = (isNo ? undefined : findMentions(after, true)[0]) ?? mentionsIn(text)[0];
  if (named === undefined || kind?.kit === undefined) return named?.exercise;
  const noun = nounOf(named.exercise);
  const withKit = EXERCISES.find(
    (other) => other.pattern === named.exercise.pattern && kind.isKind(other) && other.name.toLowerCase().includes(noun),
  );
  return kind.isKind(named.exercise) ? named.exercise : (withKit ?? named.exercise);
}

/** Exercises that are named as such: «abs» are a body part. */
function mentionsIn(text: string): Mention[] {
  return findMentions(text, true).filter(({ words }) => findMuscles(words)[0]?.words !== words);
}

function nounOf({ name }: Exercise): string {
  return name.toLowerCase().split(' ').at(-1) ?? '';
}

/** Why a plan has not this exercise; where it has one of the name, that first. */
export function whyNoExercise(exercise: Exercise, { plan, trainee }: Pick<MissingQuestion, 'plan' | 'trainee'>): Offer {
  const all = partsOf(plan);
  const itself = all.filter((part) => part.exercise?.id === exercise.id);
  if (itself.length > 0) return { messages: [`It is there: ${placesWords(itself)}.`], quick_replies: [] };
  const alike = all.filter(
    (part) => part.exercise?.pattern === exercise.pattern && part.item.exercise.toLowerCase().includes(nounOf(exercise)),
  );
  const name = exercise.name;
  const lead = alike.length === 0 ? `${name} is not in your plan:` : `Your plan has ${placesWords(alike)}. ${name} itself is not in it:`;
  const against = reasonAgainst(exercise, trainee);
  if (against !== undefined)
    return { messages: [`${lead} ${against.words}`], quick_replies: against.isRefusal ? [`Add ${name.toLowerCase()}`] : [] };
  const filled = alike.length > 0 ? alike : all.filter((part) => part.exercise?.pattern === exercise.pattern);
  return {
    messages: [
      `${lead} ${placeWords(exercise, filled, plan, trainee)} Say «add ${name.toLowerCase()}» if you want it, and I show what it changes.`,
    ],
    quick_replies: [`Add ${name.toLowerCase()}`],
  };
}

/** What the person told that leaves an exercise out, with where the rule is from; undefined where they may do it. */
function reasonAgainst(exercise: Exercise, trainee: Trainee): { words: string; isRefusal: boolean } | undefined {
  const { brief, kit } = trainee;
  const said = (words: string) => ({ words, isRefusal: false });
  if (brief.refused.includes(exercise.id))
    return { words: `you asked me to leave it out. Say «add ${exercise.name.toLowerCase()}» and it comes back.`, isRefusal: true };
  const swapped = brief.swaps.find(({ from }) => from === exercise.id);
  const instead = EXERCISES.find(({ id }) => id === swapped?.to);
  if (instead !== undefined)
    return {
      words: `you asked for ${instead.name.toLowerCase()} in its place. Say «add ${exercise.name.toLowerCase()}» to have both.`,
      isRefusal: true,
    };
  if (kit !== null && !hasKitFor(exercise, kit)) {
    const missing = exercise.equipment[0]?.filter((item) => !kit.has(item)) ?? [];
    const has = brief.gym === null ? '' : `; you told me: ${brief.gym.toLowerCase()}`;
    return said(`it needs ${neededWords(missing)}, which you did not name${has}. Tell me when you have it, and it can come in.`);
  }
  const limitation = limitationAgainst(exercise, brief.limitations);
  if (limitation !== undefined)
    return said(
      `it asks much of what you told me to spare (${limitation.region}), and what stresses a sore part most waits while easier kin take its place (consensus). Tell me when that is fine again.`,
    );
  const state = stateAgainst(exercise, brief);
  if (state !== undefined) return said(`it does not suit ${state.name}, which you told me of (consensus).`);
  if (exercise.difficulty > hardestFor(trainee))
    return said(
      `it takes long practice, and ${trainee.guarded ? 'at your age' : 'in the first months'} a simpler movement trains the same with less to go wrong (consensus).`,
    );
  if (trainee.easy && exercise.pattern === 'power') return said('fast work waits while effort stays easy (consensus).');
  return mayDo(exercise, trainee) ? undefined : said('it does not fit what you told me (consensus).');
}

/** What has its place in the week, and why that rather than this; else what the week is full of. */
function placeWords(exercise: Exercise, filled: readonly PlannedPart[], plan: Plan, trainee: Trainee): string {
  const [muscle] = exercise.primary;
  const work =
    filled.length > 0 ? filled : partsOf(plan).filter((part) => part.exercise?.primary.some((one) => exercise.primary.includes(one)));
  if (work.length === 0) return `${noRoomWords(plan, trainee)} ${goalFirst(trainee)}${alongWords(exercise, plan)}`;
  const names = listWords([...new Set(work.map(({ item }) => item.exercise.toLowerCase()))]);
  const sets =
    muscle === undefined ? '' : `, so your ${muscle} come${muscle.endsWith('s') ? '' : 's'} to ${weeklySets(plan, muscle)} sets a week`;
  const easier = easierWords(exercise, work);
  const rule =
    trainee.goal === 'strength'
      ? 'Strength follows the lifts that are practised heavy, so few lifts get many sets (Schoenfeld et al. 2017, on loads).'
      : 'Muscle follows the weekly sets, whichever exercise does them (Pelland et al. 2025).';
  return `${names} ${work.length === 1 ? 'has' : 'have'} its place${sets}${easier}. ${rule}`;
}

/** What the planned ones spare that this one does not. */
function easierWords(exercise: Exercise, work: readonly PlannedPart[]): string {
  const [joint] = (Object.entries(exercise.stress) as [keyof Exercise['stress'], number][])
    .filter(([name, stress]) => stress === 2 && work.every((part) => (part.exercise?.stress[name] ?? 0) < 2))
    .map(([name]) => name);
  if (joint !== undefined) return `, with less strain on the ${joint}`;
  return work.every((part) => (part.exercise?.difficulty ?? 3) < exercise.difficulty) ? ', and with less to learn' : '';
}

/** The sets that its muscle gets from others as a helper. */
function alongWords({ primary: [muscle] }: Exercise, plan: Plan): string {
  const sets = muscle === undefined ? 0 : weeklySets(plan, muscle);
  return sets === 0 ? '' : ` Others train your ${muscle} along: ${sets} sets a week, counted half.`;
}

function goalFirst({ goal }: Trainee): string {
  return goal === 'strength' || goal === 'muscle'
    ? `What does most for ${goal} got the room (consensus).`
    : 'Large movements come first, because they train most for the time (Iversen et al. 2021).';
}

function noRoomWords(plan: Plan, { minutes, brief }: Trainee): string {
  const longest = Math.max(...partsOf(plan).map(({ day }) => day.minutes ?? 0));
  return brief.minutes !== null && longest >= minutes * 0.9
    ? `the sessions take ${longest} of your ${minutes} minutes already.`
    : `nothing you told me asks for it${planView(plan).goal === '' ? '' : `: the goal is ${planView(plan).goal}`}.`;
}

/** «Hack squat (3 × 6–10, Tuesday) and front squat (3 × 6–10, Friday)». */
function placesWords(parts: readonly PlannedPart[]): string {
  return listWords(parts.map(({ item, day }) => `${item.exercise.toLowerCase()} (${item.sets} × ${item.reps}, ${dayName(day.label)})`));
}

function whyNoKind(kind: WhyKind, question: MissingQuestion): Offer {
  const { plan, trainee } = question;
  if (kindIn(kind, plan).length > 0) return whyKind(kind, question);
  const reasons = EXERCISES.filter(kind.isKind).map((exercise) => reasonAgainst(exercise, trainee));
  const against = reasons.filter((reason) => reason !== undefined);
  const first = against.length * 2 > reasons.length ? mostCommon(against.map(({ words }) => words)) : undefined;
  const { kit } = trainee;
  if (kind.kit !== undefined && kit !== null && !kind.kit.some((item) => kit.has(item)))
    return {
      messages: [
        `There are no ${kind.name} in your plan because you named none${trainee.brief.gym === null ? '' : `; you told me: ${trainee.brief.gym.toLowerCase()}`}. With what you have the same muscles get their sets, and muscle grows alike with machines and free weights (Haugen et al. 2023). Tell me when you have them.`,
      ],
      quick_replies: [],
    };
  if (first !== undefined)
    return {
      messages: [`There ${isPlural(kind) ? 'are' : 'is'} no ${kind.name} in your plan: ${isPlural(kind) ? ofMany(first) : first}`],
      quick_replies: [],
    };
  return {
    messages: [
      `There ${isPlural(kind) ? 'are' : 'is'} no ${kind.name} in your plan: ${noRoomWords(plan, trainee)} ${goalFirst(trainee)} It can come in: ${kind.reason}. Say «add» and the exercise you want.`,
    ],
    quick_replies: [],
  };
}

/** «It asks» of several. */
function ofMany(words: string): string {
  return words.replace(/^it (ask|take|need)s\b/, 'they $1').replace(/^it does\b/, 'they do');
}

function mostCommon(texts: readonly string[]): string | undefined {
  const count = (text: string): number => texts.filter((other) => other === text).length;
  return [...texts].sort((a, b) => count(b) - count(a))[0];
}

function isPlural({ name }: WhyKind): boolean {
  return name.endsWith('s');
}
