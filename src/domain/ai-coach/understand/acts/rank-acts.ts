import { vectorOf } from '../classifier/features.ts';
import { type LinearModel, unpackModel } from '../classifier/linear-model.ts';
import { normaliseText } from '../normalise-text.ts';
import { actFeatures } from './act-features.ts';
import { ACT_MODEL } from './act-weights.ts';
import type { Act } from './acts.ts';

export interface RankedAct {
  act: Act;
  /** 0 to 1; all acts of a message add up to 1. */
  p: number;
}

const RANKED_MOST = 8;
let model: LinearModel | undefined;

/** The likeliest acts of a message as typed, best first. `before` is what the coach had said. */
export function rankActs(text: string, before?: string): RankedAct[] {
  model ??= unpackModel(ACT_MODEL);
  const { classes, rarity, probabilities } = model;
  // A slip of the thumb hides a word from the one reading, a wrong correction from the other.
  const readings = [text, normaliseText(text)].map((reading) => probabilities(vectorOf(actFeatures(reading, before), rarity)));
  return classes
    .map((name, index) => ({ act: name as Act, p: readings.reduce((sum, shares) => sum + (shares[index] ?? 0), 0) / readings.length }))
    .sort((a, b) => b.p - a.p)
    .slice(0, RANKED_MOST);
}
