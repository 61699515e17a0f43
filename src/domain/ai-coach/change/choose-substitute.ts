import type { Exercise, Kit } from '../../exercises/exercise.ts';
import { allExercises } from '../../exercises/library.ts';
import { hasKitFor, workApart } from '../../exercises/substitutes.ts';
import { FULL_GYM_KIT } from '../person/gyms-table.ts';
import { mayDo, type Trainee } from '../person/trainee.ts';
import { loadFactor } from './convert-load.ts';

const PATTERN_COST = 1.5;
const EASIER_LOAD_COST = 2;
const UNKNOWN_LOAD_COST = 0.4;
const DIFFICULTY_COST = 0.5;
const COMPOUND_COST = 1;
const REFERENCE_REPS = '8';
/** Muscle overlap cost above which an exercise is not a substitute. */
const COST_MOST = 5;
/** Equipment that a gym has one or two of, so one user blocks it. Machines differ from one another. */
const STATIONS: readonly Kit[] = [
  'rack',
  'cable',
  'smith-machine',
  'pull-up-bar',
  'dip-bars',
  'landmine',
  'trap-bar',
  'safety-bar',
  'sled',
  'glute-ham-bench',
  'back-extension-bench',
  'bench',
];

/** The equipment blocked when somebody else does this exercise. */
export function takenKit(exercise: Exercise, kit: ReadonlySet<Kit>): ReadonlySet<Kit> {
  const used = exercise.equipment.find((set) => set.every((item) => kit.has(item))) ?? exercise.equipment[0] ?? [];
  const stations = used.filter((item) => STATIONS.includes(item));
  // A bench press blocks its rack; an ordinary bench beside it is free.
  return new Set(stations.includes('rack') ? stations.filter((item) => item !== 'bench') : stations);
}

export function kitOf(trainee: Trainee): ReadonlySet<Kit> {
  return trainee.kit ?? new Set(FULL_GYM_KIT);
}

interface NotThese {
  taken?: ReadonlySet<Kit>;
  exercises: ReadonlySet<string>;
}

/** Substitutes the trainee can do, closest first, by muscles, movement and adjustable load. */
export function chooseSubstitutes(exercise: Exercise, trainee: Trainee, not: NotThese): Exercise[] {
  return rankSubstitutes(exercise, trainee, not)
    .filter(({ is_like }) => is_like)
    .map(({ other }) => other);
}

export interface RankedSubstitute {
  other: Exercise;
  /** 0 for the same work; grows with each difference. */
  cost: number;
  is_like: boolean;
}

/** Every possible exercise for the same main muscle, closest first, with whether it counts as similar. */
export function rankSubstitutes(exercise: Exercise, trainee: Trainee, not: NotThese): RankedSubstitute[] {
  const { taken = new Set<Kit>() } = not;
  const kit = new Set([...kitOf(trainee)].filter((item) => !taken.has(item)));
  return (
    allExercises()
      .filter((other) => other.id !== exercise.id && !not.exercises.has(other.id) && sharesMuscle(exercise, other))
      // Jumps and throws stand in for each other only.
      .filter((other) => other.pattern !== 'power' || exercise.pattern === 'power')
      .filter((other) => mayDo(other, trainee) && hasKitFor(other, kit))
      .map((other) => ({ other, cost: costOf(exercise, other, trainee) }))
      .sort((a, b) => a.cost - b.cost)
      .map(({ other, cost }) => ({ other, cost, is_like: cost <= COST_MOST }))
  );
}

function costOf(from: Exercise, to: Exercise, trainee: Trainee): number {
  const unknownLoad = loadFactor({ exercise: from, reps: REFERENCE_REPS }, { exercise: to, reps: REFERENCE_REPS }) === null;
  const wanted = trainee.brief.wanted.includes(to.id);
  return (
    workApart(from, to) +
    (from.pattern === to.pattern ? 0 : PATTERN_COST) +
    (from.compound === to.compound ? 0 : COMPOUND_COST) +
    (isLoaded(from) && !isLoaded(to) ? EASIER_LOAD_COST : 0) +
    (unknownLoad ? UNKNOWN_LOAD_COST : 0) +
    DIFFICULTY_COST * Math.abs(from.difficulty - to.difficulty) -
    (wanted ? 1 : 0)
  );
}

function isLoaded(exercise: Exercise): boolean {
  return exercise.load === 'barbell' || exercise.load === 'dumbbell' || exercise.load === 'machine';
}

function sharesMuscle(a: Exercise, b: Exercise): boolean {
  return a.primary.some((muscle) => b.primary.includes(muscle));
}
