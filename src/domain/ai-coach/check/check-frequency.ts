import type { Pattern } from '../../exercises/exercise.ts';
import { exerciseById } from '../../exercises/library.ts';
import type { Style } from '../person/brief-shape.ts';
import { contestedLifts } from '../person/meet.ts';
import { setsOfDay, type Work, type WorkDay } from '../plan-work.ts';
import { type CheckInput, type Finding, info, warn } from './finding.ts';
import { muscleDoes } from './muscle-words.ts';
import { HEAVY_HINGE_DAYS, MAJOR_MUSCLES } from './volume-table.ts';
import { choiceExplainsMuscle, scheduleExplains } from './what-explains.ts';

const LIFTS_OFTEN: readonly (readonly [Pattern, string])[] = [
  ['squat', 'squat'],
  ['horizontal-push', 'bench press or its kin'],
];

/** Each major muscle twice a week when there are two days or more (ACSM 2026; matters for strength, hardly for size: Pelland 2025). */
export function checkFrequency(input: CheckInput): Finding[] {
  return [...input.shapes.flatMap((week) => muscleFrequency(input, week)), ...liftFrequency(input)];
}

function muscleFrequency(input: CheckInput, week: readonly WorkDay[]): Finding[] {
  const days = week.map(setsOfDay);
  const once = MAJOR_MUSCLES.flatMap((muscle) => {
    const sets = days.map((day) => day.get(muscle) ?? 0).filter((amount) => amount >= 1);
    return sets.length === 1 ? [{ muscle, sets: Math.max(...sets) }] : [];
  });
  if (once.length === 0) return [];
  const byTime = scheduleExplains(week, input.trainee);
  return once.map(({ muscle, sets }) => {
    const few = sets <= 10 && input.trainee.experience !== 'beginner';
    // For strength the frequency of each lift counts; `liftFrequency` checks it.
    const lesser = few || input.trainee.goal === 'strength';
    const why = days.length === 1 ? 'you train once a week' : (choiceExplainsMuscle(muscle, input.trainee) ?? byTime);
    const text = `${muscleDoes(muscle, 'are')} trained once a week; twice works better`;
    if (why !== undefined) return info('FREQ', `${text}, but ${why}.`);
    return lesser ? info('FREQ', `${text}.`) : warn('FREQ', `${text}.`);
  });
}

/** Styles that bring up something else than the big lifts. */
const AIMS_ELSEWHERE: ReadonlySet<Style | null> = new Set<Style | null>(['first pull-up', 'pull-ups', 'first push-up', 'posture']);

/** Who refuses a lift of the pattern, has a meet without it, or wants something else is not told to do it more often. */
function isUnwanted(pattern: Pattern, { brief }: CheckInput['trainee']): boolean {
  if (AIMS_ELSEWHERE.has(brief.style)) return true;
  if (pattern === 'squat' && !contestedLifts(brief.meet).includes('squat')) return true;
  return brief.refused.some((id) => exerciseById(id)?.pattern === pattern);
}

/** Strength is a skill: squat and bench 2–3 times a week, heavy hinges not more than 3 (Pelland et al. 2025; the cap is consensus). */
function liftFrequency(input: CheckInput): Finding[] {
  if (input.trainee.goal !== 'strength') return [];
  const week = input.weeks[0] ?? [];
  const daysOf = (pattern: Pattern, heavy: boolean): number =>
    week.filter((day) =>
      day.work.some((item) => item.exercise?.pattern === pattern && item.exercise.compound && (!heavy || isHeavyBar(item))),
    ).length;
  const findings: Finding[] = [];
  for (const [pattern, name] of LIFTS_OFTEN)
    if (week.length >= 2 && daysOf(pattern, false) === 1 && !isUnwanted(pattern, input.trainee))
      findings.push(info('FREQ', `One day a week has a ${name}; two or three build the skill faster.`));
  const hinges = daysOf('hinge', true);
  if (hinges > HEAVY_HINGE_DAYS)
    findings.push(warn('FREQ', `${hinges} days a week have heavy hinges; ${HEAVY_HINGE_DAYS} are the most a back recovers from.`));
  return findings;
}

function isHeavyBar(item: Work): boolean {
  return item.exercise?.load === 'barbell' && item.effort >= 7;
}
