/** The cosine of a text, given as stems, with each document. */
export type CosineIndex = (stems: readonly string[]) => Float64Array;

/** A text of a document, counted so many times. */
export interface CountedText {
  stems: readonly string[];
  times: number;
}

/** The features of a document by their numbers, each once, with how often it has them. */
interface Counts {
  numbers: Int32Array;
  counts: Int32Array;
}

/**
 * Compares texts with documents by the features they share, weighed by the logarithm of their count and by how few documents have them
 * (inverse document frequency), both scaled to length 1. `favour` raises or lowers a feature. All weights lie in flat arrays, because a
 * phone builds the index when the first question comes.
 */
export function buildCosineIndex(
  documents: readonly (readonly CountedText[])[],
  featuresOf: (stems: readonly string[]) => readonly string[],
  favour: (feature: string) => number,
): CosineIndex {
  const numbers = new Map<string, number>();
  const counted = countFeatures(documents, featuresOf, numbers);
  const rarities = raritiesOf(counted, numbers, favour);
  const { starts, documentAt, weights } = postingsOf(counted, rarities);
  return (stems) => {
    const query = new Map<number, number>();
    for (const feature of featuresOf(stems)) {
      const number = numbers.get(feature);
      if (number !== undefined) query.set(number, (query.get(number) ?? 0) + (rarities[number] ?? 0));
    }
    const length = Math.hypot(...query.values());
    const sums = new Float64Array(documents.length);
    for (const [number, weight] of query)
      for (let at = starts[number] ?? 0; at < (starts[number + 1] ?? 0); at += 1) {
        const document = documentAt[at] ?? 0;
        sums[document] = (sums[document] ?? 0) + (weight / length) * (weights[at] ?? 0);
      }
    return sums;
  };
}

/** Counts the features of each document; new features get the next numbers. */
function countFeatures(
  documents: readonly (readonly CountedText[])[],
  featuresOf: (stems: readonly string[]) => readonly string[],
  numbers: Map<string, number>,
): Counts[] {
  const sums: number[] = [];
  return documents.map((texts) => {
    const found: number[] = [];
    for (const { stems, times } of texts)
      for (const feature of featuresOf(stems)) {
        let number = numbers.get(feature);
        if (number === undefined) {
          number = numbers.size;
          numbers.set(feature, number);
          sums.push(0);
        }
        const sum = sums[number] ?? 0;
        if (sum === 0) found.push(number);
        sums[number] = sum + times;
      }
    const counts = Int32Array.from(found, (number) => sums[number] ?? 0);
    for (const number of found) sums[number] = 0;
    return { numbers: Int32Array.from(found), counts };
  });
}

function raritiesOf(documents: readonly Counts[], numbers: ReadonlyMap<string, number>, favour: (feature: string) => number): Float64Array {
  const found = new Int32Array(numbers.size);
  for (const document of documents) for (const number of document.numbers) found[number] = (found[number] ?? 0) + 1;
  const rarities = new Float64Array(numbers.size);
  for (const [feature, number] of numbers)
    rarities[number] = (Math.log((1 + documents.length) / (1 + (found[number] ?? 0))) + 1) * favour(feature);
  return rarities;
}

/** The documents that have a feature, from `starts` of its number to `starts` of the next, each with its share of the document. */
function postingsOf(documents: readonly Counts[], rarities: Float64Array) {
  const starts = new Int32Array(rarities.length + 1);
  for (const { numbers } of documents) for (const number of numbers) starts[number + 1] = (starts[number + 1] ?? 0) + 1;
  for (let number = 0; number < rarities.length; number += 1) starts[number + 1] = (starts[number + 1] ?? 0) + (starts[number] ?? 0);
  const next = starts.slice();
  const documentAt = new Int32Array(starts[rarities.length] ?? 0);
  const weights = new Float32Array(documentAt.length);
  for (const [document, { numbers, counts }] of documents.entries()) {
    let squares = 0;
    for (let place = 0; place < numbers.length; place += 1) squares += weightOf(numbers, counts, place) ** 2;
    const length = Math.sqrt(squares);
    for (let place = 0; place < numbers.length; place += 1) {
      const number = numbers[place] ?? 0;
      const at = next[number] ?? 0;
      next[number] = at + 1;
      documentAt[at] = document;
      weights[at] = weightOf(numbers, counts, place) / length;
    }
  }
  return { starts, documentAt, weights };

  function weightOf(numbers: Int32Array, counts: Int32Array, place: number): number {
    return Math.log(1 + (counts[place] ?? 0)) * (rarities[numbers[place] ?? 0] ?? 0);
  }
}
