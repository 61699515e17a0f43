import { slotted } from '../understand/acts/slotted.ts';
import { memoize } from '../understand/memoize.ts';
import { COMMON_QUESTION_WORDS } from '../understand/question-words-table.ts';
import { explainedBy, spokenBy } from './explained.ts';
import { OWN_TOPICS, type OwnTopic } from './own-topic-table.ts';
import { type QuestionShape, shapeOf } from './question-shape.ts';
import type { QuestionAct, Topic } from './topic.ts';
import { TOPICS } from './topic-table.ts';
import { plainText, stemsOf, trigramsOf } from './words.ts';

/** Something the coach can answer: a general topic, or a question about this person's own plan and log. */
export type Answerable = (Topic & { act: QuestionAct }) | OwnTopic;

export interface RankedAnswer {
  topic: Answerable;
  /** How well it answers the question, 0 to 1, comparable over all of them. */
  fit: number;
}

/** How likely the message is of an act, 0 to 1. */
export type Prior = (act: string) => number;

/** What a topic loses that speaks of nothing in the question; without anything left unexplained it loses nothing (KNOW-2). */
const UNEXPLAINED = 0.5;
/** Shares of what tells that a topic is meant: the topic as a whole, how much of the question it has, and its nearest phrasing. */
const WHOLE = 0.35;
const COVERED = 0.35;
const PHRASED = 0.3;
/** Nearness to a topic as a whole from which nothing more is wanted. */
const WHOLE_FULL = 0.6;
/** What the form of the question, and the act understood, may take away. */
const FORM = 0.12;
const ACT = 0.2;
/** A question without a word of the topic's subject is not about it. */
const NO_SUBJECT = 0.55;
/** This near to a phrasing the question is that one, whatever its words. */
const SAME_PHRASING = 0.75;

/** A strong word of a topic counts like a word of all its phrasings and more. */
const STRONG_WORD = 1.3;
const PAIR = 0.5;
/** Words that many questions have say little; those that no topic has are about something else. */
const COMMON = 0.4;
const UNKNOWN = 3;
/** Trigram overlap from which an unknown word counts as a known one. */
const ALIKE = 0.56;

interface Posting {
  at: number;
  weight: number;
  isStrong: boolean;
}

interface Index {
  idf: ReadonlyMap<string, number>;
  topics: ReadonlyMap<string, readonly Posting[]>;
  phrasings: ReadonlyMap<string, readonly Posting[]>;
  /** The topic of each phrasing. */
  topicOf: readonly number[];
  shapes: readonly ReadonlySet<QuestionShape>[];
  spoken: ReturnType<typeof spokenBy>;
  /** Known words by first letter, to find the nearest to a misspelt one. */
  byLetter: ReadonlyMap<string, readonly string[]>;
}

const ANSWERABLE: readonly Answerable[] = [...TOPICS, ...OWN_TOPICS];
let built: Index | undefined;
let common: ReadonlySet<string> | undefined;

/** What answers a question best, best first: the message as a whole, or a part of it that asks. */
export function rankAnswers(text: string, prior: Prior, most = 8): RankedAnswer[] {
  built ??= buildIndex();
  const index = built;
  const plain = plainText(text);
  const fits = new Float64Array(ANSWERABLE.length);
  for (const [part, share] of partsOf(plain))
    for (const [at, fit] of fitsOf(part, index).entries()) if (fit * share > (fits[at] ?? 0)) fits[at] = fit * share;
  const ranked = ANSWERABLE.map((topic, at) => ({ topic, fit: (fits[at] ?? 0) * (1 - ACT + ACT * prior(topic.act)) }))
    .sort((a, b) => b.fit - a.fit)
    .slice(0, most);
  const [first, second] = ranked;
  const isAlone = first !== undefined && first.fit >= FITS_ALONE && first.fit >= ALONE * (second?.fit ?? 0);
  return isAlone ? [{ ...first, fit: Math.max(first.fit, FITS) }, ...ranked.slice(1)] : ranked;
}

/** From this fit on an answer is about the question; below nothing is said as if it were. Set on questions of the training voices. */
export const FITS = 0.4;
/** A little less is enough where nothing else comes near. */
const FITS_ALONE = 0.33;
const ALONE = 1.8;

/** What a clause of a longer message is worth: one that asks a little less than the whole. */
const ASKING_CLAUSE = 0.9;
const CLAUSE = 0.75;
const CLAUSE_WORDS_LEAST = 3;
const CLAUSE_BREAK = /[.!?;,:\n]+ ?| (?:and|but|because|cos|so) (?=\w+ )| (?=how (?:many|much|long|often|heavy) )/;

function partsOf(plain: string): [part: string, share: number][] {
  const clauses = plain.split(CLAUSE_BREAK).filter((clause) => clause.trim().split(' ').length >= CLAUSE_WORDS_LEAST);
  return [[plain, 1], ...clauses.map((clause): [string, number] => [clause, shapeOf(clause) === 'open' ? CLAUSE : ASKING_CLAUSE])];
}

