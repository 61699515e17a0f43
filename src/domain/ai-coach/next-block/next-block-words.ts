import { type WeightUnit, weightWithUnit } from '../../training/units.ts';
import type { StayReason } from '../check/check-same-block.ts';
import type { BlockDigest } from '../log-digest/block-digest.ts';
import { listWords } from '../person/list-words.ts';
import type { NextBlock } from './build-next-block.ts';
import type { BlockDecision, LiftNumbers } from './decide-block.ts';

const LINES_MOST = 5;

interface WordsInput {
  block: NextBlock;
  /** The block that ends; null without a log. */
  ended: BlockDigest | null;
  /** Of the block that is offered. */
  number: number;
  /** The first week's reps in reserve; null for strength. */
  first_rir: string | null;
  /** Reps of the first main lift where they change. */
  reps: { before: string; after: string } | null;
  unit: WeightUnit;
}

/** The offer of a block in sentences: what was done, what moved, what changes and why, what stays, and how it begins (NEXT-4). */
export function nextBlockWords({ block, ended, number, first_rir, reps, unit }: WordsInput): string[] {
  const done = ended === null || ended.weeks_trained === 0 ? [] : [doneWords(ended, unit)];
  const changes = block.made.flatMap((decision) => decisionWords(decision, unit));
  const moved = reps === null ? [] : [`Main lifts move from ${reps.before} to ${reps.after} reps, which gives the muscles something new.`];
  const rotated = block.rotated.length === 0 ? [] : [rotationWords(block.rotated)];
  const begins =
    first_rir === null
      ? 'Week 1 is easy on purpose, and effort climbs from there.'
      : `Week 1 is easy on purpose: ${first_rir} reps in reserve.`;
  const stays =
    changes.some((words) => /instead of/.test(words)) || rotated.length > 0 ? 'Everything else stays.' : 'Your days and exercises stay.';
  return [
    [`Block ${number} is ready.`, ...done].join(' '),
    [...changes, ...moved, ...rotated, ...(block.stays === null ? [] : (STAY_WORDS[block.stays] ?? []))].slice(0, LINES_MOST).join(' '),
    `${stays} ${begins}`,
  ].filter((message) => message !== '');
}

/** Why the weeks are those of the block before; a repeated block has said so. */
const STAY_WORDS: Readonly<Partial<Record<StayReason, readonly string[]>>> = {
  beginner: ['In your first blocks the same weeks with more weight are all it takes.'],
  season: ['While your matches run the work stays as it is.'],
  'no-choice': [
    'With what you train with and the time there is nothing else fits, so the same weeks come again: add a rep or a little weight.',
  ],
};

const LIFTS_SHOWN = 3;
/** A smaller change is none: estimates scatter by more. */
const LEVEL = 0.015;

/** «back squat 240 → 248 lbs estimated», «bench press level at 190 lbs» */
function movedWords(name: string, { before, now }: { before: number; now: number }, unit: WeightUnit): string {
  const shown = weightWithUnit(String(Math.round(now)), unit);
  if (Math.abs(now / before - 1) < LEVEL) return `${name.toLowerCase()} level at ${shown}`;
  return `${name.toLowerCase()} ${Math.round(before)} → ${shown} estimated`;
}

function doneWords({ done, planned, lifts }: BlockDigest, unit: WeightUnit): string {
  const moved = lifts.flatMap((lift) =>
    lift.is_main && lift.moved !== null && (lift.finding === null || lift.finding.id === 'unknown')
      ? [movedWords(lift.name, lift.moved, unit)]
      : [],
  );
  const lines = moved.length === 0 ? '' : ` ${capital(listWords(moved.slice(0, LIFTS_SHOWN)))}.`;
  return `You did ${done} of ${planned} sessions in the loading weeks.${lines}`;
}

function decisionWords(decision: BlockDecision, unit: WeightUnit): string[] {
  switch (decision.row) {
    case 'return':
      return [
        `You were away ${decision.days_away} days, so the same block starts again at week 1: strength comes back quickly when it is not forced.`,
      ];
    case 'repeat':
      return [repeatWords(decision.weeks_trained)];
    case 'pain':
      return [
        `${decision.name} hurt ${decision.reports === 1 ? 'badly once' : `${decision.reports} times`}, so another movement takes its place.`,
      ];
    case 'fatigue':
      return [
        `The last ${decision.sessions} sessions were harder than planned, so compounds have a fifth fewer sets, with one more rep in reserve.`,
      ];
    case 'regressions':
      return [
        `${capital(listWords(decision.lifts.map((lift) => changeWords(lift, unit))))}: fewer sets and one more rep in reserve, so that both recover.`,
      ];
    case 'reset':
      return [`${capital(changeWords(decision, unit))}, so it starts at 92.5% of its estimate with one set less and climbs again.`];
    case 'more-sets':
      return [`${decision.name} has not risen, at ${decision.sets} sets a week for its main muscle: it gets ${decision.by} more.`];
    case 'other-reps':
      return [
        `${decision.name} has not risen with ${decision.sets} sets a week, which is enough: it changes to more reps with less weight.`,
      ];
    case 'variation':
      return [`${decision.name} has not risen for several blocks, so a close variation takes its place for one block; then it comes back.`];
    case 'lower-load':
      return [`${decision.name} fell short in ${decision.short_sets} sets, so it starts 5% lighter.`];
    case 'harder':
      return ['The work was easier than planned, so main lifts go one rep closer to the limit.'];
    case 'shorten':
      return [
        `Sessions took about ${Math.round((decision.share - 1) * 100)}% longer than your time, so exercises that go together are done in turn.`,
      ];
    case 'prefer':
      return [
        `You chose ${decision.to.toLowerCase()} instead of ${decision.from.toLowerCase()} ${decision.times} times, so it is in the plan now.`,
      ];
    case 'skipped':
      return [
        `You left out ${decision.name.toLowerCase()} ${decision.skipped} of ${decision.planned} times, so something else is there instead of it.`,
      ];
    case 'rise':
      return [
        `${capital(listWords(decision.lifts.slice(0, 3).map((lift) => changeWords(lift, unit))))}: what works stays, and the loads go on from there.`,
      ];
    case 'steady':
      return ['Nothing in your log asks for a change, so the work goes on.'];
    case 'one-set':
      return [`${decision.name} gets a set more: with what you train with there is nothing to put in another's place.`];
    case 'unknown':
      return ['I know no log of this block, so loads go by feel; with your sets logged the next one would be exact.'];
  }
}

function repeatWords(weeks: number): string {
  return weeks < 3
    ? `Only ${weeks} ${weeks === 1 ? 'week' : 'weeks'} of it were trained, so the same block starts again, loads as you left them.`
    : 'That is less than half to build on, so the same block starts again, loads as you left them. Fewer days or shorter sessions may fit better: tell me.';
}

/** «squat 118 → 122 kg estimated» */
function changeWords({ name, before, now }: LiftNumbers, unit: WeightUnit): string {
  const number = (value: number): string => String(Math.round(value));
  return `${name.toLowerCase()} went from ${number(before)} to ${weightWithUnit(number(now), unit)} estimated`;
}

function rotationWords(rotated: NextBlock['rotated']): string {
  return `For variety ${listWords(rotated.slice(0, 3).map(({ from, to }) => `${to.toLowerCase()} comes instead of ${from.toLowerCase()}`))}.`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
