import type { Exercise, Kit } from '../../exercises/exercise.ts';
import { EXERCISES } from '../../exercises/library.ts';
import { hasKitFor } from '../../exercises/substitutes.ts';
import type { Plan } from '../../plan/plan.ts';
import { isStrengthGoal } from '../../plan/plan-view.ts';
import { type Brief, EMPTY_BRIEF, type Experience, type Goal, keptFree } from './brief-shape.ts';
import { isEasyState, limitationAgainst } from './limitations.ts';
import { rulesOf, stateAgainst } from './state-against.ts';
import { chooseWeekdays } from './weekdays.ts';
import { worksWithOne } from './works-with-one.ts';

/** A brief with all blanks filled, and the assumptions made; input of builder and checker. */
export interface Trainee {
  goal: Goal;
  experience: Experience;
  /** Sessions a week that the named and kept-free weekdays leave room for. */
  days: number;
  /** 0 Sunday to 6 Saturday, ordered from Monday. */
  weekdays: readonly number[];
  minutes: number;
  kit: ReadonlySet<Kit> | null;
  brief: Brief;
  /** Easy effort: at least 3 reps in reserve and 8 reps. */
  easy: boolean;
  /** Under 18, or 65 and older: no maximal work, at least 2 reps in reserve. */
  guarded: boolean;
  /** Assumptions in words, for the trainee. */
  assumed: readonly string[];
}

const USUAL_MINUTES = 60;
const USUAL_DAYS = 3;
/** Beside matches two days hold strength and leave the legs fresh (TEMPLATE-11). */
const SEASON_DAYS = 2;
/** Illnesses with which effort stays easy whatever else is known (STATE-4). */
const IS_GRAVE =
  /stroke|palsy|sclerosis|\bms\b|parkinson|seizure|epilep|cancer|chemo|leuk|dystrophy|dialysis|transplant|pacemaker|stent|bypass|fib|arrhythmia|heart|copd|emphysema/;

/** Cached: briefs are immutable and one plan asks hundreds of times. */
const KNOWN = new WeakMap<Brief, Trainee>();
const ALLOWED = new WeakMap<Trainee, readonly Exercise[]>();

export function traineeOf(brief: Brief): Trainee {
  const known = KNOWN.get(brief) ?? readTrainee(brief);
  KNOWN.set(brief, known);
  return known;
}

function readTrainee(brief: Brief): Trainee {
  const assumed: string[] = [];
  if (brief.goal === null) assumed.push('your goal is general fitness');
  const experience = brief.experience ?? likelyExperience(brief);
  if (brief.experience === null) assumed.push(experience === 'beginner' ? 'you are new to lifting' : 'you have lifted for a year or so');
  if (brief.days === null) assumed.push(`you train ${likelyDays(brief)} days a week`);
  if (brief.minutes === null) assumed.push('you have about an hour each time');
  if (brief.kit === null) assumed.push('you train in a full gym');
  const weekdays = chooseWeekdays({
    days: brief.days ?? likelyDays(brief),
    weekdays: brief.weekdays,
    free: keptFree(brief),
    spare: evesOf(brief),
  });
  return {
    goal: brief.goal ?? 'general fitness',
    experience,
    days: weekdays.length,
    weekdays,
    minutes: brief.minutes ?? USUAL_MINUTES,
    kit: brief.kit === null ? null : new Set(sitsAlready(brief) ? [...brief.kit, 'bench'] : brief.kit),
    brief,
    easy:
      isEasyState(brief.limitations) ||
      brief.conditions.some((told) => IS_GRAVE.test(told)) ||
      rulesOf(brief).some((rule) => rule.easy === true),
    guarded: brief.age !== null && (brief.age < 18 || brief.age >= 65),
    assumed,
  };
}

/** A wheelchair is the seat that dumbbells would need a bench for; what needs lying down is left out by its rule (STATE-1). */
function sitsAlready({ states }: Brief): boolean {
  return states.some(({ kind }) => kind === 'wheelchair');
}

/** Sessions a week that are assumed where nobody told them. */
export function likelyDays({ season }: Pick<Brief, 'season'>): number {
  return season === 'in' ? SEASON_DAYS : USUAL_DAYS;
}

