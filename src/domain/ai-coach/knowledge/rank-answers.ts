import { EMPTY_BRIEF } from '../person/brief-shape.ts';
import { slotted } from '../understand/acts/slotted.ts';
import { memoize } from '../understand/memoize.ts';
import { buildCosineIndex, type CosineIndex, type CountedText } from './cosine-index.ts';
import { OWN_TOPICS, type OwnTopic } from './own-topic-table.ts';
import { personOf } from './person.ts';
import { shapeOf } from './question-shape.ts';
import type { QuestionAct, Topic } from './topic.ts';
import { TOPICS } from './topic-table.ts';
import { ASKED } from './topics/asked-table.ts';
import { plainText, stemsOf } from './words.ts';

/** Something the coach can answer: a general topic, or a question about this person's own plan and log. */
export type Answerable = (Topic & { act: QuestionAct }) | OwnTopic;

export interface RankedAnswer {
  topic: Answerable;
  /** How well it answers the question, 0 to 1, comparable over all of them. */
  fit: number;
}

/** How likely the message is of an act, 0 to 1. */
export type Prior = (act: string) => number;

/** Pieces of words count half as much as words and pairs of words: they only find slips and other endings. */
const PIECES = 0.5;
/** The words that name a topic count as if two phrasings had them. */
const NAMING = 2;
/** How near a topic is whose phrasing was typed word for word; nothing else comes so near. */
const SAME_PHRASING = 1 + PIECES;
/** «What is it», part of a longer message, is nobody's phrasing. */
const PHRASING_STEMS_LEAST = 2;
/** What the likeliest act adds to the nearness of its topics. */
const LIKELY = 1;
/** From nearness to a fit that compares with those of the library and the plan. */
const TO_FIT = 0.8;
/** From this fit on an answer is about the question. Set on 990 messages of strangers, 584 of them with an answer here. */
export const FITS = 0.34;

/** What a clause of a longer message is worth: one that asks a little less than the whole. */
const ASKING_CLAUSE = 0.9;
const CLAUSE = 0.75;
const CLAUSE_WORDS_LEAST = 3;
/** Of a sentence with one telling word, such as «and how about the one on the side then», little is known. */
const THIN = 0.7;
const THIN_WORDS_LEAST = 6;
/** Stems that only ask. */
const ASKING: ReadonlySet<string> = new Set(['how', 'c_whatis']);
const CLAUSE_BREAK = /[.!?;,:\n]+ ?| (?:and|but|because|cos|so) (?=\w+ )| (?=how (?:many|much|long|often|heavy) )/;

const ANSWERABLE: readonly Answerable[] = [...TOPICS, ...OWN_TOPICS];

interface Indexes {
  words: CosineIndex;
  pieces: CosineIndex;
  /** The topics with a phrasing of exactly these stems. */
  phrasings: ReadonlyMap<string, readonly number[]>;
}

let built: Indexes | undefined;

/** What answers a question best, best first: the message as a whole, or a part of it that asks. */
export function rankAnswers(text: string, prior: Prior, most = 8): RankedAnswer[] {
  const near = new Float64Array(ANSWERABLE.length);
  for (const [part, share] of partsOf(plainText(text)))
    for (const [at, value] of nearnessOf(part, share === 1).entries()) if (value * share > (near[at] ?? 0)) near[at] = value * share;
  const sure = isThin(plainText(text)) ? THIN : 1;
  return ANSWERABLE.map((topic, at) => ({ topic, fit: sure * TO_FIT * (near[at] ?? 0) * (1 + LIKELY * prior(topic.act)) }))
    .sort((a, b) => b.fit - a.fit)
    .slice(0, most)
    .map(({ topic, fit }) => ({ topic, fit: Math.min(1, fit) }));
}

function isThin(plain: string): boolean {
  return (
    plain.split(' ').length >= THIN_WORDS_LEAST && new Set(stemsOf(plain).filter((stem) => !ASKING.has(stem))).size < PHRASING_STEMS_LEAST
  );
}

function partsOf(plain: string): [part: string, share: number][] {
  const clauses = plain.split(CLAUSE_BREAK).filter((clause) => clause.trim().split(' ').length >= CLAUSE_WORDS_LEAST);
  return [[plain, 1], ...clauses.map((clause): [string, number] => [clause, shapeOf(clause) === 'open' ? CLAUSE : ASKING_CLAUSE])];
}

