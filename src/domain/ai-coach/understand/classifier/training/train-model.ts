import { type FeatureBlock, featureIds, vectorOf } from '../features.ts';
import { type PackedModel, packGaps, packRarities, packValues, RARITY_STEP, softmax, unpackModel, VALUE_MOST } from '../linear-model.ts';
import { trainLinear } from './train-linear.ts';

/** A text as its features, with the classes that are right, the best first. */
export interface LabelledText {
  blocks: readonly FeatureBlock[];
  labels: readonly string[];
}

export interface TrainModelInput {
  /** Size of one step, in standard deviations of all weights: larger makes the file smaller and the answers rougher. */
  stepDeviations?: number;
  /** Weights smaller than so many standard deviations are left out, and the others trained again without them (Han et al. 2015). */
  leastDeviations?: number;
  /** Features in fewer texts are left out. */
  textsLeast?: number;
  classes: readonly string[];
  training: readonly LabelledText[];
  /** Texts of other voices, on which the probabilities are calibrated. */
  development: readonly LabelledText[];
}

/** Features in fewer texts are left out. */
const TEXTS_LEAST = 3;
/** Size of one step, in standard deviations of all weights: larger makes the file smaller and the answers rougher. */
const STEP_DEVIATIONS = 4;

/** Trains, rounds the weights and calibrates. The same input gives the same model on every machine. */
export function trainModel({
  classes,
  training,
  development,
  stepDeviations = STEP_DEVIATIONS,
  leastDeviations,
  textsLeast = TEXTS_LEAST,
}: TrainModelInput): PackedModel {
  const rarities = raritiesOf(training, textsLeast);
  const indexOf = new Map(classes.map((name, index) => [name, index]));
  const rarity = (id: number): number | undefined => rarities.get(id);
  const examples = training.map(({ blocks, labels }) => ({
    vector: vectorOf(blocks, rarity),
    classes: labels.flatMap((label) => indexOf.get(label) ?? []),
  }));
  const trained = trainLinear(examples, classes.length);
  const trainAgain = (weights: readonly Float32Array[], least: number): typeof trained =>
    trainLinear(
      examples,
      classes.length,
      weights.map((own) => Uint8Array.from(own, (weight) => (Math.abs(weight) < least ? 0 : 1))),
    );
  const deviation = deviationOf(trained.weights);
  const left = leastDeviations === undefined ? trained : trainAgain(trained.weights, leastDeviations * deviation);
  const packed = packWeights(left, classes, stepDeviations * deviation, rarities);
  return { ...packed, sharpness: calibrate(packed, development) };
}

function raritiesOf(training: readonly LabelledText[], least: number): Map<number, number> {
  const texts = new Map<number, number>();
  for (const { blocks } of training) for (const id of featureIds(blocks)) texts.set(id, (texts.get(id) ?? 0) + 1);
  const kept = [...texts].filter(([, count]) => count >= least);
  const rounded = (count: number): number => Math.round((1 + Math.log((1 + training.length) / (1 + count))) / RARITY_STEP) * RARITY_STEP;
  return new Map(kept.map(([id, count]) => [id, rounded(count)]));
}

function deviationOf(weights: readonly Float32Array[]): number {
  let squares = 0;
  let count = 0;
  for (const own of weights) {
    for (const weight of own) squares += weight * weight;
    count += own.length;
  }
  return Math.sqrt(squares / count);
}

function packWeights(
  { ids, weights, bias }: ReturnType<typeof trainLinear>,
  classes: readonly string[],
  step: number,
  rarities: ReadonlyMap<number, number>,
): PackedModel {
  const places: number[] = [];
  const values: number[] = [];
  const kept: number[] = [];
  for (const [feature, id] of ids.entries()) {
    const row = weights.map((own) => Math.max(-VALUE_MOST, Math.min(VALUE_MOST, Math.round((own[feature] ?? 0) / step))));
    if (row.every((value) => value === 0)) continue;
    for (const [c, value] of row.entries()) {
      if (value === 0) continue;
      places.push(kept.length * classes.length + c);
      values.push(value);
    }
    kept.push(id);
  }
  return {
    classes,
    ids: packGaps(kept),
    rarities: packRarities(kept.map((id) => rarities.get(id) ?? 0)),
    gaps: packGaps(places),
    values: packValues(values),
    bias: [...bias].map((value) => Number(value.toFixed(4))),
    step: Number(step.toPrecision(6)),
    sharpness: 1,
  };
}

const SHARPEST = 12;
const SHARPNESS_STEP = 0.1;

/** The sharpness under which the development texts are least surprising (Guo et al. 2017, temperature scaling). */
function calibrate(packed: PackedModel, development: readonly LabelledText[]): number {
  const model = unpackModel(packed);
  const scored = development.map(({ blocks, labels }) => ({
    scores: model.scores(vectorOf(blocks, model.rarity)),
    right: labels.map((label) => packed.classes.indexOf(label)),
  }));
  let best = { sharpness: 1, loss: Number.POSITIVE_INFINITY };
  for (let sharpness = SHARPNESS_STEP; sharpness <= SHARPEST; sharpness += SHARPNESS_STEP) {
    let loss = 0;
    for (const { scores, right } of scored) {
      const shares = softmax(scores, sharpness);
      loss -= Math.log(right.reduce((sum, c) => sum + (shares[c] ?? 0), 1e-9));
    }
    if (loss < best.loss) best = { sharpness: Number(sharpness.toFixed(1)), loss };
  }
  return best.sharpness;
}
