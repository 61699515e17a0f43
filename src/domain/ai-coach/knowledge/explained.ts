import { EMPTY_BRIEF } from '../person/brief-shape.ts';
import { personOf } from './person.ts';
import type { Topic } from './topic.ts';
import { stemsOf } from './words.ts';

/** A word that many questions have weighs this much; rarer ones more, and one that no topic speaks of like a rare one. */
const COMMON_WEIGHT = 0.2;
const UNKNOWN_WEIGHT = 4;

interface Spoken {
  /** The topics that speak of a word, in a phrasing or in the answer. */
  spoken: ReadonlyMap<string, readonly number[]>;
  topics: number;
}

interface Words {
  isCommon: (stem: string) => boolean;
  /** The nearest word that topics have, for a misspelt one. */
  nearest: (stem: string) => string | undefined;
}

/** The share of a question's words, weighed by rarity, that each topic speaks of: what is left over is what its answer would pass by. */
export function explainedBy(stems: readonly string[], { spoken, topics }: Spoken, { isCommon, nearest }: Words): Float64Array {
  const shares = new Float64Array(topics);
  const words = [...new Set(stems)].map((stem) => {
    const at = spoken.get(spoken.has(stem) ? stem : (nearest(stem) ?? stem)) ?? [];
    const rarity = at.length === 0 ? UNKNOWN_WEIGHT : Math.log(1 + topics / at.length);
    return { at, weight: isCommon(stem) ? COMMON_WEIGHT : rarity };
  });
  const whole = words.reduce((sum, { weight }) => sum + weight, 0);
  for (const { at, weight } of words) for (const topic of at) shares[topic] = (shares[topic] ?? 0) + weight / whole;
  if (whole === 0) shares.fill(1);
  return shares;
}

/** Of each topic the words that tell it and its answer. */
export function spokenBy(topics: readonly { features: Iterable<string>; answer: Topic['answer'] | undefined }[]): Spoken {
  const spoken = new Map<string, number[]>();
  const nobody = personOf({ plan: undefined, brief: EMPTY_BRIEF, unit: 'lb' });
  for (const [at, { features, answer }] of topics.entries()) {
    const said = answer === undefined ? [] : stemsOf(typeof answer === 'string' ? answer : answer(nobody));
    for (const word of new Set([...features, ...said])) {
      const list = spoken.get(word);
      if (list === undefined) spoken.set(word, [at]);
      else list.push(at);
    }
  }
  return { spoken, topics: topics.length };
}
