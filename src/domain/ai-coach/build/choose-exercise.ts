import type { Exercise, Kit, Pattern } from '../../exercises/exercise.ts';
import { EXERCISES, exerciseById } from '../../exercises/library.ts';
import { competitionLiftOf, isPowerlifting } from '../check/powerlifting-table.ts';
import { isForLater, startsGently } from '../person/gentle-start.ts';
import { heaviestFor, isLight } from '../person/heaviest.ts';
import { isPullWithoutLoad } from '../person/pulls-without-load.ts';
import { isSwappedAway, mayDo, type Trainee } from '../person/trainee.ts';
import { POWERLIFTING_CHOICES } from './powerlifting-table.ts';
import { ONLY_WHEN_ASKED, SLOT_CHOICES, SLOT_FALLBACKS, SLOT_OF_PATTERN, type Slot, type Style } from './slot-table.ts';

export interface ChoiceContext {
  trainee: Trainee;
  /** Exercise id to its count in the week. */
  used: ReadonlyMap<string, number>;
  /** Exercise ids of this day. */
  today: ReadonlySet<string>;
  /** An adjacent day already loads the low back. */
  spare_back: boolean;
  main: boolean;
}

const USED_COST = 6;
/** A lift that is competed in repeats after one variation of it. */
const COMPETED_COST = 1.5;
const BACK_COST = 60;
const WANTED_GAIN = 200;
const HARD_COST = 30;
/** A strength plan prefers repeating a barbell lift to replacing it by one without a bar. */
const NO_BAR_COST = 8;
const BAR_PATTERNS: ReadonlySet<Pattern> = new Set<Pattern>(['squat', 'lunge', 'hinge', 'glute', 'horizontal-push', 'vertical-push']);
/** Legs soon need a load to get stronger; the same loaded lift on another day does more than one without. */
const NO_LOAD_COST = 20;
const LEG_PATTERNS: ReadonlySet<Pattern> = new Set<Pattern>(['squat', 'lunge', 'hinge', 'glute']);

/** The best exercise for a slot or, failing that, for its fallback slots; undefined when none is possible. */
export function chooseExercise(slot: Slot, context: ChoiceContext): { exercise: Exercise; slot: Slot } | undefined {
  for (const place of [slot, ...(SLOT_FALLBACKS[slot] ?? [])]) {
    const exercise = bestFor(place, context);
    if (exercise !== undefined && (place === slot || !isWornOut(exercise, context))) return { exercise, slot: place };
  }
  return undefined;
}

/** A single joint stands in for a compound twice a week at most: a third time a further row or press does more (TEMPLATE-17). */
const STANDS_IN_MOST = 2;

function isWornOut(exercise: Exercise, { used }: ChoiceContext): boolean {
  return !exercise.compound && (used.get(exercise.id) ?? 0) >= STANDS_IN_MOST;
}

function bestFor(slot: Slot, context: ChoiceContext): Exercise | undefined {
  let best: Exercise | undefined;
  let bestCost = Number.POSITIVE_INFINITY;
  for (const candidate of candidates(slot, context.trainee)) {
    if (context.today.has(candidate.exercise.id)) continue;
    const cost = costOf(candidate, context);
    if (cost < bestCost) {
      best = candidate.exercise;
      bestCost = cost;
    }
  }
  return best;
}

/** Applies the trainee's swaps; undefined when the replacement is not possible. */
function afterSwap(exercise: Exercise, trainee: Trainee): Exercise | undefined {
  const swap = trainee.brief.swaps.find(({ from }) => from === exercise.id);
  if (swap === undefined) return exercise;
  const instead = exerciseById(swap.to);
  return instead !== undefined && mayDo(instead, trainee) ? instead : undefined;
}

/** An exercise for a slot, with what it costs this trainee in any week. */
interface Candidate {
  listed: Exercise;
  /** What it is swapped for, else the listed one. */
  exercise: Exercise;
  /** By its place and the trainee. */
  cost: number;
  /** Besides, as a main lift. */
  main_cost: number;
  used_cost: number;
}

function costOf({ listed, cost, main_cost, used_cost }: Candidate, context: ChoiceContext): number {
  const used = context.used.get(listed.id) ?? 0;
  const wanted = used === 0 && context.trainee.brief.wanted.includes(listed.id);
  const loadsBack = context.spare_back && listed.stress['low back'] === 2 && listed.compound;
  return cost + (context.main ? main_cost : 0) + used * used_cost - (wanted ? WANTED_GAIN : 0) + (loadsBack ? BACK_COST : 0);
}