/** How near each topic is to a text: cosine of their words weighed by rarity, and half that of the pieces of their words. */
function nearnessOf(plain: string, isWhole: boolean): Float64Array {
  const [stems, slots] = [stemsOf(plain), stemsOf(slotWords(plain))];
  const typed = nearnessOfStems(stems, isWhole || stems.length >= PHRASING_STEMS_LEAST);
  // «What is a glute bridge» asks for nobody's own glute bridge.
  const isOwned = OWNER.test(plain) || slots.some((stem) => !SLOT.test(stem) && !ASKING.has(stem));
  const withSlots = nearnessOfStems(slots, isOwned && (isWhole || slots.length >= PHRASING_STEMS_LEAST));
  return typed.map((value, at) => (isOwn(ANSWERABLE[at]) ? Math.max(value, withSlots[at] ?? 0) : value));
}

function nearnessOfStems(stems: readonly string[], maySame: boolean): Float64Array {
  built ??= buildIndexes();
  const [byWords, byPieces] = [built.words(stems), built.pieces(stems)];
  const near = byWords.map((value, at) => value + PIECES * (byPieces[at] ?? 0));
  const same = maySame ? built.phrasings.get(stems.join(' ')) : undefined;
  for (const at of same ?? []) near[at] = SAME_PHRASING + (near[at] ?? 0) * PIECES;
  return near;
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

/** An exercise, body part, day or number stands for any of its kind and says little of what is asked. */
const SLOT = /\bany(?:exercise?|bodypart|day|number)\b/;
const SLOT_WEIGHT = 0.3;
/** Words of somebody who asks about what is theirs. */
const OWNER = /\b(?:my|mine|me|i|our|we)\b/;

/** Words and neighbouring pairs. */
function wordFeatures(stems: readonly string[]): string[] {
  return [...stems, ...stems.slice(1).map((word, at) => `${stems[at]} ${word}`)];
}

const PIECE_LENGTHS = [3, 4] as const;
/** So many words are kept with their pieces; the phrasings have fewer. */
const PIECED_MOST = 12_000;

/** Runs of three and four letters within each word. */
function pieceFeatures(stems: readonly string[]): readonly string[] {
  const [first] = stems;
  return first !== undefined && stems.length === 1 ? piecesOf(first) : stems.flatMap(piecesOf);
}

const piecesOf = memoize((word: string): readonly string[] => {
  if (SLOT.test(word)) return [];
  const marked = `_${word}_`;
  return PIECE_LENGTHS.flatMap((length) =>
    Array.from({ length: Math.max(1, marked.length - length + 1) }, (_, at) => marked.slice(at, at + length)),
  );
}, PIECED_MOST);

/** Each word once, with how often it comes: its pieces are then taken once. */
function wordByWord(texts: readonly CountedText[]): CountedText[] {
  const counts = new Map<string, number>();
  for (const { stems, times } of texts) for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + times);
  return [...counts].map(([stem, times]) => ({ stems: [stem], times }));
}

function buildIndexes(): Indexes {
  const nobody = personOf({ plan: undefined, brief: EMPTY_BRIEF, unit: 'lb' });
  const texts = ANSWERABLE.map((topic) => ({
    asks: [
      ...topic.asks.map((ask) => stemsOf(isOwn(topic) ? slotsIn(ask) : ask)),
      ...(ASKED[topic.id] ?? []).map((ask) => stemsOf(isOwn(topic) ? slotWords(plainText(ask)) : ask)),
    ],
    naming: (topic.words ?? '').split(' ').flatMap((word) => (word.startsWith('c_') ? [word] : stemsOf(word))),
    answer: isOwn(topic) ? [] : stemsOf(typeof topic.answer === 'string' ? topic.answer : topic.answer(nobody)),
  }));
  const phrasings = new Map<string, number[]>();
  for (const [at, { asks }] of texts.entries())
    for (const ask of asks.filter((stems) => stems.length > 0)) phrasings.set(ask.join(' '), [...(phrasings.get(ask.join(' ')) ?? []), at]);
  const documents = texts.map(({ asks, naming, answer }) => [
    ...asks.map((stems) => ({ stems, times: 1 })),
    { stems: naming, times: NAMING },
    { stems: answer, times: 1 },
  ]);
  return {
    words: buildCosineIndex(documents, wordFeatures, (word) => (SLOT.test(word) ? SLOT_WEIGHT : 1)),
    pieces: buildCosineIndex(documents.map(wordByWord), pieceFeatures, () => 1),
    phrasings,
  };
}