/** How near each topic is to a text, by its words and its form, and how much of the text it leaves unexplained. */
function fitsOf(plain: string, index: Index): Float64Array {
  const explained = explainedBy(
    stemsOf(slotWords(plain)).filter((stem) => !SLOTS.has(stem)),
    index.spoken,
    {
      isCommon: (stem) => rarity(stem) < 1,
      nearest: (stem) => nearestKnown(stem, index)?.word,
    },
  );
  const [asTyped, withSlots] = [nearness(stemsOf(plain), index), nearness(stemsOf(slotWords(plain)), index)];
  const shape = shapeOf(plain);
  return Float64Array.from(ANSWERABLE, (topic, at) => {
    const typed = fitAt(at, asTyped);
    const near = isOwn(topic) ? Math.max(typed, fitAt(at, withSlots)) : typed;
    const formed = shape === 'open' || index.shapes[at]?.has(shape) === true ? near : near * (1 - FORM);
    const isSame = (asTyped.phrased[at] ?? 0) >= SAME_PHRASING;
    return isSame ? formed : formed * (1 - UNEXPLAINED * (1 - (explained[at] ?? 0)));
  });
}

function fitAt(at: number, { whole, covered, phrased, subject }: Nearness): number {
  const near = WHOLE * Math.min(1, (whole[at] ?? 0) / WHOLE_FULL) + COVERED * (covered[at] ?? 0) + PHRASED * (phrased[at] ?? 0);
  return (subject[at] ?? 0) > 0 || (phrased[at] ?? 0) >= SAME_PHRASING ? near : near * NO_SUBJECT;
}

export function isOwn(topic: Answerable | undefined): topic is OwnTopic {
  return topic !== undefined && !('answer' in topic);
}

/** A message with its exercises, body parts and days as words that the phrasings of own topics have too. */
function slotWords(plain: string): string {
  return slotsIn(slotted(plain).text);
}

function slotsIn(text: string): string {
  return text
    .replace(/\bEX\b/g, 'anyexercise')
    .replace(/\bMUS\b/g, 'anybodypart')
    .replace(/\bDAY\b/g, 'anyday')
    .replace(/\d+/g, 'anynumber');
}

interface Nearness {
  whole: Float64Array;
  /** The part of the question's weight that a topic has, 0 to 1. */
  covered: Float64Array;
  phrased: Float64Array;
  /** Words of the subject that it shares. */
  subject: Float64Array;
}

function nearness(stems: readonly string[], index: Index): Nearness {
  const query = weightsOf(stems, index);
  const single = add(scaled(query), index.phrasings, index.topicOf.length);
  const phrased = new Float64Array(ANSWERABLE.length);
  for (const [at, score] of single.entries()) {
    const topic = index.topicOf[at] ?? 0;
    if (score > (phrased[topic] ?? 0)) phrased[topic] = score;
  }
  return { whole: add(scaled(query), index.topics, ANSWERABLE.length), phrased, ...sharedWith(query, index) };
}

/** The words and pairs of a question with their weight. */
function weightsOf(stems: readonly string[], index: Index): Map<string, number> {
  const weights = new Map<string, number>();
  for (const feature of featuresOf(stems)) {
    const known = index.idf.has(feature) ? { word: feature, share: 1 } : nearestKnown(feature, index);
    if (known === undefined && feature.includes(' ')) continue;
    const weight = known === undefined ? UNKNOWN * rarity(feature) : known.share * (index.idf.get(known.word) ?? 0);
    const word = known?.word ?? feature;
    if (weight > (weights.get(word) ?? 0)) weights.set(word, weight);
  }
  return weights;
}

/** Exercises, body parts and days stand for any of their kind: they say little of what is asked. */
const SLOTS: ReadonlySet<string> = new Set(['anyexercise', 'anybodypart', 'anyday', 'anynumber']);

function rarity(stem: string): number {
  if (SLOTS.has(stem)) return COMMON;
  common ??= new Set([...COMMON_QUESTION_WORDS].flatMap((word) => stemsOf(word).filter((stemmed) => !stemmed.startsWith('c_'))));
  return common.has(stem) ? COMMON : 1;
}

/** How much of the question each topic has, pairs of words aside. */
function sharedWith(query: ReadonlyMap<string, number>, { topics }: Index): Pick<Nearness, 'covered' | 'subject'> {
  const [covered, subject] = [new Float64Array(ANSWERABLE.length), new Float64Array(ANSWERABLE.length)];
  const words = [...query].filter(([feature]) => !feature.includes(' '));
  const whole = words.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [word, weight] of words)
    for (const { at, isStrong } of topics.get(word) ?? []) {
      covered[at] = (covered[at] ?? 0) + weight / whole;
      if (rarity(word) === 1 || (isStrong && isOwn(ANSWERABLE[at]))) subject[at] = (subject[at] ?? 0) + 1;
    }
  return { covered, subject };
}