function candidateOf(listed: Exercise, exercise: Exercise, place: number, trainee: Trainee): Candidate {
  const noBar = styleOf(trainee) === 'barbell' && listed.load !== 'barbell' && BAR_PATTERNS.has(listed.pattern);
  const noLoad = trainee.goal === 'strength' && listed.load === 'bodyweight' && LEG_PATTERNS.has(listed.pattern);
  return {
    listed,
    exercise,
    cost: place + costFor(listed, trainee),
    main_cost: (noBar ? NO_BAR_COST : 0) + (noLoad ? NO_LOAD_COST : 0),
    used_cost: isPowerlifting(trainee) && competitionLiftOf(listed) !== undefined ? COMPETED_COST : USED_COST,
  };
}

function costFor(exercise: Exercise, trainee: Trainee): number {
  return (
    (isTooDemanding(exercise, trainee) ? HARD_COST : 0) +
    (isForLater(exercise) && startsGently(trainee) ? HARD_COST : 0) +
    (needsSeat(exercise, trainee) ? SEAT_COST : 0) -
    (isRisingFirst(exercise, trainee) ? RISE_GAIN : 0) +
    (exercise.load === 'band' && isInChair(trainee) ? BAND_COST : 0) +
    (isTooLight(exercise, trainee) ? LIGHT_COST : 0)
  );
}

/** From the chair few exercises come into question; one of them again does more than a band. */
const BAND_COST = 30;

function isInChair({ brief }: Trainee): boolean {
  return brief.states.some(({ kind }) => kind === 'wheelchair');
}

const SEAT_COST = 20;

/** Who is very heavy and new sits in a machine or rises from a seat before standing under a weight (STATE-1). */
function needsSeat({ id, load, equipment }: Exercise, { brief }: Trainee): boolean {
  if (!brief.states.some(({ kind }) => kind === 'very heavy')) return false;
  return (load !== 'machine' && id !== 'box-sit-to-stand') || equipment.flat().includes('smith-machine');
}

/** One leg at a time makes the most of light weights. */
const LIGHT_COST = 40;

function isTooLight(exercise: Exercise, trainee: Trainee): boolean {
  if (exercise.unilateral || !(exercise.pattern === 'squat' || exercise.pattern === 'hinge')) return false;
  const limit = heaviestFor(exercise, trainee.brief);
  return limit !== undefined && isLight(limit);
}

const HARDER_PUSH_UP = /^(?!incline|knee|scapular).*push-up$/;

const WHOLE_PULL_UPS: ReadonlySet<string> = new Set(['pull-up', 'chin-up', 'neutral-grip-pull-up']);

const DEMANDING: ReadonlySet<string> = new Set([
  'pull-up',
  'chin-up',
  'neutral-grip-pull-up',
  'decline-push-up',
  'pike-push-up',
  'ring-push-up',
  'slider-leg-curl',
  'hanging-knee-raise',
  'jump-squat',
  'push-up',
  'hollow-hold',
]);

/** Much balance for who is 65 and older; a hand on something firm is at hand with the others. */
const UNSTEADY: ReadonlySet<string> = new Set([
  'bulgarian-split-squat',
  'walking-lunge',
  'single-leg-romanian-deadlift',
  'front-squat',
  'bodyweight-split-squat',
  'split-squat',
  'bench-dip',
]);
const UNSTEADY_FROM_AGE = 65;

/** The whole weight at the end of the reach. */
const HANGS: ReadonlySet<string> = new Set(['assisted-pull-up', 'band-assisted-pull-up', 'negative-pull-up', 'bulgarian-split-squat']);

function isHypermobile({ brief }: Trainee): boolean {
  return brief.states.some(({ kind }) => kind === 'hypermobile');
}

/** Rising from a chair is the first leg exercise of who begins at 65 or later without weights (STATE-7). */
const RISE_GAIN = 10;

const WEIGHTS: readonly Kit[] = ['machine', 'dumbbells', 'kettlebells', 'smith-machine', 'barbell', 'cable', 'trap-bar', 'safety-bar'];

function isRisingFirst({ id }: Exercise, { experience, brief, kit }: Trainee): boolean {
  if (id !== 'box-sit-to-stand' || experience !== 'beginner' || (brief.age ?? 0) < UNSTEADY_FROM_AGE) return false;
  return brief.focus.length === 0 && kit !== null && !WEIGHTS.some((weight) => kit.has(weight));
}

