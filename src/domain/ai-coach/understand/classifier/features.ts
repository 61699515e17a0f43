const WORD_LONGEST = 24;
const GRAM_LENGTHS = [3, 4] as const;

/** Words, numbers and the marks that change a meaning. */
export function tokensOf(text: string): string[] {
  return text.match(/[a-z0-9']+|[?!]/g) ?? [];
}

/** Lower case without accents; the spelling stays, because a correction to a wrong word costs more than a slip. */
export function plainText(typed: string): string {
  return typed
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/[’‘`´]/g, "'");
}

/** Single words and pairs of neighbours. `prefix` keeps blocks apart. */
export function wordFeatures(tokens: readonly string[], prefix = ''): string[] {
  return tokens.flatMap((token, index) => {
    const next = tokens[index + 1];
    return next === undefined ? [prefix + token] : [prefix + token, `${prefix}${token} ${next}`];
  });
}

const RUN = 3;

/** Runs of three words, over the marks between them. */
export function runFeatures(tokens: readonly string[]): string[] {
  const words = tokens.filter((token) => token !== '?' && token !== '!');
  return words.slice(RUN - 1).map((_, at) => words.slice(at, at + RUN).join(' '));
}

const OPENING = 3;
const CLOSING = 2;
/** A text is short, brief, … or long up to so many tokens. */
const TEXT_LENGTHS = [2, 4, 7, 12, 20, 30] as const;

/** How a text begins and ends, how long it is and whether it asks. */
export function frameFeatures(tokens: readonly string[]): string[] {
  const opening = Array.from({ length: OPENING }, (_, at) => `<s ${tokens.slice(0, at + 1).join(' ')}`);
  const closing = Array.from({ length: CLOSING }, (_, at) => `e> ${tokens.slice(-at - 1).join(' ')}`);
  const length = TEXT_LENGTHS.findIndex((most) => tokens.length <= most);
  return [...opening, ...closing, `<len ${length}`, `<q ${tokens.includes('?')}`];
}

/** Pieces of three and four letters within a word, which survive slips and unknown endings. */
export function letterFeatures(tokens: readonly string[]): string[] {
  const features: string[] = [];
  for (const token of tokens) {
    const word = `_${token.slice(0, WORD_LONGEST)}_`;
    for (const length of GRAM_LENGTHS)
      for (let at = 0; at + length <= word.length; at += 1) features.push(`~${word.slice(at, at + length)}`);
  }
  return features;
}

const KIND_RUN = 3;

/** The text with names of things replaced by their kind, in runs of up to three: «swap #exercise for». */
export function kindFeatures(tokens: readonly string[], kindOf: (token: string) => string | undefined): string[] {
  const kinds = tokens
    .map((token) => kindOf(token) ?? token)
    .filter((kind, index, all) => !kind.startsWith('#') || kind !== all[index - 1]);
  const features: string[] = [];
  for (let at = 0; at < kinds.length; at += 1) {
    for (let length = 1; length <= KIND_RUN && at + length <= kinds.length; length += 1) {
      const run = kinds.slice(at, at + length);
      if (length === KIND_RUN || run.some((kind) => kind.startsWith('#'))) features.push(`^${run.join(' ')}`);
    }
  }
  return features;
}

/** Features of one kind; together they get the length `scale`, so that no kind drowns the others. */
export interface FeatureBlock {
  features: readonly string[];
  scale: number;
}

/** A text as a sparse vector of hashed features. */
export interface SparseVector {
  ids: readonly number[];
  weights: readonly number[];
}

const HASH_BITS = 20;

/** FNV-1a, reduced to 20 bits. */
function hashFeature(feature: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < feature.length; at += 1) hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01000193);
  return (hash ^ (hash >>> HASH_BITS)) & ((1 << HASH_BITS) - 1);
}

/** The hashed features of a text, each once. */
export function featureIds(blocks: readonly FeatureBlock[]): Set<number> {
  return new Set(blocks.flatMap(({ features }) => features.map(hashFeature)));
}

/** `rarity` is a feature's inverse document frequency; undefined leaves the feature out. */
export function vectorOf(blocks: readonly FeatureBlock[], rarity: (id: number) => number | undefined): SparseVector {
  const sums = new Map<number, number>();
  for (const { features, scale } of blocks) {
    const counts = new Map<number, number>();
    for (const feature of features) {
      const id = hashFeature(feature);
      counts.set(id, (counts.get(id) ?? 0) + 1);
    }
    const weighted = [...counts].flatMap(([id, count]) => {
      const rare = rarity(id);
      return rare === undefined ? [] : [[id, (1 + Math.log(count)) * rare] as const];
    });
    const length = Math.sqrt(weighted.reduce((sum, [, weight]) => sum + weight * weight, 0));
    for (const [id, weight] of weighted) sums.set(id, (sums.get(id) ?? 0) + (weight * scale) / length);
  }
  return { ids: [...sums.keys()], weights: [...sums.values()] };
}
