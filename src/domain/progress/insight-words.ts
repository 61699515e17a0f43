import { unitWord, type WeightUnit } from '../training/units.ts';
import { daysBetween } from '../training/week.ts';
import type { Insight } from './choose-insight.ts';
import type { ProgressFinding } from './progress-finding.ts';
import type { PointMeasure } from './session-point.ts';

/** The card of an unasked insight (PROG-15). */
export interface InsightWords {
  title: string;
  /** Lift, numbers, unit and period. */
  fact: string;
  /** One likely reading, never certain; null for a record and a rise. */
  reading: string | null;
  /** The change with its size and the message that asks the coach for it, or the lift to look at. */
  action: { label: string; message: string } | { label: string; exercise_id: string };
}

export const INSIGHT_MESSAGES = {
  eyebrow: 'I noticed, you did not ask',
  leave: 'Leave it',
  notSaved: 'This phone could not store that. Try again.',
} as const;

/** Loads and estimates of the insight are in `unit`. */
export function insightWords(insight: Insight, unit: WeightUnit, isBeginner: boolean): InsightWords {
  if (insight.kind === 'record') {
    const { name, sentence, exercise_id } = insight.record;
    return { title: `${name}: a new best`, fact: sentence, reading: null, action: openLift(name, exercise_id) };
  }
  const { finding } = insight;
  const lift = finding.name ?? 'This lift';
  switch (finding.id) {
    case 'regression':
      return regressionWords(finding, lift, unit);
    case 'missed-reps':
      return missedWords(finding, lift);
    case 'same-load-harder':
      return harderWords(finding, lift, unit);
    case 'plateau':
      return plateauWords(finding, lift, unit, isBeginner);
    case 'fatigue':
      return fatigueWords(finding);
    case 'rise':
      return riseWords(finding, lift, unit);
    default:
      return easyWords(finding);
  }
}

function regressionWords({ numbers }: ProgressFinding<'regression'>, lift: string, unit: WeightUnit): InsightWords {
  const { before, now, sessions, measure } = numbers;
  const start = measure === 'estimate' ? ` Start at 92.5% of your usual load.` : '';
  return {
    title: `${lift} has gone down`,
    fact: `${figures(before, now, measure, unit)} over your last ${sessions} sessions, against the weeks before.`,
    reading: `Sleep, food or a hard week may be behind it. How are they?${start}`,
    action: { label: 'Take one set off', message: `One set less of ${lift}` },
  };
}

function missedWords({ numbers }: ProgressFinding<'missed-reps'>, lift: string): InsightWords {
  return {
    title: `${lift}: reps missed`,
    fact: `${numbers.short_sets} sets stayed below ${numbers.bottom} reps in your last ${numbers.exposures} sessions with it.`,
    reading: 'The load may be a step too high for now.',
    action: { label: 'Go 5% lighter', message: `My ${lift} is too heavy, I miss reps` },
  };
}

function harderWords({ numbers, from, to }: ProgressFinding<'same-load-harder'>, lift: string, unit: WeightUnit): InsightWords {
  const { load, reps, first_rpe, last_rpe, exposures } = numbers;
  return {
    title: `${lift} feels harder`,
    fact: `${loadWords(load, unit)} × ${reps} for ${weeks(from, to)}, ${exposures} sessions: RPE ${rounded(first_rpe)} → ${rounded(last_rpe)}.`,
    reading: `Tiredness may be hiding your strength. One day at ${loadWords(load * 0.9, unit)} (−10%) would show it.`,
    action: { label: 'Take one set off too', message: `One set less of ${lift}` },
  };
}

function plateauWords(
  { numbers, from, to }: ProgressFinding<'plateau'>,
  lift: string,
  unit: WeightUnit,
  isBeginner: boolean,
): InsightWords {
  return {
    title: `${lift} stands still`,
    fact: `${figures(numbers.before, numbers.now, numbers.measure, unit)} over ${weeks(from, to)}, with no new best.`,
    reading: 'It may need a little more work.',
    action: isBeginner
      ? { label: 'Add one set', message: `Add a set to ${lift}` }
      : { label: 'Add two sets', message: `Add two sets to ${lift}` },
  };
}

function fatigueWords({ numbers, from, to }: ProgressFinding<'fatigue'>): InsightWords {
  const fact =
    numbers.overshoot === null
      ? `Two of your main lifts have gone down or feel harder over ${weeks(from, to)}.`
      : `Your last ${numbers.sessions} sessions were about ${rounded(numbers.overshoot)} RPE harder than planned.`;
  return {
    title: 'Your sessions run hard',
    fact,
    reading: 'You may be carrying some fatigue.',
    action: { label: 'Take a lighter week (half the sets)', message: 'I need a lighter week' },
  };
}

function riseWords({ numbers, exercise_id }: ProgressFinding<'rise'>, lift: string, unit: WeightUnit): InsightWords {
  const { before, now, change, measure } = numbers;
  return {
    title: `${lift} rose over your last block`,
    fact: `${figures(before, now, measure, unit)}, ${Math.round(change * 1000) / 10}% more than the block before.`,
    reading: null,
    action: openLift(lift, exercise_id ?? ''),
  };
}

function openLift(lift: string, exercise_id: string): { label: string; exercise_id: string } {
  return { label: `See ${lift.toLowerCase()} over time`, exercise_id };
}

function easyWords({ numbers }: ProgressFinding<'too-easy'>): InsightWords {
  return {
    title: 'Your sessions run easy',
    fact: `Your last ${numbers.sessions} sessions were about ${rounded(-numbers.undershoot)} RPE easier than planned, with every rep done.`,
    reading: 'You may be ready for more.',
    action: { label: 'Raise the effort by 1 rep', message: 'My last sessions were too easy, make it harder' },
  };
}

/** «182 → 171 kg estimated» */
function figures(before: number, now: number, measure: PointMeasure, unit: WeightUnit): string {
  const [from, to] = [Math.round(before), Math.round(now)];
  const range = from === to ? `${to}` : `${from} → ${to}`;
  if (measure === 'reps') return `${range} reps`;
  return measure === 'estimate' ? `${range} ${unitWord(unit)} estimated` : `${range} ${unitWord(unit)} moved in a set`;
}

function loadWords(load: number, unit: WeightUnit): string {
  return `${rounded(load)} ${unitWord(unit)}`;
}

function weeks(from: string, to: string): string {
  const count = Math.max(1, Math.round(daysBetween(from, to) / 7));
  return count === 1 ? 'a week' : `${count} weeks`;
}

/** To half a unit. */
function rounded(value: number): number {
  return Math.round(value * 2) / 2;
}