/** Bodyweight pulls that many people cannot do yet rank after adjustable loads. */
function isTooDemanding(exercise: Exercise, trainee: Trainee): boolean {
  if (trainee.brief.style === 'first push-up' && HARDER_PUSH_UP.test(exercise.id)) return true;
  if (trainee.brief.style === 'first pull-up' && WHOLE_PULL_UPS.has(exercise.id)) return true;
  if ((trainee.brief.age ?? 0) >= UNSTEADY_FROM_AGE && UNSTEADY.has(exercise.id)) return true;
  if (isHypermobile(trainee) && HANGS.has(exercise.id)) return true;
  return (trainee.experience === 'beginner' || trainee.easy || trainee.guarded) && DEMANDING.has(exercise.id);
}

const KNOWN_CANDIDATES = new WeakMap<Trainee, Map<Slot, Candidate[]>>();

/** Cached per trainee while a plan is built. */
function candidates(slot: Slot, trainee: Trainee): Candidate[] {
  const known = KNOWN_CANDIDATES.get(trainee);
  const slots = known ?? new Map<Slot, Candidate[]>();
  if (known === undefined) KNOWN_CANDIDATES.set(trainee, slots);
  const found = slots.get(slot) ?? readCandidates(slot, trainee);
  if (!slots.has(slot)) slots.set(slot, found);
  return found;
}

function readCandidates(slot: Slot, trainee: Trainee): Candidate[] {
  return findCandidates(slot, trainee).flatMap((listed, place) => {
    const exercise = afterSwap(listed, trainee);
    return exercise === undefined ? [] : [candidateOf(listed, exercise, place, trainee)];
  });
}

function findCandidates(slot: Slot, trainee: Trainee): Exercise[] {
  const choices = SLOT_CHOICES[slot];
  const usual = listedExercises(typeof choices === 'string' ? choices : choices[styleOf(trainee)]);
  const first = isPowerlifting(trainee) ? listedExercises(POWERLIFTING_CHOICES[slot] ?? '') : [];
  const listed = [...first, ...usual.filter((exercise) => !first.includes(exercise))];
  const { wanted, swaps, refused } = trainee.brief;
  const rest = (EXERCISES_OF_SLOT.get(plainSlot(slot)) ?? []).filter(
    (exercise) => !listed.includes(exercise) && ((exercise.compound && !ONLY_WHEN_ASKED.has(exercise.id)) || wanted.includes(exercise.id)),
  );
  // A swapped-away exercise still marks the slots of its replacement.
  const asked =
    swaps.length === 0
      ? trainee
      : { ...trainee, brief: { ...trainee.brief, refused: refused.filter((id) => !isSwappedAway({ id }, trainee)) } };
  const possible = [...listed, ...rest].filter((exercise) => mayDo(exercise, asked));
  return hasLoadedPull(trainee) ? possible.filter((exercise) => wanted.includes(exercise.id) || !isPullWithoutLoad(exercise)) : possible;
}

const ROWS = EXERCISES.filter((exercise) => exercise.pattern === 'horizontal-pull' && !isPullWithoutLoad(exercise));

function hasLoadedPull(trainee: Trainee): boolean {
  return ROWS.some((exercise) => mayDo(exercise, trainee));
}

const LISTED = new Map<string, readonly Exercise[]>();

function listedExercises(ids: string): readonly Exercise[] {
  const known = LISTED.get(ids) ?? ids.split(' ').flatMap((id) => exerciseById(id) ?? []);
  LISTED.set(ids, known);
  return known;
}

function plainSlot(slot: Slot): Slot {
  return slot === 'squatLight' ? 'squatMain' : slot === 'hingeLight' ? 'hingeMain' : slot;
}

/**
 * After the preferred exercises any compound of the pattern is a candidate, so that the builder finds whatever the checker calls possible.
 */
const EXERCISES_OF_SLOT = new Map<Slot, Exercise[]>();
for (const exercise of EXERCISES) {
  const slot = SLOT_OF_PATTERN[exercise.pattern];
  EXERCISES_OF_SLOT.set(slot, [...(EXERCISES_OF_SLOT.get(slot) ?? []), exercise]);
}

function styleOf(trainee: Trainee): Style {
  if (trainee.goal === 'strength') return trainee.easy || startsGently(trainee) ? 'plain' : 'barbell';
  if (trainee.goal === 'muscle' || trainee.goal === 'fat loss') return trainee.experience === 'beginner' ? 'plain' : 'gym';
  return 'plain';
}
