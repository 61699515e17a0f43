import type { Pattern } from '../../exercises/exercise.ts';
import { isForLater, startsGently } from '../person/gentle-start.ts';
import { allowedExercises, isWished, type Trainee } from '../person/trainee.ts';
import { hardSets, oncePerDayFor, type Work } from '../plan-work.ts';
import { BEGINNER_EFFORT, BEGINNER_REPS_LEAST, EASY_REPS_LEAST, GOAL_REPS, GOAL_REST } from './effort-table.ts';
import { type CheckInput, error, type Finding, info, warn } from './finding.ts';
import { LOWERED_PULL_UP } from './pull-up-table.ts';
import { ONE_LIFT_SESSION } from './volume-table.ts';

const HEAVY_PRESSES: ReadonlySet<Pattern> = new Set<Pattern>(['horizontal-push', 'vertical-push']);

/** Reps and effort must suit goal, experience and body. */
export function checkEffort(input: CheckInput): Finding[] {
  const days = input.weeks.flat();
  const work = days.flatMap((day) => day.work);
  return [
    ...goalReps(input, work),
    ...days.flatMap((day) => effortOfDay(day, input.trainee)),
    ...days.flatMap((day) => restsOfDay(day, input.trainee)),
    ...days.flatMap((day) => oneLift(day, input.trainee)),
  ];
}

const effortOfDay = oncePerDayFor(({ work }, trainee) =>
  work.flatMap((item) => [
    ...tooHard(trainee, item),
    ...forBeginner(trainee, item),
    ...forStart(trainee, item),
    ...forBody(trainee, item),
    ...repsOfKind(item),
  ]),
);

const restsOfDay = oncePerDayFor(({ work }, trainee) => work.flatMap((item) => rest(trainee, item)));

function goalReps(input: CheckInput, work: readonly Work[]): Finding[] {
  const { goal } = input.trainee;
  if (work.length > 0 && work.every((item) => item.exercise?.pattern === 'conditioning'))
    return [info('GOAL_REPS', `Nothing is lifted in this plan; ${goal} needs some of it.`)];
  const lifts = work.filter(
    ({ exercise, range }) =>
      exercise?.compound === true && range?.unit === 'reps' && exercise.pattern !== 'power' && exercise.id !== LOWERED_PULL_UP,
  );
  if (lifts.length === 0) return [];
  const { least, most, accessory_most: accessoryMost } = GOAL_REPS[goal];
  if (goal === 'strength') {
    const mains = lifts.filter((item) => item.main && item.exercise?.load === 'barbell');
    if (mains.length > 0 && mains.every((item) => (item.range?.low ?? 0) > most))
      return [error('GOAL_REPS', `Every main lift is above ${most} reps; strength needs sets of 1–6.`)];
  } else if (lifts.every((item) => (item.range?.high ?? 0) < least) && goal !== 'functional')
    return [error('GOAL_REPS', `Every set is below ${least} reps, which does not serve ${goal}.`)];
  return lifts.flatMap((item) => {
    const range = item.range;
    const loaded = item.exercise?.load !== 'bodyweight' && item.exercise?.load !== 'band';
    const limit = item.main ? most : accessoryMost;
    if (range === undefined) return [];
    const text = `${nameOf(item)}: ${item.prescription.reps} reps is`;
    if (range.high < least && !range.open) return [warn('GOAL_REPS', `${text} low for ${goal}; ${least} or more are wanted.`)];
    return loaded && range.low > limit ? [warn('GOAL_REPS', `${text} high for ${goal}; ${limit} is the most.`)] : [];
  });
}

/** Planned to failure: size and strength do not need it (Refalo et al. 2023; Robinson et al. 2023). */
function tooHard(trainee: Trainee, item: Work): Finding[] {
  const { exercise, effort } = item;
  if (exercise === undefined || effort < 10) return [];
  const loaded = exercise.load !== 'bodyweight' && exercise.load !== 'band' && exercise.compound;
  const legs = exercise.pattern === 'squat' || exercise.pattern === 'hinge';
  if (!loaded || !(legs || (HEAVY_PRESSES.has(exercise.pattern) && exercise.load === 'barbell'))) return [];
  const sentence = `${nameOf(item)} to the very limit: leave at least one rep in reserve on heavy lifts.`;
  const severe = trainee.experience === 'beginner' || trainee.guarded;
  return [severe ? error('EFFORT', sentence) : warn('EFFORT', sentence)];
}

/** Plain movements, enough reps to learn them, and reps in reserve (ACSM 2009; consensus). */
function forBeginner(trainee: Trainee, item: Work): Finding[] {
  const { experience, goal } = trainee;
  const { exercise, effort, range } = item;
  if (experience !== 'beginner' || exercise === undefined || exercise.pattern === 'conditioning') return [];
  const name = nameOf(item);
  const findings: Finding[] = [];
  if (exercise.difficulty === 3) {
    const finds = isWished(exercise, trainee) ? warn : error;
    findings.push(finds('LEVEL', `${name} is a movement for later; a beginner needs a simpler one.`));
  }
  if (!exercise.compound) return findings;
  const open = range?.open === true;
  const text = open
    ? `${name}: as many reps as possible is for later; stop two short of that.`
    : `${name} at RPE ${effort} is too hard for someone new; 8 is plenty.`;
  if (effort >= BEGINNER_EFFORT.error) findings.push(error('LEVEL', text));
  else if (effort >= BEGINNER_EFFORT.warn) findings.push(open ? info('LEVEL', text) : warn('LEVEL', text));
  const bar = exercise.load === 'barbell' && range?.unit === 'reps';
  if (bar && goal === 'strength' && range.high <= 2)
    findings.push(info('LEVEL', `${name}: ${item.prescription.reps} reps needs practice first; 3 or more are wanted.`));
  if (bar && goal !== 'strength' && range.low < BEGINNER_REPS_LEAST && exercise.pattern !== 'power' && !open)
    findings.push(
      warn('LEVEL', `${name}: ${item.prescription.reps} reps needs practice first; ${BEGINNER_REPS_LEAST} or more are wanted.`),
    );
  return findings;
}

