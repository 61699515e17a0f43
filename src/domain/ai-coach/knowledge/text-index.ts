/** How near a text, given as stems, is to each document: 0 where they share nothing, about 2 where each of its features is common there. */
export type TextIndex = (stems: readonly string[]) => Float64Array;

/** A text of a document, counted so many times. */
export interface CountedText {
  stems: readonly string[];
  times: number;
}

/** What a text is compared by. */
export interface Features {
  of: (stems: readonly string[]) => readonly string[];
  /** Raises or lowers a feature. */
  favour: (feature: string) => number;
  /** What a feature that no document has takes from the nearness to all, as a share of the rarest one. */
  unknown: number;
}

/** The features of a document by their numbers, each once, with how often it has them. */
interface Counts {
  numbers: Int32Array;
  counts: Int32Array;
  sum: number;
}

/** Okapi BM25: how soon more of the same counts little, and how much a long document's counts are worth less. */
const SATURATION = 1.2;
const LENGTH = 0.7;

/**
 * Compares texts with documents by Okapi BM25 over the features of the text, each counted once, as a share of what the text's features weigh
 * in all. All weights lie in flat arrays, because a phone builds the index when the first question comes.
 */
export function buildTextIndex(documents: readonly (readonly CountedText[])[], features: Features): TextIndex {
  const numbers = new Map<string, number>();
  const counted = countFeatures(documents, features.of, numbers);
  const rarities = raritiesOf(counted, numbers, features.favour);
  const { starts, documentAt, weights } = postingsOf(counted, rarities);
  const unknown = features.unknown * rarityOf(0, documents.length);
  return (stems) => {
    const sums = new Float64Array(documents.length);
    let whole = 0;
    for (const feature of new Set(features.of(stems))) {
      const number = numbers.get(feature);
      whole += number === undefined ? unknown : (rarities[number] ?? 0);
      if (number === undefined) continue;
      for (let at = starts[number] ?? 0; at < (starts[number + 1] ?? 0); at += 1) {
        const document = documentAt[at] ?? 0;
        sums[document] = (sums[document] ?? 0) + (weights[at] ?? 0);
      }
    }
    return whole === 0 ? sums : sums.map((sum) => sum / whole);
  };
}

/** Counts the features of each document; new features get the next numbers. */
function countFeatures(documents: readonly (readonly CountedText[])[], featuresOf: Features['of'], numbers: Map<string, number>): Counts[] {
  const sums: number[] = [];
  return documents.map((texts) => {
    const found: number[] = [];
    let sum = 0;
    for (const { stems, times } of texts)
      for (const feature of featuresOf(stems)) {
        let number = numbers.get(feature);
        if (number === undefined) {
          number = numbers.size;
          numbers.set(feature, number);
          sums.push(0);
        }
        const before = sums[number] ?? 0;
        if (before === 0) found.push(number);
        sums[number] = before + times;
        sum += times;
      }
    const counts = Int32Array.from(found, (number) => sums[number] ?? 0);
    for (const number of found) sums[number] = 0;
    return { numbers: Int32Array.from(found), counts, sum };
  });
}

function rarityOf(found: number, documents: number): number {
  return Math.log(1 + (documents - found + 0.5) / (found + 0.5));
}

function raritiesOf(documents: readonly Counts[], numbers: ReadonlyMap<string, number>, favour: Features['favour']): Float64Array {
  const found = new Int32Array(numbers.size);
  for (const document of documents) for (const number of document.numbers) found[number] = (found[number] ?? 0) + 1;
  const rarities = new Float64Array(numbers.size);
  for (const [feature, number] of numbers) rarities[number] = rarityOf(found[number] ?? 0, documents.length) * favour(feature);
  return rarities;
}

/** The documents that have a feature, from `starts` of its number to `starts` of the next, each with what it is worth there. */
function postingsOf(documents: readonly Counts[], rarities: Float64Array) {
  const mean = documents.reduce((sum, document) => sum + document.sum, 0) / Math.max(1, documents.length);
  const starts = new Int32Array(rarities.length + 1);
  for (const { numbers } of documents) for (const number of numbers) starts[number + 1] = (starts[number + 1] ?? 0) + 1;
  for (let number = 0; number < rarities.length; number += 1) starts[number + 1] = (starts[number + 1] ?? 0) + (starts[number] ?? 0);
  const next = starts.slice();
  const documentAt = new Int32Array(starts[rarities.length] ?? 0);
  const weights = new Float32Array(documentAt.length);
  for (const [document, { numbers, counts, sum }] of documents.entries())
    for (let place = 0; place < numbers.length; place += 1) {
      const number = numbers[place] ?? 0;
      const count = counts[place] ?? 0;
      const at = next[number] ?? 0;
      next[number] = at + 1;
      documentAt[at] = document;
      weights[at] = ((rarities[number] ?? 0) * count * (SATURATION + 1)) / (count + SATURATION * (1 - LENGTH + (LENGTH * sum) / mean));
    }
  return { starts, documentAt, weights };
}
