import type { Exercise } from '../../exercises/exercise.ts';
import { type CompetitionLift, contestedLifts, type Meet } from '../person/meet.ts';
import type { Trainee } from '../person/trainee.ts';

/** The most sets of a powerlifting week that may be assistance (TEMPLATE-1). */
export const MOST_ASSISTANCE_SHARE = 0.4;

/** The least days a week with each lift or a close variation, by number of hard days (TEMPLATE-1). */
export const LEAST_LIFT_DAYS: Readonly<Record<number, Readonly<Record<CompetitionLift, number>>>> = {
  2: { squat: 2, 'bench press': 2, deadlift: 1 },
  3: { squat: 2, 'bench press': 2, deadlift: 1 },
  4: { squat: 2, 'bench press': 3, deadlift: 1 },
  5: { squat: 3, 'bench press': 3, deadlift: 2 },
  6: { squat: 3, 'bench press': 3, deadlift: 2 },
};

/** Whether the week is built and judged as powerlifting: for strength, with a bar, and no state of the body that has a week of its own. */
export function isPowerlifting({ brief, goal, easy, kit }: Trainee): boolean {
  const hasBar = kit === null || kit.has('barbell');
  return brief.style === 'powerlifting' && goal === 'strength' && hasBar && !easy && brief.states.length === 0;
}

/** The meet that the training leads to; undefined without one, and for whom maximal lifts are not prepared (MEET-4). */
export function meetOf(trainee: Trainee): Meet | undefined {
  const { meet, age, lighter } = trainee.brief;
  if (meet === null || meet.days === null || meet.days < 0 || lighter !== null) return undefined;
  return isPowerlifting(trainee) && !(age !== null && age < 18) ? meet : undefined;
}

/** The competition lift that an exercise is or is a close variation of; undefined for assistance. */
export function competitionLiftOf({ pattern, load, stress, equipment }: Exercise): CompetitionLift | undefined {
  if (load !== 'barbell') return undefined;
  if (pattern === 'squat') return 'squat';
  if (pattern === 'horizontal-push') return equipment.some((kits) => kits.includes('bench')) ? 'bench press' : undefined;
  return pattern === 'hinge' && (stress['low back'] === 2 || stress.hip === 2) ? 'deadlift' : undefined;
}

/** Work like a lift of powerlifting that the meet ahead does not hold: it keeps the legs and back trained (MEET-6). */
export function isBesideContest(exercise: Exercise, { brief }: Trainee): boolean {
  const lift = competitionLiftOf(exercise);
  return lift !== undefined && !contestedLifts(brief.meet).includes(lift);
}
