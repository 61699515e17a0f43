import type { SparseVector } from './features.ts';

/**
 * A linear classifier as text that compresses well. `ids` are the gaps between sorted feature ids, `rarities` one character for each
 * feature, `gaps` and `values` its weights that are not zero, in the order feature by class.
 */
export interface PackedModel {
  classes: readonly string[];
  ids: string;
  rarities: string;
  gaps: string;
  values: string;
  bias: readonly number[];
  /** What one step of a weight is worth. */
  step: number;
  /** Scores times this, through a softmax, are probabilities. */
  sharpness: number;
}

export interface LinearModel {
  classes: readonly string[];
  rarity: (id: number) => number | undefined;
  /** One score for each class. */
  scores: (vector: SparseVector) => Float64Array;
  /** Probabilities of all classes, which add up to 1. */
  probabilities: (vector: SparseVector) => Float64Array;
}

/** Printable characters that need no escape in a string. */
const ALPHABET = Array.from({ length: 94 }, (_, at) => String.fromCharCode(33 + at)).filter((sign) => !'"\\`$'.includes(sign));
/** Says that the gap is larger; the rest follows. */
const MORE = ALPHABET.length - 1;
const VALUE_MIDDLE = 45;
export const VALUE_MOST = VALUE_MIDDLE - 1;
export const RARITY_STEP = 0.25;

const DIGITS: ReadonlyMap<number, number> = new Map(ALPHABET.map((sign, digit) => [sign.charCodeAt(0), digit]));

export function packGaps(sorted: readonly number[]): string {
  let text = '';
  let last = -1;
  for (const value of sorted) {
    let gap = value - last - 1;
    for (; gap >= MORE; gap -= MORE) text += ALPHABET[MORE];
    text += ALPHABET[gap];
    last = value;
  }
  return text;
}

function unpackGaps(text: string): number[] {
  const sorted: number[] = [];
  let last = -1;
  let gap = 0;
  for (let at = 0; at < text.length; at += 1) {
    const digit = digitAt(text, at);
    gap += digit;
    if (digit === MORE) continue;
    last += gap + 1;
    sorted.push(last);
    gap = 0;
  }
  return sorted;
}

/** Whole numbers from -`VALUE_MOST` to `VALUE_MOST`. */
export function packValues(values: readonly number[]): string {
  return values.map((value) => ALPHABET[value + VALUE_MIDDLE]).join('');
}

export function packRarities(rarities: readonly number[]): string {
  return rarities.map((rarity) => ALPHABET[Math.round(rarity / RARITY_STEP)]).join('');
}

function digitAt(text: string, at: number): number {
  return DIGITS.get(text.charCodeAt(at)) ?? 0;
}

/** Weights in rows of features: `starts[f]` to `starts[f + 1]` are the places of feature `f` in `at` and `values`. */
interface Rows {
  starts: Int32Array;
  at: Uint8Array;
  values: Int8Array;
}

function unpackRows({ classes, gaps, values }: PackedModel, features: number): Rows {
  const places = unpackGaps(gaps);
  const rows = { starts: new Int32Array(features + 1), at: new Uint8Array(places.length), values: new Int8Array(places.length) };
  for (const [index, place] of places.entries()) {
    const feature = Math.floor(place / classes.length);
    rows.at[index] = place - feature * classes.length;
    rows.values[index] = digitAt(values, index) - VALUE_MIDDLE;
    rows.starts[feature + 1] = index + 1;
  }
  for (let feature = 1; feature <= features; feature += 1)
    rows.starts[feature] = Math.max(rows.starts[feature] ?? 0, rows.starts[feature - 1] ?? 0);
  return rows;
}

export function unpackModel(packed: PackedModel): LinearModel {
  const ids = unpackGaps(packed.ids);
  const places = new Map(ids.map((id, place) => [id, place]));
  const rows = unpackRows(packed, ids.length);
  const scores = (vector: SparseVector): Float64Array => {
    const sums = Float64Array.from(packed.bias);
    for (const [index, id] of vector.ids.entries()) {
      const place = places.get(id);
      if (place === undefined) continue;
      const weight = (vector.weights[index] ?? 0) * packed.step;
      for (let k = rows.starts[place] ?? 0; k < (rows.starts[place + 1] ?? 0); k += 1) {
        const c = rows.at[k] ?? 0;
        sums[c] = (sums[c] ?? 0) + weight * (rows.values[k] ?? 0);
      }
    }
    return sums;
  };
  return {
    classes: packed.classes,
    rarity: (id) => {
      const place = places.get(id);
      return place === undefined ? undefined : digitAt(packed.rarities, place) * RARITY_STEP;
    },
    scores,
    probabilities: (vector) => softmax(scores(vector), packed.sharpness),
  };
}

export function softmax(scores: Float64Array, sharpness: number): Float64Array {
  const most = Math.max(...scores);
  const shares = scores.map((score) => Math.exp((score - most) * sharpness));
  const sum = shares.reduce((total, share) => total + share, 0);
  return shares.map((share) => share / sum);
}