/** A start at 50 or later, or with a sore region, leaves free bars for later where the equipment has something simpler of the kind (STATE-7). */
function forStart(trainee: Trainee, { exercise }: Work): Finding[] {
  if (exercise?.load !== 'barbell' || !isForLater(exercise) || !startsGently(trainee)) return [];
  if (isWished(exercise, trainee)) return [];
  const simpler = allowedExercises(trainee).find(
    (other) => other.pattern === exercise.pattern && other.load !== 'bodyweight' && other.load !== 'time' && !isForLater(other),
  );
  return simpler === undefined ? [] : [warn('LEVEL', `${exercise.name} is much for this start; ${simpler.name} is steadier.`)];
}

/** Age, pregnancy and blood pressure limit effort and raise reps. */
function forBody({ easy, guarded, brief }: Trainee, item: Work): Finding[] {
  const { exercise, effort, range } = item;
  if (exercise === undefined || exercise.pattern === 'conditioning') return [];
  const findings: Finding[] = [];
  if (guarded && (effort > 8 || range?.open === true)) {
    const sentence = `${nameOf(item)}: at ${brief.age} keep two reps in reserve and no all-out sets.`;
    findings.push(error('EFFORT', sentence), error('LEVEL', sentence));
  }
  if (easy && (effort > 7.5 || (range?.unit === 'reps' && range.low < 6)))
    findings.push(error('LIMITATION', `${nameOf(item)} is too hard for now: ${EASY_REPS_LEAST} reps or more with 3 in reserve.`));
  return findings;
}

/** Many heavy sets of one lift need training experience. */
const oneLift = oncePerDayFor((day, { experience, goal }): Finding[] => {
  if (experience === 'advanced' || (experience === 'intermediate' && goal !== 'fat loss')) return [];
  const lifts = new Map<string, { sets: number; reps: number }>();
  for (const item of day.work) {
    if (item.exercise?.compound !== true) continue;
    const { sets, reps } = lifts.get(item.exercise.name) ?? { sets: 0, reps: 0 };
    const hard = hardSets(item);
    lifts.set(item.exercise.name, { sets: sets + hard, reps: reps + hard * (item.range?.low ?? 0) });
  }
  return [...lifts].flatMap(([name, { sets: amount, reps }]) => {
    if (amount <= ONE_LIFT_SESSION.sets || reps <= ONE_LIFT_SESSION.reps) return [];
    const sentence = `${day.label} has ${amount} hard sets of ${name}; ${ONE_LIFT_SESSION.sets} are the most for now.`;
    return [experience === 'beginner' ? error('LEVEL', sentence) : warn('LEVEL', sentence)];
  });
});

const LOWERED_REPS_MOST = 5;

function repsOfKind(item: Work): Finding[] {
  const { exercise, range } = item;
  if (exercise === undefined || range === undefined || range.unit === 'seconds') return [];
  if (exercise.id === LOWERED_PULL_UP && range.low > LOWERED_REPS_MOST)
    return [warn('REPS', `${nameOf(item)}: ${item.prescription.reps} reps are many for what is only lowered; 2 to 5 are wanted.`)];
  const isolation = !exercise.compound && exercise.load !== 'time' && exercise.load !== 'bodyweight' && exercise.pattern !== 'carry';
  if (isolation && range.high < 4)
    return [error('REPS', `${nameOf(item)}: ${item.prescription.reps} reps strains the joint for nothing; 8 or more are wanted.`)];
  if (isolation && range.high < 6)
    return [warn('REPS', `${nameOf(item)}: ${item.prescription.reps} reps is low for a single joint; 8 or more are wanted.`)];
  if (item.main && exercise.load === 'barbell' && item.prescription.rpe !== null && range.low > 12)
    return [warn('EFFORT', `${nameOf(item)}: nobody judges RPE well above 12 reps.`)];
  return [];
}

/** Warns below half of the goal's shortest rest and above one and a half times its longest; heavy sets need at least a minute. */
function rest({ goal }: Trainee, item: Work): Finding[] {
  const seconds = item.prescription.rest_seconds;
  if (seconds === null || item.exercise === undefined || item.prescription.superset !== null) return [];
  if (item.exercise.pattern === 'conditioning') return [];
  const heavy = item.main && item.exercise.compound && item.exercise.load === 'barbell';
  const text = `${nameOf(item)}: ${seconds} seconds`;
  if (heavy && seconds < 60 && item.effort >= 8) return [error('REST', `${text} is too short before a heavy set; take 120 or more.`)];
  const kind = heavy ? 'main' : item.exercise.compound ? 'compound' : 'single';
  const [least, most] = GOAL_REST[goal][kind];
  if (seconds < least / 2) return [warn('REST', `${text} is short for ${goal}; take ${least} or more.`)];
  return seconds > most * 1.5 ? [warn('REST', `${text} is more rest than ${goal} needs; ${most} is enough.`)] : [];
}

function nameOf(item: Work): string {
  return item.prescription.exercise.slice(0, 60);
}
