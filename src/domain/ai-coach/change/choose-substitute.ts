import type { Exercise, Kit } from '../../exercises/exercise.ts';
import { EXERCISES } from '../../exercises/library.ts';
import { hasKitFor, workApart } from '../../exercises/substitutes.ts';
import { FULL_GYM_KIT } from '../gyms-table.ts';
import { mayDo, type Trainee } from '../trainee.ts';
import { loadFactor } from './convert-load.ts';

const PATTERN_COST = 1.5;
const EASIER_LOAD_COST = 2;
const UNKNOWN_LOAD_COST = 0.4;
const DIFFICULTY_COST = 0.5;
const COMPOUND_COST = 1;
const REFERENCE_REPS = '8';
/** Shares no more than this with the muscles of the other: not a substitute. */
const COST_MOST = 5;
/** Things a gym has one or two of. Whoever is on one blocks it; machines differ from one another. */
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

/** What is in use when somebody else trains this exercise: the rack it stands in, the station it needs. */
export function takenKit(exercise: Exercise, kit: ReadonlySet<Kit>): ReadonlySet<Kit> {
  const used = exercise.equipment.find((set) => set.every((item) => kit.has(item))) ?? exercise.equipment[0] ?? [];
  const stations = used.filter((item) => STATIONS.includes(item));
  // A bench press is done in its rack; an ordinary bench beside it is free.
  return new Set(stations.includes('rack') ? stations.filter((item) => item !== 'bench') : stations);
}

export function kitOf(trainee: Trainee): ReadonlySet<Kit> {
  return trainee.kit ?? new Set(FULL_GYM_KIT);
}

interface NotThese {
  taken?: ReadonlySet<Kit>;
  exercises: ReadonlySet<string>;
}

/** What can stand in for an exercise for this trainee, the likest first: the same muscles and movement, a load that can be chosen. */
export function chooseSubstitutes(exercise: Exercise, trainee: Trainee, not: NotThese): Exercise[] {
  return rankSubstitutes(exercise, trainee, not)
    .filter(({ is_like }) => is_like)
    .map(({ other }) => other);
}

/** Everything possible that trains the same main muscle, the likest first, and whether it is like enough to be expected. */
export function rankSubstitutes(exercise: Exercise, trainee: Trainee, not: NotThese): { other: Exercise; is_like: boolean }[] {
  const { taken = new Set<Kit>() } = not;
  const kit = new Set([...kitOf(trainee)].filter((item) => !taken.has(item)));
  return EXERCISES.filter((other) => other.id !== exercise.id && !not.exercises.has(other.id) && sharesMuscle(exercise, other))
    .filter((other) => mayDo(other, trainee) && hasKitFor(other, kit))
    .map((other) => ({ other, cost: costOf(exercise, other, trainee) }))
    .sort((a, b) => a.cost - b.cost)
    .map(({ other, cost }) => ({ other, is_like: cost <= COST_MOST }));
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
