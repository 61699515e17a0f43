import type { Plan } from '#domain/plan/plan.ts';
import { STRENGTH_PLAN_WEEKS } from '../../limits.ts';
import { hasOnly } from '../person/only-kit.ts';
import { isLastThird } from '../person/states-table.ts';
import type { Trainee } from '../person/trainee.ts';
import { type BlockKind, EASIEST, REP_ZONES, WAVES, type Wave } from './block-table.ts';

/** The kind of a trainee's block (BLOCK-2). */
export function blockKind(trainee: Trainee): BlockKind {
  const { goal, kit, easy, guarded } = trainee;
  if (goal === 'strength') return isIntensityBlock(trainee) ? 'strength intensity' : 'strength volume';
  if (easy || guarded) return 'gentle';
  if (hasOnly(kit)) return 'bodyweight';
  if (hasOnly(kit, 'kettlebells')) return 'kettlebell';
  if (hasOnly(kit, 'bands')) return 'bands';
  return goal;
}

/** Every third strength block of intermediate and every second of advanced trainees is heavy (BLOCK-4). */
function isIntensityBlock({ experience, easy, guarded, brief }: Trainee): boolean {
  if (easy || guarded || experience === 'beginner') return false;
  return brief.block % (experience === 'intermediate' ? 3 : 2) === 0;
}

/** Cached per trainee: every estimate of a draft's minutes asks for it. */
const KNOWN_WAVES = new WeakMap<Trainee, Wave>();

/** The effort of a block that is not for strength, week by week. */
export function waveOf(trainee: Trainee): Wave {
  const wave = KNOWN_WAVES.get(trainee) ?? readWave(trainee);
  KNOWN_WAVES.set(trainee, wave);
  return wave;
}

function readWave(trainee: Trainee): Wave {
  const kind = blockKind(trainee);
  if (kind === 'strength volume' || kind === 'strength intensity') throw new RangeError('A strength block has its efforts in RPE.');
  return isLastThird(trainee.brief.states) ? EASIEST : WAVES[kind][trainee.experience];
}

/** Reps of the block's zone (BLOCK-4). */
export function blockReps({ goal, brief }: Trainee, main: boolean): string {
  const zones = REP_ZONES[goal];
  const zone = zones[zoneIndex(brief.block, zones.length)];
  return (main ? zone?.main : zone?.accessory) ?? '8–12';
}

function zoneIndex(block: number, zones: number): number {
  return (Math.max(1, block) - 1) % zones;
}

/** What a plan says of its block (BLOCK-1). */
export function describeBlock(trainee: Trainee): NonNullable<Plan['block']> {
  const weeks = trainee.goal === 'strength' ? STRENGTH_PLAN_WEEKS : waveOf(trainee).main.length;
  const zone = zoneIndex(trainee.brief.block, REP_ZONES[trainee.goal].length) + 1;
  return { number: trainee.brief.block, kind: blockKind(trainee), weeks, light_week: weeks, zone };
}

const SETS_MOST = 10;

interface RampedSets {
  sets: number;
  isFirst: boolean;
  ramp?: readonly number[] | undefined;
}

/** Sets per week of an item with `sets` in the first, for blocks that are not for strength (BLOCK-3). */
export function weekSetsOf(item: RampedSets, trainee: Trainee): number[] {
  return waveOf(trainee).main.map((_, week) => setsInWeek(item, week, trainee));
}

/** One week, from 0, of `weekSetsOf`. */
export function setsInWeek({ sets, isFirst, ramp }: RampedSets, week: number, trainee: Trainee): number {
  const { main, light_sets } = waveOf(trainee);
  if (week === main.length - 1) return Math.min(sets, Math.max(isFirst ? 2 : 1, Math.ceil(sets * light_sets)));
  return Math.min(SETS_MOST, sets + (ramp?.[week] ?? 0));
}
