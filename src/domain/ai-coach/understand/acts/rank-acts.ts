import { vectorOf } from '../classifier/features.ts';
import { type LinearModel, unpackModel } from '../classifier/linear-model.ts';
import { actFeatures } from './act-features.ts';
import { ACT_MODEL } from './act-weights.ts';
import type { Act } from './acts.ts';

export interface RankedAct {
  act: Act;
  /** 0 to 1; all acts of a message add up to 1. */
  p: number;
}

const RANKED_MOST = 5;
let model: LinearModel | undefined;

/** The likeliest acts of a message as typed, best first. `before` is what the coach had said. */
export function rankActs(text: string, before?: string): RankedAct[] {
  model ??= unpackModel(ACT_MODEL);
  const { classes, rarity, probabilities } = model;
  const shares = probabilities(vectorOf(actFeatures(text, before), rarity));
  return [...shares.entries()]
    .sort(([, a], [, b]) => b - a)
    .slice(0, RANKED_MOST)
    .map(([index, p]) => ({ act: classes[index] as Act, p }));
}
