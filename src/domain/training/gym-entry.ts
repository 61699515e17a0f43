import { GYM_MESSAGES } from '../messages/today.ts';
import { type Gym, gymSchema } from '../sync/gym-shape.ts';
import { decimalText, parseDecimal } from './decimal.ts';
import { OTHER_BARS } from './gym.ts';
import type { WeightUnit } from './units.ts';

/** The fields of «Your gym». */
export interface TypedGym {
  name: string;
  unit: WeightUnit;
  bar: string;
  /** What the other bars weigh, in the order of `OTHER_BARS`; empty where there is none, or it weighs what the bar does. */
  bars: readonly string[];
  /** null: everything. */
  kit: readonly string[] | null;
  plates: readonly { weight: string; pairs: string }[];
  /** Weights separated by blanks; empty for a usual rack. */
  dumbbells: string;
}

/** The field of a message; `plate` counts from 0. */
export type GymField =
  | { name: 'bar' }
  | { name: 'bars'; bar: number }
  | { name: 'plate'; plate: number }
  | { name: 'plates' }
  | { name: 'dumbbells' };

export type GymEntryResult = { ok: true; gym: Gym } | { ok: false; field: GymField; message: string };

const HEAVIEST = 1000;
const NAME_MAX_LENGTH = 80;
const PAIRS_MOST = 40;
const PLATES_MOST = 20;
const DUMBBELLS_MOST = 100;

/**
 * Parses the fields. Comma and point both mark decimals. Plates without pairs are dropped; heaviest first. What a newer app added stays.
 */
export function parseGymEntry(typed: TypedGym, before?: Gym): GymEntryResult {
  const bar = readWeight(typed.bar);
  if (bar === undefined) return { ok: false, field: { name: 'bar' }, message: GYM_MESSAGES.bar };
  const bars = typed.bars.map((text) => (text.trim() === '' ? null : readWeight(text)));
  const badBar = bars.indexOf(undefined);
  if (badBar !== -1) return { ok: false, field: { name: 'bars', bar: badBar }, message: GYM_MESSAGES.bar };
  const plates = new Map<number, number>();
  for (const [plate, row] of typed.plates.entries()) {
    const read = readPlate(row);
    if (typeof read === 'string') return { ok: false, field: { name: 'plate', plate }, message: read };
    if (read === null) continue;
    if (plates.has(read.weight)) return { ok: false, field: { name: 'plate', plate }, message: GYM_MESSAGES.plateTwice };
    plates.set(read.weight, read.pairs);
  }
  if (plates.size === 0) return { ok: false, field: { name: 'plates' }, message: GYM_MESSAGES.noPlates };
  if (plates.size > PLATES_MOST) return { ok: false, field: { name: 'plates' }, message: GYM_MESSAGES.tooManyPlates };
  const dumbbells = readDumbbells(typed.dumbbells);
  if (typeof dumbbells === 'string') return { ok: false, field: { name: 'dumbbells' }, message: dumbbells };
  const listed = [...plates].map(([weight, pairs]) => ({ weight, pairs })).sort((a, b) => b.weight - a.weight);
  const gym = {
    ...before,
    name: typed.name.trim().slice(0, NAME_MAX_LENGTH),
    unit: typed.unit,
    bar,
    plates: listed,
    dumbbells,
    bars: OTHER_BARS.flatMap((kind, index) => (bars[index] == null ? [] : [{ kind, weight: bars[index] }])),
    kit: typed.kit === null ? undefined : [...typed.kit],
  };
  return { ok: true, gym: gymSchema.parse(withoutUndefined(gym)) };
}

/** Without `kit` where everything is there, and without bars that weigh the same: a gym reads back as it was. */
function withoutUndefined({ kit, bars, ...gym }: Gym): Gym {
  return { ...gym, ...(bars === undefined || bars.length === 0 ? {} : { bars }), ...(kit === undefined ? {} : { kit }) };
}

/** A gym as form fields. */
export function typedGym(gym: Gym): TypedGym {
  return {
    name: gym.name,
    unit: gym.unit,
    bars: OTHER_BARS.map((kind) => String(gym.bars?.find((bar) => bar.kind === kind)?.weight ?? '')),
    kit: gym.kit ?? null,
    bar: String(gym.bar),
    plates: gym.plates.map(({ weight, pairs }) => ({ weight: String(weight), pairs: String(pairs) })),
    dumbbells: gym.dumbbells.join('  '),
  };
}

function readPlate(row: { weight: string; pairs: string }): { weight: number; pairs: number } | string | null {
  const pairs = row.pairs.trim() === '' ? 0 : /^\d{1,2}$/.test(row.pairs.trim()) ? Number(row.pairs) : PAIRS_MOST + 1;
  if (pairs > PAIRS_MOST) return GYM_MESSAGES.pairs;
  if (pairs === 0) return null;
  const weight = readWeight(row.weight);
  return weight === undefined ? GYM_MESSAGES.plate : { weight, pairs };
}

/** «5,10» means two dumbbells, not 5.1: only fractions that dumbbells have are read after a comma. */
const LIST_OF_COMMAS = /,(?!(?:0|00|5|50|25|75)$)/;

function readDumbbells(text: string): number[] | string {
  const words = text.split(/(?:[\s;]|,(?=\s))+/).filter((word) => word !== '');
  const weights = new Set<number>();
  for (const word of words) {
    const weight = LIST_OF_COMMAS.test(word) ? undefined : readWeight(word);
    if (weight === undefined) return GYM_MESSAGES.dumbbells;
    weights.add(weight);
  }
  return weights.size > DUMBBELLS_MOST ? GYM_MESSAGES.tooManyDumbbells : [...weights].sort((a, b) => a - b);
}

/** Above 0, at most 1000, at most two decimals, like the marks on plates and dumbbells. */
function readWeight(text: string): number | undefined {
  const value = parseDecimal(text);
  if (value === undefined || value.scale > 2) return undefined;
  const weight = Number(decimalText(value));
  return weight > 0 && weight <= HEAVIEST ? weight : undefined;
}
