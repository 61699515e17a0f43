import { slotted } from '../understand/acts/slotted.ts';
import { memoize } from '../understand/memoize.ts';
import { COMMON_QUESTION_WORDS } from '../understand/question-words-table.ts';
import type { QuestionAct, Topic } from './topic.ts';
import { TOPICS } from './topic-table.ts';
import { plainText, stemsOf, trigramsOf } from './words.ts';

export interface RankedTopic {
  topic: Topic & { act: QuestionAct };
  /** About 0 to 1; thresholds are in `answer-general.ts`. */
  score: number;
  /** Different words of the message that the topic has. */
  shared: number;
  /** The part of the message's weight that those words carry, 0 to 1. */
  coverage: number;
  /** Different words of the message that say what it is about and that the topic has; an exercise counts only where the topic is about it. */
  heads: number;
  /** Nearness to the topic's nearest phrasing, 0 to 1. */
  phrasing: number;
}

/** A strong word of a topic counts like a word of all its phrasings and more. */
const STRONG_WORD = 1.3;
const PAIR = 0.5;
/** Topics of another act than the one understood: the understanding may be wrong. */
const OTHER_ACT = 0.5;
/** Share of the best single phrasing in a score; the rest is the topic as a whole. */
const PHRASING_SHARE = 0.2;
/** A message this close to one phrasing asks just that. */
const SAME_PHRASING = 0.85;
/** Trigram overlap from which an unknown word counts as a known one. */
const ALIKE = 0.56;

interface Posting {
  at: number;
  weight: number;
  isStrong: boolean;
}

/** Concepts that ask, compare or measure, and are no subject. */
const ASKING_CONCEPTS =
  'why instead versus howmuch howlong when whatis hard heavy light between set rep order feel low weekday between muscle form old'
    .split(' ')
    .map((name) => `c_${name}`);
/** Acts whose topics may be about the exercise that is named. */
const OF_EXERCISES: ReadonlySet<QuestionAct> = new Set(['ask-exercise', 'ask-method']);
let asking: ReadonlySet<string> | undefined;

interface Index {
  idf: ReadonlyMap<string, number>;
  topics: ReadonlyMap<string, readonly Posting[]>;
  phrasings: ReadonlyMap<string, readonly Posting[]>;
  /** The topic of each phrasing. */
  topicOf: readonly number[];
  /** Known words by first letter, to find the nearest to a misspelt one. */
  byLetter: ReadonlyMap<string, readonly string[]>;
}

let built: Index | undefined;

/** Topics nearest to a message, best first. `act` is what the message was understood as; undefined when unknown. */
export function rankTopics(text: string, act: QuestionAct | undefined, most = 8): RankedTopic[] {
  built ??= buildIndex();
  const query = queryOf(text, built);
  const whole = add(query, built.topics, TOPICS.length);
  const single = add(query, built.phrasings, built.topicOf.length);
  const { shared, coverage } = sharedWords(query, built.topics);
  const heads = headWords(text, query, built);
  const best = new Float64Array(TOPICS.length);
  for (const [at, score] of single.entries()) {
    const topic = built.topicOf[at] ?? 0;
    if (score > (best[topic] ?? 0)) best[topic] = score;
  }
  return TOPICS.map((topic, at) => {
    const phrasing = best[at] ?? 0;
    const mixed = (1 - PHRASING_SHARE) * (whole[at] ?? 0) + PHRASING_SHARE * phrasing;
    const score = phrasing >= SAME_PHRASING ? Math.max(phrasing, mixed) : mixed;
    const weighed = act === undefined || topic.act === act ? score : score * OTHER_ACT;
    return { topic, score: weighed, shared: shared[at] ?? 0, coverage: coverage[at] ?? 0, heads: heads[at] ?? 0, phrasing };
  })
    .sort((a, b) => b.score - a.score)
    .slice(0, most);
}

/** Weight of a word that no topic has: a message full of them is about something else. */
const UNKNOWN = 1.4;

