import type { SparseVector } from '../features.ts';

export interface Example {
  vector: SparseVector;
  /** The classes that are right; all others are wrong. */
  classes: readonly number[];
}

interface LinearWeights {
  /** Feature ids, sorted. */
  ids: readonly number[];
  /** For each class the weights of the features. */
  weights: readonly Float32Array[];
  bias: Float32Array;
}

/** How much an error costs against large weights. */
const COST = 0.4;
const ROUNDS = 14;

/**
 * One linear support vector machine for each class against all others, by dual coordinate descent (Hsieh et al. 2008, squared hinge).
 * Deterministic: examples are visited in an order that follows from the class. With `kept`, one list for each class with 0 for a feature
 * to leave out, all other weights stay zero.
 */
export function trainLinear(examples: readonly Example[], classes: number, kept?: readonly Uint8Array[]): LinearWeights {
  const ids = [...new Set(examples.flatMap(({ vector }) => vector.ids))].sort((a, b) => a - b);
  const placeOf = new Map(ids.map((id, place) => [id, place]));
  const rows = rowsOf(examples, placeOf);
  const bias = new Float32Array(classes);
  const weights = Array.from({ length: classes }, (_, c) => {
    const own = new Float32Array(ids.length);
    const signs = Int8Array.from(examples, (example) => (example.classes.includes(c) ? 1 : -1));
    bias[c] = descend(withFeatures(rows, kept?.[c]), signs, own, randomFrom(c + 1));
    return own;
  });
  return { ids, weights, bias };
}

/** All examples one after the other in flat arrays: the rounds below read nothing else, millions of times. */
interface Rows {
  count: number;
  /** Where each example starts in `at` and `values`; the last entry is their end. */
  starts: Int32Array;
  at: Int32Array;
  values: Float32Array;
  squares: Float64Array;
}

function rowsOf(examples: readonly Example[], placeOf: ReadonlyMap<number, number>): Rows {
  const starts = new Int32Array(examples.length + 1);
  for (const [index, { vector }] of examples.entries()) starts[index + 1] = (starts[index] as number) + vector.ids.length;
  const size = starts[examples.length] as number;
  const rows = { count: examples.length, starts, at: new Int32Array(size), values: new Float32Array(size) };
  const squares = Float64Array.from(examples, ({ vector }, index) => {
    const start = starts[index] as number;
    rows.at.set(
      vector.ids.map((id) => placeOf.get(id) ?? 0),
      start,
    );
    rows.values.set(vector.weights, start);
    return 1 + rows.values.subarray(start, starts[index + 1]).reduce((sum, value) => sum + value * value, 0);
  });
  return { ...rows, squares };
}

/** The same examples without the features left out. */
function withFeatures(rows: Rows, kept: Uint8Array | undefined): Rows {
  if (kept === undefined) return rows;
  const { count, starts } = rows;
  const left = { count, starts: new Int32Array(count + 1), at: new Int32Array(rows.at.length), values: new Float32Array(rows.at.length) };
  const squares = new Float64Array(count);
  let end = 0;
  for (let index = 0; index < count; index += 1) {
    let square = 1;
    for (let k = starts[index] as number; k < (starts[index + 1] as number); k += 1) {
      const feature = rows.at[k] as number;
      if (kept[feature] === 0) continue;
      const value = rows.values[k] as number;
      left.at[end] = feature;
      left.values[end] = value;
      square += value * value;
      end += 1;
    }
    left.starts[index + 1] = end;
    squares[index] = square;
  }
  return { ...left, squares };
}

const SMALL = 1e-4;
/** An example this far on the right side, without influence, is left out of later rounds. */
const FAR = 0.5;
const SLACK = 1 / (2 * COST);

/** Fills `weights` and returns the bias. */
function descend({ count, starts, at, values, squares }: Rows, signs: Int8Array, weights: Float32Array, random: () => number): number {
  const alphas = new Float64Array(count);
  const active = Int32Array.from({ length: count }, (_, index) => index);
  let left = count;
  let bias = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    shuffle(active, left, random);
    let kept = 0;
    for (let nth = 0; nth < left; nth += 1) {
      const index = active[nth] as number;
      const start = starts[index] as number;
      const end = starts[index + 1] as number;
      const sign = signs[index] as number;
      const alpha = alphas[index] as number;
      let score = bias;
      for (let k = start; k < end; k += 1) score += (weights[at[k] as number] as number) * (values[k] as number);
      const gradient = sign * score - 1 + SLACK * alpha;
      const isFar = alpha === 0 && gradient >= 0;
      if (!isFar || round < 2 || gradient < FAR) {
        active[kept] = index;
        kept += 1;
      }
      if (isFar || Math.abs(gradient) < SMALL) continue;
      const now = Math.max(0, alpha - gradient / ((squares[index] as number) + SLACK));
      const step = (now - alpha) * sign;
      alphas[index] = now;
      for (let k = start; k < end; k += 1) weights[at[k] as number] = (weights[at[k] as number] as number) + step * (values[k] as number);
      bias += step;
    }
    left = kept;
  }
  return bias;
}

/** Shuffles the first `count` items. */
function shuffle(items: Int32Array, count: number, random: () => number): void {
  for (let at = count - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    const kept = items[at] as number;
    items[at] = items[other] as number;
    items[other] = kept;
  }
}

/** Mulberry32, a small generator with a fixed sequence for each seed. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
