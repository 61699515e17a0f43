import { findExercise } from '../../exercises/find-exercise.ts';
import { exerciseById } from '../../exercises/library.ts';
import { estimateOneRepMax } from '../../training/e1rm.ts';
import { loadableWeight, numberText } from '../../training/loading.ts';
import { unitWord, type WeightUnit, weightNumber } from '../../training/units.ts';
import { daysBetween } from '../../training/week.ts';
import type { LogDigest } from '../log-digest/digest-shape.ts';
import { type LogFact, loggedMax } from '../log-facts.ts';
import type { Brief } from '../person/brief-shape.ts';
import { listWords } from '../person/list-words.ts';
import { type CompetitionLift, contestedLifts } from '../person/meet.ts';
import { traineeOf } from '../person/trainee.ts';

/** The words before the attempts. */
export const ATTEMPTS = 'Attempts';

/** Shares of the maximum (MEET-5): of lifters at world level the opener is about 91% of the third. */
const SHARES = { opener: 0.91, second: 0.96, third: 1 } as const;
const FIRST_MEET_OPENER = 0.89;

/** The lift as it is competed in, the usual one first. */
const AS_COMPETED: Readonly<Record<CompetitionLift, readonly string[]>> = {
  squat: ['back-squat', 'low-bar-squat'],
  'bench press': ['bench-press', 'pause-bench-press'],
  deadlift: ['deadlift', 'sumo-deadlift'],
};

interface Known {
  log: LogDigest | null;
  facts: readonly LogFact[];
  unit: WeightUnit;
}

/** Opener, second and third of each lift whose maximum is known, and how to choose the third. */
export function attemptWords(brief: Brief, known: Known): string {
  const opener = brief.meet?.is_first === true || traineeOf(brief).experience === 'beginner' ? FIRST_MEET_OPENER : SHARES.opener;
  const lifts = contestedLifts(brief.meet).map((lift) => ({ lift, max: maxOf(lift, brief, known) }));
  const listed = lifts.flatMap(({ lift, max }) =>
    max === undefined ? [] : [`${lift} ${[opener, SHARES.second, SHARES.third].map((share) => weightAt(max * share, known)).join(', ')}`],
  );
  const missing = lifts.filter(({ max }) => max === undefined).map(({ lift }) => lift);
  const ask =
    missing.length === 0
      ? ''
      : ` Tell me your best ${listWords(missing)}, or log heavy sets, and I give ${missing.length === 1 ? 'its' : 'their'} attempts.`;
  if (listed.length === 0) return `${ATTEMPTS} need your numbers.${ask}`;
  const kilos = known.unit === 'lb' ? ' Where the platform is loaded in kilos, round each down to 2.5 kg.' : '';
  return `${ATTEMPTS} by what you lift now, in ${unitWord(known.unit)}: ${listed.join('; ')}. The opener is a weight you did as a single at RPE 8 or easier. Choose the third by the second: 4% more when that was RPE 8.5 or easier, 2.5% at 9, 1.5% above.${kilos}${ask}`;
}

function weightAt(target: number, { log, unit }: Known): string {
  const gym = log?.gym ?? undefined;
  const own = loadableWeight(target, 'barbell', unit, 'down', gym);
  // Plates that end below the attempt say nothing of the platform.
  return Number(own) >= target * LEAST_OF_TARGET ? own : loadableWeight(target, 'barbell', unit, 'down');
}

const LEAST_OF_TARGET = 0.97;

/** By the sets of the last three weeks, else as told, else the best estimate of the log. */
function maxOf(lift: CompetitionLift, brief: Brief, known: Known): number | undefined {
  const recent = recentMax(lift, known);
  if (recent !== undefined) return recent;
  const told = AS_COMPETED[lift].flatMap((id) => brief.maxes.find(({ exercise_id }) => exercise_id === id) ?? [])[0];
  if (told !== undefined) return weightNumber(told.weight, told.unit, known.unit);
  const logged = AS_COMPETED[lift].flatMap((id) => loggedMax(known.facts, exerciseById(id)?.name ?? '') ?? [])[0];
  return logged === undefined ? undefined : weightNumber(numberText(logged.value), logged.unit, known.unit);
}

const RECENT_DAYS = 21;
/** A single at this effort or above counts twice. */
const TELLING_RPE = 8;

function recentMax(lift: CompetitionLift, { log, unit }: Known): number | undefined {
  if (log === null) return undefined;
  const sessions = log.exercises
    .filter(({ name }) => AS_COMPETED[lift].includes(findExercise(name)?.id ?? ''))
    .flatMap((exercise) => exercise.sessions.filter(({ on }) => daysBetween(on, log.today) <= RECENT_DAYS));
  const points = sessions.flatMap(({ sets }) => bestOf(sets, unit) ?? []);
  const total = points.reduce((sum, { weight }) => sum + weight, 0);
  return total === 0 ? undefined : points.reduce((sum, { value, weight }) => sum + value * weight, 0) / total;
}

type DigestSets = LogDigest['exercises'][number]['sessions'][number]['sets'];

function bestOf(sets: DigestSets, unit: WeightUnit): { value: number; weight: number } | undefined {
  let best: { value: number; weight: number } | undefined;
  for (const [reps, load, rpe] of sets) {
    const typed = /^([\d.]+)(kg|lb)$/.exec(load);
    const weight = typed === null ? undefined : weightNumber(typed[1] ?? '', typed[2] === 'kg' ? 'kg' : 'lb', unit);
    const estimate = weight === undefined || rpe === null ? undefined : estimateOneRepMax({ weight, reps, rpe });
    if (estimate === undefined || estimate.confidence === 'none' || estimate.value <= (best?.value ?? 0)) continue;
    best = { value: estimate.value, weight: reps === 1 && (rpe ?? 0) >= TELLING_RPE ? 2 : 1 };
  }
  return best;
}
