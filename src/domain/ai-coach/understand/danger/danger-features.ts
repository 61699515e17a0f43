import { type FeatureBlock, letterFeatures, runFeatures, tokensOf, wordFeatures } from '../classifier/features.ts';
import { type Clause, isLive, signsOf } from './read-signs.ts';
import { rulesFor } from './rule-table.ts';

/** Chosen by leaving one writer of the corpus out at a time. */
const SCALES = { words: 1.1, runs: 0.5, letters: 0.8, rules: 0.45, signs: 1.3, contexts: 1 };

/** The features of a message for the danger model. */
export function dangerFeatures(plain: string, clauses: readonly Clause[]): FeatureBlock[] {
  const tokens = tokensOf(plain);
  return [
    { features: wordFeatures(tokens), scale: SCALES.words },
    { features: runFeatures(tokens), scale: SCALES.runs },
    { features: letterFeatures(tokens), scale: SCALES.letters },
    { features: ruleFeatures(clauses), scale: SCALES.rules },
    { features: signFeatures(clauses), scale: SCALES.signs },
    { features: contextFeatures(clauses), scale: SCALES.contexts },
  ];
}

function ruleFeatures(clauses: readonly Clause[]): string[] {
  const live = rulesFor(signsOf(clauses.filter(isLive)));
  if (live.length > 0) return ['!any', ...new Set(live.flatMap(({ kind, label }) => [`!${kind}`, `!${label}`]))];
  return rulesFor(signsOf(clauses)).length > 0 ? ['!elsewhere'] : ['!none'];
}

/** Signs and pairs of them, apart for what happens to the writer now and for the rest. */
function signFeatures(clauses: readonly Clause[]): string[] {
  const live = signsOf(clauses.filter(isLive));
  const rest = [...signsOf(clauses)].filter((sign) => !live.has(sign));
  return [...withPairs([...live].sort(), '+'), ...withPairs(rest, '-')];
}

function contextFeatures(clauses: readonly Clause[]): string[] {
  const contexts = [...new Set(clauses.flatMap((clause) => clause.contexts))].sort();
  const meetings = clauses.flatMap((clause) => clause.contexts.flatMap((context) => clause.signs.map((sign) => `=${context}|${sign}`)));
  return [...withPairs(contexts, '='), ...meetings];
}

function withPairs(names: readonly string[], prefix: string): string[] {
  const pairs = names.flatMap((first, index) => names.slice(index + 1).map((second) => `${prefix}${first}|${second}`));
  return [...names.map((name) => prefix + name), ...pairs];
}