/** The two days before the one day of the week that a sport is played on, and the day after: legs need as long to be fresh (TEMPLATE-10). */
function evesOf({ sports }: Brief): readonly number[] {
  return sports.flatMap(({ name, weekdays }) => {
    if (weekdays.length === 1) return weekdays.flatMap((day) => [(day + 6) % 7, (day + 5) % 7, (day + 1) % 7]);
    return NEEDS_FRESH.test(name) ? weekdays.map((day) => (day + 6) % 7) : [];
  });
}

/** Played on several days, these still want the day before each without lifting: legs, or the grip of a climber. */
const NEEDS_FRESH =
  /marathon|triathl|ironman|parkrun|\d ?k$|cycl|bik|spin|ride|run|jog|athletics|climb|boulder|football|soccer|rugby|hockey|basketball|volleyball|netball|handball/;

/** Somebody who asks for a week by parts has trained before. */
function likelyExperience({ split, style }: Brief): Experience {
  return split === 'push pull legs' || split === 'body parts' || style === 'powerlifting' ? 'intermediate' : 'beginner';
}

/** The trainee for a plan without a brief: the plan's own goal, everything else open. */
export function traineeForPlan(plan: Plan, brief: Brief | undefined): Trainee {
  const known = brief ?? EMPTY_BRIEF;
  return known.goal === null ? traineeOf({ ...known, goal: goalOfPlan(plan) }) : traineeOf(known);
}

function goalOfPlan(plan: Plan): Goal {
  const goal = (plan.goal ?? '').toLowerCase();
  if (isStrengthGoal(plan)) return 'strength';
  if (/muscle|hypertrophy|size|mass|bulk/.test(goal)) return 'muscle';
  if (/fat|weight|lean|cut/.test(goal)) return 'fat loss';
  return /functional|athlet|sport/.test(goal) ? 'functional' : 'general fitness';
}

/** Few reps and hard ones, which an easy state has none of. */
const ONLY_LOWERED = 'negative-pull-up';

/** Harder than what a beginner pulled before; a sore elbow or shoulder takes them as nobody's substitute. */
const WHOLE_WEIGHT: ReadonlySet<string> = new Set(['pull-up', 'chin-up', 'neutral-grip-pull-up', 'weighted-pull-up', 'weighted-chin-up']);

function pullsTooMuch({ id }: Exercise, { experience, brief }: Trainee): boolean {
  return (
    experience === 'beginner' && WHOLE_WEIGHT.has(id) && brief.limitations.some(({ region }) => region === 'elbow' || region === 'shoulder')
  );
}

/** Whether this trainee may get the exercise: equipment, refusals, states, limitations, difficulty, and no explosive work in an easy state. */
export function mayDo(exercise: Exercise, trainee: Trainee): boolean {
  if (trainee.kit !== null && !hasKitFor(exercise, trainee.kit)) return false;
  const { single } = trainee.brief;
  if (single.length > 0 && trainee.kit?.has('machine') === false && !worksWithOne(exercise, trainee.kit, single)) return false;
  if (trainee.brief.refused.includes(exercise.id)) return false;
  if (exercise.difficulty > hardestFor(trainee)) return false;
  if (trainee.easy && (exercise.pattern === 'power' || exercise.id === ONLY_LOWERED)) return false;
  if (pullsTooMuch(exercise, trainee)) return false;
  if (stateAgainst(exercise, trainee.brief) !== undefined) return false;
  return limitationAgainst(exercise, trainee.brief.limitations) === undefined;
}

export function allowedExercises(trainee: Trainee): readonly Exercise[] {
  const known = ALLOWED.get(trainee) ?? EXERCISES.filter((exercise) => mayDo(exercise, trainee));
  ALLOWED.set(trainee, known);
  return known;
}

/** Asked for by name: it comes in where nothing but its difficulty speaks against it, with a warning. */
export function isWished({ id }: Pick<Exercise, 'id'>, { brief }: Trainee): boolean {
  return brief.wanted.includes(id) || brief.swaps.some(({ to }) => to === id);
}

/** Swapped for another exercise by the trainee's wish. */
export function isSwappedAway({ id }: Pick<Exercise, 'id'>, { brief }: Trainee): boolean {
  return brief.swaps.some(({ from }) => from === id);
}

/** The highest suitable difficulty: beginners learn plain exercises first. */
export function hardestFor(trainee: Trainee): 1 | 2 | 3 {
  return trainee.experience === 'beginner' || trainee.guarded ? 2 : 3;
}
