import type { Gym } from '../sync/gym-shape.ts';
import { parseDecimal } from './decimal.ts';
import { gymIn, standardBar } from './gym.ts';
import type { WeightUnit } from './units.ts';

export interface PlateLoad {
  bar: number;
  /** Heaviest first. */
  per_side: number[];
  /** False when these plates cannot make the weight; the result is then the nearest lower load, or the bare bar. */
  exact: boolean;
}

const PLATES: Record<WeightUnit, readonly number[]> = { kg: [25, 20, 15, 10, 5, 2.5, 1.25], lb: [45, 35, 25, 10, 5, 2.5] };
/** With two plates per weight, four decimals and their halves stay whole numbers. */
const PRECISION = 100_000;
/** Bounds the combinations of odd plates; the lightest loads are dropped. */
const LOADS_MOST = 20_000;

/** Plates for each side of the bar, in exact integer arithmetic. */
export function platesPerSide(weight: string, unit: WeightUnit, gym?: Gym): PlateLoad {
  const bar = standardBar(unit, gym);
  const target = wholeParts(weight);
  const barParts = Math.round(bar * PRECISION);
  if (target === undefined || target < barParts) return { bar, per_side: [], exact: false };
  const side = (target - barParts) / 2;
  const counted = gymIn(unit, gym);
  const best = counted === undefined || counted.plates.length === 0 ? greedy(side, PLATES[unit]) : closest(side, sideLoads(counted));
  return { bar, per_side: [...best.used], exact: best.left === 0 };
}

interface Loaded {
  used: readonly number[];
  left: number;
}

/** With unlimited standard plates the heaviest fitting plate is always part of the best load. */
function greedy(side: number, plates: readonly number[]): Loaded {
  const used: number[] = [];
  let left = side;
  for (const plate of plates) {
    for (const parts = plate * PRECISION; parts <= left && used.length < 40; left -= parts) used.push(plate);
  }
  return { used, left };
}

function closest(side: number, loads: ReadonlyMap<number, readonly number[]>): Loaded {
  let best = 0;
  for (const total of loads.keys()) if (total <= side && total > best) best = total;
  return { used: loads.get(best) ?? [], left: side - best };
}

const KNOWN = new WeakMap<Gym, ReadonlyMap<number, readonly number[]>>();

/**
 * Every load of one side with its fewest plates, heaviest first, in hundred-thousandths. Built by enumeration, because greedy choice can
 * miss loads of limited plates; includes the empty side.
 */
function sideLoads(gym: Gym): ReadonlyMap<number, readonly number[]> {
  const known = KNOWN.get(gym);
  if (known !== undefined) return known;
  let reachable = new Map<number, readonly number[]>([[0, []]]);
  for (const { weight, pairs } of [...gym.plates].sort((a, b) => b.weight - a.weight)) {
    if (reachable.size * (pairs + 1) > LOADS_MOST * 4) break;
    const parts = Math.round(weight * PRECISION);
    const next = new Map(reachable);
    for (const [total, used] of reachable) {
      for (let count = 1; count <= pairs; count += 1) {
        const sum = total + count * parts;
        const other = next.get(sum);
        const load = [...used, ...Array<number>(count).fill(weight)];
        if (other === undefined || isHandier(load, other)) next.set(sum, load);
      }
    }
    if (next.size > LOADS_MOST) break;
    reachable = next;
  }
  KNOWN.set(gym, reachable);
  return reachable;
}

/** Fewer plates, or as many that begin heavier: 45 and 25, as everybody loads it, and not twice 35. Both heaviest first. */
function isHandier(load: readonly number[], other: readonly number[]): boolean {
  if (load.length !== other.length) return load.length < other.length;
  const place = load.findIndex((weight, index) => weight !== other[index]);
  return place !== -1 && (load[place] ?? 0) > (other[place] ?? 0);
}

/** Bar plus plates, ascending, in the gym's unit. */
export function barbellLoads(gym: Gym): number[] {
  const bar = Math.round(gym.bar * PRECISION);
  return [...sideLoads(gym).keys()].map((side) => (bar + 2 * side) / PRECISION).sort((a, b) => a - b);
}

function wholeParts(weight: string): number | undefined {
  const value = parseDecimal(weight);
  if (value === undefined || value.scale > 5) return undefined;
  return Number(value.units * 10n ** BigInt(5 - value.scale));
}