/** The words of a message with their weight, scaled to length 1. */
function queryOf(text: string, index: Index): Map<string, number> {
  const weights = new Map<string, number>();
  for (const feature of featuresOf(text)) {
    const known = index.idf.has(feature) ? { word: feature, share: 1 } : nearest(feature, index);
    if (known === undefined && !feature.includes(' ')) weights.set(feature, UNKNOWN);
    if (known === undefined) continue;
    const weight = known.share * (index.idf.get(known.word) ?? 0);
    if (weight > (weights.get(known.word) ?? 0)) weights.set(known.word, weight);
  }
  return scaled(weights);
}

/** How many words of the message that name a subject each topic has. */
function headWords(text: string, query: ReadonlyMap<string, number>, { topics }: Index): Float64Array {
  asking ??= new Set([
    ...ASKING_CONCEPTS,
    ...[...COMMON_QUESTION_WORDS].flatMap((word) => stemsOf(word).filter((stemmed) => !stemmed.startsWith('c_'))),
  ]);
  const { exercises, muscles } = slotted(plainText(text));
  const names = new Set([...exercises, ...muscles].flatMap((words) => stemsOf(words)));
  const heads = new Float64Array(TOPICS.length);
  for (const word of query.keys()) {
    if (word.includes(' ') || asking.has(word)) continue;
    for (const { at, isStrong } of topics.get(word) ?? [])
      if (!names.has(word) || (isStrong && OF_EXERCISES.has(TOPICS[at]?.act ?? 'ask-app'))) heads[at] = (heads[at] ?? 0) + 1;
  }
  return heads;
}

/** What a message and each topic have in common, pairs of words aside. */
function sharedWords(query: ReadonlyMap<string, number>, postings: Index['topics']): { shared: Float64Array; coverage: Float64Array } {
  const [shared, coverage] = [new Float64Array(TOPICS.length), new Float64Array(TOPICS.length)];
  const words = [...query].filter(([feature]) => !feature.includes(' '));
  const whole = words.reduce((sum, [, weight]) => sum + weight * weight, 0);
  for (const [word, weight] of words)
    for (const { at } of postings.get(word) ?? []) {
      shared[at] = (shared[at] ?? 0) + 1;
      coverage[at] = (coverage[at] ?? 0) + (weight * weight) / whole;
    }
  return { shared, coverage };
}

function add(query: ReadonlyMap<string, number>, postings: ReadonlyMap<string, readonly Posting[]>, count: number): Float64Array {
  const scores = new Float64Array(count);
  for (const [feature, weight] of query)
    for (const posting of postings.get(feature) ?? []) scores[posting.at] = (scores[posting.at] ?? 0) + weight * posting.weight;
  return scores;
}

/** Words and neighbouring pairs. */
function featuresOf(text: string): string[] {
  const stems = stemsOf(text);
  return [...stems, ...stems.slice(1).map((word, at) => `${stems[at]} ${word}`)];
}

const nearestWord = memoize((word) => (built === undefined ? undefined : searchNearest(word, built)), 2_000);

function nearest(word: string, index: Index): { word: string; share: number } | undefined {
  return word.length < 4 || word.includes(' ') || index.byLetter.size === 0 ? undefined : nearestWord(word);
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
  const asked = TOPICS.map((topic) => topic.asks.map((ask) => new Set(featuresOf(ask))));
  const topics = TOPICS.map((topic, at) => topicFeatures(topic, asked[at] ?? []));
  const counts = new Map<string, number>();
  for (const features of topics) for (const feature of features.keys()) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const idf = new Map(
    [...counts].map(([feature, count]) => [feature, Math.log(1 + TOPICS.length / count) * (feature.includes(' ') ? PAIR : 1)]),
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
    byLetter: groupByLetter(words),
  };
}

function groupByLetter(words: readonly string[]): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const word of words) groups.set(word.charAt(0), [...(groups.get(word.charAt(0)) ?? []), word]);
  return groups;
}

function topicFeatures(topic: Topic, asked: readonly ReadonlySet<string>[]): Map<string, number> {
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
