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
 * Deterministic: examples are visited in an order that follows from the class.
 */
export function trainLinear(examples: readonly Example[], classes: number): LinearWeights {
  const ids = [...new Set(examples.flatMap(({ vector }) => vector.ids))].sort((a, b) => a - b);
  const placeOf = new Map(ids.map((id, place) => [id, place]));
  const rows = examples.map(({ vector }): Row => {
    const values = Float32Array.from(vector.weights);
    const square = 1 + values.reduce((sum, value) => sum + value * value, 0);
    return { at: Int32Array.from(vector.ids, (id) => placeOf.get(id) ?? 0), values, square };
  });
  const bias = new Float32Array(classes);
  const weights = Array.from({ length: classes }, (_, c) => {
    const own = new Float32Array(ids.length);
    const signs = Int8Array.from(examples, (example) => (example.classes.includes(c) ? 1 : -1));
    bias[c] = descend(rows, signs, own, randomFrom(c + 1));
    return own;
  });
  return { ids, weights, bias };
}

interface Row {
  at: Int32Array;
  values: Float32Array;
  square: number;
}

const SMALL = 1e-4;
/** An example this far on the right side, without influence, is left out of later rounds. */
const FAR = 0.5;
const SLACK = 1 / (2 * COST);

/** Fills `weights` and returns the bias. */
function descend(rows: readonly Row[], signs: Int8Array, weights: Float32Array, random: () => number): number {
  const alphas = new Float64Array(rows.length);
  let active = [...rows.keys()];
  let bias = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    shuffle(active, random);
    active = active.filter((index) => {
      const { at, values, square } = rows[index] as Row;
      const sign = signs[index] as number;
      const alpha = alphas[index] as number;
      let score = bias;
      for (let k = 0; k < at.length; k += 1) score += (weights[at[k] as number] as number) * (values[k] as number);
      const gradient = sign * score - 1 + SLACK * alpha;
      if (alpha === 0 && gradient >= 0) return round < 2 || gradient < FAR;
      if (Math.abs(gradient) < SMALL) return true;
      const now = Math.max(0, alpha - gradient / (square + SLACK));
      const step = (now - alpha) * sign;
      alphas[index] = now;
      for (let k = 0; k < at.length; k += 1) weights[at[k] as number] = (weights[at[k] as number] as number) + step * (values[k] as number);
      bias += step;
      return true;
    });
  }
  return bias;
}

function shuffle(items: number[], random: () => number): void {
  for (let at = items.length - 1; at > 0; at -= 1) {
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