function add(query: ReadonlyMap<string, number>, postings: ReadonlyMap<string, readonly Posting[]>, count: number): Float64Array {
  const scores = new Float64Array(count);
  for (const [feature, weight] of query)
    for (const posting of postings.get(feature) ?? []) scores[posting.at] = (scores[posting.at] ?? 0) + weight * posting.weight;
  return scores;
}

/** Words and neighbouring pairs. */
function featuresOf(stems: readonly string[]): string[] {
  return [...stems, ...stems.slice(1).map((word, at) => `${stems[at]} ${word}`)];
}

const nearestWord = memoize((word) => (built === undefined ? undefined : searchNearest(word, built)), 2_000);

function nearestKnown(word: string, index: Index): { word: string; share: number } | undefined {
  return word.length < 4 || word.includes(' ') || index.byLetter.size === 0 || rarity(word) < 1 ? undefined : nearestWord(word);
}

function searchNearest(word: string, index: Index): { word: string; share: number } | undefined {
  const grams = trigramsOf(word);
  let found: { word: string; share: number } | undefined;
  for (const known of index.byLetter.get(word.charAt(0)) ?? []) {
    if (Math.abs(known.length - word.length) > 3) continue;
    const others = trigramsOf(known);
    const share = (2 * grams.filter((gram) => others.includes(gram)).length) / (grams.length + others.length);
    if (share >= ALIKE && share > (found?.share ?? 0)) found = { word: known, share };
  }
  return found;
}

function buildIndex(): Index {
  const asked = ANSWERABLE.map((topic) => topic.asks.map((ask) => new Set(featuresOf(stemsOf(isOwn(topic) ? slotsIn(ask) : ask)))));
  const topics = ANSWERABLE.map((topic, at) => topicFeatures(topic, asked[at] ?? []));
  const counts = new Map<string, number>();
  for (const features of topics) for (const feature of features.keys()) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const idf = new Map(
    [...counts].map(([feature, count]) => [
      feature,
      Math.log(1 + ANSWERABLE.length / count) * (feature.includes(' ') ? PAIR : rarity(feature)),
    ]),
  );
  const phrasings = asked.flatMap((asks, at) => asks.map((ask) => ({ at, features: new Map([...ask].map((feature) => [feature, 1])) })));
  const words = [...counts.keys()].filter((feature) => feature.length > 3 && !feature.includes(' ') && !feature.startsWith('c_'));
  return {
    idf,
    topics: posted(topics, idf),
    phrasings: posted(
      phrasings.map(({ features }) => features),
      idf,
    ),
    topicOf: phrasings.map(({ at }) => at),
    shapes: ANSWERABLE.map(({ asks }) => new Set(asks.map((ask) => shapeOf(plainText(ask))))),
    spoken: spokenBy(
      ANSWERABLE.map((topic, at) => ({
        features: [...(topics[at]?.keys() ?? [])].filter((feature) => !feature.includes(' ')),
        answer: isOwn(topic) ? undefined : topic.answer,
      })),
    ),
    byLetter: groupByLetter(words),
  };
}

function groupByLetter(words: readonly string[]): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const word of words) groups.set(word.charAt(0), [...(groups.get(word.charAt(0)) ?? []), word]);
  return groups;
}

function topicFeatures(topic: Answerable, asked: readonly ReadonlySet<string>[]): Map<string, number> {
  const weights = new Map<string, number>();
  const share = 1 / Math.sqrt(topic.asks.length);
  for (const ask of asked) for (const feature of ask) weights.set(feature, (weights.get(feature) ?? 0) + share);
  for (const [feature, weight] of weights) weights.set(feature, Math.min(1, 0.35 + weight * 0.5));
  for (const word of (topic.words ?? '').split(' ').flatMap((strong) => (strong.startsWith('c_') ? [strong] : stemsOf(strong))))
    weights.set(word, STRONG_WORD);
  return weights;
}

/** Inverted: for each feature the documents that have it, with weights scaled to length 1. */
function posted(documents: readonly ReadonlyMap<string, number>[], idf: ReadonlyMap<string, number>): Map<string, Posting[]> {
  const postings = new Map<string, Posting[]>();
  for (const [at, features] of documents.entries()) {
    const weights = scaled(new Map([...features].map(([feature, weight]) => [feature, weight * (idf.get(feature) ?? 0)])));
    for (const [feature, weight] of weights) {
      const posting = { at, weight, isStrong: features.get(feature) === STRONG_WORD };
      const list = postings.get(feature);
      if (list === undefined) postings.set(feature, [posting]);
      else list.push(posting);
    }
  }
  return postings;
}

function scaled(weights: ReadonlyMap<string, number>): Map<string, number> {
  const length = Math.hypot(...weights.values());
  return new Map([...weights].map(([feature, weight]) => [feature, length === 0 ? 0 : weight / length]));
}
