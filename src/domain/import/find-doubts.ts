import type { WeightUnit } from '../training/units.ts';
import type { ImportedLog, ImportedSet } from './imported-log.ts';

/** A row that is brought in although something of it is hard to believe, or without the part that cannot be stored (IMPORT-18). */
export interface DoubtfulRow {
  readonly line: number;
  readonly reason: DoubtReason;
  /** As in the file; empty where the row itself is meant. */
  readonly written: string;
}

export type DoubtReason = 'heavy' | 'many-reps' | 'effort' | 'reps-left' | 'long' | 'far' | 'lost-quote';

/** More than the heaviest leg presses of gyms; a number without a unit may be either. */
const HEAVY: Readonly<Record<WeightUnit | 'unknown', number>> = { kg: 600, lb: 1_300, unknown: 1_300 };
/** With a load, and without one: jumps of a rope are counted in hundreds. */
const MANY_REPS = { loaded: 200, bare: 2_000 } as const;
const EFFORT = { from: 1, to: 10 } as const;
const REPS_LEFT_MAX = 9;
const DAY_SECONDS = 86_400;
const FAR = /^\d{1,6}(\.\d{1,4})?$/;

/** What of a file is kept as written though nobody may have done it, and what is kept without a number that cannot be. */
export function findDoubts({ app, workouts, hurt = [] }: ImportedLog): DoubtfulRow[] {
  const torn = hurt.map((line): DoubtfulRow => ({ line, reason: 'lost-quote', written: '' }));
  // What was typed in Setwise was checked there.
  const sets = app === 'setwise' ? [] : workouts.flatMap(({ blocks }) => blocks.flatMap((block) => block.sets));
  return [...torn, ...sets.flatMap(doubtsOf)].sort((a, b) => a.line - b.line);
}

function doubtsOf(set: ImportedSet): DoubtfulRow[] {
  const { line, weight, unit, reps, rpe, rir, seconds, distance } = set;
  const load = Math.abs(Number(weight));
  const found: [DoubtReason, boolean, string][] = [
    ['heavy', load > HEAVY[unit ?? 'unknown'], `${weight} ${unit ?? ''}`.trim()],
    ['many-reps', (reps ?? 0) > (load === 0 ? MANY_REPS.bare : MANY_REPS.loaded), String(reps)],
    ['effort', rpe !== null && rpe !== 0 && (rpe < EFFORT.from || rpe > EFFORT.to), `RPE ${rpe}`],
    ['reps-left', rir !== null && (rir < 0 || rir > REPS_LEFT_MAX), `RIR ${rir}`],
    ['long', seconds !== null && seconds > DAY_SECONDS, `${seconds} s`],
    ['far', distance !== null && Number(distance.amount) > 0 && !FAR.test(distance.amount), distance?.amount ?? ''],
  ];
  return found.flatMap(([reason, isOdd, written]) => (isOdd ? [{ line, reason, written }] : []));
}
